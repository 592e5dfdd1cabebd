/// The vote of several looks at the same print about its fields.
struct FieldVote {
    /// The fields of the lines of all looks together.
    let joined: [AssignedField]
    /// The fields of each look.
    let single: [[AssignedField]]

    /// The least certainty of a value that is told; less for dates, whose form proves something.
    private static let least = 0.45, leastOfDates = 0.3
    /// The least certainty of a value by which one look contradicts another.
    private static let leastOfRivals = 0.2
    /// The least certainty of a value that is told if looks differ, or if one look alone saw it.
    private static let sure = 0.9

    /// The fields that are told.
    var fields: [AssignedField] {
        let more = single.joined().filter { $0.segment.confidence >= Self.sure && !$0.isPartialDate }
            .sorted { $0.score > $1.score }
        return more.reduce(into: joined.filter(isSure)) { fields, field in
            let isNew = !fields.contains { $0.name == field.name || $0.isSame(as: field) }
            let isContested = (joined + single.joined()).contains {
                $0.name == field.name && !$0.isSame(as: field) && $0.segment.confidence >= Self.leastOfRivals
            }
            if isNew, !isContested { fields.append(field) }
        }
    }

    private func isSure(_ own: AssignedField) -> Bool {
        if own.isPartialDate { return false }
        let looks = single.compactMap { look in look.first { $0.name == own.name } }
        let agreeing = looks.count { $0.isSame(as: own) }
        if agreeing > 1, 2 * agreeing > looks.count { return true }
        // A text that is a part of this one was cut; if this is a part of another, it was cut itself.
        let others = looks.filter { !$0.isSame(as: own) && !$0.isPart(of: own) }
        let confidence = own.segment.confidence
        if others.contains(where: { own.isPart(of: $0) && $0.segment.confidence >= max(Self.least, confidence) }) {
            return false
        }
        // A text is put together of parts where no look alone has it, and some have another.
        if agreeing == 0, !others.isEmpty { return false }
        let least = own.isDate ? Self.leastOfDates : others.isEmpty ? Self.least : Self.sure
        return confidence >= least
    }
}

extension AssignedField {
    private var letters: String { String(FoldedText(value).characters) }

    /// True if both say the same, whatever marks and accents were seen.
    fileprivate func isSame(as other: AssignedField) -> Bool {
        isDate ? value == other.value : letters == other.letters && !letters.isEmpty
    }

    /// True if this was cut from the other one.
    fileprivate func isPart(of other: AssignedField) -> Bool {
        letters.count > 2 && letters.count < other.letters.count && other.letters.contains(letters)
    }

    fileprivate var isDate: Bool { CaptionTable.Subject.field(name).isDate }

    /// True of a date without its day.
    fileprivate var isPartialDate: Bool { isDate && value.count < 10 }
}
