import MRZ
import TextRecognition

/// The evidence of one frame for each character of a zone. The format and the check digits are not part of it: they
/// hold for all frames together, and count once.
struct FrameEvidence {
    /// The format of the zone.
    let format: Format
    /// The columns of each line.
    let lines: [[Column]]
    /// The number of columns that the second reader was shown in each line; nil where it was not asked.
    let asked: [Int?]
    /// True where the zone ends where its lines do.
    let isEndSeen: Bool
    /// The other signs of how far it can be trusted.
    let isBlackAndWhite: Bool, pitch: Double

    /// The evidence of a frame for one column.
    struct Column {
        /// The possible characters, of both readers together.
        let character: RecognizedCharacter
        /// The second reader's character there; nil where it has none, or was not asked.
        let second: AlternativeCharacter?
        /// The fault of this reading; nil when it has none.
        let fault: Fault?
        /// True where other ink reaches it.
        let isTouched: Bool
    }

    /// A reason why the readings of a character may mislead, however sure they are of it.
    enum Fault: String, Codable {
        /// It was not seen as a character: nothing proves the one that stands there.
        case unseen
        /// It may be another one: only check digits tell.
        case misleading
    }

    /// The characters of each line by this frame alone, knowing the ones that the format allows.
    var characters: [[RecognizedCharacter]] {
        lines.enumerated().map { $1.map(\.character).expecting(Layout.of(format), line: $0) }
    }
}

extension FrameEvidence {
    /// The least certainty of the readers about a character that may be cut off.
    private static let leastOfCut = 0.97
    /// More pixels than this from one character to the next change nothing.
    private static let mostPitch = 1000.0

    /// Takes the evidence of a frame; nil when its lines are not those of the format.
    init?(_ judged: JudgedZone) {
        let reading = judged.reading
        let lengths = Layout.of(reading.zone.format).lineLengths
        guard reading.views.count == lengths.count, reading.lines.map(\.characters.count) == lengths else { return nil }
        var lines: [[Column]] = []
        for (index, view) in reading.views.enumerated() {
            guard let characters = view.decoding.characters(ofLineOf: lengths[index]) else { return nil }
            lines.append(Self.columns(of: characters, line: index, of: reading))
        }
        self.init(
            format: reading.zone.format, lines: lines, asked: reading.second.map { $0?.asked },
            isEndSeen: !judged.isEndInDoubt, isBlackAndWhite: reading.clarity.isBlackAndWhite,
            pitch: min(reading.clarity.pitch, Self.mostPitch))
    }

    /// Returns the evidence of a frame for the columns of a line, from 0.
    ///
    /// - Parameters:
    ///   - characters: The characters that both networks see, whatever the format allows.
    ///   - line: The line.
    ///   - reading: The zone.
    private static func columns(
        of characters: [RecognizedCharacter], line: Int, of reading: ZoneReading
    ) -> [Column] {
        let (uneven, clarity) = (reading.lines[line].unevenColumns, reading.clarity)
        return characters.enumerated().map { column, first in
            let place = ZonePlace(line: line + 1, column: column + 1)
            let second = reading.second[line].flatMap { column < $0.asked ? $0.characters[column] : nil }
            let character = second.map(first.joined) ?? first
            let isCut = clarity.cut.contains(place) && character.confidence < leastOfCut
            let isUnseen =
                !reading.isReadByColumn || uneven.contains(column) || clarity.unseen.contains(place) || isCut
            return Column(
                character: character, second: second,
                fault: isUnseen ? .unseen : clarity.mayMislead(about: place) ? .misleading : nil,
                isTouched: clarity.touched.contains(place))
        }
    }
}
