public import ImageProcessing
public import Imaging

/// Finds the lines of text in pictures: anywhere, at any angle, bent or straight, whatever they say.
///
/// A network says of each part of a picture whether a line of text runs through it, whether that is one of a
/// machine-readable zone, in which direction it is read, and how high its letters are. A detector loads its network when it
/// is made; detecting opens no file. One detector serves one thread.
public struct TextLineDetector: ~Copyable {
    private var network: TextNetwork

    /// Creates a detector and loads its network.
    ///
    /// - Throws: ``ImageProcessingError`` when the network cannot be loaded.
    public init() throws(ImageProcessingError) { network = try TextNetwork() }

    /// The longest side of the picture that the network sees, in pixels.
    public static let longestSide = 960

    /// Returns the lines of text of an image.
    ///
    /// - Parameters:
    ///   - image: A picture; colour is ignored.
    ///   - longestSide: The longest side at which it is looked at, in pixels: letters lower than about 8 pixels there are
    ///     not seen.
    ///   - observe: Is shown where the network sees text, bright on black, one pixel for each four.
    /// - Returns: The lines, in pixels of the image; none where there is no text.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses an operation.
    public mutating func lines(
        in image: Image, longestSide: Int = longestSide, observing observe: ((Image) -> Void)? = nil
    ) throws(ImageProcessingError) -> [TextLine] {
        let grey = image.grey()
        let scale = min(1, Double(longestSide) / Double(max(grey.width, grey.height)))
        let picture =
            scale == 1
            ? grey
            : try grey.resized(
                width: max(1, Int((Double(grey.width) * scale).rounded())),
                height: max(1, Int((Double(grey.height) * scale).rounded())))
        let map = try network.map(of: picture)
        observe?(map.mask)
        let enlarged = Double(grey.width) / Double(picture.width)
        return map.lines.map { $0.with(curve: $0.curve.scaled(by: enlarged), height: $0.height * enlarged) }
    }
}

extension TextLineDetector {
    /// Returns the lines of text of an image as ``lines(in:longestSide:observing:)`` does, of a closer look where much of the text
    /// is small.
    ///
    /// - Parameter image: A picture; colour is ignored.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses an operation.
    public mutating func closeLines(in image: Image) throws(ImageProcessingError) -> [TextLine] {
        let (longest, shortest) = (max(image.width, image.height), min(image.width, image.height))
        guard longest > Self.longestSide else { return try lines(in: image) }
        if shortest >= Tuning.leastTile, Double(longest) > Tuning.mostNarrow * Double(shortest) {
            return try linesOfTiles(of: image.grey())
        }
        let first = try lines(in: image)
        let least = Tuning.smallLetters * Double(longest) / Double(Self.longestSide)
        let all = first.reduce(0) { $0 + $1.curve.length }
        let small = first.filter { $0.height < least }.reduce(0) { $0 + $1.curve.length }
        guard first.isEmpty || small > Tuning.mostSmall * all else { return first }
        return try lines(in: image, longestSide: Tuning.closeSide)
    }

    /// Returns the lines of a long strip of paper, part by part; those where parts overlap twice.
    private mutating func linesOfTiles(of image: Image) throws(ImageProcessingError) -> [TextLine] {
        let isTall = image.height > image.width
        let (long, short) = (max(image.width, image.height), min(image.width, image.height))
        let step = Int(Double(short) * (1 - Tuning.overlap) * Tuning.mostNarrow)
        var found: [TextLine] = []
        for start in stride(from: 0, to: max(1, long - Int(Tuning.overlap * Double(short))), by: step) {
            let length = min(Int(Double(short) * Tuning.mostNarrow), long - start)
            let tile = image.cropped(
                x: isTall ? 0 : start, y: isTall ? start : 0, width: isTall ? short : length,
                height: isTall ? length : short)
            let moved = ProjectiveTransform(
                coefficients: [1, 0, isTall ? 0 : Double(start), 0, 1, isTall ? Double(start) : 0, 0, 0, 1])
            found += try closeLines(in: tile).compactMap { $0.mapped(by: moved) }
        }
        return found
    }
}
