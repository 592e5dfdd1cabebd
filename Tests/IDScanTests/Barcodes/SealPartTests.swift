import Barcodes
import Certificates
import ImageProcessing
import Imaging
import MRZ
import Seals
import SpecimenCards
import Testing

@testable import IDScan

@Suite struct SealPartTests {
    private static let today = CalendarDate("2026-11-28")

    private static func scan(_ card: SpecimenCard, trust: TrustStore) throws -> ScanResult {
        let taken = try Photograph(of: [card], conditions: .desk, seed: 3).taken()
        var options = ScanOptions(request: ScanRequest(referenceDate: today))
        options.trust = trust
        var scanner = try DocumentScanner(options: options)
        return try scanner.scan(taken.image)
    }

    private static let trust = TrustStore(certificates: SpecimenSeal.certificates)

    /// A seal is read, and its verdict is that of the certificates that are given.
    @Test(arguments: [
        (trust, SignatureVerdict.signed), (TrustStore.none, .notChecked),
        (TrustStore(certificates: [SpecimenSeal.certificates[0]]), .unknownSigner),
        (TrustStore(certificates: [SpecimenSeal.certificates[1]]), .unknownSigner),
    ])
    func saysWhoSigned(trust: TrustStore, verdict: SignatureVerdict) throws {
        var card = SpecimenCard(format: .td2, seed: 6)
        #expect(try card.addSeal())
        let result = try Self.scan(card, trust: trust)
        let content = try #require(result.barcodes.first?.content)
        #expect(content.kind == .vds)
        #expect(content.documentType == "residencePermit")
        #expect(content.signature?.verdict == verdict)
        #expect(
            (content.signature?.signer == "C=UT,CN=TS")
                == (trust.certificates.count == 2
                    || verdict == .unknownSigner && trust.certificates.first?.commonName == "TS"))
        // Zone and seal are one document, and both say the same.
        let document = try #require(result.documents.first)
        #expect(result.documents.count == 1)
        #expect(document.status == .verified)
        #expect(document.fields[.passportNumber]?.source == .seal)
        #expect(document.fields[.passportNumber]?.isInDoubt == (verdict != .signed))
        #expect(!document.findings.contains { $0.name == .barcodeDiffers })
    }

    /// The seal of one document on another that says something else: the signature is right, the document is not.
    @Test func noticesAnAlteredZone() throws {
        var card = SpecimenCard(format: .td2, seed: 6)
        #expect(try card.addSeal())
        card.data.person.birthDate = SpecimenDate(year: 1999, month: 4, day: 9)
        let result = try Self.scan(card, trust: Self.trust)
        let document = try #require(result.documents.first)
        #expect(result.barcodes.first?.content?.signature?.verdict == .signed)
        #expect(document.fields[.birthDate]?.value == "1999-04-09")
        let finding = try #require(document.findings.first { $0.name == .barcodeDiffers })
        #expect(finding.severity == .contradiction)
        #expect(finding.message.contains("birthDate"))
        #expect(!finding.message.contains("1999"))
    }

    /// A text that begins as a seal and is none is told so, without its content.
    @Test(arguments: [
        ([0xDC, 0x03, 0x01] as [UInt8], BarcodeContent.Kind.vds), (Array("NDB1X".utf8), .idb),
        (Array(#"{"data":{"hdr":{},"hdr":{}}}"#.utf8), .vdsNC), ([0xDC] + [UInt8](repeating: 0, count: 4096), .vds),
    ])
    func refusesWhatIsDamaged(bytes: [UInt8], kind: BarcodeContent.Kind) throws {
        let today = try #require(Self.today)
        let content = BarcodeContent(of: bytes, in: .qrCode, trust: Self.trust, today: today)
        #expect(content?.kind == kind)
        #expect(content?.error?.isEmpty == false)
        #expect(content?.elements == [])
    }

    /// JSON and text of others are no seals.
    @Test(arguments: ["{}", "{\"name\":1}", "https://example.org", "WIFI:S:x;;"]) func takesNoOther(text: String) throws
    {
        let today = try #require(Self.today)
        #expect(BarcodeContent(of: Array(text.utf8), in: .qrCode, trust: Self.trust, today: today) == nil)
    }
}
