import IDScan
import Testing

@testable import Redaction

@Suite struct HiddenTextTests {
    /// A field, what it says, a line of print, and whether the line tells it.
    private static let rows: [(name: String, texts: [String], line: String, tells: Bool)] = [
        ("documentNumber", ["L898902C3"], "PASSPORT NO. L898902C3", true),
        ("documentNumber", ["L898902C3"], "L 8989 02 C 3", true),
        ("documentNumber", ["L898902C3"], "LB98902C3", true),
        ("documentNumber", ["L898902C3"], "L899902C3", true),
        ("documentNumber", ["L898902C3"], "X123456Y7", false),
        // Half of it, as of a number on two lines.
        ("documentNumber", ["L898902C3"], "8902C3", true),
        ("documentNumber", ["L898902C3"], "C3", false),
        ("birthDate", ["740812", "1974-08-12"], "12.08.1974", true),
        ("birthDate", ["740812", "1974-08-12"], "12 AUG/AOUT 74", true),
        ("birthDate", ["740812", "1974-08-12"], "geboren am 12. August 1974 in", true),
        ("birthDate", ["740812", "1974-08-12"], "08/12/1974", true),
        ("birthDate", ["740812", "1974-08-12"], "19740812", true),
        // An expiry date that differs in one digit is another date.
        ("birthDate", ["740812", "1974-08-12"], "12.08.1984", false),
        ("birthDate", ["740812", "1974-08-12"], "12 AUG 84", false),
        ("surname", ["MUELLER"], "Müller", true),
        ("surname", ["MUELLER"], "Muller-Lüdenscheidt", true),
        ("surname", ["MUELLER"], "MILLS", false),
        ("surname", ["LI"], "Surname LI", true),
        ("surname", ["LI"], "LIVERPOOL", false),
        ("givenNames", ["ANNA MARIA"], "MARIA", true),
        ("givenNames", ["ANNA MARIA"], "Hanna", true),
        ("sex", ["F"], "SEX F", true),
        ("sex", ["F"], "FEMALE", false),
        ("nationality", ["UTO", "Utopia"], "UTOPIA", true),
        ("nationality", ["UTO", "Utopia"], "UTOPIAN", false),
    ]

    @Test(arguments: rows)
    func knowsWhatTellsIt(_ row: (name: String, texts: [String], line: String, tells: Bool)) throws {
        let text = try #require(HiddenText(RedactionName(rawValue: row.name), row.texts))
        #expect(text.ranges(in: row.line, .similar).isEmpty != row.tells)
    }

    @Test func saysWhichCharactersTell() throws {
        let text = try #require(HiddenText(RedactionName(.birthDate), ["1974-08-12"]))
        #expect(text.ranges(in: "3. 12 AUG 1974 BERLIN", .same).contains(3..<14))
    }

    /// A date that is kept, alone and with its check digit, is no part of a number that has to be hidden; another part is.
    @Test(arguments: [("740812", false), ("7408122", false), ("40812200", true), ("7408122001", true)])
    func leavesWhatIsKept(line: String, tells: Bool) throws {
        let text = try #require(HiddenText(RedactionName(.personalNumber), ["7408122001"]))
        #expect(!text.ranges(in: line, .same).isEmpty)
        let rest = text.excepting(["740812", "1974-08-12"])
        #expect(rest.ranges(in: line, .same).isEmpty != tells)
    }

    @Test func takesNoTwoLettersFromTexture() throws {
        let text = try #require(HiddenText(RedactionName(.surname), ["LI"]))
        #expect(text.ranges(in: "LI", .similar, isSure: false).isEmpty)
    }

    @Test func hasNothingToHideInNothing() {
        #expect(HiddenText(RedactionName(.surname), []) == nil)
        #expect(HiddenText(RedactionName(.surname), ["<<", ""]) == nil)
    }
}
