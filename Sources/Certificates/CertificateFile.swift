/// The certificates of files of several kinds.
struct CertificateFile {
    private(set) var certificates: [Certificate] = []
    private(set) var unreadable = 0

    /// Reads the bytes of a file, whose kind is told by the bytes.
    mutating func read(_ bytes: [UInt8]) throws(CertificateError) {
        if bytes.first == DERTag.sequence, (try? DERReader.only(DERTag.sequence, in: bytes[...])) != nil {
            return try readDER(bytes)
        }
        let lines = Self.unfolded(bytes)
        if bytes.starts(with: "-----BEGIN ".utf8) || lines.contains(where: { $0.starts(with: "-----BEGIN ".utf8) }) {
            return try readPEM(lines)
        }
        if lines.contains(where: { $0.starts(with: "dn:".utf8) }) { return try readLDIF(lines) }
        guard let decoded = Base64.bytes(of: bytes), decoded.first == DERTag.sequence else { throw .unknownFile }
        try readDER(decoded)
    }

    /// Reads a certificate, or a master list.
    private mutating func readDER(_ bytes: [UInt8]) throws(CertificateError) {
        if let certificate = try? Certificate(der: bytes) {
            certificates.append(certificate)
        } else if let data = try? SignedData(der: bytes) {
            try readMasterList(data)
        } else {
            throw .unknownFile
        }
    }

    /// Reads the authorities of a master list (Doc 9303-12). Its signature must be right, and an authority of the
    /// list must have signed its signer's certificate.
    private mutating func readMasterList(_ data: SignedData) throws(CertificateError) {
        guard data.contentType == "2.23.136.1.1.2" else { throw .unknownFile }
        var listed: [DERElement] = []
        do throws(DERError) {
            var fields = try DERReader.only(DERTag.sequence, in: data.content[...]).reader
            _ = try fields.next(DERTag.integer)
            listed = try fields.next(DERTag.set).children()
        } catch {
            throw .notSignedData
        }
        let authorities = listed.compactMap { try? Certificate(der: $0.bytes) }
        guard try Self.isSigned(data, by: authorities + data.certificates) else { throw .masterListNotSigned }
        certificates += authorities
        unreadable += listed.count - authorities.count
    }

    /// True if signed data are signed, and one of some authorities signed the signer's certificate.
    private static func isSigned(
        _ data: SignedData, by authorities: [Certificate]
    ) throws(CertificateError) -> Bool {
        do throws(CryptoError) {
            guard let signer = data.signer, try data.isSigned(by: signer) else { return false }
            return try TrustStore(certificates: authorities).authority(of: signer) != nil
        } catch {
            throw .crypto(error)
        }
    }

    /// Reads each block of a file in PEM (RFC 7468).
    private mutating func readPEM(_ lines: [ArraySlice<UInt8>]) throws(CertificateError) {
        var block: [UInt8]?
        for line in lines {
            if line.starts(with: "-----BEGIN ".utf8) {
                block = []
            } else if line.starts(with: "-----END ".utf8) {
                guard let text = block, let bytes = Base64.bytes(of: text) else { throw .wrongBase64 }
                try readDER(bytes)
                block = nil
            } else {
                block?.append(contentsOf: line)
            }
        }
        guard block == nil else { throw .wrongBase64 }
    }

    /// Reads the attributes of LDIF (RFC 2849) that hold certificates or master lists.
    private mutating func readLDIF(_ lines: [ArraySlice<UInt8>]) throws(CertificateError) {
        for line in lines {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")), line[colon...].starts(with: "::".utf8) else {
                continue
            }
            let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
            guard Self.attributes.contains(name) else { continue }
            guard let bytes = Base64.bytes(of: line[colon...].dropFirst(2)) else { throw .wrongBase64 }
            if name.hasPrefix("user"), (try? Certificate(der: bytes)) == nil {
                unreadable += 1
            } else {
                try readDER(bytes)
            }
        }
    }

    /// The names of attributes, in small letters (ICAO PKD, interface specification).
    private static let attributes: Set = [
        "usercertificate;binary", "cacertificate;binary", "pkdmasterlistcontent", "cscamasterlistdata",
    ]

    /// The lines of a file, those joined that LDIF folded: a space begins the next one.
    private static func unfolded(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var joined: [UInt8] = []
        for byte in bytes where byte != 0x0D {
            if byte == 0x20, joined.last == 0x0A { joined.removeLast() } else { joined.append(byte) }
        }
        return joined.split(separator: 0x0A)
    }
}
