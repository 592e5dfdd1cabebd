import Imaging
import MRZ
import SpecimenCards
import Testing

@testable import IDScan

/// A document without a template, read by the models of the Latin script.
@Suite struct ZoneWitnessesTests {
    private static func fields(
        printed lines: [String], birth: String, issuer: String = "ROU"
    ) throws -> [VisualFieldName: PrintedField] {
        var fields = ZoneFields(
            documentCode: "I", issuingState: issuer, surname: "Eriksson", givenNames: "Anna",
            documentNumber: "HD198025", nationality: issuer)
        fields.birthDate = CalendarDate(birth)
        let zone = try MachineReadableZone(format: .td2, fields: fields)
        let image = try PrintedText(lines: lines, size: 34).drawn().image
        let size = TemplateSize(width: Double(image.width) / 10, height: Double(image.height) / 10)
        let picture = try #require(try FlatSide(of: image.bounds, size: size, in: image))
        let text = try PrintedLines(of: picture, readBy: PrintedTextReaders(language: "Latin"))
        let witnesses = ZoneGuidedSearch(document: ScannedDocument(zone), reference: .lastOf2026)
        return try witnesses.fields(besides: [:], in: text)
    }

    /// What is printed beside names, when the holder is born by the zone, and what of it is the number.
    private static let numbers: [(line: String, birth: String, number: String?)] = [
        ("CNP 1800101221144", "1980-01-01", "1800101221144"),
        // Another day; another person's; no number; a date besides, which says enough.
        ("CNP 1800101221144", "1980-01-02", "1800101221144"), ("CNP 1800101221144", "1974-08-12", nil),
        ("CNP 1800101221145", "1980-01-01", nil), ("1800101221144 01.01.1980", "1980-01-01", nil),
    ]

    @Test(arguments: numbers)
    func aNumberStandsForAMissingDateOfBirth(line: String, birth: String, number: String?) throws {
        let fields = try Self.fields(printed: ["ERIKSSON", "Anna", line], birth: birth)
        #expect(fields[.personalNumber]?.text == number)
        #expect(fields[.surname]?.text == "ERIKSSON" && fields[.givenNames]?.text == "Anna")
    }

    @Test func numbersOfOtherStatesMeanNothing() throws {
        let fields = try Self.fields(printed: ["ERIKSSON", "1800101221144"], birth: "1980-01-01", issuer: "UTO")
        #expect(fields[.personalNumber] == nil)
    }
}
