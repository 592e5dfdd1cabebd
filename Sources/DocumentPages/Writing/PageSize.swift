import Imaging

/// The size of a page, in points of 1/72 inch.
public struct PageSize: Hashable, Sendable {
    /// From the left to the right edge, and from the upper to the lower one, in points.
    public let width, height: Double

    /// The lengths that a side may have, in points: ISO 32000-1, annex C.
    static let sides = 3.0...14_400.0

    /// Creates a size, in points.
    public init(width: Double, height: Double) {
        (self.width, self.height) = (width, height)
    }

    /// Creates a size, in millimetres.
    public init(widthInMillimetres width: Double, height: Double) {
        let pointsInMillimetre = 72 / 25.4
        self.init(width: width * pointsInMillimetre, height: height * pointsInMillimetre)
    }

    /// ISO 216.
    public static let a4 = PageSize(widthInMillimetres: 210, height: 297)
    /// ANSI A.
    public static let letter = PageSize(width: 612, height: 792)

    /// True where a PDF file can have such a page.
    var isPossible: Bool { Self.sides.contains(width) && Self.sides.contains(height) }

    /// This size, lying if a picture lies.
    func turned(like picture: PageSize) -> PageSize {
        (width < height) == (picture.width < picture.height) || width == height
            ? self : PageSize(width: height, height: width)
    }

    /// The largest size with the proportions of a picture that fits in this one.
    func fitted(_ picture: PageSize) -> PageSize {
        let scale = min(width / picture.width, height / picture.height)
        return PageSize(width: picture.width * scale, height: picture.height * scale)
    }
}

/// The place of a picture on its page.
struct PicturePlace: Hashable, Sendable {
    /// The size of the page.
    let page: PageSize
    /// Its lower left corner, in points from that of the page.
    let corner: Point
    /// The size of the picture.
    let size: PageSize

    /// Places a picture in the middle of a page.
    ///
    /// - Parameters:
    ///   - width: The width of the picture, in pixels.
    ///   - height: The height of the picture, in pixels.
    ///   - natural: The size of the picture in the world, if that is known.
    ///   - wanted: The size that the page is to have; nil for that of the picture.
    init(width: Int, height: Int, natural: PageSize?, on wanted: PageSize?) {
        let shape = PageSize(width: Double(width), height: Double(height))
        let natural = natural.flatMap { $0.isPossible ? $0 : nil }
        if let wanted {
            let page = wanted.turned(like: shape)
            self.page = page
            let isSmaller = natural.map { $0.width <= page.width && $0.height <= page.height } ?? false
            size = isSmaller ? natural ?? page.fitted(shape) : page.fitted(natural ?? shape)
        } else {
            size = natural ?? PageSize.a4.turned(like: shape).fitted(shape)
            let least = PageSize.sides.lowerBound
            page = PageSize(width: max(size.width, least), height: max(size.height, least))
        }
        corner = Point(x: (page.width - size.width) / 2, y: (page.height - size.height) / 2)
    }

    /// The place on the page of a point of the picture.
    ///
    /// - Parameters:
    ///   - point: In pixels of the upright picture.
    ///   - width: The width of the picture.
    ///   - height: The height of the picture.
    func pagePoint(_ point: Point, width: Int, height: Int) -> Point {
        Point(
            x: corner.x + point.x / Double(width) * size.width,
            y: corner.y + (1 - point.y / Double(height)) * size.height)
    }
}
