import IDScan
import MRZ
import Testing

@testable import ScanReports

struct CompactReportTests {
    /// The specimen of Doc 9303-4, appendix A.
    private static let specimen = """
        P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
        L898902C36UTO7408122F1204159ZE184226B<<<<<10
        """

    @Test func hasTheSourceAndTheValues() throws {
        let zone = try MachineReadableZone(
            parsing: Self.specimen, referenceDate: #require(CalendarDate(year: 2026, month: 12, day: 31)))
        let result = ScanResult(image: ImageSize(width: 1, height: 1), documents: [ScannedDocument(zone)])
        let report = ScanReport(source: "card.jpg", outcome: .success(result))
        let text = try JSON.text(of: CompactReport(report: report), isPretty: false)
        #expect(
            text.hasPrefix(
                #"{"schemaVersion":2,"source":"card.jpg","documents":[{"status":"verified","type":"passport","#))
        #expect(!text.contains("image") && !text.contains("mrz"))
    }

    @Test func isTheWholeReportOnAFailure() throws {
        let report = ScanReport(
            sources: ReportSources(names: ["a.jpg", "b.jpg"]), outcome: .failure(Failure(code: "no", message: "No.")))
        let text = #"{"schemaVersion":2,"sources":["a.jpg","b.jpg"],"error":{"code":"no","message":"No."}}"#
        #expect(try JSON.text(of: CompactReport(report: report), isPretty: false) == text)
        #expect(try JSON.text(of: report, isPretty: false) == text)
    }
}
