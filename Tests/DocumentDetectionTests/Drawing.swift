import Imaging

/// A sheet to draw on, and what the tests draw: cards, and lines of something that resembles text.
struct Drawing {
    let width: Int
    let height: Int
    private(set) var pixels: [UInt8]

    init(width: Int, height: Int, brightness: UInt8 = 230) {
        self.width = width
        self.height = height
        pixels = [UInt8](repeating: brightness, count: width * height)
    }

    var image: Image { Image(width: width, height: height, pixelFormat: .grey, pixels: pixels) }

    mutating func fill(columns: Range<Int>, rows: Range<Int>, brightness: UInt8) {
        for row in rows.clamped(to: 0..<height) {
            for column in columns.clamped(to: 0..<width) { pixels[row * width + column] = brightness }
        }
    }

    /// Draws characters as bitmaps of five by seven squares.
    ///
    /// - Parameters:
    ///   - square: The side of a square, in pixels; characters stand seven squares apart.
    /// - Returns: The outline of the ink.
    @discardableResult
    mutating func write(_ text: String, x: Int, y: Int, square: Int, brightness: UInt8 = 30) -> Quadrilateral {
        for (index, character) in text.enumerated() {
            for (row, bits) in Self.bitmap(of: character).enumerated() {
                for column in 0..<5 where bits & (16 >> column) != 0 {
                    let left = x + (index * 7 + column) * square
                    let top = y + row * square
                    fill(columns: left..<left + square, rows: top..<top + square, brightness: brightness)
                }
            }
        }
        return Quadrilateral(
            x: Double(x), y: Double(y), width: Double((text.count * 7 - 2) * square), height: Double(7 * square))
    }

    /// Draws lines of a machine-readable zone.
    ///
    /// - Returns: The outlines of the ink, from top to bottom.
    @discardableResult
    mutating func writeZone(_ lines: [String], x: Int, y: Int, square: Int) -> [Quadrilateral] {
        // Doc 9303: 2.5 pitches from line to line, 1.665 where there are three.
        let distance = Int((lines.count == 3 ? 1.665 : 2.5) * 7 * Double(square))
        return lines.enumerated().map { index, line in
            write(line, x: x, y: y + index * distance, square: square)
        }
    }

    private static func bitmap(of character: Character) -> [UInt8] {
        let bitmaps: [Character: [UInt8]] = [
            "<": [0, 1, 6, 24, 6, 1, 0], "0": [14, 17, 17, 17, 17, 17, 14], "1": [4, 12, 4, 4, 4, 4, 14],
            "2": [14, 17, 1, 14, 16, 16, 31], "A": [14, 17, 17, 31, 17, 17, 17], "E": [31, 16, 16, 30, 16, 16, 31],
            "N": [17, 25, 21, 21, 19, 17, 17], "R": [30, 17, 17, 30, 20, 18, 17],
        ]
        return bitmaps[character] ?? [31, 17, 17, 31, 17, 17, 31]
    }

    static let threeLines = [
        "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
    ]
    static let twoLines = [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
    ]

    /// The same pseudo-random bytes every time.
    static func noise(width: Int, height: Int) -> Image {
        var state: UInt64 = 88_172_645_463_325_252
        let pixels = (0..<width * height).map { _ in
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return UInt8(truncatingIfNeeded: state)
        }
        return Image(width: width, height: height, pixelFormat: .grey, pixels: pixels)
    }
}

extension Quadrilateral {
    /// The distance of the farthest corner from another's, in pixels.
    func farthestCorner(from other: Quadrilateral) -> Double {
        zip(corners, other.corners).map { $0.distance(to: $1) }.max() ?? 0
    }
}

extension ProjectiveTransform {
    /// Turns by an angle about a point.
    static func rotation(degrees: Int, about centre: Point, to target: Point) -> ProjectiveTransform? {
        // Sines and cosines of the angles that the tests use.
        let turns: [Int: (sine: Double, cosine: Double)] = [
            0: (0, 1), 8: (0.13917, 0.99027), -8: (-0.13917, 0.99027), 15: (0.25882, 0.96593),
            -15: (-0.25882, 0.96593), 90: (1, 0), 98: (0.99027, -0.13917), 180: (0, -1), 270: (-1, 0),
        ]
        guard let (sine, cosine) = turns[degrees] else { return nil }
        return ProjectiveTransform(coefficients: [
            cosine, -sine, target.x - cosine * centre.x + sine * centre.y,
            sine, cosine, target.y - sine * centre.x - cosine * centre.y,
            0, 0, 1,
        ])
    }
}
