import SystemLibrary
import TextRecognition

/// The evidence of all frames together for one column of a zone.
///
/// Evidence is added as logarithms of probabilities. A frame that sees nothing there finds all characters equally
/// probable, and changes nothing. As soon as one frame sees the column without a fault, frames with a fault have no
/// say.
struct ColumnEvidence: Hashable, Sendable {
    /// For each character, and for anything else, the sum of the logarithms of its probabilities, in hundredths: whole
    /// numbers give the same sum in any order, and are short when a session is encoded.
    private(set) var sums = [Int](repeating: 0, count: Self.classCount)
    /// The leads of the likeliest character of each frame: the sum, in hundredths, and the sum of the squares.
    private var (leads, squares) = (0, 0)
    /// The number of frames that were added, and the number of them that show other ink here.
    private var (count, touchedCount) = (0, 0)
    /// The fault that all added frames have; nil when they have none.
    private(set) var fault: FrameEvidence.Fault?
    /// The second reader's characters here: for each, the sum of its confidences, in hundredths.
    private var seconds: [String: Int] = [:]

    /// The characters, then anything else: none, two, or one that no reader names.
    private static let classCount = CharacterLattice.mrzAlphabet.count + 1
    /// The least probability of a character that a frame rules out.
    private static let least = 0.0000001
    /// A character that is less probable counts as anything else.
    private static let leastNamed = 0.0001
    private static let unit = 100.0
    /// No number is larger that comes from elsewhere.
    private static let most = 1 << 50

    /// Adds the evidence of a frame.
    mutating func add(_ column: FrameEvidence.Column) {
        if count > 0, Self.rank(column.fault) < Self.rank(fault) { self = ColumnEvidence() }
        guard count == 0 || column.fault == fault else { return }
        fault = column.fault
        count += 1
        touchedCount += column.isTouched ? 1 : 0
        let logs = Self.logarithms(of: column.character)
        for (place, value) in logs.enumerated() { sums[place] += value }
        let ranked = logs.sorted(by: >)
        let lead = ranked[0] - ranked[1]
        leads += lead
        squares += lead * lead
        guard let second = column.second else { return }
        let certainty = Int((second.confidence * Self.unit).rounded())
        seconds[String(second.character), default: 0] += certainty
    }

    /// True where most frames show other ink here.
    var isTouched: Bool { 2 * touchedCount > count }

    /// The second reader's character in most frames; nil where it has none.
    var second: AlternativeCharacter? {
        let best = seconds.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let best, let character = best.key.first else { return nil }
        return AlternativeCharacter(
            character: character, confidence: Double(best.value) / Double(max(1, seconds.values.reduce(0, +))))
    }

    /// The character that stands here.
    ///
    /// Frames of one camera err alike, so that all of them together count for less than their sum. Their leads count
    /// like the sides of a right angle: if all are equally sure, by the square root of their number. They never count
    /// for less than the surest one, unless another frame contradicts it.
    ///
    /// - Parameter extent: The part of the line that it takes.
    func character(in extent: ClosedRange<Double>) -> RecognizedCharacter {
        let weight = leads > 0 ? Double(squares).squareRoot() / Double(leads) : 0
        let highest = sums.max() ?? 0
        let shares = sums.map { exp(weight * Double($0 - highest) / Self.unit) }
        let least = Self.leastNamed * shares.reduce(0, +)
        let choices: [RecognizedCharacter.Choice] = shares.enumerated().map { place, share in
            let isNamed = place < Self.classCount - 1 && share >= least
            return (isNamed ? CharacterLattice.mrzAlphabet[place] : nil, share)
        }
        return RecognizedCharacter(character: "<", confidence: 1, alternatives: [], extent: extent)
            .weighed(choices, by: shares)
    }

    private static func rank(_ fault: FrameEvidence.Fault?) -> Int {
        switch fault {
        case nil: 0
        case .misleading: 1
        case .unseen: 2
        }
    }

    /// The probabilities of each character, and of anything else, as logarithms in hundredths.
    private static func logarithms(of character: RecognizedCharacter) -> [Int] {
        let choices = character.choices
        // What a frame does not name is one of the other characters, or anything else.
        let rest = (choices.last?.confidence ?? 0) / 2
        var probabilities = [Double](repeating: rest / Double(classCount - 1), count: classCount)
        probabilities[classCount - 1] = rest
        for choice in choices {
            guard let named = choice.character, let place = CharacterLattice.mrzAlphabet.firstIndex(of: named) else {
                continue
            }
            probabilities[place] = choice.confidence
        }
        return probabilities.map { Int((unit * log(max(least, $0))).rounded()) }
    }
}

extension ColumnEvidence: Codable {
    private enum CodingKeys: String, CodingKey {
        case sums = "s"
        case leads = "l"
        case squares = "q"
        case count = "n"
        case touchedCount = "t"
        case fault = "f"
        case seconds = "o"
    }

    /// True if these may be sums over frames; whatever comes from elsewhere has to be asked.
    var isSound: Bool {
        let numbers = sums + [leads, squares, count, touchedCount] + seconds.values
        return sums.count == Self.classCount && numbers.allSatisfy { (-Self.most...Self.most).contains($0) }
    }
}
