import MRZ
import TextRecognition

/// Says which characters of a reading were not read beyond doubt, asking a second reader where the first hesitates.
///
/// Check digits prove most characters; names, nationality, sex and codes have none. There a character is beyond doubt
/// when the network is all but certain, or when Tesseract, which shares nothing with it, reads the same.
struct SecondWitness: ~Copyable {
    private var engine: TesseractEngine

    init() throws(TextRecognitionError) {
        engine = try TesseractEngine()
    }

    /// The places of a reading that neither reader is sure of, and those where characters stand unevenly, of which no
    /// reader is: both merge a doubled letter alike. None where a check digit fails, which is worse.
    mutating func doubts(about reading: ZoneReading) throws -> Set<ZonePlace> {
        guard reading.zone.verdict != .fails else { return [] }
        var doubts: Set<ZonePlace> = []
        for (index, line) in reading.zone.lines.enumerated() {
            let uneven = reading.lines[index].unevenColumns
            doubts.formUnion(uneven.map { ZonePlace(line: index + 1, column: $0 + 1) })
            let hesitant = hesitations(in: Array(line), line: index, of: reading)
            guard !hesitant.isEmpty else { continue }
            let agreed = try agreement(with: Array(line), on: reading.views[index])
            doubts.formUnion(hesitant.subtracting(agreed).map { ZonePlace(line: index + 1, column: $0 + 1) })
        }
        return doubts
    }

    /// The columns, from 0, of which the network alone is no sufficient witness: where it is not sure, where a check
    /// digit overruled it, and where what it read is not what the format would have there.
    private func hesitations(in line: [Character], line index: Int, of reading: ZoneReading) -> Set<Int> {
        let layout = Layout.of(reading.zone.format)
        let characters = reading.lines[index].characters
        let unexpected = reading.zone.deviations.filter { $0.isPerhapsMisread && $0.position.line == index + 1 }
        return Set(
            characters.indices.filter { column in
                characters[column].character != line[column]
                    || unexpected.contains { $0.position.columns.contains(column + 1) }
                    || !characters[column].isBeyondDoubt(isProtected: layout.isProtected(line: index, column: column))
            })
    }

    /// The columns, from 0, at which Tesseract reads the same.
    private mutating func agreement(with line: [Character], on view: LineView) throws -> Set<Int> {
        let second = try engine.recognizeLine(in: view.crop).line.characters.map(\.character)
        return Set(second.difference(from: line).agreedOffsets(in: line))
    }
}

extension Deviation {
    /// Whether a misread character may be the reason.
    fileprivate var isPerhapsMisread: Bool {
        [.unexpectedCharacter, .impossibleDate, .unknownState, .incompleteExpiryDate].contains(code)
    }
}

extension RecognizedCharacter {
    /// The confidence from which on a character that no check digit protects needs no second witness.
    private static let certain = 0.9995
    /// The confidence below which even a check digit is no sufficient witness: too many guesses satisfy it.
    private static let guess = 0.7
    /// The probability above which a character of equal check value counts as a rival, because no digit tells them
    /// apart.
    private static let rival = 0.002

    /// Whether the network alone, with the check digit that may cover this place, proves the character.
    func isBeyondDoubt(isProtected: Bool) -> Bool {
        guard isProtected else { return confidence >= Self.certain }
        return confidence >= Self.guess
            && !alternatives.contains { $0.confidence > Self.rival && $0.character.hasCheckValue(of: character) }
    }
}

extension Character {
    /// Whether a check digit cannot tell two characters apart (Doc 9303-3, 4.9).
    fileprivate func hasCheckValue(of other: Character) -> Bool {
        guard let left = asciiValue.flatMap(CheckDigit.value), let right = other.asciiValue.flatMap(CheckDigit.value)
        else { return false }
        return left % 10 == right % 10
    }
}

extension CollectionDifference<Character> {
    /// The offsets of the characters of `line`, the collection it was made from, that it leaves in place.
    fileprivate func agreedOffsets(in line: [Character]) -> [Int] {
        let removed = Set(removals.map(\.offset))
        return line.indices.filter { !removed.contains($0) }
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
