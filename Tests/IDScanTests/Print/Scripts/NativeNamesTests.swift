import Drawing
import Foundation
import ImageProcessing
import Imaging
import MRZ
import Testing
import TextRecognition

@testable import IDScan

/// Cards that print names in the script of their State, drawn flat and sharp.
@Suite struct NativeNamesTests {
    /// A line of a card: the left end of its base line in millimetres, its size, and what it says.
    typealias Line = (x: Double, y: Double, size: Double, text: String)

    private static func card(_ lines: [Line]) throws -> Image {
        let canvas = try Canvas(width: 86, height: 54, pixelsPerMillimetre: 12)
        for line in lines {
            canvas.write(
                line.text, at: Position(line.x, line.y),
                Canvas.TextStyle(typeface: .sans, size: line.size, colour: .black))
        }
        return canvas.image()
    }

    /// A document, and the name and the native text of its fields.
    private static func read(_ lines: [Line]) throws -> [String: [String?]] {
        var scanner = try DocumentScanner(
            options: ScanOptions(
                request: ScanRequest(referenceDate: CalendarDate(year: 2026, month: 11, day: 27)),
                limits: ImageDecodingLimits(duration: .seconds(300))))
        let document = try #require(try scanner.scan(card(lines)).documents.first)
        let named = document.fields.filter { [.surname, .givenNames].contains($0.key) }
        return Dictionary(uniqueKeysWithValues: named.map { ($0.key.rawValue, [$0.value.value, $0.value.nativeText]) })
    }

    /// The Latin letters stand above, Cyrillic ones below.
    private static let bosnian: [Line] = [
        (6, 6, 3.4, "BOSNIA AND HERZEGOVINA"), (6, 10, 2.8, "IDENTITY CARD"),
        (30, 15, 2, "Prezime/Surname"), (30, 18.5, 3, "KOVAČEVIĆ"), (30, 22, 3, "КОВАЧЕВИЋ"),
        (30, 26, 2, "Ime/Given name"), (30, 29.5, 3, "MARINA"), (30, 33, 3, "МАРИНА"),
        (30, 37, 2, "Datum rođenja/Date of birth"), (30, 40.5, 3, "11.02.1985"),
        (30, 45, 2, "Važi do/Valid until"), (30, 48.5, 3, "01.03.2033"),
    ]

    private static let serbian: [Line] = [
        (6, 6, 3.4, "РЕПУБЛИКА СРБИЈА"), (6, 10, 2.8, "ЛИЧНА КАРТА"),
        (30, 15, 2.2, "Презиме"), (30, 19, 3, "ПЕТРОВИЋ"), (30, 24, 2.2, "Име"), (30, 28, 3, "МИЛИЦА"),
        (30, 33, 2.2, "Датум рођења"), (30, 37, 3, "29.02.1968."), (30, 42, 2.2, "Важи до"), (30, 46, 3, "24.07.2033."),
        (58, 33, 2.2, "Рег. бр."), (58, 37, 3, "955555546"),
    ]

    private static let bulgarian: [Line] = [
        (6, 6, 3.4, "РЕПУБЛИКА БЪЛГАРИЯ"), (46, 6, 3.4, "REPUBLIC OF BULGARIA"), (6, 10, 2.8, "IDENTITY CARD"),
        (30, 15, 2.2, "Фамилия"), (46, 15, 3, "ИВАНОВА"), (30, 19, 2.2, "Surname"), (46, 19, 3, "IVANOVA"),
        (30, 23, 2.2, "Име"), (46, 23, 3, "СЛАВИНА"), (30, 27, 2.2, "Name"), (46, 27, 3, "SLAVINA"),
        (30, 31, 2.2, "Презиме"), (46, 31, 3, "ГЕОРГИЕВА"), (30, 35, 2.2, "Father's name"), (46, 35, 3, "GEORGIEVA"),
        (30, 40, 2.2, "Дата на раждане/Date of birth"), (62, 40, 3, "01.08.1995"),
    ]

    @Test(arguments: [
        (bosnian, ["KOVAČEVIĆ", "КОВАЧЕВИЋ"], ["MARINA", "МАРИНА"]),
        (serbian, ["PETROVIC", "ПЕТРОВИЋ"], ["MILICA", "МИЛИЦА"]),
        (bulgarian, ["IVANOVA", "ИВАНОВА"], ["SLAVINA", "СЛАВИНА"]),
    ])
    func readsNamesInTwoScripts(lines: [Line], surname: [String], givenNames: [String]) throws {
        #expect(try Self.read(lines) == ["surname": surname, "givenNames": givenNames])
    }

    /// A line of the script beside a Latin name that says something else is another field.
    @Test func takesNoOtherTextForAName() throws {
        var lines = Self.bosnian
        lines[4].text = "САРАЈЕВО"
        #expect(try Self.read(lines)["surname"]?[1] == nil)
    }

    /// The drawings have no Greek letters: these are those of real specimens.
    @Test(arguments: [
        ("ΕΛΛΗΝΑΣ", "ELLINAS", true), ("ΓΕΩΡΓΙΟΣ", "GEORGIOS", true), ("ΠΟΛΙΤΗΣ", "POLITIS", true),
        ("ΖΗΝΩΝΑΣ", "ZINONAS", true), ("ΑΘΗΝΑ", "ELLINAS", false), ("ΓΕΩΡΓΙΟΣ", "ZINONAS", false),
        ("Α", "ELLINAS", false),
    ])
    func comparesGreekNames(native: String, latin: String, isSame: Bool) {
        #expect(NativeNames(script: .greek, state: "GRC", lines: []).isSame(native, as: latin) == isSame)
    }

    @Test func keepsNativeTextInJSON() throws {
        var field = PrintedField(value: "IVANOVA", text: "IVANOVA", confidence: 0.9, quadrilateral: nil)
        field.nativeText = "ИВАНОВА"
        let document = PrintReport(fields: [.surname: field])
        let decoded = try JSONDecoder().decode(PrintReport.self, from: JSONEncoder().encode(document))
        #expect(decoded.fields[.surname]?.nativeText == "ИВАНОВА")
    }
}
