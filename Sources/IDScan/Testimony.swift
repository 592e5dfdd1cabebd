import MRZ
import TextRecognition

/// What two readers and the check digits together say of a zone.
///
/// Check digits prove most characters: what else was possible is not, knowing that all of them hold. Names, nationality, sex
/// and codes have none. There a character is beyond doubt when the readers together are all but certain of it.
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
        self.init(of: reading, CheckedPosteriors(of: reading), under: rule)
    }

    /// Judges a reading, of which it is known how probable its characters are, under a rule.
    init(of reading: ZoneReading, _ posteriors: CheckedPosteriors, under rule: VerificationRule) {
        for (index, line) in reading.zone.lines.enumerated() {
            let characters = Array(line)
            if let second = reading.second[index] {
                let agreed = characters.indices.filter { second.has(characters[$0], inColumn: $0) }
                self.agreed[index + 1] = Set(agreed.map { $0 + 1 })
            }
            let doubtful = Self.doubtfulColumns(of: characters, line: index, of: reading, posteriors, under: rule)
            doubts.formUnion(doubtful.map { ZonePlace(line: index + 1, column: $0 + 1) })
        }
    }

    /// The columns, from 0, that neither the readers nor a check digit prove.
    ///
    /// A character that the format would not have there needs the second reader's word; where it alone makes a code that is
    /// no State's, that does not suffice: all readers take a worn `P` for an `R`. Uneven characters are in doubt whatever it
    /// says, too: both readers merge a doubled letter alike. In a picture in black and white nothing makes up for what was
    /// lost, not even a check digit.
    private static func doubtfulColumns(
        of line: [Character], line index: Int, of reading: ZoneReading, _ posteriors: CheckedPosteriors,
        under rule: VerificationRule
    ) -> [Int] {
        guard reading.isReadByColumn else { return Array(line.indices) }
        let (layout, clarity) = (Layout.of(reading.zone.format), reading.clarity)
        let isPoor = reading.doubtedCount > rule.mostDoubted
        let unexpected = reading.zone.deviations.filter { $0.isPerhapsMisread && $0.position.line == index + 1 }
        let uneven = reading.lines[index].unevenColumns
        // A digit that a repair made hold has told what it knows.
        let provesMore = !clarity.isBlackAndWhite && reading.zone.corrections.isEmpty
        return line.indices.filter { column in
            let place = ZonePlace(line: index + 1, column: column + 1)
            if uneven.contains(column) || !clarity.isSeen(place) { return true }
            let isConfirmed = reading.second[index]?.has(line[column], inColumn: column)
            let reasons = unexpected.filter { $0.position.columns.contains(column + 1) }
            if !reasons.isEmpty, isConfirmed != true { return true }
            if reasons.contains(where: { $0.isStateMisread(in: line) }) { return true }
            let isProtected = layout.isProtected(line: index, column: column)
            let isClear = clarity.isClear(place, under: rule) && isConfirmed != false
            let least = rule.leastPosterior(
                isPoor: isPoor, isClear: isClear && !isProtected, isChecked: isProtected && provesMore)
            return posteriors[index, column] < least
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

    /// Whether it is a code of no State that one misread character explains, in a line.
    fileprivate func isStateMisread(in line: [Character]) -> Bool {
        let columns = position.columns.lowerBound - 1...position.columns.upperBound - 1
        return code == .unknownState && StateCode.isOneCharacterAway(String(line[columns]))
    }
}
