import Imaging

/// The structure of a WebP file that is an animation (RFC 9649): its first frame, and the number of frames.
struct WebPAnimation {
    /// The size of the canvas on which the first frame lies, in pixels.
    let width, height: Int
    /// The place of the first frame on it.
    let x, y: Int
    /// The size of the first frame.
    let frameWidth, frameHeight: Int
    /// The first frame, as a file of its own.
    let frame: [UInt8]
    /// The number of frames.
    let frameCount: Int

    private static let frameHeaderLength = 16
    /// More parts of a file than these are not looked at.
    private static let mostChunks = 200_000

    /// Finds the frames of a file; nil when it is no animation.
    init?(_ bytes: [UInt8]) throws(ImageDecodingError) {
        let isAnimation: UInt8 = 2
        let chunks = FileChunks.riffChunks(of: bytes)
        guard let header = chunks.first(where: { _ in true }), header.label == UInt32(letters: "VP8X"),
            let flags = bytes.littleEndian(at: header.content.lowerBound, count: 1), UInt8(flags) & isAnimation != 0
        else { return nil }
        let frames = chunks.prefix(Self.mostChunks).filter { $0.label == UInt32(letters: "ANMF") }
        guard let first = frames.first else { throw .damaged(.webp, reason: "an animation without a frame") }
        let (canvas, place) = (header.content.lowerBound + 4, first.content.lowerBound)
        guard first.content.upperBound <= bytes.count, first.content.count >= Self.frameHeaderLength,
            let sides = Self.numbers(bytes, at: canvas, 2), let numbers = Self.numbers(bytes, at: place, 4)
        else { throw .truncated(.webp) }
        (width, height) = (sides[0] + 1, sides[1] + 1)
        (x, y, frameWidth, frameHeight) = (2 * numbers[0], 2 * numbers[1], numbers[2] + 1, numbers[3] + 1)
        frame = Array(bytes[(place + Self.frameHeaderLength)..<first.content.upperBound])
        frameCount = frames.count
        guard x + frameWidth <= width, y + frameHeight <= height else {
            throw .damaged(.webp, reason: "a frame leaves the canvas")
        }
    }

    /// Numbers of 24 bits.
    private static func numbers(_ bytes: [UInt8], at offset: Int, _ count: Int) -> [Int]? {
        let numbers = (0..<count).compactMap { bytes.littleEndian(at: offset + 3 * $0, count: 3).map { Int($0) } }
        return numbers.count == count ? numbers : nil
    }
}

/// Decodes the first frame of an animation, on white paper.
struct WebPAnimationDecoder: PictureDecoder {
    private let animation: WebPAnimation
    private let orientation: Orientation

    /// Decodes an animation of a certain file.
    init(_ animation: WebPAnimation, in bytes: [UInt8]) {
        self.animation = animation
        orientation = ImageFileFormat.webp.exif(in: bytes).flatMap(Orientation.init(exif:)) ?? .up
    }

    func header() -> ImageHeader {
        ImageHeader(width: animation.width, height: animation.height, orientation: orientation)
    }

    func image(
        _: ImageHeader, as pixelFormat: PixelFormat, maximumPixels _: Int, before deadline: DecodingDeadline
    ) throws(ImageDecodingError) -> Image {
        guard let decoder = ImageCodec(of: .webp, animation.frame) else { throw .unknownFormat }
        let header = try decoder.header()
        guard header.width == animation.frameWidth, header.height == animation.frameHeight else {
            throw .damaged(.webp, reason: "a frame is not of the size that its header gives")
        }
        let frame = try decoder.image(header, as: pixelFormat, maximumPixels: .max, before: deadline)
        if (frame.width, frame.height) == (animation.width, animation.height) { return frame }
        var canvas = PixelCanvas(width: animation.width, height: animation.height, pixelFormat: pixelFormat)
        canvas.draw(frame, x: animation.x, y: animation.y)
        return canvas.image()
    }
}
