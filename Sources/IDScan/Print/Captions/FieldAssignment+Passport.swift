import MRZ

/// The fields of a passport whose captions are too small to be read, by the order that Doc 9303-4 prescribes.
///
/// The first row has the document code, the State and the number. The surname stands below the code, the given names below that.
extension FieldAssignment {
    /// The distance of one of these rows to the next, in heights of the State's code.
    private static let rowStep = 1.7...5.0
    /// The distance of their left edges, the height of their letters, and the way from them to the State, in heights of its code.
    private static let indent = 1.0, letters = 0.7...1.6, column = 25.0
    /// The score of a value that its place alone tells.
    private static let placeScore = 2.0

    /// The fields of the first row, and the names, that no caption told.
    func passportFields(besides fields: [AssignedField]) -> [AssignedField] {
        guard let row = passportRow else { return [] }
        let names = passportNames(below: row)
        // A name that a caption told elsewhere shows that this page has another order.
        let isOther = fields.contains { field in
            field.name == .fullName || names.contains { $0.name == field.name && !$0.segment.overlaps(field.segment) }
        }
        let told = [(VisualFieldName.documentCode, row.code), (.issuingState, row.state)].compactMap { name, segment in
            segment.map {
                AssignedField(name: name, segment: $0, text: $0.text, value: $0.text, score: Self.placeScore)
            }
        }
        let found = (isOther ? [] : names) + [row.number].compactMap(\.self) + told
        return found.filter { field in
            !fields.contains { $0.name == field.name || $0.segment.overlaps(field.segment) }
        }
    }

    /// The first row: a single letter is often not seen.
    private typealias Row = (code: PrintSegment?, state: PrintSegment, number: AssignedField?)

    private var passportRow: Row? {
        let whole = print.values.filter { $0.leftOut == 0 }
        let states = whole.filter { $0.text.count == 3 && StateCode($0.text) != nil }
        let codes = whole.filter { (1...2).contains($0.text.count) && $0.text.first == "P" }
        for state in states {
            if let code = codes.first(where: { isInRow(state, with: $0) }) {
                return (code, state, passportNumber(behind: state))
            }
        }
        guard DocumentHeading(of: print, by: .builtIn).type == .passport else { return nil }
        return states.lazy.compactMap { state in passportNumber(behind: state).map { (nil, state, $0) } }.first
    }

    /// True if a text stands to the right of another, in its row.
    private func isInRow(_ segment: PrintSegment, with first: PrintSegment) -> Bool {
        let (own, other) = (segment.place, first.place)
        return own.left > other.right && abs(own.middle - other.middle) < max(own.height, other.height)
    }

    private func passportNumber(behind state: PrintSegment) -> AssignedField? {
        let numbers = print.values.compactMap { value -> AssignedField? in
            guard value.leftOut == 0, isInRow(value, with: state),
                let reading = sense.reading(of: value.text, as: .field(.documentNumber)), reading.text == value.text,
                let number = sense.value(of: reading.text, as: .documentNumber), number.count > 6
            else { return nil }
            return AssignedField(
                name: .documentNumber, segment: value, text: value.text, value: number, score: Self.placeScore)
        }
        return numbers.count == 1 ? numbers.first : nil
    }

    /// The two lines of names below the row; none where one name takes several lines, or has a line in another script.
    private func passportNames(below row: Row) -> [AssignedField] {
        let (first, height) = (row.state.place, row.state.place.height)
        let below = print.values.filter { value in
            value.leftOut == 0 && Self.letters.contains(value.place.height / height)
                && value.place.middle > first.middle + height && value.place.left < first.left
                && first.left - value.place.left < Self.column * height
        }.sorted { $0.place.middle < $1.place.middle }
        guard let left = row.code?.place.left ?? below.first?.place.left else { return [] }
        let lines = below.filter { abs($0.place.left - left) < Self.indent * height }.prefix(3)
        let middles = [first.middle] + lines.map(\.place.middle)
        let steps = zip(middles, middles.dropFirst()).map { ($1 - $0) / height }
        guard steps.count == 3, steps.prefix(2).allSatisfy(Self.rowStep.contains), steps[2] > Self.rowStep.lowerBound
        else { return [] }
        let names = zip([VisualFieldName.surname, .givenNames], lines).compactMap { name, value -> AssignedField? in
            guard let text = sense.name(value.text)?.text, text == text.uppercased(),
                !text.contains(where: \.isNumber), StateWords.states(of: text).isEmpty
            else { return nil }
            return AssignedField(name: name, segment: value, text: text, value: text, score: Self.placeScore)
        }
        return names.count == 2 ? names : []
    }
}
