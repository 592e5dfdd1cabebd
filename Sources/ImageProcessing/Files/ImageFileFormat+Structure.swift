extension ImageFileFormat {
    /// True if the file's outermost structure tells that it goes on after its last byte.
    ///
    /// Only formats are looked at whose decoders may not notice.
    package func promisesMore(than bytes: [UInt8]) -> Bool {
        switch self {
        case .jpeg, .png, .tiff, .bmp, .gif:
            return false
        case .webp:
            return bytes.littleEndian(at: 4, count: 4).map { Int($0) + 8 > bytes.count } ?? true
        case .jpeg2000:
            let boxes = FileChunks.boxes(of: bytes)
            let isBare = bytes.starts(with: [0xFF, 0x4F])
            let codestream = isBare ? bytes.indices : boxes.first { $0.label == UInt32(letters: "jp2c") }?.content
            guard let codestream, codestream.upperBound <= bytes.count else { return true }
            // The mark EOC of ITU-T T.800; some programs fill up behind it.
            return bytes[codestream].suffix(64).firstRange(of: [0xFF, 0xD9]) == nil
        case .heic:
            let (metadata, data) = (UInt32(letters: "meta"), UInt32(letters: "mdat"))
            let boxes = FileChunks.boxes(of: bytes)
            return !boxes.contains { $0.label == metadata }
                || boxes.contains { [metadata, data].contains($0.label) && $0.content.upperBound > bytes.count }
        }
    }

    /// True if a file stops before the mark that ends its image.
    ///
    /// Only formats are looked at whose decoders notice too, but may first fill memory: a progressive JPEG shows no
    /// row before its last scan.
    package func lacksItsEnd(in bytes: [UInt8]) -> Bool {
        self == .jpeg && !bytes.reachJPEGEnd()
    }

    /// True where a pixel may have a colour that nothing around it has: the other formats blur colours when they compress.
    var keepsSinglePixels: Bool {
        switch self {
        case .png, .tiff, .webp, .bmp, .gif: true
        case .jpeg, .heic, .jpeg2000: false
        }
    }

    /// Returns the EXIF data of a file, which begin with a TIFF header; nil when there are none.
    ///
    /// The result is nil for formats whose decoders read the orientation themselves.
    package func exif(in bytes: [UInt8]) -> [UInt8]? {
        let prefix = Array("Exif\0\0".utf8)
        switch self {
        case .jpeg:
            let applicationData: UInt32 = 0xE1
            let segments = FileChunks.jpegSegments(of: bytes).lazy
            return segments.filter { $0.label == applicationData }.compactMap { bytes.contents(of: $0) }
                .first { $0.starts(with: prefix) }.map { Array($0.dropFirst(prefix.count)) }
        case .png:
            let chunk = FileChunks.pngChunks(of: bytes).first { $0.label == UInt32(letters: "eXIf") }
            return chunk.flatMap { bytes.contents(of: $0) }.map(Array.init)
        case .webp:
            // Some programs write JPEG's prefix here too.
            let chunk = FileChunks.riffChunks(of: bytes).first { $0.label == UInt32(letters: "EXIF") }
            return chunk.flatMap { bytes.contents(of: $0) }
                .map { Array($0.starts(with: prefix) ? $0.dropFirst(prefix.count) : $0) }
        case .tiff, .heic, .bmp, .gif, .jpeg2000:
            return nil
        }
    }
}

extension [UInt8] {
    fileprivate func contents(of chunk: FileChunks.Chunk) -> ArraySlice<UInt8>? {
        chunk.content.upperBound <= count ? self[chunk.content] : nil
    }

    /// True if the markers of a JPEG file can be followed to the one that ends the image, 0xD9.
    fileprivate func reachJPEGEnd() -> Bool {
        var position = 2
        while position + 1 < count {
            guard self[position] == 0xFF else {
                position += 1
                continue
            }
            switch self[position + 1] {
            case 0xD9: return true
            case 0xFF: position += 1
            // No marker, or one that stands alone: it has no length.
            case 0x00, 0x01, 0xD0...0xD8: position += 2
            default: position += 2 + (bigEndian(at: position + 2, count: 2).map { Int($0) } ?? count)
            }
        }
        return false
    }
}
