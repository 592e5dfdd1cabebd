import MRZ
import Testing

@testable import IDScan

/// The meaning of texts as fields.
@Suite struct FieldSenseTests {
    private static let sense = FieldSense(dateOrder: .dayMonthYear, today: .lastOf2026)

    private static func value(_ text: String, _ name: VisualFieldName) -> String? {
        sense.reading(of: text, as: .field(name)).flatMap { sense.value(of: $0.text, as: name) }
    }

    @Test(arguments: [
        ("12.08.1974", "1974-08-12"), ("12 AUG/AOUT 74", "1974-08-12"), ("05 0CT /0CT 78", "1978-10-05"),
        ("20 FEB20OO", "2000-02-20"), ("O1.O8.1995", "1995-08-01"), ("born 12.08.1974 LYON", "1974-08-12"),
        ("17 1月/JAN 2009", "2009-01-17"), ("17 1/ JAN 2009", "2009-01-17"), ("17 2/ JAN 2009", nil),
        ("30.07.2003DA", "2003-07-30"), ("VA 30.07.2003", "2003-07-30"), ("30.07.20033DA", nil),
        ("31.02.1974", nil), ("Ian 7/1188, Desa", nil), ("17.01.1188", nil), ("02.01.1911", "1911-01-02"),
        ("PLACE AND DAY OF ISSUE PARIS 12 AOUT 1974 PREFECTURE DE POLICE", "1974-08-12"),
        ("12 SEPTEMBREISEPTIEMBRE 1974", "1974-09-12"), ("12 SEPTEMBRESEPTEMBRESEPTEMBRE 1974", nil),
        ("01.01.2027", nil), ("13.09.2030", nil), ("31.12.2026", "2026-12-31"),
        ("born 12.08.1974 0RLEANS", "1974-08-12"),
        ("12 JUI 1974", nil), ("12 Août 1974", "1974-08-12"), ("12 AO 1974", nil),
        ("ERIKSSON", nil), ("", nil),
    ])
    func readsDates(text: String, value: String?) { #expect(Self.value(text, .birthDate) == value) }

    @Test(arguments: [
        ("AA0O00000", "AA0000000"), ("L898902C3", "L898902C3"), ("15 AA 00001", "15AA00001"),
        ("I1234568cl", "I1234568"), ("MORGA657054SM9IJ 35", "MORGA657054SM9IJ"), ("A1234B5678C9012345", nil),
        ("12", nil), ("ERIKSSON", nil), ("Nr. abc", nil),
    ])
    func readsNumbers(text: String, value: String?) { #expect(Self.value(text, .documentNumber) == value) }

    @Test(arguments: [
        ("ELEZI / ELEZI", "ELEZI"), ("Schweizer Sample", "Schweizer Sample"), ("TYPFbIH5EKOB", nil), ("ATbMAH", nil),
        ("McDONALD", "McDONALD"), ("12", nil), ("X", nil), ("Ø", nil), ("ÅSE", "ÅSE"),
    ])
    func readsNames(text: String, value: String?) { #expect(Self.value(text, .surname) == value) }

    @Test(arguments: [("F", "F"), ("Ž/F", "F"), ("M 12", "M"), ("K/F", "F"), ("X", "unspecified"), ("7", nil)])
    func readsSexes(text: String, value: String?) { #expect(Self.value(text, .sex) == value) }

    @Test(arguments: [
        ("GBR", "GBR"), ("BRITISH CITIZEN", "GBR"), ("Norsk/ Norwegian", "NOR"), ("Atlantis", "Atlantis"), ("12", nil),
    ])
    func readsNationalities(text: String, value: String?) { #expect(Self.value(text, .nationality) == value) }
}
