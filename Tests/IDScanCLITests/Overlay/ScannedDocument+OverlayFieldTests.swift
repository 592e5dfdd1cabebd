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
        let field = try #require(document.overlayField(.surname, mark: "3"))
        #expect(field.tone == .wrong && field.mark == "3" && field.caption == "Surname")
        #expect(field.readings.map(\.origin) == ["zone", "print"])
        #expect(field.readings.map(\.text) == ["ERIKSSON", "ERLKSSON"])
        #expect(field.readings.map(\.difference) == [2, 2] && field.readings[1].note == "differs")
    }

    @Test func saysWhatAZoneMeansThatDiffers() throws {
        let document = try SceneDocument(
            print: [(.birthDate, "12 AUG 1975", "1975-08-12")],
            checks: [(.birthDate, .differs, "740812", "12 AUG 1975")]
        ).scanned()
        let field = try #require(document.overlayField(.birthDate, mark: nil))
        #expect(field.readings.map(\.text) == ["740812", "12 AUG 1975"])
        #expect(field.readings[0].note == "1974-08-12, check digit holds")
    }

    @Test(arguments: [
        ("ERIKSSON", 1, "print agrees"), ("Eriksson", 1, "print agrees"), ("Erikßon", 2, nil),
    ])
    func showsLettersAsPrintedWhereTheZoneHasOthers(text: String, readings: Int, note: String?) throws {
        let document = try SceneDocument(
            print: [(.surname, text, text)], checks: [(.surname, .agrees, "ERIKSSON", text)]
        ).scanned()
        let field = try #require(document.overlayField(.surname, mark: nil))
        #expect(field.readings.count == readings && field.readings[0].note == note)
        #expect(field.tone == .proven)
        if readings == 2 {
            #expect(field.readings[1] == .init(origin: "print", text: text, note: "agrees"))
        }
    }

    @Test(arguments: [
        ("Ğölbaşı", "Ğölbaşı", "print only"), ("12 AOÛT 1974", "1974-08-12", "print only: 1974-08-12"),
        ("§§", nil, "makes no sense here"),
    ])
    func saysWhatOnlyThePrintHas(text: String, value: String?, note: String) throws {
        let document = try SceneDocument(print: [(.birthPlace, text, value)]).scanned()
        let field = try #require(document.overlayField(.birthPlace, mark: nil))
        #expect(field.readings == [.init(text: text, note: note)] && field.tone == .unproven)
    }

    @Test func saysWhatTheCheckDigitSays() throws {
        let document = try SceneDocument().scanned()
        #expect(document.overlayField(.documentNumber, mark: nil)?.readings.first?.note == "check digit holds")
        let line = SceneDocument.passport[1].replacingOccurrences(of: "7408122", with: "7408132")
        let refuted = try SceneDocument(lines: [SceneDocument.passport[0], line]).scanned()
        let birth = try #require(refuted.overlayField(.birthDate, mark: nil))
        #expect(birth.readings.first?.note == "check digit fails" && birth.tone == .wrong)
        #expect(refuted.overlayField(.sex, mark: nil)?.tone == .unproven)
    }

    @Test func saysWhichFieldIsInDoubt() throws {
        let document = try SceneDocument(status: .doubtful, inDoubt: .surname).scanned()
        let field = try #require(document.overlayField(.surname, mark: nil))
        #expect(field.tone == .doubtful && field.readings.first?.note == "in doubt")
        #expect(document.overlayField(.sex, mark: nil)?.tone == .proven)
    }

    @Test func provesNoPrintWhereTheZoneIsEmpty() throws {
        let line = SceneDocument.passport[1].prefix(28) + "<<<<<<<<<<<<<<<0"
        let document = try SceneDocument(
            lines: [SceneDocument.passport[0], String(line)], status: .verified,
            print: [(.personalNumber, "ZE 184", "ZE184")], checks: [(.personalNumber, .notCompared, "", "ZE 184")]
        ).scanned()
        let field = try #require(document.overlayField(.personalNumber, mark: nil))
        #expect(field.readings.map(\.text) == ["ZE 184"] && field.tone == .unproven)
    }

    @Test func leavesOutWhatIsEmpty() throws {
        #expect(try SceneDocument().scanned().overlayField(.birthPlace, mark: nil) == nil)
    }
}
