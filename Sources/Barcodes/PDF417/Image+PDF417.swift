import ImageProcessing
import Imaging

extension Image {
    /// Reads a PDF417 on this flat grey picture, on which its rows run about level and fill most of the width.
    ///
    /// ZXing tells bars from spaces by thresholds. This compares each code word with all possible ones, as a blurred picture
    /// shows them, and takes the least certain ones for unknown. The corrected barcode is drawn again, for ZXing to read.
    ///
    /// - Parameter check: Is called before each look; an error that it throws ends the search.
    /// - Throws: ``ImageProcessingError`` when the library fails, or the error of `check`.
    func pdf417(check: () throws -> Void) throws -> Barcode? {
        guard hasUprightBars else { return nil }
        for start in PDF417Look.starts(at: self) {
            var look = start()
            for _ in 0..<Self.looks {
                try check()
                if let found = try look.barcode() { return found }
                guard let next = try look.next() else { break }
                look = next
            }
        }
        return nil
    }

    private static let looks = 3

    /// True if brightness changes more along rows than down, as bars do that are higher than wide.
    ///
    /// Steps are those of means of four pixels across: noise changes as much both ways.
    private var hasUprightBars: Bool {
        let reach = 4, step = 2
        guard width > reach + step, height > reach + step else { return false }
        var (along, down) = (0, 0)
        pixels.withUnsafeBufferPointer { pixels in
            func sum(_ first: Int, by next: Int) -> Int {
                (0..<reach).reduce(0) { $0 + Int(pixels[first + $1 * next]) }
            }
            for y in stride(from: 0, to: height - reach, by: step) {
                for first in y * width..<(y + 1) * width - reach {
                    along += abs(sum(first + step, by: width) - sum(first, by: width))
                    down += abs(sum(first + step * width, by: 1) - sum(first, by: 1))
                }
            }
        }
        return along > down
    }
}

/// A look at a picture of a PDF417: the picture, turned and made even, and the ends of rows on it.
private struct PDF417Look {
    private let image: Image
    private let picture: PDF417Picture
    private let frame: PDF417Frame
    /// Maps points of the picture to the one that is searched.
    private let back: ProjectiveTransform
    /// The rows; nil where the ends lean, so that they are made upright first.
    private let rows: PDF417Rows?

    /// The least likeness of the ends of rows.
    private static let leastLikeness: Float = 0.12
    /// A barcode upside down is so much less like one at the least.
    private static let alike: Float = 0.7
    /// The space beside rows that are made even, in pixels.
    private static let margin = 12.0

    private init(
        _ image: Image, _ picture: PDF417Picture, _ frame: PDF417Frame, back: ProjectiveTransform, isFirst: Bool
    ) {
        (self.image, self.picture, self.frame, self.back) = (image, picture, frame, back)
        let isUpright = !isFirst || frame.isUpright
        rows = isUpright ? PDF417Rows.find(in: picture, frame: frame, patterns: PDF417Patterns.blurred[0]) : nil
    }

    /// The first looks at a picture: the right way up and upside down, the likelier one first; one alone that is much likelier.
    static func starts(at image: Image) -> [() -> PDF417Look] {
        let found = [0, 2].compactMap {
            turns -> (image: Image, picture: PDF417Picture, frame: PDF417Frame, turns: Int)? in
            let turned = image.rotated(quarterTurns: turns)
            let picture = PDF417Picture(turned)
            return PDF417Frame.find(in: picture).map { (turned, picture, $0, turns) }
        }
        let best = found.map(\.frame.likeness).max() ?? 0
        let (width, height) = (Double(image.width), Double(image.height))
        let halfTurn = ProjectiveTransform(coefficients: [-1, 0, width, 0, -1, height, 0, 0, 1])
        return found.filter { $0.frame.likeness > max(leastLikeness, alike * best) }
            .sorted { $0.frame.likeness > $1.frame.likeness }
            .map { one in
                {
                    PDF417Look(
                        one.image, one.picture, one.frame, back: one.turns == 0 ? .identity : halfTurn, isFirst: true)
                }
            }
    }

    /// The barcode, in pixels of the picture that is searched; nil when there are too many errors.
    func barcode() throws(ImageProcessingError) -> Barcode? {
        guard let rows, rows.areLikely, let (words, grid) = PDF417Grid.read(picture, frame: frame, rows: rows),
            let read = try grid.picture(of: words).barcodes(BarcodeHints(symbologies: [.pdf417])).first
        else { return nil }
        let corners = rows.outline(frame, from: grid.first, count: grid.rows, in: picture)
        return read.mapped { _ in back.applied(to: corners) }
    }

    /// A look at the same, where rows that are nearer to the camera at one end are made even; nil when there are no ends.
    func next() throws(ImageProcessingError) -> PDF417Look? {
        if let rows, !rows.mayBe { return nil }
        let count = rows.map { Int((Float(picture.height) - $0.top) / $0.height) } ?? 0
        let seen =
            rows?.outline(frame, from: 0, count: max(1, count), in: picture) ?? frame.outline(height: picture.height)
        let even = Quadrilateral(
            x: Self.margin, y: 0, width: Double(image.width) - 2 * Self.margin, height: Double(image.height))
        guard seen.isConvex, let transform = ProjectiveTransform(mapping: seen, to: even),
            let inverse = transform.inverse
        else { return nil }
        let flat = try image.warped(by: transform, width: image.width, height: image.height)
        let evened = PDF417Picture(flat)
        guard let ends = PDF417Frame.find(in: evened) else { return nil }
        return PDF417Look(flat, evened, ends, back: inverse.concatenating(back), isFirst: false)
    }
}

extension PDF417Rows {
    /// The corners of rows.
    fileprivate func outline(
        _ frame: PDF417Frame, from first: Int, count: Int, in picture: PDF417Picture
    ) -> Quadrilateral {
        func corner(_ module: Int, _ row: Int) -> Point {
            let near = frame.x(Float(module), Float(picture.height) / 2)
            let x = frame.x(Float(module), y(Float(first + row), x: near, in: picture))
            return Point(x: Double(x), y: Double(y(Float(first + row), x: x, in: picture)))
        }
        return Quadrilateral(
            topLeft: corner(0, 0), topRight: corner(frame.modules, 0), bottomRight: corner(frame.modules, count),
            bottomLeft: corner(0, count))
    }
}

extension PDF417Grid {
    /// The height of a drawn row, in modules, and the pixels of a module.
    private static let height = 3, scale = 2, margin = 4

    /// A clean picture of code words.
    fileprivate func picture(of words: [Int]) -> Image {
        let level = checks.trailingZeroBitCount - 1
        let lines = (0..<rows).map { row -> [Bool] in
            func bits(_ value: Int) -> [Bool] {
                (0..<PDF417Patterns.modules).map {
                    PDF417Patterns.isDark($0, of: row % 3 * PDF417Patterns.values + value)
                }
            }
            let ends = [true, false].map {
                Self.indicator(isLeft: $0, row: row, rows: rows, columns: columns, level: level)
            }
            let values = [ends[0]] + words[row * columns..<(row + 1) * columns] + [ends[1]]
            return PDF417Patterns.start.map { $0 == 0 } + values.flatMap(bits) + PDF417Patterns.stop.map { $0 == 0 }
        }
        let width = (lines[0].count + 2 * Self.margin) * Self.scale
        let blank = [UInt8](repeating: 255, count: width * Self.margin * Self.scale)
        let side = [UInt8](repeating: 255, count: Self.margin * Self.scale)
        let pixels = lines.flatMap { line in
            let row = side + line.flatMap { [UInt8](repeating: $0 ? 0 : 255, count: Self.scale) } + side
            return [[UInt8]](repeating: row, count: Self.height * Self.scale).flatMap(\.self)
        }
        return Image(
            width: width, height: (rows * Self.height + 2 * Self.margin) * Self.scale, pixelFormat: .grey,
            pixels: blank + pixels + blank)
    }
}
