extension FieldReader {
    /// Divides a name at the first `<<` (Doc 9303-4, 4.2.3).
    ///
    /// A name without one, or with nothing behind it, is all primary identifier. One that ends in the last column may
    /// have been cut, and nothing says in which of its parts.
    mutating func names(_ field: FieldLayout) -> [Field] {
        let columns = field.segment.columns
        let used = columns.prefix(through: lastLetter(in: field.segment))
        let separator = used.dropLast().first { isFiller($0, in: field.segment) && isFiller($0 + 1, in: field.segment) }
        let surname = columns.lowerBound..<(separator ?? used.upperBound)
        let givenNames = separator.map { $0 + 2..<used.upperBound } ?? used.upperBound..<used.upperBound
        let isTruncated = used.upperBound == columns.upperBound
        if surname.isEmpty {
            note(.emptySurname, at: field.segment, "the name has no primary identifier")
        }
        return [(FieldName.surname, surname), (.givenNames, givenNames)].map { name, columns in
            identifier(name, columns: columns, of: field.segment, isTruncated: isTruncated && !columns.isEmpty)
        }
    }

    /// Reads a name of one identifier.
    func identifier(_ field: FieldLayout) -> Field {
        let columns = field.segment.columns
        let used = columns.prefix(through: lastLetter(in: field.segment))
        return identifier(
            field.name, columns: used, of: field.segment, isTruncated: used.upperBound == columns.upperBound)
    }

    private func identifier(
        _ name: FieldName, columns: Range<Int>, of segment: ZoneSegment, isTruncated: Bool
    ) -> Field {
        let printed = columns.isEmpty ? "" : text.text(of: ZoneSegment(line: segment.line, columns: columns))
        return Field(
            name, value: printed.withSpacesForFillers, text: printed,
            position: FieldPosition(segment.subsegment(columns)), check: check(over: segment), isTruncated: isTruncated)
    }

    /// The last column of a segment that holds no filler; the column before the segment if there is none.
    private func lastLetter(in segment: ZoneSegment) -> Int {
        segment.columns.last { !isFiller($0, in: segment) } ?? segment.columns.lowerBound - 1
    }

    private func isFiller(_ column: Int, in segment: ZoneSegment) -> Bool {
        text.characters[layout.offset(line: segment.line, column: column)] == UInt8(ascii: "<")
    }
}

extension String {
    /// The text with a space for every run of fillers, and none at the ends.
    var withSpacesForFillers: String {
        split(separator: "<").joined(separator: " ")
    }

    /// The text up to its last character that is no filler.
    var droppingFillersAtEnd: String {
        let kept = unicodeScalars.reversed().drop { $0 == "<" }.count
        return String(unicodeScalars.prefix(kept))
    }
}
