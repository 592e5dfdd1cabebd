/// The images of a HEIC file that are made of others: grids of tiles, overlays, turned ones, and those with another for their
/// opacity (ISO/IEC 23008-12, 6.4 and 6.6).
///
/// libheif decodes a part as often as images are made of it, and cannot be interrupted: grids of grids of grids take years, and
/// images that are the opacity of each other take the stack.
struct HEICStructure {
    /// The parts of each image that is made of others, by its number.
    private var parts: [Int: [Int]] = [:]
    private var partCount = 0
    private var hasOverlays = false
    private var costs: [Int: Cost] = [:]

    /// The work that an image makes: the images that are decoded for it, and the levels in which they lie.
    private struct Cost {
        var images = 1, levels = 0
    }

    /// A photograph of 100 million pixels has 400 tiles. Of an overlay each part may be as large as the image.
    private static let mostImages = 4096, mostOverlaid = 32
    /// A file has at most so many references to parts.
    private static let mostReferences = 1 << 16
    /// The depth of images that are made of images that are made of others. Photographs with a gain map have 2.
    private static let mostLevels = 4

    /// Finds the images that are made of others.
    init(_ bytes: [UInt8]) {
        for metadata in bytes.contents(of: "meta", in: FileChunks.boxes(of: bytes)) {
            // The boxes of a full box lie behind its version and flags.
            let boxes = Array(metadata.dropFirst(4))
            hasOverlays = hasOverlays || boxes.firstRange(of: Array("iovl".utf8)) != nil
            for references in boxes.contents(of: "iref", in: FileChunks.boxes(of: boxes)) { read(references) }
        }
    }

    /// Reads the references of a box `iref` (ISO/IEC 14496-12, 8.11.12).
    private mutating func read(_ references: [UInt8]) {
        let width = references.first == 0 ? 2 : 4
        let boxes = Array(references.dropFirst(4))
        for box in boxes.contents(of: "dimg", in: FileChunks.boxes(of: boxes)) {
            for (item, part) in Self.pairs(in: box, width: width) { add(part, to: item) }
        }
        // The one that is the opacity of others names these.
        for box in boxes.contents(of: "auxl", in: FileChunks.boxes(of: boxes)) {
            for (part, item) in Self.pairs(in: box, width: width) { add(part, to: item) }
        }
    }

    private mutating func add(_ part: Int, to item: Int) {
        partCount += 1
        if partCount <= Self.mostReferences { parts[item, default: []].append(part) }
    }

    /// The numbers of the item that refers to others, and of each of these.
    private static func pairs(in box: [UInt8], width: Int) -> [(Int, Int)] {
        guard let from = box.bigEndian(at: 0, count: width), let count = box.bigEndian(at: width, count: 2) else {
            return []
        }
        return (0..<Int(count)).compactMap { index in
            box.bigEndian(at: width + 2 + index * width, count: width).map { (Int(from), Int($0)) }
        }
    }

    private static let refusal = ImageDecodingError.unsupported(.heic, reason: "an image is made of too many others")

    /// Checks that no image is made of more parts than photographs are, all parts of parts counted.
    mutating func check() throws(ImageDecodingError) {
        guard partCount <= Self.mostReferences else { throw Self.refusal }
        let most = hasOverlays ? Self.mostOverlaid : Self.mostImages
        for item in parts.keys {
            let cost = cost(of: item, level: 0)
            guard cost.images <= most, cost.levels <= Self.mostLevels else {
                throw Self.refusal
            }
        }
    }

    /// The work that an image makes; more than it may where it is made of itself.
    private mutating func cost(of item: Int, level: Int) -> Cost {
        guard let parts = parts[item] else { return Cost() }
        if let known = costs[item] { return known }
        guard level < Self.mostLevels else { return Cost(levels: Self.mostLevels + 1) }
        var sum = Cost()
        for part in parts where sum.images <= Self.mostImages {
            let cost = cost(of: part, level: level + 1)
            sum = Cost(images: sum.images + cost.images, levels: max(sum.levels, cost.levels + 1))
        }
        costs[item] = sum
        return sum
    }
}

extension [UInt8] {
    /// The contents of the boxes of a kind, as far as they are there.
    fileprivate func contents(of label: StaticString, in boxes: FileChunks) -> [[UInt8]] {
        boxes.filter { $0.label == UInt32(letters: label) }.map { Array(self[$0.content.clamped(to: indices)]) }
    }
}
