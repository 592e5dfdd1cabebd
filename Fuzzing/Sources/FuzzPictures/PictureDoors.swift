@testable import Barcodes
import Doors
@testable import ImageProcessing
import Imaging

extension Door {
    /// The limits of all pictures: what takes long finds little. Tests of each decoder read large ones.
    private static let limits = ImageDecodingLimits(
        fileBytes: 1 << 20, pixels: 1 << 14, duration: .seconds(2), pages: 3)

    /// Pictures of a format: an image has the pixels of its size, which is within the limits; half of it has at most half.
    static func picture(_ format: ImageFileFormat) -> Door {
        Door(format.rawValue.lowercased().filter { $0 != " " }) { bytes in
            guard ImageFileFormat(recognizing: bytes) == format,
                let file = try? ImageDecoder(limits: limits).file(bytes)
            else { return }
            demand(file.pageCount >= 1 && file.decodablePageCount >= 1, "a file has a page")
            for page in 1...min(3, file.decodablePageCount) {
                guard let grey = try? file.decode(page: page) else { continue }
                demand(grey.image.isWhole, "an image has the pixels of its size")
                let (width, height) = (grey.originalWidth, grey.originalHeight)
                demand(
                    width * height <= limits.pixels && grey.image.width * grey.image.height <= limits.pixels, "limits")
                let most = max(1, width * height / 2)
                guard let small = try? file.decode(page: page, as: .rgb, maximumPixels: most) else { continue }
                demand(small.image.isWhole && small.image.width * small.image.height <= most, "smaller, where asked")
                demand(small.originalWidth == width && small.originalHeight == height, "the size is told alike")
            }
        }
    }

    /// The structure of pictures' files, and the orientation that cameras write; nothing is decoded.
    static let structure = Door("structure") { bytes in
        _ = Orientation(exif: bytes)
        _ = OtherFileFormat(recognizing: bytes)?.advice
        guard let format = ImageFileFormat(recognizing: bytes) else { return }
        _ = (format.promisesMore(than: bytes), format.lacksItsEnd(in: bytes))
        if let file = try? ImageDecoder().file(bytes) { demand(file.decodablePageCount >= 1, "a file has a page") }
    }

    /// Code words of a PDF417: what is corrected is right, and not corrected again.
    static let errorCorrection = Door("error-correction") { bytes in
        let parts = bytes.parts
        guard parts.count >= 3, let level = parts[0].first, let spare = parts[0].last else { return }
        let words = stride(from: 0, to: parts[1].count - 1, by: 2).map {
            (Int(parts[1][$0]) << 8 | Int(parts[1][$0 + 1])) % 929
        }
        let checks = 2 << Int(level % 9)
        guard words.count > checks, words.count <= 928 else { return }
        let erasures = Set(parts[2].map { Int($0) % words.count }).sorted()
        let corrected = ReedSolomon929.corrected(
            words, checks: checks, erasures: erasures, spare: min(Int(spare % 4), checks))
        guard let corrected else { return }
        demand(corrected.count == words.count && corrected.allSatisfy((0..<929).contains), "words are words")
        let again = ReedSolomon929.corrected(corrected, checks: checks, erasures: [], spare: 0)
        demand(again == corrected, "what is right is left alone")
        let changed = words.indices.filter { words[$0] != corrected[$0] && !erasures.contains($0) }
        demand(2 * changed.count + erasures.count <= checks || changed.isEmpty, "no more is corrected than can be")
    }

    /// Barcodes on small grey pictures.
    static let barcode = Door("barcode") { bytes in
        guard bytes.count > 2 else { return }
        let width = Int(bytes[0]) + 1
        let height = min(bytes.count / width, 256)
        guard height > 0, bytes.count - 1 >= width * height else { return }
        let image = Image(
            width: width, height: height, pixelFormat: .grey, pixels: Array(bytes[1..<1 + width * height]))
        _ = try? image.barcodes()
        _ = try? image.pdf417 {}
    }
}

extension Image {
    /// True where the image has the pixels that its size says.
    fileprivate var isWhole: Bool {
        width > 0 && height > 0 && pixels.count == width * height * pixelFormat.bytesPerPixel
    }
}
