public import Certificates
import Imaging
import MRZ
import Seals

/// The visible digital seal of a drawn document: a DataMatrix that says its zone, signed with a key for tests (ICAO Doc 9303-13).
public enum SpecimenSeal {
    /// The certificates that vouch for the seals of drawings: an authority of Utopia, and its signer.
    ///
    /// Their keys are public: they prove nothing.
    public static let certificates: [Certificate] = [authority, signer].compactMap { text in
        Base64.bytes(of: text.utf8).flatMap { try? Certificate(der: $0) }
    }

    /// The types of documents that have a seal, by their format: the code of the type, the field of its zone, how much of the second
    /// line the seal has, and its place: its left upper corner, in millimetres from the right edge and from the upper one, and its side.
    private static let kinds:
        [SpecimenFormat: (code: UInt16, zone: UInt8, secondLine: Int, right: Double, top: Double, side: Double)] = [
            .mrva: (0x5D01, 0x01, 28, 40, 44, 16.5), .mrvb: (0x5D01, 0x02, 28, 36, 40, 15),
            .td2: (0xFB06, 0x02, 36, 33, 22, 25),
        ]

    /// The seal of a document; nil for formats that have none.
    ///
    /// - Throws: ``SpecimenError`` when the library for signatures is missing, or the document does not fit its zone.
    static func barcode(of card: SpecimenCard) throws(SpecimenError) -> SpecimenBarcode? {
        guard let kind = kinds[card.data.format], let certificate = certificates.last,
            let day = CalendarDate("2026-01-15")
        else { return nil }
        let lines = try SpecimenZone(card.data).lines
        let zone = lines[0] + lines[1].prefix(kind.secondLine)
        var draft = SealDraft(
            documentCode: kind.code, issuer: card.data.issuingState, signer: "UTTS",
            certificateReference: certificate.serialNumber, issueDate: day, signatureDate: day)
        draft.fields = [
            SealDraft.Field(kind.zone, c40: zone),
            kind.code == 0x5D01 ? SealDraft.Field(0x04, bytes: [30, 0, 0]) : nil,
            SealDraft.Field(kind.code == 0x5D01 ? 0x05 : 0x03, c40: card.data.documentNumber),
        ].compactMap(\.self)
        let bytes: [UInt8]?
        do throws(CryptoError) {
            bytes = try draft.signed(with: PrivateKey(der: Base64.bytes(of: key.utf8) ?? []), digest: .sha256)
        } catch {
            throw SpecimenError.drawing("\(error)")
        }
        let left = card.data.format.geometry.width - kind.right
        return bytes.map { bytes in
            SpecimenBarcode(
                kind: .dataMatrix, text: String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })),
                outline: Quadrilateral(x: left, y: kind.top, width: kind.side, height: kind.side))
        }
    }

    /// An authority of Utopia, with a key of brainpoolP384r1.
    private static let authority = """
        MIIBwzCCAUqgAwIBAgIBATAKBggqhkjOPQQDAjA3MQswCQYDVQQGEwJVVDEXMBUGA1UEAwwOVGVzdCBBdXRob3JpdHkxDzANBgNVBAoM\
        BlV0b3BpYTAeFw0yMDAxMDEwMDAwMDBaFw00MDAxMDEwMDAwMDBaMDcxCzAJBgNVBAYTAlVUMRcwFQYDVQQDDA5UZXN0IEF1dGhvcml0\
        eTEPMA0GA1UECgwGVXRvcGlhMHowFAYHKoZIzj0CAQYJKyQDAwIIAQELA2IABCJef/81Uxr4AmDkKELB6XgVnArx5ULOyERtrf3DaWas\
        yK1ljsEgkRGlL0tscOn2bTQvklm5DZo2qqtQmHjeJXGDgRKWLDyupNkguxL8MUA5mYNaAh3ZmhL8V4t/KNzHSqMmMCQwDwYDVR0TAQH/\
        BAUwAwEB/zARBgNVHQ4ECgQIAQEBAQEBAQEwCgYIKoZIzj0EAwIDZwAwZAIwMsTevLpTKJA9GV+uUkm/XPilgSWyC+ZS+CKu2KznDqHW\
        2YyvPcWxu4fFS3pFJyYZAjAiVUUQvAvSIhwhlYc04zBP0ij8wNrW6rxecZw3Vk6w6g8Y9djJOFAho3PdVbzLoJM=
        """

    /// Its signer, with a key of P-256: `TS`, serial number 5A.
    private static let signer = """
        MIIBlTCCARygAwIBAgIBWjAKBggqhkjOPQQDAjA3MQswCQYDVQQGEwJVVDEXMBUGA1UEAwwOVGVzdCBBdXRob3JpdHkxDzANBgNVBAoM\
        BlV0b3BpYTAeFw0yNDAxMDEwMDAwMDBaFw0zNDAxMDEwMDAwMDBaMBoxCzAJBgNVBAYTAlVUMQswCQYDVQQDDAJUUzBZMBMGByqGSM49\
        AgEGCCqGSM49AwEHA0IABIA476Fjp8GopMgHIAeHWwKb7x3Ig+R91tuwqpwoL27fu4U3MlFQfHpF0X6zgXL3D9FGs9tqHrfvXoF/Jtmt\
        KuijNjA0MBMGA1UdIwQMMAqACAEBAQEBAQEBMB0GA1UdDgQWBBSLQexHVvBpHh6LsNPEKNoVB+yxrjAKBggqhkjOPQQDAgNnADBkAjBY\
        gDs79U4ArMcPUCMBzaxzkHIQrmOg7pZr6aLGdmPgC6JpTFv3fdJoH96eybmFI9oCMBhGyB2hR577TfOZ8w482d3uTBQLpDlaWEQGkcl7\
        XORbr8LpgzbZijQvd/ioxMZrrA==
        """

    /// The key of the signer.
    private static let key = """
        MHcCAQEEIH51/GrqhcRRO0dfTV1F+NhvPwJtbw3DSdTy85FX4ScdoAoGCCqGSM49AwEHoUQDQgAEgDjvoWOnwaikyAcgB4dbApvvHciD\
        5H3W27CqnCgvbt+7hTcyUVB8ekXRfrOBcvcP0Uaz22oet+9egX8m2a0q6A==
        """
}
