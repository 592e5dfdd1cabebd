public import Imaging

/// A page as an image, upright as it is shown.
public struct PageImage: Sendable {
    /// The image.
    public let image: Image
    /// The number of pixels in an inch of the page.
    public let dotsPerInch: Double
    /// From pixels to the page's own space.
    let place: AffineTransform

    /// Returns where a place of the image is in the page's own space: in points, `y` upwards, before /Rotate.
    ///
    /// - Parameter point: A place of the image, in pixels.
    public func pagePoint(_ point: Point) -> Point { place.applied(to: point) }
}

extension PageImage {
    /// Makes an image that is stored in any direction upright.
    ///
    /// - Parameters:
    ///   - stored: The image as it is stored.
    ///   - place: From its unit square to the page.
    ///   - geometry: The geometry by which the page is shown.
    init(_ stored: Image, at place: AffineTransform, shownBy geometry: PageGeometry) {
        let frame = ImageFrame(width: stored.width, height: stored.height, at: place, shownBy: geometry)
        image = stored.oriented(frame.orientation)
        self.place = frame.place
        dotsPerInch = 72 / abs(frame.place.determinant).squareRoot()
    }
}

/// The frame of a page's image on the page, upright as the page is shown.
struct ImageFrame {
    /// In pixels.
    let width, height: Int
    /// The orientation in which it is stored.
    let orientation: Orientation
    /// From pixels to the page's own space.
    let place: AffineTransform

    /// Frames an upright image whose place is known.
    init(width: Int, height: Int, place: AffineTransform) {
        (self.width, self.height, orientation, self.place) = (width, height, .up, place)
    }

    /// Frames a page that is rendered.
    init(_ geometry: PageGeometry, width: Int, height: Int) {
        (self.width, self.height, orientation) = (width, height, .up)
        let (right, down) = (geometry.width / Double(width), geometry.height / Double(height))
        place = AffineTransform(right, 0, 0, down, 0, 0).followed(by: geometry.fromShown)
    }

    /// Frames an image that is stored.
    ///
    /// - Parameters:
    ///   - width: The number of pixels in a row as it is stored.
    ///   - height: The number of rows that are stored.
    ///   - place: From its unit square to the page.
    ///   - geometry: The geometry by which the page is shown.
    init(width: Int, height: Int, at place: AffineTransform, shownBy geometry: PageGeometry) {
        let unit = AffineTransform(1 / Double(width), 0, 0, -1 / Double(height), 0, 1)
        let toPage = unit.followed(by: place)
        // The linear part of the way to the page as it is shown: that to its own space, and back by the transpose.
        let shown = geometry.fromShown
        func turned(_ x: Double, _ y: Double) -> Point {
            Point(x: shown.a * x + shown.b * y, y: shown.c * x + shown.d * y)
        }
        orientation = Orientation(right: turned(toPage.a, toPage.b), down: turned(toPage.c, toPage.d))
        (self.width, self.height) = orientation.swapsSides ? (height, width) : (width, height)
        let corners = orientation.cornersUpright.map { corner in
            toPage.applied(to: Point(x: corner.x * Double(width), y: corner.y * Double(height)))
        }
        let (columns, rows) = (Double(self.width), Double(self.height))
        self.place = AffineTransform(
            (corners[1].x - corners[0].x) / columns, (corners[1].y - corners[0].y) / columns,
            (corners[2].x - corners[0].x) / rows, (corners[2].y - corners[0].y) / rows, corners[0].x, corners[0].y)
    }
}

extension Orientation {
    /// The orientation of an image whose rows and columns run in these directions when it is shown, `y` downwards.
    fileprivate init(right: Point, down: Point) {
        if abs(right.x) >= abs(right.y) {
            self = right.x >= 0 ? (down.y >= 0 ? .up : .downMirrored) : (down.y >= 0 ? .upMirrored : .down)
        } else {
            self = right.y >= 0 ? (down.x >= 0 ? .leftMirrored : .right) : (down.x >= 0 ? .left : .rightMirrored)
        }
    }

    /// The places in the stored image of the corners top left, top right and bottom left of the upright one, 0 to 1.
    var cornersUpright: [(x: Double, y: Double)] {
        switch self {
        case .up: [(0, 0), (1, 0), (0, 1)]
        case .upMirrored: [(1, 0), (0, 0), (1, 1)]
        case .down: [(1, 1), (0, 1), (1, 0)]
        case .downMirrored: [(0, 1), (1, 1), (0, 0)]
        case .leftMirrored: [(0, 0), (0, 1), (1, 0)]
        case .right: [(0, 1), (0, 0), (1, 1)]
        case .rightMirrored: [(1, 1), (1, 0), (0, 1)]
        case .left: [(1, 0), (1, 1), (0, 0)]
        }
    }
}
