/// The header of the barcode of a licence: its issuer, its version, and the places of its parts.
struct LicenceHeader {
    /// The place of a part, in bytes.
    struct Place {
        let kind: String
        let start, length: Int
    }

    let issuer: String
    let version: Int
    let jurisdictionVersion: Int?
    let places: [Place]
    /// The end of the header.
    let end: Int
    let hasOtherSeparators: Bool

    /// Line feed, record separator, carriage return (annex D, header).
    private static let separators: [UInt8] = [0x0A, 0x1E, 0x0D]
    /// More parts than this no barcode has room for.
    private static let mostParts = 20

    /// Reads the header.
    init(_ bytes: [UInt8]) throws(LicenceError) {
        guard bytes.first == UInt8(ascii: "@") else { throw .otherContent }
        var reader = Reader(bytes: bytes, position: 1)
        let between = bytes.dropFirst().prefix { $0 < 0x20 }
        hasOtherSeparators = Array(between) != Self.separators
        reader.position += between.count
        guard let kind = reader.text(5), kind == "ANSI " || kind == "AAMVA" else { throw .otherContent }
        issuer = try reader.digits(6)
        version = try reader.number(2)
        guard version > 0 else { throw .versionBeforeStandard }
        jurisdictionVersion = version > 1 ? try reader.number(2) : nil
        let count = try reader.number(2)
        var places: [Place] = []
        while places.count < min(count, Self.mostParts), let kind = reader.text(2) {
            guard let start = try? reader.number(4), let length = try? reader.number(4) else { break }
            places.append(Place(kind: kind, start: start, length: length))
        }
        guard !places.isEmpty else { throw .headerCutOff }
        (self.places, end) = (places, reader.position)
    }

    /// Reads a text of fixed widths.
    private struct Reader {
        let bytes: [UInt8]
        var position: Int

        /// Takes so many characters; nil at the end.
        mutating func text(_ count: Int) -> String? {
            guard position + count <= bytes.count else { return nil }
            defer { position += count }
            return String(decoding: bytes[position..<position + count], as: UTF8.self)
        }

        mutating func digits(_ count: Int) throws(LicenceError) -> String {
            let start = position
            guard let text = text(count) else { throw .headerCutOff }
            if let place = text.utf8.enumerated().first(where: { !(0x30...0x39).contains($0.element) }) {
                throw .headerWithoutDigits(at: start + place.offset)
            }
            return text
        }

        mutating func number(_ count: Int) throws(LicenceError) -> Int { Int(try digits(count)) ?? 0 }
    }
}
