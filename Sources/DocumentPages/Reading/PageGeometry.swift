import Imaging

/// The place of a page in its own space, and the way in which it is shown.
struct PageGeometry: Hashable, Sendable {
    /// The edges of the part that is shown, in points of the page's own space, `y` upwards (/CropBox within /MediaBox).
    let left, bottom, right, top: Double
    /// The number of right angles by which the page is turned clockwise to be shown (/Rotate).
    let quarterTurns: Int

    /// A page without a box is as large as a letter (ISO 32000-1 has no default; readers take this one).
    private static let usual = [0.0, 0, 612, 792]
    /// No page is smaller, in points, nor larger, than programs show it.
    private static let leastSide = 0.1, mostSide = 1e6

    init(of page: PDFObject) {
        let media = Self.box(page["MediaBox"]) ?? Self.usual
        var crop = Self.box(page["CropBox"]) ?? media
        crop = [
            max(crop[0], media[0]), max(crop[1], media[1]), min(crop[2], media[2]), min(crop[3], media[3]),
        ]
        if crop[2] - crop[0] < Self.leastSide || crop[3] - crop[1] < Self.leastSide { crop = media }
        (left, bottom, right, top) = (crop[0], crop[1], crop[2], crop[3])
        quarterTurns = (((page["Rotate"]?.integer ?? 0) / 90) % 4 + 4) % 4
    }

    private static func box(_ object: PDFObject?) -> [Double]? {
        guard let numbers = object?.reals, numbers.count == 4, numbers.allSatisfy({ abs($0) < mostSide }) else {
            return nil
        }
        let box = [
            min(numbers[0], numbers[2]), min(numbers[1], numbers[3]), max(numbers[0], numbers[2]),
            max(numbers[1], numbers[3]),
        ]
        return box[2] - box[0] >= leastSide && box[3] - box[1] >= leastSide ? box : nil
    }

    /// The width of the page as it is shown, in points.
    var width: Double { quarterTurns.isMultiple(of: 2) ? right - left : top - bottom }
    /// The height of the page as it is shown, in points.
    var height: Double { quarterTurns.isMultiple(of: 2) ? top - bottom : right - left }

    /// From the page as it is shown, in points from its top left corner, `y` downwards, to the page's own space.
    var fromShown: AffineTransform {
        switch quarterTurns {
        case 1: AffineTransform(0, 1, 1, 0, left, bottom)
        case 2: AffineTransform(-1, 0, 0, 1, right, bottom)
        case 3: AffineTransform(0, -1, -1, 0, right, top)
        default: AffineTransform(1, 0, 0, -1, left, top)
        }
    }

    /// The part of a side by which things may miss the edge of the page.
    private static let tolerance = 0.01

    /// True if a rectangle, given by two corners, reaches all edges.
    func isCovered(by first: Point, _ second: Point) -> Bool {
        let (across, up) = (Self.tolerance * (right - left), Self.tolerance * (top - bottom))
        return min(first.x, second.x) <= left + across && max(first.x, second.x) >= right - across
            && min(first.y, second.y) <= bottom + up && max(first.y, second.y) >= top - up
    }

    /// True if a rectangle, given by two corners, stays within the edges.
    func contains(_ first: Point, _ second: Point) -> Bool {
        let (across, up) = (Self.tolerance * (right - left), Self.tolerance * (top - bottom))
        return min(first.x, second.x) >= left - across && max(first.x, second.x) <= right + across
            && min(first.y, second.y) >= bottom - up && max(first.y, second.y) <= top + up
    }
}
