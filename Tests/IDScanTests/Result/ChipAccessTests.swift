import IDScan
import MRZ
import Testing

struct ChipAccessTests {
    private func access(_ lines: [String]) throws -> ChipAccess? {
        ScannedDocument(try MachineReadableZone(parsing: lines)).chipAccess
    }

    /// The worked examples of Doc 9303-11, appendix D.
    @Test(arguments: [
        (
            ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C<3UTO6908061F9406236ZE184226B<<<<<14"],
            "L898902C<369080619406236"
        ),
        (
            ["I<UTOD23145890<7349<<<<<<<<<<<", "3407127M9507122UTO<<<<<<<<<<<2", "STEVENSON<<PETER<JOHN<<<<<<<<<"],
            "D23145890734934071279507122"
        ),
        (
            ["I<UTOSTEVENSON<<PETER<JOHN<<<<<<<<<<", "D23145890<UTO3407127M95071227349<<<8"],
            "D23145890734934071279507122"
        ),
    ])
    func isWhatTheStandardDerivesKeysFrom(lines: [String], information: String) throws {
        let access = try #require(try access(lines))
        #expect(access.information == information)
        #expect(access.check == .holds)
    }

    @Test func hasItsOwnVerdictsWhereTheCompositeDigitFails() throws {
        let lines = ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<17"]
        let zone = try MachineReadableZone(parsing: lines)
        #expect(ScannedDocument(zone).status == .refuted)
        let access = try #require(try access(lines))
        #expect(access.check == .holds)
        #expect(access.information == "L898902C3674081221204159")
    }

    @Test func saysWhichPartFails() throws {
        let lines = ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408132F1204159ZE184226B<<<<<10"]
        let access = try #require(try access(lines))
        #expect(access.documentNumber.check == .holds)
        #expect(access.birthDate.check == .fails)
        #expect(access.birthDate.text == "740813" && access.birthDate.checkDigit == "2")
        #expect(access.expiryDate.check == .holds)
        #expect(access.check == .fails)
    }

    @Test(arguments: [
        ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L8988901C4XXX4009078F96121096ZE184226B<<<<<<"],
        ["AAA001D<<", "FACHE305142128097<<800126<<<<<", "MARCHAND<<FABIENNE<<<<<<<<<<<<"],
    ])
    func isNotForDocumentsWithoutSuchAChip(lines: [String]) throws {
        #expect(try access(lines) == nil)
    }
}
