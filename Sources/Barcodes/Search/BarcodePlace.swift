import ImageProcessing
import Imaging

/// A place of a picture where a barcode may be.
struct BarcodePlace {
    /// The rectangle around it, in pixels of the picture: its longer side is the upper one.
    let corners: Quadrilateral
    /// The number of pixels of the picture that are as wide as one of the size in which it was seen.
    let reduction: Double

    /// True if it is much longer than high, as bars and PDF417 are.
    var isLong: Bool { corners.meanWidth > Self.long * corners.meanHeight }

    private static let long = 1.8
}

extension BarcodePlace {
    /// More pixels than this of a picture show no more barcodes.
    private static let mostPixels = 1_500_000.0
    /// Pictures with a side shorter than this are one place.
    private static let shortestSide = 160
    /// The number of times that the picture is halved: large modules are dense in small pictures.
    private static let sizes = 3
    /// A place has so many cells at the least, so many in its shorter side, and fills so much of the rectangle around it.
    private static let (fewestCells, shortest, leastFilled) = (12, 2.4, 0.5)
    /// The largest length of a place, in its heights.
    private static let longest = 12.0
    /// The number of places that are looked at, the largest first.
    private static let most = 6

    /// The places where barcodes may be, the largest first. It takes a few milliseconds.
    ///
    /// - Parameter picture: The picture, grey.
    static func all(in picture: Image) throws(ImageProcessingError) -> [BarcodePlace] {
        guard min(picture.width, picture.height) >= shortestSide else {
            return [BarcodePlace(corners: picture.bounds, reduction: 1)]
        }
        var places: [BarcodePlace] = []
        var (seen, reduction) = (picture, 1.0)
        func halve() throws(ImageProcessingError) {
            seen = try seen.resized(width: max(1, seen.width / 2), height: max(1, seen.height / 2))
            reduction *= 2
        }
        while Double(seen.width * seen.height) > 4 * mostPixels { try halve() }
        let factor = (Double(seen.width * seen.height) / mostPixels).squareRoot()
        if factor > 1 {
            // Averages over areas that are no whole pixels would take longer than the search.
            let scale = ProjectiveTransform(coefficients: [1 / factor, 0, 0, 0, 1 / factor, 0, 0, 0, 1])
            seen = try seen.warped(
                by: scale, width: Int(Double(seen.width) / factor), height: Int(Double(seen.height) / factor))
            reduction *= factor
        }
        for size in 0..<sizes {
            if size > 0 { try halve() }
            guard let texture = BarcodeTexture(of: seen) else { break }
            for area in texture.mask.connectedAreas(
                sides: Int(shortest)...max(Int(shortest), texture.mask.width, texture.mask.height))
            {
                guard let place = BarcodePlace(area, reduction: reduction) else { continue }
                let isKnown = places.contains {
                    $0.corners.contains(place.corners.centre) && $0.isMuchLarger(than: place)
                }
                if !isKnown { places.append(place) }
            }
        }
        return Array(places.sorted { $0.corners.area > $1.corners.area }.prefix(most))
    }

    /// Takes dense cells that touch each other; nil when they are of no barcode.
    private init?(_ area: ConnectedArea, reduction: Double) {
        let count = area.area
        guard count >= Self.fewestCells else { return nil }
        let cells = area.runs.flatMap { run in
            run.columns.map { Point(x: Double($0) + 0.5, y: Double(run.row) + 0.5) }
        }
        let box = OrientedBox(around: cells)
        guard box.height >= Self.shortest, Double(count) >= Self.leastFilled * box.width * box.height,
            box.width <= Self.longest * box.height
        else { return nil }
        let scale = Double(BarcodeTexture.cell) * reduction
        corners = box.corners(margin: Self.margin).mapped { Point(x: $0.x * scale, y: $0.y * scale) }
        self.reduction = reduction
    }

    /// The space around dense cells that belongs to a place: half of a cell at the edge of a barcode is paper, and readers need some.
    private static let margin = 1.2

    private func isMuchLarger(than other: BarcodePlace) -> Bool {
        corners.area > 0.7 * other.corners.area && corners.area < 2 * other.corners.area
    }
}

/// A rectangle around points, along the direction in which they lie.
private struct OrientedBox {
    let centre, along: Point
    let width, height: Double

    init(around points: [Point]) {
        let count = Double(points.count)
        let mean = Point(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
        var (xx, xy, yy) = (0.0, 0.0, 0.0)
        for point in points {
            let (x, y) = (point.x - mean.x, point.y - mean.y)
            (xx, xy, yy) = (xx + x * x, xy + x * y, yy + y * y)
        }
        // The direction of the longer axis: the eigenvector of the greater eigenvalue.
        let root = ((xx - yy) * (xx - yy) / 4 + xy * xy).squareRoot()
        let value = (xx + yy) / 2 + root
        var direction = abs(xy) > 1e-9 ? Point(x: value - yy, y: xy) : xx >= yy ? Point(x: 1, y: 0) : Point(x: 0, y: 1)
        // Points that lie in no direction make an upright square.
        if root < Self.leastDirection * value { direction = Point(x: 1, y: 0) }
        let length = (direction.x * direction.x + direction.y * direction.y).squareRoot()
        let along = Point(x: direction.x / length, y: direction.y / length)
        let extent = Extent(
            around: points.map {
                Point(x: $0.x * along.x + $0.y * along.y, y: $0.y * along.x - $0.x * along.y)
            })
        (width, height, self.along) = (extent.width + 1, extent.height + 1, along)
        let (u, v) = (extent.centre.x, extent.centre.y)
        centre = Point(x: u * along.x - v * along.y, y: u * along.y + v * along.x)
    }

    private static let leastDirection = 0.15

    func corners(margin: Double) -> Quadrilateral {
        let (u, v) = (width / 2 + margin, height / 2 + margin)
        func corner(_ x: Double, _ y: Double) -> Point {
            Point(x: centre.x + x * u * along.x - y * v * along.y, y: centre.y + x * u * along.y + y * v * along.x)
        }
        return Quadrilateral(
            topLeft: corner(-1, -1), topRight: corner(1, -1), bottomRight: corner(1, 1), bottomLeft: corner(-1, 1))
    }
}
