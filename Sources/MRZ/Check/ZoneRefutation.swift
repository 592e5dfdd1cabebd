/// The reasons why a zone is refuted, in words.
public struct ZoneRefutation: Hashable, Sendable {
    /// The number of places of one kind that are named; the rest are counted.
    private static let mostPlaces = 3

    /// The reasons, a clause for each; empty for a zone without errors. They name places and single characters,
    /// never the text of a field.
    public let reasons: [String]

    /// Collects the reasons.
    ///
    /// - Parameters:
    ///   - checkDigits: The report of each check digit of the zone.
    ///   - deviations: The parts that the format does not allow.
    ///   - format: The format of the zone.
    public init(checkDigits: [CheckDigitReport], deviations: [Deviation], in format: Format) {
        let refuting = deviations.filter { $0.code.refutes }
        let unreadable = refuting.filter { $0.code == .impossibleCharacter }.map { $0.position }
        let named = refuting.prefix(Self.mostPlaces).map { "\($0.position): \($0.message)" }
        let more = refuting.count - named.count
        reasons =
            named + (more > 0 ? ["\(more) more such places"] : [])
            + checkDigits.filter { $0.verdict == .fails }.map { digit in
                digit.reason(isUnreadable: digit.covers(anyOf: unreadable, in: format))
            }
    }
}

extension MachineReadableZone {
    /// The reasons why the ``verdict`` is that the zone fails, a clause for each; empty if it does not.
    public var refutations: [String] {
        ZoneRefutation(checkDigits: checkDigits, deviations: deviations, in: format).reasons
    }
}

extension CheckDigitReport {
    /// True if the digit covers a place, in a zone whose lines are as long as the format's.
    fileprivate func covers(anyOf places: [FieldPosition], in format: Format) -> Bool {
        guard !places.isEmpty, let layout = Layout.of(format).checkDigit(for: field) else { return false }
        return layout.covered.map(FieldPosition.init).contains { covered in
            places.contains { $0.line == covered.line && $0.columns.overlaps(covered.columns) }
        }
    }

    /// The reason why the digit fails. Where it covers a character that no zone has, its computed value means nothing.
    fileprivate func reason(isUnreadable: Bool) -> String {
        let name = field.rawValue
        if isUnreadable { return "the check digit of \(name) covers a character that no zone has there" }
        guard let character = printed.asciiValue, CharacterClass.all.contains(character) else {
            return "\(name) prints a character that no zone has for its check digit, which computes to \(computed)"
        }
        if character == UInt8(ascii: "<") {
            return "\(name) prints a filler for its check digit, which computes to \(computed)"
        }
        return "\(name) prints \(printed), computes to \(computed)"
    }
}
