/// A picture that a chip holds, as it is stored.
public struct Picture: Hashable, Sendable, Codable {
    /// A format of pictures.
    public enum Format: String, Hashable, Sendable, Codable {
        case jpeg = "JPEG"
        case jpeg2000 = "JPEG 2000"
    }

    /// The format, told by the bytes.
    public let format: Format
    /// The width as the picture itself has it, in pixels.
    public let width: Int
    /// The height as the picture itself has it, in pixels.
    public let height: Int
    /// The bytes of the picture.
    public let bytes: [UInt8]

    /// Reads the format and the size of a picture.
    init(_ bytes: ArraySlice<UInt8>) throws(LDSError) {
        guard let (format, width, height) = Self.jpeg(bytes) ?? Self.jp2(bytes) ?? Self.codestream(bytes),
            width > 0, height > 0
        else { throw .otherPicture }
        (self.format, self.width, self.height, self.bytes) = (format, width, height, Array(bytes))
    }

    private typealias Size = (Format, width: Int, height: Int)

    /// Finds the frame header of a JPEG file (ITU-T T.81, B.2.2).
    private static func jpeg(_ bytes: ArraySlice<UInt8>) -> Size? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var rest = bytes.dropFirst(2)
        while let marker = marker(&rest), marker != startOfScan, rest.count >= 2 {
            let length = number(rest.prefix(2))
            guard length >= 2, length <= rest.count else { return nil }
            if frames.contains(marker), length >= 7 {
                return (.jpeg, number(rest.dropFirst(5).prefix(2)), number(rest.dropFirst(3).prefix(2)))
            }
            rest = rest.dropFirst(length)
        }
        return nil
    }

    private static let startOfScan: UInt8 = 0xDA
    /// The markers of frames: SOF0 to SOF15 without DHT, JPG and DAC, which are among them.
    private static let frames = Set<UInt8>(0xC0...0xCF).subtracting([0xC4, 0xC8, 0xCC])

    /// Takes a marker off, with the bytes `FF` that may fill the space before it.
    private static func marker(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
        guard rest.first == 0xFF else { return nil }
        rest = rest.drop { $0 == 0xFF }
        return rest.popFirst()
    }

    /// Finds the image header box of a JP2 file (ITU-T T.800, I.5.3.1).
    private static func jp2(_ bytes: ArraySlice<UInt8>) -> Size? {
        guard bytes.starts(with: [0, 0, 0, 0x0C] + Array("jP  ".utf8)),
            let header = box("jp2h", in: bytes), let image = box("ihdr", in: header), image.count >= 8
        else { return nil }
        return (.jpeg2000, number(image.dropFirst(4).prefix(4)), number(image.prefix(4)))
    }

    /// The content of the first box of a kind.
    private static func box(_ kind: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var rest = bytes
        while rest.count >= 8 {
            let length = number(rest.prefix(4))
            guard length >= 8, length <= rest.count else { return nil }
            if rest.dropFirst(4).starts(with: kind.utf8) { return rest.prefix(length).dropFirst(8) }
            rest = rest.dropFirst(length)
        }
        return nil
    }

    /// Reads the size of a bare codestream of JPEG 2000: the extent less the offset (ITU-T T.800, A.5.1).
    private static func codestream(_ bytes: ArraySlice<UInt8>) -> Size? {
        guard bytes.starts(with: [0xFF, 0x4F, 0xFF, 0x51]), bytes.count >= 24 else { return nil }
        let numbers = (0..<4).map { number(bytes.dropFirst(8 + 4 * $0).prefix(4)) }
        return (.jpeg2000, numbers[0] - numbers[2], numbers[1] - numbers[3])
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
