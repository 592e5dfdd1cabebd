import ImageProcessing
import Imaging

extension StoredPicture {
    /// The length of the longest profile that is taken out of a JPEG file, in bytes; longer ones are those of printers.
    private static let longestProfile = 24_000

    /// Takes a JPEG file as it is; nil when programs that show PDF files need not know its kind.
    init?(jpeg bytes: [UInt8]) {
        guard let frame = JPEGFrame(bytes), frame.bits == 8 else { return nil }
        let isFromAdobe = JPEGSegments.areFromAdobe(in: bytes)
        let colours: Colours
        switch frame.components.count {
        case 1: colours = .grey
        case 3: colours = .rgb
        case 4: colours = .cmyk(isInverted: isFromAdobe)
        default: return nil
        }
        let namesColours = frame.components == Array("RGB".utf8)
        let profile = JPEGSegments.profile(of: bytes).flatMap {
            $0.count <= Self.longestProfile && $0.isProfile(of: colours) ? $0 : nil
        }
        self.init(
            width: frame.width, height: frame.height, colours: colours, compression: .jpeg,
            isPlainRGB: namesColours && !isFromAdobe, profile: profile, bytes: bytes,
            orientation: Orientation(bytes, .jpeg) ?? .up)
    }

    /// Compresses an upright picture as a photograph.
    init(photograph image: Image) throws(PDFError) {
        do throws(ImageProcessingError) {
            let bytes = try image.jpegData(quality: PictureStorage.quality)
            self.init(
                width: image.width, height: image.height, colours: image.pixelFormat == .grey ? .grey : .rgb,
                compression: .jpeg, bytes: bytes)
        } catch {
            throw PDFError(error)
        }
    }
}

/// The header of a JPEG file's picture (ITU-T T.81, B.2.2).
struct JPEGFrame {
    let width, height, bits: Int
    /// The names of its components.
    let components: [UInt8]

    /// Baseline, extended and progressive, coded by Huffman.
    private static let known: ClosedRange<UInt32> = 0xC0...0xC2

    /// Reads the header; nil when it is not there, or is of another kind.
    init?(_ bytes: [UInt8]) {
        guard let segment = FileChunks.jpegSegments(of: bytes).first(where: { Self.known.contains($0.label) }) else {
            return nil
        }
        let start = segment.content.lowerBound, entryLength = 3
        func number(_ offset: Int, _ count: Int) -> Int? {
            bytes.bigEndian(at: start + offset, count: count).flatMap { Int(exactly: $0) }
        }
        guard let bits = number(0, 1), let height = number(1, 2), let width = number(3, 2), let count = number(5, 1),
            width > 0, height > 0, segment.content.upperBound <= bytes.count,
            start + 6 + count * entryLength <= segment.content.upperBound
        else { return nil }
        (self.width, self.height, self.bits) = (width, height, bits)
        components = (0..<count).map { bytes[start + 6 + $0 * entryLength] }
    }
}

/// The segments that programs write into JPEG files.
private enum JPEGSegments {
    /// True if Adobe's segment is there, which tells the kind of colours.
    static func areFromAdobe(in bytes: [UInt8]) -> Bool {
        let (applicationData, length): (UInt32, Int) = (0xEE, 12)
        return segments(applicationData, of: bytes, beginningWith: "Adobe").first.map { $0.count >= length } ?? false
    }

    /// The profile of the colours, which may lie in several segments (ICC.1, B.4).
    static func profile(of bytes: [UInt8]) -> [UInt8]? {
        let (applicationData, headLength): (UInt32, Int) = (0xE2, 14)
        let parts = segments(applicationData, of: bytes, beginningWith: "ICC_PROFILE\0")
            .filter { $0.count > headLength }
        let ordered = parts.sorted { bytes[$0.lowerBound + 12] < bytes[$1.lowerBound + 12] }
        guard let first = ordered.first, Int(bytes[first.lowerBound + 13]) == parts.count else { return nil }
        return ordered.flatMap { bytes[$0].dropFirst(headLength) }
    }

    private static func segments(
        _ label: UInt32, of bytes: [UInt8], beginningWith name: String
    ) -> [Range<Int>] {
        FileChunks.jpegSegments(of: bytes).filter {
            $0.label == label && $0.content.upperBound <= bytes.count && bytes[$0.content].starts(with: name.utf8)
        }.map(\.content)
    }
}

extension [UInt8] {
    /// True if this may be a profile, ICC, of such colours: its length, its mark and its colours are right.
    fileprivate func isProfile(of colours: StoredPicture.Colours) -> Bool {
        let names = [1: "GRAY", 3: "RGB ", 4: "CMYK"]
        guard count > 128, bigEndian(at: 0, count: 4) == UInt64(count), let name = names[colours.count],
            self[36..<40].elementsEqual("acsp".utf8), self[16..<20].elementsEqual(name.utf8)
        else { return false }
        // Profiles of scanners, screens, printers and spaces of colours, of the versions that PDF knows.
        let kinds = ["scnr", "mntr", "prtr", "spac"].map { Array($0.utf8) }
        return self[8] <= 4 && kinds.contains(Array(self[12..<16]))
    }
}
