extension FieldReader {
    /// Divides a name at the first `<<` (Doc 9303-4, 4.2.3).
    ///
    /// A name without one, or with nothing behind it, is all primary identifier. One that ends in the last column may
    /// have been cut, and nothing says in which of its parts.
    mutating func names(_ field: FieldLayout) -> (surname: Field, givenNames: Field) {
        let line = field.segment.line
        let used = text.used(of: field.segment).columns
        let separator = used.dropLast().first {
            text.isFiller(line: line, column: $0) && text.isFiller(line: line, column: $0 + 1)
        }
        let surname = used.lowerBound..<(separator ?? used.upperBound)
        let givenNames = (separator.map { $0 + 2 } ?? used.upperBound)..<used.upperBound
        if surname.isEmpty {
            note(.emptySurname, at: field.segment, "the name has no primary identifier")
        }
        return (
            identifier(.surname, columns: surname, of: field.segment),
            identifier(.givenNames, columns: givenNames, of: field.segment)
        )
    }

    /// Reads a name of one identifier.
    func identifier(_ field: FieldLayout) -> Field {
        identifier(field.name, columns: text.used(of: field.segment).columns, of: field.segment)
    }

    private func identifier(_ name: FieldName, columns: Range<Int>, of segment: ZoneSegment) -> Field {
        let printed = text.text(of: ZoneSegment(line: segment.line, columns: columns))
        let isFull = !text.isFiller(line: segment.line, column: segment.columns.upperBound - 1)
        var identifier = Field(
            name, value: printed.withSpacesForFillers, text: printed,
            position: text.position(of: segment.subsegment(columns)), check: check(over: segment))
        identifier.isTruncated = isFull && !columns.isEmpty
        return identifier
    }
}

extension String {
    /// The text with a space for every run of fillers, and none at the ends.
    var withSpacesForFillers: String {
        let filler = UInt8(ascii: "<")
        guard utf8.contains(filler) else { return self }
        return String(unsafeUninitializedCapacity: utf8.count) { buffer in
            var count = 0
            var follows = false
            for character in utf8 {
                if character == filler {
                    follows = count > 0
                } else {
                    if follows {
                        buffer[count] = UInt8(ascii: " ")
                        count += 1
                    }
                    buffer[count] = character
                    count += 1
                    follows = false
                }
            }
            return count
        }
    }
}
