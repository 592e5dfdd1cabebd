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
        field.isDoubtful = true
        let spelled = field.inLetters(of: states)
        #expect(spelled.value == expected && spelled.text == expected)
        #expect(spelled.isDoubtful && spelled.confidence == 0.9)
    }
}
