import Certificates

/// A barcode of the ICAO Datastructure for Barcode: an identifier, a flag, and a header, messages, a certificate and a
/// signature in base32.
enum BarcodeSeal {
    /// The tag of a message that names the type of a document of a State.
    static let nationalTag: UInt8 = 0x86
    private static let messagesTag: UInt8 = 0x61, certificateTag: UInt8 = 0x7E, signatureTag: UInt8 = 0x7F
    /// The most bytes that a compressed barcode may have.
    private static let limit = 1 << 16

    /// Reads a barcode.
    static func seal(_ bytes: [UInt8]) throws(SealError) -> Seal {
        var reader = ByteReader(bytes[...])
        let isDraft = try reader.bytes(4).first == UInt8(ascii: "N")
        let flag = try reader.byte()
        guard (UInt8(ascii: "A")...UInt8(ascii: "D")).contains(flag) else { throw .wrongHeader }
        let (isSigned, isCompressed) = ((flag - 0x41) & 1 == 1, (flag - 0x41) & 2 == 2)
        guard var payload = Base32.bytes(of: reader.rest) else { throw .wrongText }
        if isCompressed {
            guard let inflated = ZlibStream.bytes(of: payload, limit: limit) else { throw .wrongCompression }
            payload = inflated
        }
        var seal = try seal(ofPayload: payload, isSigned: isSigned)
        if isDraft { seal.deviations.append(Seal.Deviation(code: .draftIdentifier, field: nil)) }
        return seal
    }

    private static func seal(ofPayload payload: [UInt8], isSigned: Bool) throws(SealError) -> Seal {
        var reader = ByteReader(payload[...])
        guard let issuer = C40.text(of: try reader.bytes(2)) else { throw .wrongHeader }
        var seal = Seal(format: .barcode, documentCode: "", issuer: issuer.trimmed)
        if isSigned { try readSignatureHeader(&reader, of: &seal) }
        let group = try reader.element()
        guard group.tag == messagesTag else { throw .strayBytes }
        seal.signedBytes = Array(payload[..<reader.rest.startIndex])
        while !reader.isAtEnd {
            let element = try reader.element()
            switch element.tag {
            case certificateTag where seal.certificate == nil && isSigned: seal.certificate = Array(element.content)
            case signatureTag where seal.signature.isEmpty && isSigned: seal.signature = Array(element.content)
            default: throw .strayBytes
            }
        }
        guard !isSigned || !seal.signature.isEmpty else { throw .noSignature }
        let elements = try ByteReader.elements(of: group.content)
        name(elements, in: &seal)
        seal.add(elements, as: messages)
        if !isSigned { seal.deviations.append(Seal.Deviation(code: .unsigned, field: nil)) }
        return seal
    }

    /// Reads the algorithm, the reference of the certificate and the day of signing.
    private static func readSignatureHeader(_ reader: inout ByteReader, of seal: inout Seal) throws(SealError) {
        let digests: [UInt8: Digest] = [1: .sha256, 2: .sha384, 3: .sha512]
        guard let digest = digests[try reader.byte()] else { throw .unknownAlgorithm }
        seal.digest = digest
        seal.certificateReference = try reader.bytes(5).hexadecimal
        seal.signatureDate = SealDate.maskedDay(of: try reader.bytes(4))?.day
        if seal.signatureDate == nil {
            seal.deviations.append(Seal.Deviation(code: .impossibleDate, field: "signatureDate"))
        }
    }

    /// Tells the type of the document: by the State's own number, else by its first message.
    private static func name(_ elements: [(tag: UInt8, content: ArraySlice<UInt8>)], in seal: inout Seal) {
        if let number = elements.first(where: { $0.tag == nationalTag })?.content.first {
            seal.documentCode = [nationalTag, number].hexadecimal
            if (1...nationalDocuments.count).contains(Int(number)) {
                seal.documentType = nationalDocuments[Int(number) - 1]
            }
        } else if let tag = elements.first?.tag {
            seal.documentCode = [tag].hexadecimal
            seal.documentType =
                messages.first { row in
                    guard case .fields = row.coding else { return false }
                    return row.tag == tag
                }?.name
        }
        if seal.documentType == nil {
            seal.deviations.append(Seal.Deviation(code: .unknownDocumentType, field: nil))
        }
    }
}

/// The encoding of five bits as a letter or a digit (RFC 4648, 6), without padding.
enum Base32 {
    /// The bytes of a text; nil if it has other characters or bits that mean nothing and are not zero.
    static func bytes(of text: ArraySlice<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var (bits, count) = (0, 0)
        for character in text {
            switch character {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): bits = bits << 5 | Int(character - 0x41)
            case UInt8(ascii: "2")...UInt8(ascii: "7"): bits = bits << 5 | Int(character - 0x18)
            default: return nil
            }
            count += 5
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(bits >> count))
                bits &= 1 << count - 1
            }
        }
        return count < 5 && bits == 0 ? bytes : nil
    }
}
