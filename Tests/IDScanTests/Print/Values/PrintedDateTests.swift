import IDScan
import MRZ
import Testing

@Suite struct PrintedDateTests {
    private static let dates: [(String, String)] = [
        ("12.08.1974", "1974-08-12"), ("12 08 1974", "1974-08-12"), ("12 Aug 1974", "1974-08-12"),
        ("1974-08-12", "1974-08-12"), ("12/08/1974", "1974-08-12"), ("12-08-1974", "1974-08-12"),
        ("12 AUG/AOUT 1974", "1974-08-12"), ("12 AUG / AOÛT 1974", "1974-08-12"), ("12AUG1974", "1974-08-12"),
        ("12. August 1974", "1974-08-12"), ("12 de agosto de 1974", "1974-08-12"), ("AUG 12, 1974", "1974-08-12"),
        ("12081974", "1974-08-12"), ("1 8 1974", "1974-08-01"), ("01 JAN/JAN 2000", "2000-01-01"),
        ("05 MÄRZ 1990", "1990-03-05"), ("05 MRZ 1990", "1990-03-05"), ("05 MAR/MARS 1990", "1990-03-05"),
        ("05 FÉVR/FEB 1990", "1990-02-05"), ("05 JUIL/JUL 1990", "1990-07-05"), ("05 ENE 1990", "1990-01-05"),
        ("05 DIC/DEC 1990", "1990-12-05"), ("05 Dez. 1990", "1990-12-05"), ("05 mei/May 1990", "1990-05-05"),
        ("29 02 2000", "2000-02-29"), ("XX XX 1974", "1974"), ("XX 08 1974", "1974-08"), ("00.08.1974", "1974-08"),
        ("12 XXX 1974", "1974"), ("AUG 1974", "1974-08"), ("08/1974", "1974-08"), ("1974", "1974"),
        ("1974-08", "1974-08"), ("12 08 XXXX", "--08-12"), (" 12\n08\u{A0}1974 ", "1974-08-12"),
        ("01 01 9999", "9999-01-01"), ("1702 2024", "2024-02-17"),
    ]

    @Test(arguments: dates)
    func readsTheStylesThatCardsPrint(text: String, date: String) {
        #expect(PrintedDate(text)?.date?.description == date)
    }

    private static let shortDates: [(String, [String])] = [
        ("12 AUG/AOUT 74", ["1974-08-12", "2074-08-12"]), ("12.08.74", ["1974-08-12", "2074-08-12"]),
        ("120874", ["1974-08-12", "2074-08-12"]), ("29 FEB 00", ["2000-02-29"]), ("XX XX 74", ["1974", "2074"]),
        ("AUG 74", ["1974-08", "2074-08"]), ("05 NOVINOV 90", ["1990-11-05", "2090-11-05"]),
        ("05 JULIJUIL 90", ["1990-07-05", "2090-07-05"]), ("05 DECIDEC 90", ["1990-12-05", "2090-12-05"]),
        ("05 JULJUIL 90", ["1990-07-05", "2090-07-05"]), ("05 JULAUIL 90", ["1990-07-05", "2090-07-05"]),
        ("05 AUGTAOUT 90", ["1990-08-05", "2090-08-05"]), ("01 JAN 7JAN 85", ["1985-01-01", "2085-01-01"]),
        ("12 AUG1AOUT 74", ["1974-08-12", "2074-08-12"]), ("05 0CT /0CT 08", ["1908-10-05", "2008-10-05"]),
        ("02 N0V/NOV 50", ["1950-11-02", "2050-11-02"]), ("05 AGO/AG0 90", ["1990-08-05", "2090-08-05"]),
    ]

    @Test(arguments: shortDates)
    func hasTwoCenturiesWhereNoneIsPrinted(text: String, dates: [String]) throws {
        let date = try #require(PrintedDate(text))
        #expect(date.century == nil)
        #expect(date.possibleDates.map(\.description) == dates)
    }

    @Test(arguments: [
        "", "12", "August", "31.02.1974", "29 02 1900", "29 FEB 01", "32 01 1974", "12 13 1974", "12 AUT 1974",
        "12 JUI 1974", "12 JAN/FEB 1974", "12 NOVIDEC 1974", "12 JUNJUIL 1974", "12 JUNAUIL 1974", "3202 1974",
        "1702 20245", "12 08 19740", "12 08 197", "12 08 1974 5", "1O 08 1974",
        "12:08:1974",
        "12 08", "AUG",
        "12 M 1974", "OCT 08 08", "0000", "12 08 ١٩٧٤", "XX XX XX XX",
    ])
    func rejectsNonsense(text: String) {
        #expect(PrintedDate(text) == nil)
    }

    private static let ordered: [(String, PrintedDate.Order, String)] = [
        ("08/12/1974", PrintedDate.Order.monthDayYear, "1974-08-12"), ("12 AUG 1974", .monthDayYear, "1974-08-12"),
        ("08 12 1974", .dayMonthYear, "1974-12-08"), ("1974.08.12", .monthDayYear, "1974-08-12"),
        ("19740812", .yearMonthDay, "1974-08-12"), ("2012 10 11", .dayMonthYear, "2012-10-11"),
        ("0212 1974", .monthDayYear, "1974-02-12"),
    ]

    @Test(arguments: ordered)
    func readsNumbersInTheirOrder(text: String, order: PrintedDate.Order, date: String) {
        #expect(PrintedDate(text, order: order)?.date?.description == date)
    }

    @Test func takesTheCenturyOfARule() throws {
        let today = try #require(CalendarDate("2026-11-21"))
        let date = try #require(PrintedDate("12 AUG 30"))
        #expect(date.date == nil)
        #expect(date.date(.past, reference: today)?.description == "1930-08-12")
        #expect(date.date(.nearPresent, reference: today)?.description == "2030-08-12")
        #expect(PrintedDate("12 AUG 1830")?.date(.past, reference: today)?.description == "1830-08-12")
    }

    @Test func readsEveryDay() {
        let months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"]
        var failures: [String] = []
        for year in 1999...2000 {
            for month in 1...12 {
                for day in 1...31 {
                    let expected = CalendarDate(year: year, month: month, day: day)
                    let word = months[month - 1]
                    let texts = ["\(day).\(month).\(year)", "\(day) \(word) \(year)", "\(year)-\(month)-\(day)"]
                    failures += texts.filter { PrintedDate($0)?.date != expected }
                }
            }
        }
        #expect(failures.isEmpty)
    }
}
