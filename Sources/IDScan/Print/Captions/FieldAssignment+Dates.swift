import MRZ

/// The order of a document's dates, and the values that are left when all captions have theirs.
extension FieldAssignment {
    private static let dateNames: [VisualFieldName] = [.birthDate, .issueDate, .expiryDate]
    /// The score of a value that no caption claims.
    private static let leftScore = 2.0
    /// Documents are valid for so many years.
    private static let validities = [2, 3, 5, 6, 7, 10, 15]
    /// People have a card of their own at this age, in years. It counts where the fields of several dates are not known.
    private static let leastAge = 14

    /// The fields whose dates can all be of one document, and the values that only the dates together, or only their form, tell.
    func settled(_ fields: [AssignedField]) -> [AssignedField] {
        var all = fields.filter { !Self.dateNames.contains($0.name) } + possibleDates(of: fields)
        all += datesOfValidity(besides: all)
        all += [birthDateLeft(besides: all)].compactMap(\.self)
        all += passportFields(besides: all)
        all = withLicenceFields(all)
        all += [numberLeft(besides: all)].compactMap(\.self)
        return all.map { $0.name == .address ? withNextLine($0, besides: all) : $0 }
    }

    /// An address with its second line.
    private func withNextLine(_ address: AssignedField, besides fields: [AssignedField]) -> AssignedField {
        guard
            let next = lineBelow(
                address.segment, besides: fields.map(\.segment), where: { $0.contains(where: \.isLetter) })
        else { return address }
        let text = address.text + "\n" + next.text
        return AssignedField(
            name: .address, segment: address.segment.joined(with: next), text: text, value: text, score: address.score)
    }

    /// The dates of fields, without those that another one, of a better score, makes impossible.
    private func possibleDates(of fields: [AssignedField]) -> [AssignedField] {
        let thisYear = sense.today.year ?? 2100
        let years: [VisualFieldName: ClosedRange<Int>] = [
            .birthDate: 1900...thisYear, .issueDate: 1980...thisYear, .expiryDate: 1990...thisYear + 15,
        ]
        let dates = fields.filter { years[$0.name]?.contains($0.year) == true }.sorted { $0.score > $1.score }
        return dates.reduce(into: []) { kept, date in
            let contradicts = kept.contains { other in
                let isBefore = Self.place(of: date) < Self.place(of: other)
                return isBefore ? date.value > other.value : date.value < other.value
            }
            if !contradicts { kept.append(date) }
        }
    }

    /// A caption of this weight tells that a date stands beside it, whatever was read there.
    private static let sureWeight = 8.0

    /// Fields, with the dates that sure captions announce and that make sense when another reader reads them.
    ///
    /// - Parameter read: Reads a text once more; nil where it cannot.
    func withDates(
        _ fields: [AssignedField], readBy read: (PrintSegment) throws -> (text: String, confidence: Double)?
    ) rethrows -> [AssignedField] {
        var all = fields
        for name in Self.dateNames where !all.contains(where: { $0.name == name }) {
            let captions = print.captions.filter { $0.subject == .field(name) && $0.weight >= Self.sureWeight }
            let near = captions.flatMap { caption in
                print.values.compactMap { value in
                    value.leftOut == 0 && value.text.count(where: \.isNumber) > 3
                        ? nearness(of: value, to: caption).map { (value: value, near: $0.near) } : nil
                }
            }
            guard var segment = near.max(by: { $0.near < $1.near })?.value,
                !all.contains(where: { $0.segment.overlaps(segment) }),
                let second = try read(segment), let reading = sense.date(second.text),
                PrintedDate(reading.text, order: sense.dateOrder)?.isWhole == true,
                let value = sense.value(of: reading.text, as: name)
            else { continue }
            segment.confidence = second.confidence
            let date = AssignedField(
                name: name, segment: segment, text: reading.text, value: value, score: Self.leftScore)
            // A date that another one excludes is not told: captions told the other one before.
            if possibleDates(of: all + [date]).contains(where: { $0.name == name }) { all.append(date) }
        }
        return all
    }

    private static func place(of date: AssignedField) -> Int { dateNames.firstIndex(of: date.name) ?? 0 }

    /// A date that is printed whole, and that no field has.
    private func freeDates(besides fields: [AssignedField]) -> [AssignedField] {
        print.values.filter { value in
            value.confidence > 0.3 && !fields.contains { $0.segment.overlaps(value) }
        }.compactMap { segment in
            // Behind words of a caption that was not read, a date is told by its digits alone.
            guard segment.leftOut == 0 || !segment.text.contains(where: \.isLetter),
                let reading = sense.date(segment.text),
                PrintedDate(reading.text, order: sense.dateOrder)?.isWhole == true
            else { return nil }
            return field(.issueDate, at: segment, reading.text, score: Self.leftScore)
        }.sorted { $0.value < $1.value }
    }

    /// The days of issue and expiry, where whole years lie between them, to the day or but for one.
    private func datesOfValidity(besides fields: [AssignedField]) -> [AssignedField] {
        let known = { (name: VisualFieldName) in fields.filter { $0.name == name } }
        let free = freeDates(besides: fields)
        let (issues, expiries) = (known(.issueDate), known(.expiryDate))
        let birth = known(.birthDate).first?.value ?? ""
        for expiry in (expiries.isEmpty ? free.reversed() : expiries) {
            for issue in issues.isEmpty ? free : issues where issue.value < expiry.value && issue.value > birth {
                guard issue.year >= 1985, issue.value <= "\(sense.today)",
                    Self.validities.contains(where: { issue.isDay(years: $0, before: expiry) })
                else { continue }
                return (issues.isEmpty ? [issue] : []) + (expiries.isEmpty ? [expiry.named(.expiryDate)] : [])
            }
        }
        return []
    }

    /// A date of birth whose caption was not read: a date that no caption claims, long before all others.
    private func birthDateLeft(besides fields: [AssignedField]) -> AssignedField? {
        let others = fields.filter { [.issueDate, .expiryDate].contains($0.name) }
        guard !others.isEmpty, !fields.contains(where: { $0.name == .birthDate }) else { return nil }
        let free = freeDates(besides: fields).compactMap { date in
            field(.birthDate, at: date.segment, date.text, score: date.score)
        }.filter { date in others.allSatisfy { date.value < $0.value } }.sorted { $0.value < $1.value }
        guard let first = free.first else { return nil }
        let later = free.dropFirst().filter { $0.value != first.value }
        let next = (later + others).map(\.year).min() ?? 0
        return next - first.year >= (later.isEmpty ? 1 : Self.leastAge) ? first : nil
    }

    /// A document's number that has no caption: the only text that can be one.
    private func numberLeft(besides fields: [AssignedField]) -> AssignedField? {
        guard fields.count > 2, !fields.contains(where: { $0.name == .documentNumber }) else { return nil }
        let free = print.values.filter { value in
            value.leftOut == 0 && value.confidence > 0.7 && value.text.isLikeNumber
                && !fields.contains { $0.segment.overlaps(value) }
        }
        guard Set(free.map(\.text)).count == 1, let only = free.first else { return nil }
        return field(.documentNumber, at: only, only.text, score: Self.leftScore)
    }
}

extension AssignedField {
    /// The year of a date; 0 of anything else.
    fileprivate var year: Int { Int(value.prefix(4)) ?? 0 }

    fileprivate func named(_ name: VisualFieldName) -> AssignedField {
        AssignedField(name: name, segment: segment, text: text, value: value, score: score)
    }

    /// True if this is the same day so many years before another, or the day after that.
    fileprivate func isDay(years: Int, before other: AssignedField) -> Bool {
        guard let own = CalendarDate(value), let later = CalendarDate(other.value), let month = own.month,
            let day = own.day,
            let laterMonth = later.month, let laterDay = later.day, year + years == other.year
        else { return false }
        if month == laterMonth { return (0...1).contains(day - laterDay) }
        return month - laterMonth == 1 && day == 1 && laterDay >= 28
    }
}

extension String {
    /// True of six to ten capitals and digits without a space, at least four digits and a capital.
    fileprivate var isLikeNumber: Bool {
        (6...10).contains(count) && allSatisfy { $0.isNumber || $0.isLetter && $0.isUppercase }
            && count(where: \.isNumber) >= 4 && contains(where: \.isLetter)
    }
}
