import ImageProcessing
import Imaging

/// A map of the places where a picture has edges of print, and where it is even.
struct InkMap {
    /// The longest side of the map: more tells nothing that is needed.
    private static let longestSide = 1400.0

    private let width: Int
    private let height: Int
    /// The number of pixels of the map for a pixel of the picture.
    private let scale: Double
    /// The change of brightness at each pixel.
    private let changes: [UInt8]
    /// The sums of the changes above and left of each corner of a pixel.
    private let sums: [Int]

    /// Looks at a picture.
    ///
    /// - Throws: ``ImageProcessingError`` when OpenCV does not reduce it.
    init(of picture: Image) throws(ImageProcessingError) {
        let scale = min(1, Self.longestSide / Double(max(picture.width, picture.height)))
        let width = max(1, Int(Double(picture.width) * scale)), height = max(1, Int(Double(picture.height) * scale))
        let grey = try picture.grey().resized(width: width, height: height).pixels
        var changes = [UInt8](repeating: 0, count: width * height)
        var sums = [Int](repeating: 0, count: (width + 1) * (height + 1))
        for y in 0..<height {
            var row = 0
            for x in 0..<width {
                let here = Int(grey[y * width + x])
                let across = x + 1 < width ? abs(Int(grey[y * width + x + 1]) - here) : 0
                let down = y + 1 < height ? abs(Int(grey[(y + 1) * width + x]) - here) : 0
                changes[y * width + x] = UInt8(min(255, across + down))
                row += across + down
                sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row
            }
        }
        (self.width, self.height, self.scale, self.changes, self.sums) = (width, height, scale, changes, sums)
    }

    /// Returns the mean change of brightness in an upright rectangle, 0…510. Outside the picture it is 0.
    func density(in rectangle: Quadrilateral) -> Double {
        let first = place(rectangle.topLeft), last = place(rectangle.bottomRight)
        let area = max(1, (last.x - first.x) * (last.y - first.y))
        func sum(_ x: Int, _ y: Int) -> Int { sums[y * (width + 1) + x] }
        return Double(sum(last.x, last.y) - sum(first.x, last.y) - sum(last.x, first.y) + sum(first.x, first.y))
            / Double(area)
    }

    /// Returns the mean change of brightness along a line, 0…255. Outside the picture it is 0.
    func density(from start: Point, to end: Point) -> Double {
        let steps = max(1, Int(min(start.distance(to: end) * scale, 4 * Self.longestSide)))
        var sum = 0
        for step in 0...steps {
            let share = Double(step) / Double(steps)
            let x = (start.x + (end.x - start.x) * share) * scale, y = (start.y + (end.y - start.y) * share) * scale
            guard x >= 0, y >= 0, x < Double(width), y < Double(height) else { continue }
            sum += Int(changes[Int(y) * width + Int(x)])
        }
        return Double(sum) / Double(steps + 1)
    }

    /// The corner of a pixel of the map that is nearest to a point of the picture.
    private func place(_ point: Point) -> (x: Int, y: Int) {
        (
            Int(min(max(point.x * scale, 0), Double(width)).rounded()),
            Int(min(max(point.y * scale, 0), Double(height)).rounded())
        )
    }
}
