import Foundation
import Imaging
import Testing

@testable import IDScan

struct PrintedFieldTests {
    @Test(
        arguments: [
            ("ÐORÐEVIĆ", ["HRV"], "ĐORĐEVIĆ"), ("GUÐRÚN", ["ISL"], "GUÐRÚN"), ("GUĐRÚN", ["D", "ISL"], "GUÐRÚN"),
            ("Ðorđe", [], "Đorđe"), ("ERIKSSON", ["UTO"], "ERIKSSON"),
        ] as [(String, Set<String>, String)])
    func writesTheLetterOfTheState(text: String, states: Set<String>, expected: String) {
        var field = PrintedField(value: text, text: text, confidence: 0.9, quadrilateral: nil)
        field.isInDoubt = true
        let spelled = field.inLetters(of: states)
        #expect(spelled.value == expected && spelled.text == expected)
        #expect(spelled.isInDoubt && spelled.confidence == 0.9)
    }

    /// A field has the digits that were measured; its JSON, those that mean something.
    @Test func roundsNumbersInJSONOnly() throws {
        let place = Quadrilateral(x: 1.26, y: 2.51, width: 3, height: 4)
        let field = PrintedField(value: "A", text: "A", confidence: 0.98764, quadrilateral: place)
        let photograph = SourceImage(
            Image(width: 9, height: 9, pixelFormat: .grey, pixels: [UInt8](repeating: 0, count: 81)))
        let print = DocumentPrint(template: nil, fields: [.surname: field], portrait: place)
            .inOriginal(of: photograph)
        #expect(print.portrait == place && print.fields == [.surname: field])
        let read = try JSONDecoder().decode(PrintedField.self, from: JSONEncoder().encode(field))
        #expect(read.confidence == 0.9876 && read.quadrilateral?.topLeft == Point(x: 1.3, y: 2.5))
    }
}
