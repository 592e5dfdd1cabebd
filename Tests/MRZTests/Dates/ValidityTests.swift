import MRZ
import Testing

@Suite struct ValidityTests {
    /// A card or a passport on 21 November 2026: its code, its State, the holder's birth, the digits of its expiry, and
    /// what they mean; `?` stands for a century that is open.
    private static let rows: [(String, String, String?, String, String)] = [
        // Before there were machine-readable documents, none expired.
        ("IO", "HRV", "1948-02-14", "610902", "2061-09-02"), ("I", "D", nil, "570101", "2057-01-01"),
        ("P", "UTO", "1974-08-12", "610902", "2061-09-02"), ("ID", "BEL", "1950-01-01", "561231", "2056-12-31"),
        ("ID", "CZE", "1950-01-01", "610101", "2061-01-01"),
        // What expired since then.
        ("P", "UTO", "1974-08-12", "120415", "2012-04-15"), ("P", "UTO", "1974-08-12", "940623", "1994-06-23"),
        ("I", "D", "1960-01-01", "890101", "1989-01-01"), ("I", "FRA", nil, "000101", "2000-01-01"),
        // Nobody's document expires before the birth: it contradicts itself, and findings say so.
        ("I", "D", "2001-01-01", "970101", "1997-01-01"),
        // A passport is not valid for ever.
        ("P", "ESP", "1950-02-14", "990101", "1999-01-01"), ("V", "USA", nil, "991231", "1999-12-31"),
        ("ID", "ESP", "1950-02-14", "990101", "unlimited"), ("ID", "ESP", nil, "991231", "unlimited"),
        ("CA", "ITA", "1950-02-14", "991231", "unlimited"), ("CA", "ITA", "1990-02-14", "991231", "1999-12-31"),
        ("ID", "ESP", "2000-02-14", "990101", "unlimited"), ("I", "SVK", "1950-02-14", "991231", "1999-12-31?"),
        ("I", "SVK", "1990-02-14", "991231", "1999-12-31"), ("I", "SVK", nil, "991231", "1999-12-31?"),
        ("ID", "ESP", "1950-02-14", "990102", "1999-01-02"),
    ]

    @Test(arguments: rows)
    func endsWhereADocumentCanBeValid(
        code: String, issuer: String, birth: String?, digits: String, meaning: String
    ) throws {
        let numbers = stride(from: 0, to: 6, by: 2).compactMap { Int(digits.dropFirst($0).prefix(2)) }
        let end = Validity(code: code, issuer: issuer, birth: birth.flatMap { CalendarDate($0) })
            .end(
                shortYear: numbers[0], month: numbers[1], day: numbers[2],
                reference: try #require(CalendarDate("2026-11-21")))
        let said =
            switch end {
            case .day(let date): date.description
            case .open(let date): date.description + "?"
            case .unlimited: "unlimited"
            case nil: ""
            }
        #expect(said == meaning)
    }

    /// Years later two centuries are plausible for a card of an old person.
    @Test func leavesACenturyOpen() throws {
        let card = Validity(code: "ID", issuer: "HUN", birth: CalendarDate("1960-01-01"))
        let later = try #require(CalendarDate("2035-01-01"))
        let day = try #require(CalendarDate("2090-03-04"))
        #expect(card.end(shortYear: 90, month: 3, day: 4, reference: later) == .open(day))
        let young = Validity(code: "ID", issuer: "HUN", birth: CalendarDate("1985-01-01"))
        #expect(
            young.end(shortYear: 90, month: 3, day: 4, reference: later) == CalendarDate("1990-03-04").map { .day($0) })
    }

    @Test func knowsNoCenturyWithoutAReferenceYear() throws {
        let end = Validity(code: "P", issuer: "UTO").end(
            shortYear: 12, month: 4, day: 15, reference: try #require(CalendarDate(month: 1)))
        #expect(end == CalendarDate(month: 4, day: 15).map { .day($0) })
    }

    /// The validity that all fields of a zone tell: cards of Croatia for 40 years, and of Spain for ever.
    @Test(
        arguments: [
            (
                ["IOHRV119876543212345678903<<<<", "4802143F6109020HRV<<<<<<<<<<<8", "PRIMJER<<ANA<<<<<<<<<<<<<<<<<<"],
                "2061-09-02"
            ),
            (
                ["IDESPCAA123456912345678Z<<<<<<", "5002146F9901018ESP<<<<<<<<<<<3", "MUESTRA<PRUEBA<<ANA<<<<<<<<<<<"],
                "unlimited"
            ),
        ])
    func settlesTheExpiryOfAZone(lines: [String], value: String) throws {
        let zone = try MachineReadableZone(parsing: lines, referenceDate: try #require(CalendarDate("2026-11-21")))
        let expiry = try #require(zone[.expiryDate])
        #expect(expiry.value == value)
        #expect(expiry.date == CalendarDate(value))
        #expect(!expiry.isCenturyOpen)
    }
}
