import Foundation
import IDScan
import MRZ
import Testing

@testable import IDScanCLI

struct ScannedDocumentOverlayFieldTests {
    @Test func putsPrintBesideTheZoneWhereTheyDiffer() throws {
        let document = try SceneDocument(
            print: [(.surname, "ERLKSSON", "ERLKSSON")], checks: [(.surname, .differs, "ERIKSSON", "ERLKSSON")]
        ).scanned()
        let field = try #require(document.overlayRow(.surname, mark: "3"))
        #expect(field.tone == .wrong && field.mark == "3" && field.caption == "Surname")
        #expect(field.text == "zone: ERIKSSON\nprint: ERLKSSON (differs)")
    }

    @Test func saysWhatAZoneMeansThatDiffers() throws {
        let document = try SceneDocument(
            print: [(.birthDate, "12 AUG 1975", "1975-08-12")],
            checks: [(.birthDate, .differs, "740812", "12 AUG 1975")]
        ).scanned()
        let field = try #require(document.overlayRow(.birthDate, mark: nil))
        #expect(field.text == "zone: 740812 (1974-08-12, check digit holds)\nprint: 12 AUG 1975 (differs)")
    }

    @Test(arguments: [
        ("ERIKSSON", "ERIKSSON (print agrees)"), ("Eriksson", "ERIKSSON (print agrees)"),
        ("Erikßon", "ERIKSSON\nprint: Erikßon (agrees)"),
    ])
    func showsLettersAsPrintedWhereTheZoneHasOthers(text: String, expected: String) throws {
        let document = try SceneDocument(
            print: [(.surname, text, text)], checks: [(.surname, .agrees, "ERIKSSON", text)]
        ).scanned()
        let field = try #require(document.overlayRow(.surname, mark: nil))
        #expect(field.text == expected && field.tone == .proven)
    }

    @Test(arguments: [
        ("Ğölbaşı", "Ğölbaşı", "print only"), ("12 AOÛT 1974", "1974-08-12", "print only: 1974-08-12"),
        ("§§", nil, "makes no sense here"),
    ])
    func saysWhatOnlyThePrintHas(text: String, value: String?, note: String) throws {
        let document = try SceneDocument(print: [(.birthPlace, text, value)]).scanned()
        let field = try #require(document.overlayRow(.birthPlace, mark: nil))
        #expect(field.text == "\(text) (\(note))" && field.tone == .unproven)
    }

    @Test func saysWhatTheCheckDigitSays() throws {
        let document = try SceneDocument().scanned()
        #expect(document.overlayRow(.documentNumber, mark: nil)?.text == "L898902C3 (check digit holds)")
        let line = SceneDocument.passport[1].replacingOccurrences(of: "7408122", with: "7408132")
        let refuted = try SceneDocument(lines: [SceneDocument.passport[0], line]).scanned()
        let birth = try #require(refuted.overlayRow(.birthDate, mark: nil))
        #expect(birth.text.hasSuffix("(check digit fails)") && birth.tone == .wrong)
        #expect(refuted.overlayRow(.sex, mark: nil)?.tone == .unproven)
    }

    @Test func saysWhichFieldIsInDoubt() throws {
        let document = try SceneDocument(status: .doubtful, inDoubt: .surname).scanned()
        let field = try #require(document.overlayRow(.surname, mark: nil))
        #expect(field.tone == .doubtful && field.text == "ERIKSSON (in doubt)")
        #expect(document.overlayRow(.sex, mark: nil)?.tone == .proven)
    }

    @Test func provesNoPrintWhereTheZoneIsEmpty() throws {
        let line = SceneDocument.passport[1].prefix(28) + "<<<<<<<<<<<<<<<0"
        let document = try SceneDocument(
            lines: [SceneDocument.passport[0], String(line)], status: .verified,
            print: [(.personalNumber, "ZE 184", "ZE184")], checks: [(.personalNumber, .notCompared, "", "ZE 184")]
        ).scanned()
        let field = try #require(document.overlayRow(.personalNumber, mark: nil))
        #expect(field.text == "ZE 184 (print only: ZE184)" && field.tone == .unproven)
    }

    @Test func leavesOutWhatIsEmpty() throws {
        #expect(try SceneDocument().scanned().overlayRow(.birthPlace, mark: nil) == nil)
    }
}
