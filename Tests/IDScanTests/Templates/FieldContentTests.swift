import MRZ
import Testing

@testable import IDScan

@Suite struct FieldContentTests {
    /// Days beside which a place or an authority stands are taken for them where captions are not read.
    @Test(
        arguments: [
            (.place, .birthPlace, "SZCZECIN", "SZCZECIN"), (.place, .birthPlace, "30 MAR/MAR", nil),
            (.place, .birthPlace, "12.08.1974", nil), (.place, .birthPlace, "MARCHÉ 12", "MARCHÉ 12"),
            (.text, .authority, "13 LIP/JUL", nil), (.text, .authority, "PASSPORT OFFICE", "PASSPORT OFFICE"),
            (.text, .address, "12.08.1974", "12.08.1974"),
        ] as [(FieldContent, VisualFieldName, String, String?)])
    func aDayIsNoPlace(content: FieldContent, name: VisualFieldName, text: String, value: String?) {
        #expect(content.value(of: text, name: name, order: .dayMonthYear, reference: .lastOf2026) == value)
    }

    @Test(arguments: [
        ("Ĺ8988 901C", "L8988901C"), ("Ż-12/3", "Z-12/3"), ("АН123", "АН123"), ("l898902c3", "l898902c3"),
    ])
    func numbersHaveNoAccents(text: String, value: String) {
        let read = FieldContent.number.value(
            of: text, name: .documentNumber, order: .dayMonthYear, reference: .lastOf2026)
        #expect(read == value)
    }
}
