import IDScan
import MRZ
import Testing

@testable import ScanReports

/// The specimen of Doc 9303-4, appendix A, in the forms of other readers.
struct ReportDialectTests {
    private static let specimen = """
        P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
        L898902C36UTO7408122F1204159ZE184226B<<<<<10
        """

    private func answer(_ dialect: ReportDialect) throws -> String {
        let zone = try MachineReadableZone(
            parsing: Self.specimen, referenceDate: #require(CalendarDate(year: 2026, month: 12, day: 31)))
        let document = ScannedDocument(standingFor: zone, confidence: 0.9871)
        let result = ScanResult(image: ImageSize(width: 800, height: 600), documents: [document])
        return try dialect.answer(ScanReport(source: "card.jpg", outcome: .success(result))).line
    }

    @Test func textractHasAFieldOfEachTypeWithTheFirstNameApart() throws {
        let text = try answer(.textract)
        for part in [
            #"{"Type":{"Text":"FIRST_NAME"},"ValueDetection":{"Text":"ANNA","Confidence":98.71}}"#,
            #"{"Type":{"Text":"MIDDLE_NAME"},"ValueDetection":{"Text":"MARIA","Confidence":98.71}}"#,
            #"{"Text":"1974-08-12","NormalizedValue":{"Value":"1974-08-12T00:00:00","ValueType":"DATE"}"#,
            #"{"Type":{"Text":"COUNTY"},"ValueDetection":{"Text":"","Confidence":0}}"#,
            #"{"Type":{"Text":"ID_TYPE"},"ValueDetection":{"Text":"PASSPORT","Confidence":100}}"#,
            #"{"Text":"P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10""#,
            #""DocumentMetadata":{"Pages":1}"#,
        ] { #expect(text.contains(part)) }
    }

    @Test func azureHasValuesOfTheirTypesAndTheZoneAsAnObject() throws {
        let text = try answer(.azure)
        for part in [
            #""docType":"idDocument.passport""#,
            #""FirstName":{"type":"string","valueString":"ANNA MARIA","content":"ANNA MARIA""#,
            #""DateOfBirth":{"type":"date","valueDate":"1974-08-12","content":"740812""#,
            #""Nationality":{"type":"countryRegion","valueCountryRegion":"UTO""#,
            #""MachineReadableZone":{"type":"object","valueObject":{"CountryRegion":{"#,
            #"{"pageNumber":1,"angle":0,"width":800,"height":600,"unit":"pixel","spans":[]}"#,
        ] { #expect(text.contains(part)) }
    }

    @Test func mindeeHasEachGivenNameAndNullForWhatIsMissing() throws {
        let text = try answer(.mindee)
        for part in [
            #""document_type":{"value":"PASSPORT","confidence":1}"#,
            #""given_names":[{"value":"ANNA","confidence":0.9871,"polygon":[],"page_id":0},{"value":"MARIA""#,
            #""mrz_line3":{"value":null,"confidence":0,"polygon":[],"page_id":null}"#,
            #""name":"card.jpg","n_pages":1"#,
        ] { #expect(text.contains(part)) }
    }

    @Test(arguments: ReportDialect.allCases)
    func failuresHaveOurForm(dialect: ReportDialect) throws {
        let report = ScanReport(source: "a.jpg", outcome: .failure(Failure(code: "no", message: "No.")))
        let ours = #"{"schemaVersion":2,"source":"a.jpg","error":{"code":"no","message":"No."}}"#
        #expect(try dialect.answer(report).line == ours)
    }

    @Test(arguments: ReportDialect.allCases)
    func nothingFoundIsAnAnswer(dialect: ReportDialect) {
        let answer = dialect.answer(ScanResult(image: ImageSize(width: 0, height: 0), documents: []), named: "")
        #expect(answer.line.hasPrefix("{") && !answer.line.contains("nan"))
    }
}
