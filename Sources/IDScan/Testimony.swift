import MRZ

/// What two readers together say of a zone.
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

/// A character's place in a zone; lines and columns count from 1.
struct ZonePlace: Hashable {
    let line: Int
    let column: Int
}
