import Certificates
import IDScan
import LDS
import MRZ
import Testing

@testable import ScanReports

@Suite struct ChipReportTests {
    /// The zone of the specimen of Doc 9303-4 as DG1 has it (Doc 9303-10, 4.7.1).
    static let zone =
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<L898902C36UTO7408122F1204159ZE184226B<<<<<10"
    static let dataGroup1 = [0x61, 0x5B, 0x5F, 0x1F, 0x58] + Array(zone.utf8)
    private static let today = CalendarDate("2010-06-01")

    @Test func saysWhatTheZoneSays() throws {
        let today = try #require(Self.today)
        let report = try ChipReport(files: [Self.dataGroup1], trust: .none, today: today)
        #expect(report.verdict == .notChecked)
        #expect(report.document?.fields[.surname]?.value == "ERIKSSON")
        #expect(report.document?.format == .td3)
        let json = try JSON.text(of: report, isPretty: false)
        #expect(json.hasPrefix(#"{"verdict":"notChecked","document":{"#))
    }

    /// A photographed zone agrees or differs field by field; what is in doubt is not compared.
    @Test(
        arguments: [
            ([:], FieldCrossCheck.Outcome.agrees), ([FieldName.surname: "OTHER"], .differs),
        ] as [([FieldName: String], FieldCrossCheck.Outcome)])
    func comparesWithTheDocument(changes: [FieldName: String], outcome: FieldCrossCheck.Outcome) throws {
        let today = try #require(Self.today)
        let text =
            changes.isEmpty ? Self.zone : Self.zone.replacing("ERIKSSON<<ANNA<MARIA", with: "OTHERSON<<ANNA<MARIA")
        let lines = [String(text.prefix(44)), String(text.suffix(44))]
        let zone = try MachineReadableZone(parsing: lines, referenceDate: today)
        let certain = ScannedDocument(standingFor: zone, referenceDate: today)
        let report = try ChipReport(files: [Self.dataGroup1], trust: .none, today: today, photographed: certain)
        #expect(report.crossChecks.first { $0.field == .surname }?.outcome == outcome)
        #expect(report.crossChecks.first { $0.field == .birthDate }?.outcome == .agrees)
        let doubted = ScannedDocument(standingFor: zone, doubting: [.surname], referenceDate: today)
        let other = try ChipReport(files: [Self.dataGroup1], trust: .none, today: today, photographed: doubted)
        #expect(other.crossChecks.first { $0.field == .surname }?.outcome == .notCompared)
    }

    /// Files that are none of a chip, and one that is given twice.
    @Test(arguments: [[[]], [[0x00, 0x01]], [[0x61, 0x84]], [dataGroup1, dataGroup1]] as [[[UInt8]]])
    func refuses(files: [[UInt8]]) throws {
        let today = try #require(Self.today)
        #expect(throws: LDSError.self) { try ChipReport(files: files, trust: .none, today: today) }
    }
}
