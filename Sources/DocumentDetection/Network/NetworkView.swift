import ImageProcessing
import Imaging

/// A view for the document network: a part of a picture in the middle of a square that is blank elsewhere.
struct NetworkView {
    /// The sides of the squares that the network sees, in pixels: of the whole picture, and closer.
    static let wholeSide = 256, closeSide = 160
    /// The longest side of a picture from which the whole is shown, in pixels: more of them cost time.
    static let enoughSide = 520
    /// The longest side of the whole picture in its square: around it is room for corners that it does not show.
    private static let pictureSide = 208
    /// The longer side of the document in the middle of a closer look.
    private static let documentSide = 104
    /// Smaller documents are worth a closer look, in pixels of the square that shows the whole picture.
    private static let smallSide = 80.0

    /// The side of the square, in pixels.
    let side: Int
    private let level: HalvedImages.Level
    /// The part of the level that is shown, in its pixels.
    private let x, y, columns, rows: Int
    /// The place of the part in the square.
    private let left, top, width, height: Int

    /// Looks at a whole picture.
    init(of picture: HalvedImages) {
        side = Self.wholeSide
        level = picture.level(longestSide: Self.enoughSide)
        (x, y, columns, rows) = (0, 0, level.image.width, level.image.height)
        let scale = Double(Self.pictureSide) / Double(max(columns, rows))
        width = max(1, Int((Double(columns) * scale).rounded()))
        height = max(1, Int((Double(rows) * scale).rounded()))
        (left, top) = ((side - width) / 2, (side - height) / 2)
    }

    /// True if the whole picture shows so little of a document that it is worth a closer look.
    ///
    /// - Parameters:
    ///   - outline: The document, in pixels of the original.
    ///   - picture: The picture.
    static func isSmall(_ outline: Quadrilateral, in picture: HalvedImages) -> Bool {
        let length = max(outline.meanWidth, outline.meanHeight)
        return length * Double(pictureSide) < smallSide * Double(picture.longestSide)
    }

    /// Looks closer at the inside of an outline and around it.
    ///
    /// - Parameters:
    ///   - outline: The outline, in pixels of the original.
    ///   - picture: The picture.
    /// - Returns: Nil when the outline lies beside the picture.
    init?(closeTo outline: Quadrilateral, in picture: HalvedImages) {
        let length = max(outline.meanWidth, outline.meanHeight)
        let scale = Double(Self.documentSide) / max(length, 1)
        side = Self.closeSide
        level = picture.level(shrunkBy: scale)
        // The square in pixels of the level; what is in the picture of it is shown.
        let pixel = (level.pixelWidth * scale, level.pixelHeight * scale)
        let start = Point(
            x: outline.centre.x / level.pixelWidth - Double(side) / 2 / pixel.0,
            y: outline.centre.y / level.pixelHeight - Double(side) / 2 / pixel.1)
        let (endX, endY) = (start.x + Double(side) / pixel.0, start.y + Double(side) / pixel.1)
        x = Int(max(0, start.x.rounded(.down)))
        y = Int(max(0, start.y.rounded(.down)))
        columns = Int(min(Double(level.image.width), endX.rounded(.up))) - x
        rows = Int(min(Double(level.image.height), endY.rounded(.up))) - y
        guard columns > 0, rows > 0 else { return nil }
        left = max(0, Int(((Double(x) - start.x) * pixel.0).rounded()))
        top = max(0, Int(((Double(y) - start.y) * pixel.1).rounded()))
        width = min(side - left, max(1, Int((Double(columns) * pixel.0).rounded())))
        height = min(side - top, max(1, Int((Double(rows) * pixel.1).rounded())))
        guard width > 0, height > 0 else { return nil }
    }

    /// The outline of the part in the square.
    var frame: Quadrilateral {
        Quadrilateral(x: Double(left), y: Double(top), width: Double(width), height: Double(height))
    }

    /// The outline of the part in the original.
    var outline: Quadrilateral {
        level.enlarged(Quadrilateral(x: Double(x), y: Double(y), width: Double(columns), height: Double(rows)))
    }

    /// Returns where there are documents, as the network says.
    func map(of answer: NetworkAnswer, by tuning: DocumentDetector.Tuning = .init()) -> DocumentMap {
        DocumentMap(answer, frame: frame, image: outline, by: tuning)
    }

    /// Returns the square, row by row: brightness from its mean in the part, in standard deviations; blank is 0.
    func input() throws(ImageProcessingError) -> [Float] {
        try level.image.resized(x: x, y: y, columns: columns, rows: rows, width: width, height: height)
            .networkInput(width: side, height: side, left: left, top: top, isLimited: true)
    }
}
