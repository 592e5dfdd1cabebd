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

    /// The longest side of what the network sees, in pixels.
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
        return map.lines.map { $0.scaled(by: enlarged) }
    }
}

extension TextLine {
    /// Returns the line in an image that is larger by a factor.
    fileprivate func scaled(by factor: Double) -> TextLine {
        TextLine(
            curve: curve.scaled(by: factor), height: height * factor, zoneShare: zoneShare, isMirrored: isMirrored,
            isBright: isBright)
    }
}
