import MRZ
import TextRecognition

/// What two readers and the check digits together say of a zone.
///
/// Check digits prove most characters; names, nationality, sex and codes have none. There a character is beyond doubt when
/// both readers together are all but certain of it.
struct Testimony: Hashable {
    /// The places that were not read beyond doubt.
    var doubts: Set<ZonePlace> = []
    /// Of each line that the second reader was asked about, the columns at which it reads the same; both from 1.
    var agreed: [Int: Set<Int>] = [:]

    /// What the second reader says of a field.
    func agreement(on position: FieldPosition) -> ReaderAgreement {
        guard let columns = agreed[position.line] else { return .notAsked }
        return position.columns.allSatisfy(columns.contains) ? .agrees : .differs
    }
}

extension Testimony {
    /// Judges a reading under a rule.
    init(of reading: ZoneReading, under rule: VerificationRule) {
        doubts = reading.exchangeablePlaces(under: rule)
        for (index, line) in reading.zone.lines.enumerated() {
            let characters = Array(line)
            if let second = reading.second[index] {
                let agreed = characters.indices.filter { second.has(characters[$0], inColumn: $0) }
                self.agreed[index + 1] = Set(agreed.map { $0 + 1 })
            }
            let doubtful = Self.doubtfulColumns(of: characters, line: index, of: reading, under: rule)
            doubts.formUnion(doubtful.map { ZonePlace(line: index + 1, column: $0 + 1) })
        }
    }

    /// The columns, from 0, that neither the readers nor a check digit prove.
    ///
    /// A character that a check digit put right, and one that the format would not have there, need the second reader's
    /// word. Uneven characters are in doubt whatever it says: both readers merge a doubled letter alike.
    private static func doubtfulColumns(
        of line: [Character], line index: Int, of reading: ZoneReading, under rule: VerificationRule
    ) -> [Int] {
        let layout = Layout.of(reading.zone.format)
        let characters = reading.lines[index].characters
        let unexpected = reading.zone.deviations.filter { $0.isPerhapsMisread && $0.position.line == index + 1 }
        let uneven = reading.lines[index].unevenColumns
        return characters.indices.filter { column in
            if uneven.contains(column) { return true }
            let isCorrected = characters[column].character != line[column]
            let isUnexpected = unexpected.contains { $0.position.columns.contains(column + 1) }
            if isCorrected || isUnexpected, reading.second[index]?.has(line[column], inColumn: column) != true {
                return true
            }
            let isProtected = layout.isProtected(line: index, column: column)
            let isProven =
                characters[column].isBeyondDoubt(
                    isProtected: isProtected,
                    isClear: reading.clarity.isClear(line: index, column: column, under: rule),
                    under: rule)
                && (isProtected || reading.isReadByColumn)
            return !isCorrected && !isProven
        }
    }
}

/// A character's place in a zone; lines and columns count from 1.
struct ZonePlace: Hashable {
    let line: Int
    let column: Int
}

extension Deviation {
    /// Whether a misread character may be the reason.
    fileprivate var isPerhapsMisread: Bool {
        [.unexpectedCharacter, .impossibleDate, .unknownState, .incompleteExpiryDate].contains(code)
    }
}

extension RecognizedCharacter {
    /// Whether the readers, with the check digit that may cover this place, prove the character.
    ///
    /// - Parameters:
    ///   - isProtected: Whether a check digit covers it.
    ///   - isClear: Whether it is seen clearly.
    ///   - rule: What it takes.
    func isBeyondDoubt(
        isProtected: Bool, isClear: Bool = false, under rule: VerificationRule = VerificationRule()
    ) -> Bool {
        guard isProtected else {
            return confidence >= (isClear ? min(rule.certain, rule.certainIfClear) : rule.certain)
        }
        return shareAmongCharacters >= rule.guess && !hasRival(under: rule)
    }

    /// The confidence, given that one character stands here, not none and not two: where a check digit has settled that.
    private var shareAmongCharacters: Double {
        let all = alternatives.reduce(confidence) { $0 + $1.confidence }
        return all > 0 ? confidence / all : 0
    }

    /// Whether another character is possible that no check digit tells apart from this one.
    private func hasRival(under rule: VerificationRule) -> Bool {
        alternatives.contains { $0.confidence > rule.rival && $0.character.hasCheckValue(of: character) }
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
