import MRZ
import Testing

struct ZoneRefutationTests {
    /// The specimen of Doc 9303-4 with something exchanged, and what is said of it.
    @Test(
        arguments: [
            ("L8", "L8", []),
            ("L8", "M8", ["documentNumber prints 6, computes to 3", "composite prints 0, computes to 7"]),
            (
                "7408122F", "740812<F",
                [
                    "birthDate prints a filler for its check digit, which computes to 2",
                    "composite prints 0, computes to 4",
                ]
            ),
            ("7408122F", "7408122Q", ["line 2, column 21: no zone has this character here"]),
            ("ERIKSSON", "ERIKS日ON", ["line 1, column 11: no zone has this character"]),
            (
                "C36UTO", "\u{1B}36UTO",
                [
                    "line 2, column 8: no zone has this character",
                    "the check digit of documentNumber covers a character that no zone has there",
                    "the check digit of composite covers a character that no zone has there",
                ]
            ),
            (
                "C36UTO", "C3€UTO",
                [
                    "line 2, column 10: no zone has this character",
                    "documentNumber prints a character that no zone has for its check digit, which computes to 6",
                    "the check digit of composite covers a character that no zone has there",
                ]
            ),
            (
                "ANNA<MARIA", "+++++MARIA",
                [
                    "line 1, column 16: no zone has this character", "line 1, column 17: no zone has this character",
                    "line 1, column 18: no zone has this character", "2 more such places",
                ]
            ),
            (
                "MARIA<", "MARIA",
                ["line 1, columns 1 to 43: the line has 43 characters, a filler less than the format has"]
            ),
        ] as [(String, String, [String])])
    func saysWhy(old: String, new: String, reasons: [String]) throws {
        let specimen = ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"]
        let zone = try MachineReadableZone(parsing: specimen.map { $0.replacing(old, with: new) })
        #expect(zone.refutations == reasons)
        #expect((zone.verdict == .fails) == !reasons.isEmpty)
    }
}
