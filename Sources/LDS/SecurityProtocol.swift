/// A protocol that a chip offers, by its object identifier (Doc 9303-11 §9.2, BSI TR-03110-3 A.1).
public struct SecurityProtocol: Hashable, Sendable, Codable {
    /// A purpose of a protocol.
    public enum Purpose: String, Hashable, Sendable, Codable {
        case pace = "PACE"
        case chipAuthentication = "chip authentication"
        case chipAuthenticationKey = "chip authentication public key"
        case terminalAuthentication = "terminal authentication"
        case activeAuthentication = "active authentication"
        case restrictedIdentification = "restricted identification"
        case cardInformation = "card information"
        case fileDirectory = "EF.DIR"
    }

    /// The object identifier: `0.4.0.127.0.7.2.2.4.2.2`.
    public let identifier: String
    /// The purpose; nil for identifiers that the table has not.
    public let purpose: Purpose?
    /// The name of the standard: `id-PACE-ECDH-GM-AES-CBC-CMAC-128`; nil for identifiers that the table has not.
    public let name: String?

    /// Finds the protocol of an identifier.
    init(_ identifier: String) {
        self.identifier = identifier
        let row = Self.rows.first { identifier == $0.identifier }
        (purpose, name) = (row?.purpose, row?.name)
    }

    private typealias Row = (identifier: String, purpose: Purpose, name: String)

    /// BSI's arc of protocols, `bsi-de protocols smartcard`.
    private static let arc = "0.4.0.127.0.7.2.2."
    private static let ciphers = ["3DES-CBC-CBC", "AES-CBC-CMAC-128", "AES-CBC-CMAC-192", "AES-CBC-CMAC-256"]

    /// The rows of a family: its own identifier, which is of domain parameters, and one for each cipher.
    private static func family(_ place: String, _ purpose: Purpose, _ name: String) -> [Row] {
        [(arc + place, purpose, "id-" + name)]
            + ciphers.enumerated().map { number, cipher in
                ("\(arc)\(place).\(number + 1)", purpose, "id-\(name)-\(cipher)")
            }
    }

    private static let rows: [Row] =
        family("4.1", .pace, "PACE-DH-GM") + family("4.2", .pace, "PACE-ECDH-GM")
        + family("4.3", .pace, "PACE-DH-IM") + family("4.4", .pace, "PACE-ECDH-IM")
        + family("4.6", .pace, "PACE-ECDH-CAM")
        + family("3.1", .chipAuthentication, "CA-DH") + family("3.2", .chipAuthentication, "CA-ECDH") + [
            (arc + "1.1", .chipAuthenticationKey, "id-PK-DH"), (arc + "1.2", .chipAuthenticationKey, "id-PK-ECDH"),
            (arc + "2", .terminalAuthentication, "id-TA"),
            (arc + "5.1", .restrictedIdentification, "id-RI-DH"),
            (arc + "5.2", .restrictedIdentification, "id-RI-ECDH"),
            (arc + "6", .cardInformation, "id-CI"),
            ("2.23.136.1.1.5", .activeAuthentication, "id-icao-mrtd-security-aaProtocolObject"),
            ("2.23.136.1.1.13", .fileDirectory, "id-icao-mrtd-security-efDir"),
        ]

    /// The standardised domain parameters of PACE, by their number (Doc 9303-11 §9.5.1).
    static let domainParameters = [
        0: "1024-bit MODP group with 160-bit prime order subgroup",
        1: "2048-bit MODP group with 224-bit prime order subgroup",
        2: "2048-bit MODP group with 256-bit prime order subgroup",
        8: "secp192r1", 9: "brainpoolP192r1", 10: "secp224r1", 11: "brainpoolP224r1", 12: "secp256r1",
        13: "brainpoolP256r1", 14: "brainpoolP320r1", 15: "secp384r1", 16: "brainpoolP384r1",
        17: "brainpoolP512r1", 18: "secp521r1",
    ]
}
