import MRZ
import Testing

@testable import IDScan

struct DerivedValuesTests {
    private static func derived(birth: String = "", expiry: String = "", on today: String) throws -> DerivedValues {
        DerivedValues(
            referenceDate: try #require(CalendarDate(today)), birth: CalendarDate(birth), expiry: CalendarDate(expiry))
    }

    @Test(
        arguments: [
            ("2026-11-20", "2026-11-21", true), ("2026-11-21", "2026-11-21", false),
            ("2026-11-22", "2026-11-21", false), ("2012-04-15", "2026-11-21", true),
            ("9999-01-01", "2026-11-21", false),
            // Of a month, no day is known.
            ("2026-10", "2026-11-21", true), ("2026-11", "2026-11-21", nil), ("2026-12", "2026-11-21", false),
            ("2026", "2026-11-21", nil), ("2025", "2026-11-21", true), ("", "2026-11-21", nil), ("2026", "2026", nil),
        ] as [(String, String, Bool?)])
    func tellsWhetherADocumentExpired(expiry: String, today: String, isExpired: Bool?) throws {
        #expect(try Self.derived(expiry: expiry, on: today).isExpired == isExpired)
    }

    @Test(
        arguments: [
            ("1974-08-12", "2026-08-11", 51), ("1974-08-12", "2026-08-12", 52), ("2026-11-21", "2026-11-21", 0),
            ("2004-02-29", "2026-02-28", 21), ("2004-02-29", "2026-03-01", 22),
            // Unknown parts, and whether they leave it open.
            ("1974", "2026-12-31", 52), ("1974", "2026-11-21", nil), ("1974-08", "2026-08-12", nil),
            ("1974-08", "2026-08-31", 52), ("1974-08", "2026-07-31", 51), ("1974-08", "2026-09-01", 52),
            ("", "2026-11-21", nil), ("2027-01-01", "2026-11-21", nil), ("1874-08-12", "2026-11-21", nil),
            ("1974-08-12", "2026-11", nil),
        ] as [(String, String, Int?)])
    func tellsTheAge(birth: String, today: String, age: Int?) throws {
        #expect(try Self.derived(birth: birth, on: today).age == age)
    }

    @Test func saysWhichDayCounts() throws {
        let zone = try MachineReadableZone(parsing: [
            "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
        ])
        let derived = try #require(ScannedDocument(zone, referenceDate: CalendarDate("2012-04-15")).derived)
        #expect(derived.referenceDate == CalendarDate("2012-04-15"))
        #expect(derived.isExpired == false)
        #expect(derived.age == 37)
    }
}
