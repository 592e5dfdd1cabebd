import MRZ

extension CalendarDate {
    /// The day that counts as today in tests.
    static let lastOf2026: CalendarDate = {
        guard let day = CalendarDate(year: 2026, month: 12, day: 31) else {
            preconditionFailure("a day of the calendar")
        }
        return day
    }()
}

/// Zones as they are read on that day.
extension MachineReadableZone {
    init(
        parsing lines: [String], as format: Format? = nil, correcting: Bool = false
    ) throws(ZoneParsingError) {
        try self.init(parsing: lines, as: format, correcting: correcting, referenceDate: .lastOf2026)
    }

    init(
        parsing text: String, as format: Format? = nil, correcting: Bool = false
    ) throws(ZoneParsingError) {
        try self.init(parsing: text, as: format, correcting: correcting, referenceDate: .lastOf2026)
    }

    init(
        parsing zone: ZoneFixture.Zone, correcting: Bool = false
    ) throws(ZoneParsingError) {
        try self.init(parsing: zone, correcting: correcting, referenceDate: .lastOf2026)
    }

    init(
        format: Format, fields: ZoneFields, writer: ZoneWriter = ZoneWriter()
    ) throws(ZoneWritingError) {
        try self.init(format: format, fields: fields, writer: writer, referenceDate: .lastOf2026)
    }

    init?(
        parsing lines: [String], as format: Format, replacingLine line: Int, column: Int, by character: Character
    ) throws(ZoneParsingError) {
        try self.init(
            parsing: lines, as: format, replacingLine: line, column: column, by: character, referenceDate: .lastOf2026)
    }
}
