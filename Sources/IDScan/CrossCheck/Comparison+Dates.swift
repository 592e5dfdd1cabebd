import MRZ

extension Comparison {
    /// Compares a printed date with two digits each for year, month and, where there is room, day.
    ///
    /// A printed century must be one in which such a date can be: a zone has none to compare it with.
    ///
    /// - Parameters:
    ///   - printed: The printed text.
    ///   - zone: The text of the zone, `<<` or `00` for unknown parts.
    ///   - order: The order of printed numbers.
    ///   - years: The years in which such a date can be.
    static func ofDates(
        printed: String, zone: String, order: PrintedDate.Order, within years: ClosedRange<Int>
    ) -> Comparison {
        guard let reading = DateReading(printed, order: order) else { return .differs(printed: 0, zone: 0) }
        let date = reading.date
        let parts = [
            (date.shortYear, reading.yearOffset, 0), (date.month, reading.monthOffset, 2),
            (date.day, reading.dayOffset, 4),
        ]
        for (number, offset, column) in parts where column < zone.count {
            let digits = zone.dropFirst(column).prefix(2)
            let isUnknown = digits == "<<" || (digits == "00" && column > 0)
            guard isUnknown ? number == nil : number != nil && number == Int(digits) else {
                return .differs(printed: offset ?? printed.count, zone: column)
            }
        }
        if date.century != nil, let year = date.date?.year, !years.contains(year), year != PrintedDate.unlimitedYear {
            return .differs(printed: reading.yearOffset ?? 0, zone: 0)
        }
        return .agrees
    }
}

extension PrintedDate {
    /// The year that Spain prints for the expiry of cards that do not expire: 01 01 9999.
    static let unlimitedYear = 9999
}

extension FieldName {
    /// The years in which a date of this name can be.
    func possibleYears(around reference: CalendarDate) -> ClosedRange<Int> {
        guard let today = reference.year else { return 1...9999 }
        return self == .expiryDate
            ? today - DocumentFinding.greatestAge...today + DocumentFinding.longestValidity
            : today - DocumentFinding.greatestAge...today
    }
}
