import Drawing
import ImageProcessing
package import Imaging

/// Covers pixels of pictures.
package struct Painter: Sendable {
    /// Returns a picture in colour with the pixels of a mask covered.
    package let cover: @Sendable (_ picture: Image, _ mask: CoverMask) -> Image

    /// Creates a painter.
    package init(cover: @escaping @Sendable (_ picture: Image, _ mask: CoverMask) -> Image) { self.cover = cover }

    /// Paints pixels black.
    package static let black = Painter { $0.painted(0, where: $1) }

    /// Paints pixels as light as paper: readers are used to that around letters.
    static let paper = Painter { $0.painted(225, where: $1) }

    /// True if all covered pixels of a picture are black.
    static func isCovered(_ picture: Image, by mask: CoverMask) -> Bool {
        guard picture.pixelFormat == .rgb, (picture.width, picture.height) == (mask.width, mask.height) else {
            return false
        }
        return picture.pixels.withUnsafeBufferPointer { pixels in
            mask.isCovered.withUnsafeBufferPointer { isCovered in
                for index in isCovered.indices where isCovered[index] {
                    if pixels[3 * index] | pixels[3 * index + 1] | pixels[3 * index + 2] != 0 { return false }
                }
                return true
            }
        }
    }
}

extension Image {
    /// Returns this picture, grey or in colour, with the pixels of a mask in one grey.
    func painted(_ grey: UInt8, where mask: CoverMask) -> Image {
        let channels = pixelFormat.bytesPerPixel
        var pixels = pixels
        pixels.withUnsafeMutableBufferPointer { pixels in
            mask.isCovered.withUnsafeBufferPointer { isCovered in
                for index in isCovered.indices where isCovered[index] {
                    for channel in 0..<channels { pixels[channels * index + channel] = grey }
                }
            }
        }
        return Image(width: width, height: height, pixelFormat: pixelFormat, pixels: pixels)
    }

    /// True if the typeface has the letters of a watermark.
    static func canBeMarked(with text: String) throws(DrawingError) -> Bool {
        try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1).hasLetters(for: text, in: .textBold)
    }

    /// The height of the watermark's letters, and the distance of its lines, as shares of the picture's shorter side.
    private static let letterHeight = 0.035, lineDistance = 0.16
    /// The strength of the watermark: enough to be seen, and little enough for the text below it to be read.
    private static let strength = 0.28

    /// Returns this picture in colour with a text written across it, again and again.
    ///
    /// - Throws: ``DrawingError`` when the picture is too large to draw on.
    func marked(with text: String) throws(DrawingError) -> Image {
        let (columns, rows) = (Double(width), Double(height))
        let canvas = try Canvas(width: columns, height: rows, pixelsPerMillimetre: 1)
        canvas.lay(self, column: 0, row: 0)
        let side = min(columns, rows)
        let style = Canvas.TextStyle(
            typeface: .textBold, size: side * Self.letterHeight,
            colour: Colour(red: 0.9, green: 0.2, blue: 0.25, opacity: Self.strength))
        let line = text + "   "
        let length = max(canvas.width(of: line, style), side * Self.letterHeight)
        let (reach, distance) = (columns + rows, side * Self.lineDistance)
        canvas.placed(at: Position(0, 0), turned: .degrees(-27)) { canvas in
            for row in 0...Int(2 * reach / distance) {
                let y = Double(row) * distance - distance
                // Each line begins elsewhere, so that no place is left out of all.
                let first = -reach - length * Double(row % 3) / 3
                for column in 0...Int(2 * reach / length) {
                    canvas.write(line, at: Position(first + Double(column) * length, y), style)
                }
            }
        }
        return canvas.image(.rgb)
    }
}
