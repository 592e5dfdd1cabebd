import MRZ

/// The fields of a European licence whose numbers were not read, by the order that Directive 2006/126/EC prescribes.
///
/// Its elements stand in one column, in the order of their numbers: two names, the dates of birth, issue and expiry, the number. The
/// place of birth stands behind the date of birth, or below it.
extension FieldAssignment {
    /// The distance of left edges in a column, and the height of letters in it, in heights of its dates.
    private static let indent = 1.5, letters = 0.6...1.6
    /// The distance of a row to the next, in steps from one date to another.
    private static let rowStep = 0.4...1.6
    /// The least confidence of a value that its place alone tells, and its score.
    private static let leastOfPlace = 0.3, placeScore = 2.0

    /// Fields, with those that no number told, and with the names by their order where it tells them.
    func withLicenceFields(_ fields: [AssignedField]) -> [AssignedField] {
        guard print.kind != .american, let column = LicenceColumn(fields), isEuropeanLicence else { return fields }
        let names = licenceNames(in: column, besides: fields)
        let all = names + fields.filter { field in !names.contains { $0.name == field.name } }
        let number = all.first { $0.name == .documentNumber } ?? licenceNumber(in: column)
        let found = [
            number, number.flatMap { address(below: $0, in: column) }, birthPlace(in: column, besides: all),
            field(.authority, beside: .issueDate, of: all), field(.personalNumber, beside: .expiryDate, of: all),
        ].compactMap(\.self)
        return all + found.filter { field in !all.contains { $0.name == field.name } }
    }

    /// True where numbers or the heading tell that this is a licence.
    private var isEuropeanLicence: Bool {
        print.kind == .european || DocumentHeading(of: print, by: .builtIn).type == .drivingLicence
    }

    /// The column of a licence, by its dates.
    private struct LicenceColumn {
        let birth: AssignedField, expiry: AssignedField
        let left: Double, height: Double, step: Double

        /// Nil where no two dates show where the column is.
        init?(_ fields: [AssignedField]) {
            let dates = [VisualFieldName.birthDate, .issueDate, .expiryDate].compactMap { name in
                fields.first { $0.name == name }
            }
            guard let birth = dates.first, birth.name == .birthDate, let expiry = dates.last, expiry.name != .birthDate
            else { return nil }
            let places = dates.map(\.segment.place)
            let steps = zip(places, places.dropFirst()).map { $1.middle - $0.middle }
            let step = steps.min() ?? 0
            (left, height) = (birth.segment.place.left, birth.segment.place.height)
            guard step > height / 2, places.allSatisfy({ [left, height] in abs($0.left - left) < indent * height })
            else { return nil }
            (self.birth, self.expiry, self.step) = (birth, expiry, step)
        }

        /// True if a value stands in the column, and is whole.
        func contains(_ value: PrintSegment) -> Bool {
            value.leftOut == 0 && abs(value.place.left - left) < indent * height
                && letters.contains(value.place.height / height) && value.confidence > leastOfPlace
        }

        /// True if a row is the next one below another.
        func isNext(_ row: PrintSegment, below other: PrintSegment) -> Bool {
            rowStep.contains((row.place.middle - other.place.middle) / step)
        }
    }

    /// The names in the rows above the date of birth: of two rows both, of more the given names where a number tells the surname.
    private func licenceNames(in column: LicenceColumn, besides fields: [AssignedField]) -> [AssignedField] {
        let above = print.values.filter { column.contains($0) && $0.place.middle < column.birth.segment.place.middle }
            .sorted { $0.place.middle > $1.place.middle }
        let rows = above.reduce(into: [column.birth.segment]) { rows, row in
            if column.isNext(rows[rows.count - 1], below: row) { rows.append(row) }
        }.dropFirst()
        guard rows.count > 1 else { return [] }
        func name(_ name: VisualFieldName, _ segment: PrintSegment) -> AssignedField? {
            guard !segment.text.contains(where: \.isNumber), StateWords.states(of: segment.text).isEmpty,
                let text = sense.name(segment.text)?.text
            else { return nil }
            return field(name, at: segment, text, score: Self.placeScore)
        }
        let names = [name(.givenNames, rows[1]), name(.surname, rows[2])].compactMap(\.self)
        if rows.count == 2 { return names.count == 2 ? names : [] }
        let hasSurname = fields.contains { $0.name == .surname && $0.segment.overlaps(rows[2]) }
        return hasSurname ? names.filter { $0.name == .givenNames } : []
    }

    /// The text to the right of a date, in its row; nil for several.
    private func field(_ name: VisualFieldName, beside date: VisualFieldName, of fields: [AssignedField])
        -> AssignedField?
    {
        guard let own = fields.first(where: { $0.name == date })?.segment else { return nil }
        let beside = print.values.filter { value in
            value.leftOut == 0 && value.line != own.line && value.place.left > own.place.right
                && abs(value.place.middle - own.place.middle) < own.place.height / 2
                && Self.letters.contains(value.place.height / own.place.height) && value.confidence > Self.leastOfPlace
                && !fields.contains { $0.segment.overlaps(value) }
        }
        guard beside.count == 1, let reading = sense.reading(of: beside[0].text, as: .field(name)) else { return nil }
        return self.field(name, at: beside[0], reading.text, score: Self.placeScore)
    }

    /// The number in the row below the date of expiry.
    private func licenceNumber(in column: LicenceColumn) -> AssignedField? {
        let below = print.values.filter { column.contains($0) && column.isNext($0, below: column.expiry.segment) }
        return below.compactMap { value in
            sense.reading(of: value.text, as: .field(.documentNumber)).flatMap {
                field(.documentNumber, at: value, $0.text, score: Self.placeScore)
            }
        }.first
    }

    /// The address in the row below the number: words and a number.
    private func address(below number: AssignedField, in column: LicenceColumn) -> AssignedField? {
        print.values.first { value in
            column.contains(value) && column.isNext(value, below: number.segment)
                && value.text.split(separator: " ").count(where: { $0.allSatisfy(\.isLetter) }) > 1
                && value.text.contains(where: \.isNumber)
        }.flatMap { field(.address, at: $0, $0.text, score: Self.placeScore) }
    }

    /// The place of birth behind the date of birth, or in the row below it.
    private func birthPlace(in column: LicenceColumn, besides fields: [AssignedField]) -> AssignedField? {
        let birth = column.birth.segment
        let row = print.values.filter { value in
            abs(value.place.middle - birth.place.middle) < column.height / 2 && value.place.left > birth.place.left
                && (value.line == birth.line
                    ? value.leftOut > 0 : value.leftOut == 0 && value.place.left > birth.place.right)
        }
        let below = print.values.filter { value in
            column.contains(value) && column.isNext(value, below: birth)
                && !fields.contains { $0.segment.overlaps(value) }
        }
        return (row.sorted { $0.place.left < $1.place.left } + below).lazy.filter { value in
            value.confidence > Self.leastOfPlace && value.text.count > 2
        }.compactMap { value in
            let text = value.text.withLettersInWords
            return text.first?.isUppercase != true || text.contains(where: \.isNumber)
                ? nil : field(.birthPlace, at: value, text, score: Self.placeScore)
        }.first
    }
}
