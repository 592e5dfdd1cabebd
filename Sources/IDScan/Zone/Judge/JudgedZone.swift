import MRZ

/// A zone that was read, and the judgement on it: only here is a status.
///
/// There is no way to make one without a rule, but for a zone that the standard refutes whatever the readers say.
@dynamicMemberLookup
struct JudgedZone {
    /// The reading, and the evidence for it.
    let reading: ZoneReading
    /// The judgement of the evidence.
    private(set) var judgement: ZoneJudgement
    /// True where it may go on where it is not seen.
    private(set) var isEndInDoubt = false

    /// Judges a reading under a rule. The probabilities of its characters are known.
    init(_ reading: ZoneReading, _ posteriors: CheckedPosteriors, under rule: VerificationRule) {
        self.reading = reading
        judgement = ZoneJudgement(of: reading, posteriors, under: rule)
    }

    /// Takes a reading that contradicts the standard as it is printed; nil for any other.
    init?(refuted reading: ZoneReading) {
        guard let judgement = ZoneJudgement(ofRefuted: reading) else { return nil }
        (self.reading, self.judgement) = (reading, judgement)
    }

    /// A value of the reading.
    subscript<Value>(dynamicMember property: KeyPath<ZoneReading, Value>) -> Value { reading[keyPath: property] }

    /// The proof about the zone.
    var status: VerificationStatus { VerificationStatus(reading.zone, hasDoubt: !judgement.doubts.isEmpty) }

    /// True if a check digit fails, and both readers read each character alike: it is printed so.
    var isPrintedWrong: Bool { status == .refuted && reading.isReadAlike }

    /// True if a character of a field is in doubt.
    func isInDoubt(_ position: FieldPosition) -> Bool {
        position.columns.contains { judgement.doubts.contains(ZonePlace(line: position.line, column: $0)) }
    }

    /// Doubts the last character of each line, of a zone that may go on where it is not seen.
    ///
    /// A visa of format A whose right end is covered has the fields and the check digits of a visa of format B. Format
    /// B has no check digit at its end.
    mutating func doubtItsEnd() {
        isEndInDoubt = true
        for (index, line) in reading.zone.lines.enumerated() {
            judgement.doubt(ZonePlace(line: index + 1, column: line.count))
        }
    }
}
