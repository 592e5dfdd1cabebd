import DocumentDetection
import Foundation
import IDScan
import Imaging
import MRZ
import ScanReports
import Testing

@testable import IDScanCLI

struct ScanReportTextTests {
    private let size = ImageSize(width: 100, height: 100)
    /// A card that runs out of the right of a bright picture.
    private let quality = CaptureQuality(
        of: Image(width: 100, height: 100, pixelFormat: .grey, pixels: Array(repeating: 200, count: 10_000)),
        document: Quadrilateral(x: 40, y: 20, width: 80, height: 50))

    @Test func advisesWhereNothingWasFound() {
        let result = ScanResult(image: size, documents: [], captureQuality: quality)
        let text = """
            card.jpg: nothing found
              the right edge is outside the picture: move back
              move closer: 0.9 px per mm, 3 needed

            """
        #expect(ScanReport(source: "card.jpg", outcome: .success(result)).text == text)
    }

    @Test func writesAddressesInOneLine() throws {
        let address = """
            {"status": "unverified", "crossChecks": [], "findings": [], "template": "card", "fields": {"address": {
            "value": "12345 MUSTERSTADT\\nWEG 1", "text": "12345 MUSTERSTADT\\nWEG 1", "check": "notPrinted",
            "inDoubt": false, "truncated": false, "source": "visualZone"}}}
            """
        let document = try JSONDecoder().decode(ScannedDocument.self, from: Data(address.utf8))
        let report = ScanReport(source: "-", outcome: .success(ScanResult(image: size, documents: [document])))
        #expect(report.text == "-: card, unverified\n  address  12345 MUSTERSTADT, WEG 1  printed\n")
    }

    /// Parts of the photograph that are not in the result are told, and nothing is verified for good then.
    @Test func saysWhatIsNotInTheResult() throws {
        let zone = try MachineReadableZone(parsing: [
            "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
        ])
        let finding = #"[{ "name": "printNotRead", "severity": "warning", "message": "no time" }]"#
        let findings = try JSONDecoder().decode([DocumentFinding].self, from: Data(finding.utf8))
        let documents = [ScannedDocument(zone)]
        let whole = ScanReport(source: "-", outcome: .success(ScanResult(image: size, documents: documents)))
        let part = ScanReport(
            source: "-", outcome: .success(ScanResult(image: size, documents: documents, findings: findings)))
        #expect(part.text == whole.text + "-: warning: no time\n")
        #expect(whole.exitStatus(failingOn: []) == .verified && part.exitStatus(failingOn: []) == .notVerified)
    }

    @Test func saysNoMoreWhereThereIsNothingToAdvise() throws {
        let nothing = ScanResult(image: size, documents: [])
        #expect(ScanReport(source: "-", outcome: .success(nothing)).text == "-: nothing found\n")
        let zone = try MachineReadableZone(parsing: [
            "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
        ])
        let read = ScanResult(image: size, documents: [ScannedDocument(zone)])
        #expect(ScanReport(source: "-", outcome: .success(read)).text.hasPrefix("-: Passport, TD3, verified\n"))
    }

    @Test func saysWhichPagesWereNotRead() throws {
        let zone = try MachineReadableZone(parsing: [
            "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
        ])
        let pages = PageReport(count: 3, read: [1], unread: ["pages 2 to 3: there was no time left"])
        let end = "scan.tif: read 1 of 3 pages\n  pages 2 to 3: there was no time left\n"
        let read = ScanReport(
            source: "scan.tif",
            outcome: .success(ScanResult(images: [size], documents: [ScannedDocument(zone)], pages: pages)))
        #expect(read.text.hasSuffix(end))
        #expect(read.text.hasPrefix("scan.tif: page 1: "))
        #expect(read.exitStatus(failingOn: []) == .notVerified)
        let nothing = ScanReport(
            source: "scan.tif", outcome: .success(ScanResult(images: [size], documents: [], pages: pages)))
        #expect(nothing.text == "scan.tif: nothing found\n" + end)
        #expect(nothing.exitStatus(failingOn: []) == .nothingFound)
    }
}
