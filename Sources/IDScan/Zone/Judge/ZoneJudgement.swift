import MRZ
import TextRecognition

/// The joint judgement of two readers and the check digits on a zone.
///
/// Check digits prove most characters: nothing else is possible if all of them hold. Names, nationality, sex and codes
/// have none; there the readers together have to be all but certain.
struct ZoneJudgement: Hashable {
    /// The places that were not read beyond doubt.
    private(set) var doubts: Set<ZonePlace> = []
    /// The columns, in each line that the second reader was asked about, at which it reads the same, or was not asked; both from 1.
    private(set) var agreed: [Int: Set<Int>] = [:]

    /// Judges a reading under a rule.
    init(of reading: ZoneReading, under rule: VerificationRule) {
        self.init(of: reading, CheckedPosteriors(of: reading), under: rule)
    }

    /// Judges a reading under a rule. The probabilities of its characters are known.
    ///
    /// As few characters are in doubt as possible: the others are all right with the probability that the rule asks for.
    init(of reading: ZoneReading, _ posteriors: CheckedPosteriors, under rule: VerificationRule) {
        let factor = reading.clarity.pitch < rule.thinPitch ? rule.thinFactor : 1
        var errors: [(place: ZonePlace, probability: Double)] = []
        for (index, line) in reading.zone.lines.enumerated() {
            let characters = Array(line)
            if let second = reading.second[index] {
                let agreed = characters.indices.filter {
                    $0 >= second.asked || second.has(characters[$0], inColumn: $0)
                }
                self.agreed[index + 1] = Set(agreed.map { $0 + 1 })
            }
            let unproven = Self.unprovenColumns(of: characters, line: index, of: reading)
            errors += characters.indices.map { column in
                let place = ZonePlace(line: index + 1, column: column + 1)
                if unproven.contains(column) { return (place, .infinity) }
                let seen = reading.lines[index].characters[column].confidence(in: characters[column])
                let error = factor * max(1 - posteriors[index, column], rule.unprovenShare * (1 - seen))
                return (place, reading.clarity.touched.contains(place) ? rule.touchedFactor * error : error)
            }
        }
        var rest = reading.clarity.isBlackAndWhite ? rule.mostErrorInBlackAndWhite : rule.mostError
        for (place, probability) in errors.sorted(by: { $0.probability < $1.probability }) {
            rest -= probability
            if rest < 0 { doubts.insert(place) }
        }
    }

    /// The judgement of a zone that the standard refutes as it is printed, which is no matter of doubt; nil for any other.
    init?(ofRefuted reading: ZoneReading) {
        guard VerificationStatus(reading.zone, hasDoubt: false) == .refuted else { return nil }
    }

    /// Doubts a place whatever the readers say.
    mutating func doubt(_ place: ZonePlace) { doubts.insert(place) }

    /// The second reader's opinion of a field.
    func agreement(on position: FieldPosition) -> ReaderAgreement {
        guard let columns = agreed[position.line] else { return .notAsked }
        return position.columns.allSatisfy(columns.contains) ? .agrees : .differs
    }
}

extension ZoneJudgement {
    /// The least certainty of the readers about a character that may be cut off. A `J` without its head is a `9` for
    /// all of them, with 0.92, and its check digit is the same.
    private static let leastOfCut = 0.97

    /// The columns, from 0, that nothing proves, however probable they are.
    ///
    /// A character that the format would not have there needs the second reader's consent. That does not suffice where
    /// it alone makes a code that is no State's, or no passport's or visa's: all readers take a worn `P` for an `R`.
    /// Uneven characters are in doubt whatever the second reader reads: both readers merge a doubled letter alike. Among
    /// specks, and of characters that stand elsewhere than those of other lines, only check digits prove anything.
    private static func unprovenColumns(
        of line: [Character], line index: Int, of reading: ZoneReading
    ) -> Set<Int> {
        guard reading.isReadByColumn else { return Set(line.indices) }
        let unexpected = reading.zone.deviations.filter { $0.isPerhapsMisread && $0.position.line == index + 1 }
        let uneven = reading.lines[index].unevenColumns
        let layout = Layout.of(reading.zone.format)
        return Set(
            line.indices.filter { column in
                let place = ZonePlace(line: index + 1, column: column + 1)
                if uneven.contains(column) || reading.clarity.unseen.contains(place) { return true }
                let seen = reading.lines[index].characters[column].confidence(in: line[column])
                if reading.clarity.cut.contains(place), seen < leastOfCut { return true }
                if reading.clarity.mayMislead(about: place),
                    !layout.isProved(line: index, column: column, in: reading.zone.lines)
                {
                    return true
                }
                let reasons = unexpected.filter { $0.position.columns.contains(column + 1) }
                let isConfirmed = reading.second[index]?.has(line[column], inColumn: column) == true
                return !reasons.isEmpty && !isConfirmed
                    || reasons.contains { $0.isMisread(in: line, of: reading.zone.format) }
            })
    }
}

extension Layout {
    /// True if check digits tell the character of a line and a column, both from 0, from others: the digit of an empty
    /// field may be a zero or a filler (Doc 9303-4, 4.2.2.2), which count the same.
    fileprivate func isProved(line: Int, column: Int, in lines: [String]) -> Bool {
        guard isProtected(line: line, column: column) else { return false }
        let own = checkDigits.first { $0.segment.line == line && $0.segment.columns.contains(column) }
        guard let own, own.characters.contains(UInt8(ascii: "<")) else { return true }
        let covered = own.covered.flatMap { Array(lines[$0.line].utf8)[$0.columns] }
        return covered.contains { $0 != UInt8(ascii: "<") }
    }
}

/// A character's place in a zone; lines and columns count from 1.
struct ZonePlace: Hashable {
    let line: Int
    let column: Int
}

extension Deviation {
    /// True where a misread character may be the reason.
    fileprivate var isPerhapsMisread: Bool {
        [
            .unexpectedCharacter, .impossibleCharacter, .impossibleDate, .unknownState, .unusualDocumentCode,
            .incompleteExpiryDate,
        ].contains(code)
    }

    /// True if one misread character explains it better than an issuer that deviates: a code of no State that is nearly one, in
    /// a line, or a passport or visa of another letter than `P` or `V`, which no issuer is known to print. Cards have others.
    fileprivate func isMisread(in line: [Character], of format: Format) -> Bool {
        switch code {
        case .unknownState:
            StateCode.isOneCharacterAway(
                String(line[position.columns.lowerBound - 1...position.columns.upperBound - 1]))
        case .unusualDocumentCode: [.td3, .mrva, .mrvb].contains(format)
        default: false
        }
    }
}
