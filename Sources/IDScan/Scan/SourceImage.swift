import DocumentDetection
import DocumentPages
import ImageProcessing
import Imaging

/// A picture to be scanned, and how large it was before the decoder reduced it.
struct SourceImage {
    /// The picture, grey, as it is looked at.
    let pixels: Image
    /// The size of the original, as it lies.
    let size: ImageSize
    /// Its number, from 0, if several are scanned together; nil when it is the only one.
    var index: Int?
    /// The number of quarter turns clockwise, 0 to 3, that lead from the original to ``pixels``.
    private let quarterTurns: Int
    /// True where ``pixels`` show the original as in a mirror, before it is turned.
    private(set) var isMirrored = false
    /// Decodes the original once more, in colour; nil where that cannot be.
    private var colour: (() throws -> Image)?
}

extension SourceImage {
    init(_ decoded: DecodedImage, index: Int? = nil) {
        let size = ImageSize(width: decoded.originalWidth, height: decoded.originalHeight)
        self.init(pixels: decoded.image, size: size, index: index, quarterTurns: 0)
    }

    /// - Parameter colour: Decodes the picture once more, in colour.
    init(_ picture: DocumentFile.Picture, index: Int? = nil, colour: (() throws -> Image)? = nil) {
        let size = ImageSize(width: picture.originalWidth, height: picture.originalHeight)
        self.init(pixels: picture.image, size: size, index: index, quarterTurns: 0, colour: colour)
    }

    init(_ image: Image, index: Int? = nil) {
        let size = ImageSize(width: image.width, height: image.height)
        self.init(
            pixels: image.grey(), size: size, index: index, quarterTurns: 0,
            colour: image.pixelFormat == .rgb ? { image } : nil)
    }

    /// Takes a picture as large as files are looked at.
    ///
    /// - Parameters:
    ///   - image: The picture, upright.
    ///   - pixels: The most pixels: of a larger picture every step would take as long as all of them together.
    init(_ image: Image, atMost pixels: Int) throws(ImageDecodingError) {
        let reduced = try image.reduced(toPixels: pixels)
        self.init(
            pixels: reduced.grey(), size: ImageSize(width: image.width, height: image.height), index: nil,
            quarterTurns: 0, colour: image.pixelFormat == .rgb ? { reduced } : nil)
    }

    /// This photograph without its pixels: only its size is known.
    var withoutPixels: SourceImage {
        SourceImage(
            pixels: Image(width: 1, height: 1, pixelFormat: .grey, pixels: [255]), size: size, index: index,
            quarterTurns: 0)
    }

    /// The number of pixels of the original that are as wide as one of ``pixels``.
    var reduction: Double {
        (Double(size.width * size.height) / Double(max(1, pixels.width * pixels.height))).squareRoot()
    }

    /// Returns this photograph looked at from another side.
    ///
    /// - Parameter quarterTurns: The number of right angles to turn it clockwise.
    func turned(quarterTurns: Int) -> SourceImage {
        SourceImage(
            pixels: pixels.rotated(quarterTurns: quarterTurns), size: size, index: index,
            quarterTurns: (self.quarterTurns + quarterTurns) % 4, isMirrored: isMirrored, colour: colour)
    }

    /// This photograph, which is not turned, as a mirror shows it.
    var mirrored: SourceImage {
        SourceImage(
            pixels: pixels.oriented(.upMirrored), size: size, index: index, quarterTurns: 0, isMirrored: !isMirrored,
            colour: colour)
    }

    /// The red of the photograph, in the places of ``pixels``; nil where it has no colour.
    func red() throws -> Image? {
        guard let image = try colour?(), let red = image.red(), red.pixels != image.grey().pixels else { return nil }
        let turned = (isMirrored ? red.oriented(.upMirrored) : red).rotated(quarterTurns: quarterTurns)
        return (turned.width, turned.height) == (pixels.width, pixels.height) ? turned : nil
    }

    /// Returns where a document in ``pixels`` is once the photograph is turned; it is read from the same corner.
    ///
    /// - Parameter quarterTurns: The number of right angles to turn it clockwise.
    func turned(_ document: DetectedDocument, quarterTurns: Int) -> DetectedDocument {
        let outline = document.quadrilateral.mapped { turned($0, quarterTurns: quarterTurns) }
        return DetectedDocument(quadrilateral: outline, certainty: document.certainty)
    }

    /// Returns an outline in ``pixels`` as one in the original.
    func inOriginal(_ outline: Quadrilateral) -> Quadrilateral {
        let isOnItsSide = !quarterTurns.isMultiple(of: 2)
        let x = Double(size.width) / Double(isOnItsSide ? pixels.height : pixels.width)
        let y = Double(size.height) / Double(isOnItsSide ? pixels.width : pixels.height)
        return outline.mapped {
            let point = turned($0, quarterTurns: 4 - quarterTurns)
            let column = point.x * x
            return Point(x: isMirrored ? Double(size.width) - column : column, y: point.y * y)
        }
    }

    /// Returns where a point of ``pixels`` is once these are turned clockwise.
    private func turned(_ point: Point, quarterTurns: Int) -> Point {
        let (width, height) = (Double(pixels.width), Double(pixels.height))
        return switch quarterTurns % 4 {
        case 1: Point(x: height - point.y, y: point.x)
        case 2: Point(x: width - point.x, y: height - point.y)
        case 3: Point(x: point.y, y: width - point.x)
        default: point
        }
    }
}
