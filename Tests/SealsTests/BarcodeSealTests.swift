import Certificates
import MRZ
import Seals
import SignatureSamples
import Testing

struct BarcodeSealTests {
    /// The values are those of the tests of tsenger/vdstools, IcbJvmTest.kt and SealCommonTest.kt.
    @Test(arguments: [
        (
            SealSamples.barcodeOfProvisionalResidenceDocument, "provisionalResidenceDocument", "860E",
            ["documentReference=123456789", "azr=ABC123456DEF", "nationalType=14"],
            "ABD<<RESIDORCE<<ROLAND<<<<<<<<<<<<<<\n6525845096USA7008038M2201018T2506012"
        ),
        (
            SealSamples.barcodeOfCertifyingPermanentResidence, "certificateOfPermanentResidence", "8610",
            ["documentReference=123456789", "azr=ABC123456DEF", "nationalType=16"], ""
        ),
        (
            SealSamples.barcodeOfSupplementarySheetResidencePermit, "supplementarySheet", "8612",
            ["documentReference=5W1ETCGE2", "documentNumber=ABCDEFGHI", "nationalType=18"],
            "AZD<<5W1ETCGE25<<<<<<<<<<<<<<<\n8703123F2908258CHL<<<<<<<<<<<4\nBORIC<<BRYAN<<<<<<<<<<<<<<<<<<"
        ),
        (
            SealSamples.barcodeOfTemporaryPassport, "temporaryPassport", "8606",
            ["expiryDate=2027-01-31", "nationalType=6"],
            "PPD<<FOLKS<<TALLULAH<<<<<<<<<<<<<<<<<<<<<<<<\n3113883489D<<9709155F1601013<<<<<<<<<<<<<<04"
        ),
        (
            SealSamples.barcodeOfArrivalAttestation, "arrivalAttestation", "860D",
            ["azr=ABC123456DEF", "nationalType=13"],
            "AUD<<MANNSENS<<MANNY<<<<<<<<<<<<<<<<\n6525845096USA7008038M2201018<<<<<<06"
        ),
    ])
    func readsSamples(_ sample: Sample, _ type: String, _ code: String, _ fields: [String], _ mrz: String) throws {
        let seal = try Seal(parsing: sample.bytes)
        #expect(seal.format == .barcode)
        #expect(seal.documentType == type)
        #expect(seal.documentCode == code)
        #expect(seal.issuer == "D")
        #expect(seal.certificateReference == "A57A790577")
        #expect(seal.signatureDate == CalendarDate("2025-02-11"))
        let other = seal.fields.filter { $0.name != "zone" && $0.name != "face" }
        #expect(other.map { "\($0.name)=\($0.value)" } == fields)
        #expect((seal.mrz ?? []).joined(separator: "\n") == mrz)
        #expect(seal.deviations.isEmpty)
        let signer = try Certificate(der: TestSigners.utts5B.bytes)
        #expect(try seal.isSigned(by: signer))
        let store = TrustStore(certificates: [signer])
        #expect(try store.signers(digestEnd: [0xA5, 0x7A, 0x79, 0x05, 0x77]).count == 1)
    }

    /// A picture of 998 bytes in JPEG 2000.
    @Test func holdsTheFace() throws {
        let face = try #require(try Seal(parsing: SealSamples.barcodeOfTemporaryPassport.bytes)["face"]?.value)
        #expect(face.count == 2 * 998)
        #expect(face.hasPrefix("0000000C6A5020200D0A870A"))
    }

    @Test func readsFieldsWithinMessages() throws {
        let seal = try Seal(parsing: SealSamples.barcodeOfVisa.bytes)
        #expect(seal.documentType == "visa")
        #expect(seal["visa.numberOfEntries"]?.value == "1")
        #expect(seal["visa.passportNumber"]?.value == "C000000736")
        #expect(
            seal.deviations.map(\.text) == [
                "wrongLength visa.durationOfStay", "unreadableField visa.durationOfStay",
                "wrongLength visa.passportNumber", "wrongLength visa.zone",
            ])
        #expect(try seal.isSigned(by: Certificate(der: TestSigners.utts5B.bytes)))
    }

    @Test func readsCompressedBarcodes() throws {
        #expect(
            try Seal(parsing: SealSamples.compressedBarcode.bytes) == Seal(parsing: SealSamples.plainBarcode.bytes))
    }

    @Test func saysThatThereIsNoSignature() throws {
        let seal = try Seal(parsing: SealSamples.unsignedBarcode.bytes)
        #expect(seal.documentType == "proofOfRecovery")
        #expect(seal.deviations.contains { $0.code == .unsigned })
        let trust = try TrustStore(files: [TestCertificates.authority.bytes])
        let today = try #require(CalendarDate("2026-11-28"))
        #expect(seal.verdict(trust, today: today) == .unknownSigner)
    }

    @Test func saysThatTheIdentifierIsThatOfADraft() throws {
        let text = "N" + String(decoding: SealSamples.plainBarcode.bytes.dropFirst(), as: UTF8.self)
        #expect(try Seal(parsing: text).deviations.contains { $0.code == .draftIdentifier })
    }

    /// The digits of dates that are unknown are x (tsenger/vdstools, DataEncoderCommonTest.kt): `201x-04-xx`,
    /// `1999-12-31`.
    @Test(arguments: [("313D10DA", "--04", "201x-04-xx"), ("00BBDDBF", "1999-12-31", "1999-12-31")])
    func readsMaskedDates(_ digits: String, _ value: String, _ text: String) throws {
        let date = Sample("date", digits: digits).bytes
        let payload = [0x6A, 0xBC, 0x61, 0x06, 0x84, 0x04] + date
        let seal = try Seal(parsing: "RDB1A" + base32(payload))
        #expect(seal["expiryDate"]?.value == value)
        #expect(seal["expiryDate"]?.text == text)
    }

    @Test(arguments: [
        ("RDB1", SealError.cutOff), ("RDB1A", .cutOff), ("RDB1ENK6GC", .wrongHeader), ("RDB1Ank6gc", .wrongText),
        ("RDB1CNK6GC", .wrongCompression), ("RDB1ANK6GCEQ", .cutOff), ("RDB1ANK6GB", .wrongText),
    ])
    func refusesWhatIsNone(_ text: String, _ error: SealError) {
        #expect(throws: error) { try Seal(parsing: text) }
    }

    /// A stream of zlib of a few bytes that would be a megabyte is refused.
    @Test func refusesWhatInflatesWithoutLimit() {
        let bomb = """
            PDNO3QJRAEAAAAGCUD2U63IIL6QAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPQDADYAAAI
            """
        #expect(throws: SealError.wrongCompression) { try Seal(parsing: "RDB1C" + bomb) }
    }

    /// The text of bytes in base32 (RFC 4648, 6).
    private func base32(_ bytes: [UInt8]) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
        var text = ""
        var (bits, count) = (0, 0)
        for byte in bytes {
            (bits, count) = (bits << 8 | Int(byte), count + 8)
            while count >= 5 {
                count -= 5
                text.append(alphabet[bits >> count & 31])
            }
        }
        return count == 0 ? text : text + String(alphabet[bits << (5 - count) & 31])
    }
}
