import ImageProcessing
import MRZ

@testable import IDScan

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

    init(parsing text: String, as format: Format? = nil, correcting: Bool = false) throws(ZoneParsingError) {
        try self.init(parsing: text, as: format, correcting: correcting, referenceDate: .lastOf2026)
    }

    init(format: Format, fields: ZoneFields) throws(ZoneWritingError) {
        try self.init(format: format, fields: fields, referenceDate: .lastOf2026)
    }
}

extension ScanContext {
    /// A scan on that day that may take as long as it does.
    static var unlimited: ScanContext { ScanContext(ScanRequest(referenceDate: .lastOf2026), before: .never) }
}
