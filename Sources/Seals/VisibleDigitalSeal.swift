import Certificates

/// The visible digital seal (Doc 9303-13; BSI TR-03137-1): a header, the fields, and a signature over both.
enum VisibleDigitalSeal {
    /// The byte that a seal begins with.
    static let magic: UInt8 = 0xDC
    /// The tag of the signature.
    static let signatureTag: UInt8 = 0xFF

    /// Reads a seal.
    ///
    /// The byte 2 stands for version 3 of the header, whose reference has five characters, and 3 for version 4, which
    /// tells its length. Seals with the byte 3 and a reference of five characters are in use, the sample visa of
    /// ICAO among them. So a header is read in each way, and the first that fits is taken.
    static func seal(_ bytes: [UInt8]) throws(SealError) -> Seal {
        guard bytes.count > 1 else { throw .cutOff }
        guard bytes[1] == 2 || bytes[1] == 3 else { throw .unknownVersion(bytes[1]) }
        var seals: [Seal] = []
        var firstError: SealError?
        for length in bytes[1] == 2 ? [ReferenceLength.five] : ReferenceLength.allCases {
            do throws(SealError) {
                seals.append(try seal(bytes, length))
            } catch {
                if firstError == nil || firstError == .wrongHeader { firstError = error }
            }
        }
        guard let first = seals.first(where: { $0.issueDate != nil && $0.signatureDate != nil }) ?? seals.first else {
            throw firstError ?? .wrongHeader
        }
        return first
    }

    /// The ways in which a header tells the length of the reference.
    private enum ReferenceLength: CaseIterable {
        case hexadecimal, decimal, five
    }

    private static func seal(_ bytes: [UInt8], _ length: ReferenceLength) throws(SealError) -> Seal {
        var reader = ByteReader(bytes[2...])
        var seal = try header(&reader, length)
        // Only the German register of residents may write it in decimal digits (BSI TR-03171).
        if bytes[1] == 3, length == .five || length == .decimal && seal.signer != "DEZV" {
            seal.deviations.append(Seal.Deviation(code: .wrongLength, field: "certificateReference"))
        }
        var elements: [(tag: UInt8, content: ArraySlice<UInt8>)] = []
        while seal.signature.isEmpty {
            guard !reader.isAtEnd else { throw .noSignature }
            let start = reader.rest.startIndex
            let element = try reader.element()
            if element.tag != signatureTag {
                elements.append(element)
            } else if element.content.isEmpty {
                throw .noSignature
            } else {
                seal.signature = Array(element.content)
                seal.signedBytes = Array(bytes[..<start])
            }
        }
        guard reader.isAtEnd else { throw .strayBytes }
        seal.digest = digest(ofSignature: seal.signature.count)
        addFields(elements, to: &seal)
        return seal
    }

    /// The digest that goes with the size of a key (Doc 9303-13).
    static func digest(ofSignature count: Int) -> Digest {
        switch count {
        case ...56: .sha224
        case ...64: .sha256
        case ...96: .sha384
        default: .sha512
        }
    }

    private static func addFields(_ elements: [(tag: UInt8, content: ArraySlice<UInt8>)], to seal: inout Seal) {
        guard let document = documents.first(where: { seal.documentCode == code($0.code) }) else {
            seal.deviations.append(Seal.Deviation(code: .unknownDocumentType, field: nil))
            return seal.add(elements, as: [])
        }
        seal.documentType = document.name
        var rows = document.fields
        if rows.first?.name == "profile", let number = elements.first(where: { $0.tag == 0 })?.content.hexadecimal,
            let profile = profiles[number]
        {
            seal.documentType = profile.name
            rows += profile.fields
        }
        seal.add(elements, as: rows)
    }

    private static func code(_ number: Int) -> String { [UInt8(number >> 8), UInt8(number & 0xFF)].hexadecimal }

    /// Reads the header (Doc 9303-13).
    private static func header(_ reader: inout ByteReader, _ length: ReferenceLength) throws(SealError) -> Seal {
        let issuer = try text(&reader, of: 3)
        let start = try text(&reader, of: length == .five ? 9 : 6)
        let signer = String(start.prefix(4))
        var reference = String(start.dropFirst(4))
        if length != .five {
            guard let count = UInt8(reference, radix: length == .decimal ? 10 : 16) else { throw .wrongHeader }
            reference = try text(&reader, of: Int(count))
        }
        let days = [try reader.bytes(3), try reader.bytes(3)].map(SealDate.day)
        var seal = Seal(
            format: .visibleDigitalSeal, documentCode: try reader.bytes(2).hexadecimal,
            issuer: issuer.trimmed)
        (seal.signer, seal.certificateReference) = (signer.trimmed, reference.trimmed)
        (seal.issueDate, seal.signatureDate) = (days[0], days[1])
        for (name, day) in zip(["issueDate", "signatureDate"], days) where day == nil {
            seal.deviations.append(Seal.Deviation(code: .impossibleDate, field: name))
        }
        return seal
    }

    private static func text(_ reader: inout ByteReader, of count: Int) throws(SealError) -> String {
        guard let text = C40.text(of: try reader.bytes(C40.size(of: count))), text.utf8.count <= count else {
            throw .wrongHeader
        }
        return text
    }
}

extension String {
    /// The text without spaces at its end.
    var trimmed: String {
        var part = self[...]
        while part.last == " " { part.removeLast() }
        return String(part)
    }
}
