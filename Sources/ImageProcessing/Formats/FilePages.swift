import CImageCodecs

/// The pictures in a file.
struct FilePages {
    /// The place of each picture that can be decoded, as its codec wants to know it; 0 for the one that is shown first.
    let places: [UInt64]
    /// The number of pictures, with those that cannot be decoded.
    let count: Int

    /// The one picture of most files.
    static let one = FilePages(places: [0], count: 1)

    /// The first of several pictures. The others are not decoded.
    static func first(of count: Int) -> FilePages { FilePages(places: [0], count: max(1, count)) }
}

extension FilePages {
    /// A tag of TIFF: the role of the image beside others.
    private static let newSubfileType = 254
    /// A tag of TIFF: images that belong to this one.
    private static let subdirectories = 330
    /// A tag that all DNG files have.
    private static let dngVersion = 50706
    /// The tags that are asked for are among the first.
    private static let mostEntries = 64
    /// Cameras write more about the first image.
    private static let mostEntriesOfFirst = 4096
    /// More pages than these are not counted.
    private static let mostPages = 100_000

    /// Follows the directories of a TIFF file: smaller versions of an image and masks are no pages of their own.
    ///
    /// - Throws: ``ImageDecodingError/otherFormat(_:)`` if it is the raw picture of a camera's sensor.
    static func ofTIFF(_ bytes: [UInt8]) throws(ImageDecodingError) -> FilePages {
        guard let structure = TIFFStructure(bytes), let first = structure.first,
            let directory = structure.directory(at: first, reading: mostEntriesOfFirst)
        else { return .one }
        let isReduced = isPartOfAnother(directory)
        guard directory.value(dngVersion) == nil, !isReduced || directory.value(subdirectories) == nil else {
            throw .otherFormat(.cameraRaw)
        }
        var places: [UInt64] = []
        var seen: Set = [0, first]
        var (next, unreachable) = (directory.next, 0)
        while seen.insert(next).inserted, seen.count < mostPages {
            guard let directory = structure.directory(at: next, reading: mostEntries) else {
                unreachable = 1
                break
            }
            if !isPartOfAnother(directory) { places.append(UInt64(next)) }
            next = directory.next
        }
        places = (isReduced && !places.isEmpty ? [] : [0]) + places
        return FilePages(places: places, count: places.count + unreachable)
    }

    private static func isPartOfAnother(_ directory: TIFFStructure.Directory) -> Bool {
        let (isReduced, isMask) = (1, 4)
        return (directory.value(newSubfileType) ?? 0) & (isReduced | isMask) != 0
    }
}

extension FilePages {
    /// Counts the pictures of a JPEG file that has more behind the first (CIPA DC-007).
    ///
    /// Thumbnails, and maps by which some screens show more brightness, are no pictures of their own.
    static func ofJPEG(_ bytes: [UInt8]) -> FilePages {
        let (applicationData, entryLength): (UInt32, Int) = (0xE2, 16)
        let (numberOfImages, entries) = (0xB001, 0xB002)
        let prefix = Array("MPF\0".utf8)
        for segment in FileChunks.jpegSegments(of: bytes) where segment.label == applicationData {
            guard segment.content.upperBound <= bytes.count, bytes[segment.content].starts(with: prefix) else {
                continue
            }
            let start = segment.content.lowerBound + prefix.count
            guard let structure = TIFFStructure(bytes, at: start),
                let directory = structure.first.flatMap({ structure.directory(at: $0, reading: mostEntries) }),
                let count = directory.value(numberOfImages), let place = directory.value(entries)
            else { return .one }
            // The first entry is the picture itself, of whatever kind.
            let others = (1..<max(1, min(count, mostEntries))).count { number in
                let entry = place + number * entryLength
                guard let attribute = structure.number(at: entry, count: 4),
                    let offset = structure.number(at: entry + 8, count: 4)
                else { return false }
                return isPicture(attribute: attribute, bytes.dropFirst(start + offset))
            }
            return .first(of: 1 + others)
        }
        return .one
    }

    /// True if an entry of a JPEG file is a view of the scene, or of no kind and no map of brightness.
    private static func isPicture(attribute: Int, _ file: ArraySlice<UInt8>) -> Bool {
        let (kind, views, noKind) = (attribute & 0xFF_FFFF, 0x02_0000, 0)
        guard kind == noKind else { return kind & 0xFF_0000 == views }
        let headerLength = 16_384
        let header = String(decoding: file.prefix(headerLength), as: UTF8.self).lowercased()
        return !header.contains("hdrgm") && !header.contains("hdrgainmap")
    }
}
