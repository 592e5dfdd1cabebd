import COpenCVShims
public import Imaging

/// A colour as it is stored in pixels, each part from 0 to 255.
public struct LineColour: Hashable, Sendable {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8

    /// Creates a colour from its parts, each from 0 to 255.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }
}

extension Image {
    /// Returns this image in colour with the sides of quadrilaterals drawn on it.
    ///
    /// Parts outside the image are left out.
    ///
    /// - Parameters:
    ///   - outlines: The quadrilaterals, in pixels of this image.
    ///   - colour: The colour of the lines.
    ///   - thickness: The thickness of the lines, in pixels; half of it lies outside the quadrilateral.
    /// - Throws: ``ImageProcessingError`` when a corner lies millions of pixels away, or OpenCV refuses to draw it.
    public func outlining(
        _ outlines: [Quadrilateral], in colour: LineColour, thickness: Int
    ) throws(ImageProcessingError) -> Image {
        var drawn = rgb().pixels
        let (columns, rows) = (Int32(width), Int32(height))
        try drawn.withUnsafeMutableBufferPointer { buffer throws(ImageProcessingError) in
            guard let address = buffer.baseAddress else { return }
            let view = COpenCVShimsPixels(
                pixels: address, width: columns, height: rows, channels: 3, bytesPerRow: 3 * Int(columns))
            for outline in outlines {
                let corners = try outline.drawable
                try check("outline") {
                    COpenCVShimsPolylines(view, corners, colour.shim, Int32(clamping: thickness), $0)
                }
            }
        }
        return Image(width: width, height: height, pixelFormat: .rgb, pixels: drawn)
    }
}

extension LineColour {
    fileprivate var shim: COpenCVShimsColour { COpenCVShimsColour(channels: (red, green, blue)) }
}

extension Quadrilateral {
    /// The corners as OpenCV draws them.
    fileprivate var drawable: COpenCVShimsCorners {
        get throws(ImageProcessingError) {
            COpenCVShimsCorners(
                corners: (
                    try topLeft.drawable, try topRight.drawable, try bottomRight.drawable, try bottomLeft.drawable
                ))
        }
    }
}

extension Point {
    /// The largest coordinate that is drawn, in pixels: OpenCV counts sixteenths of pixels in 32 bits.
    private static let farthest = 67_000_000.0

    /// This point as OpenCV counts, from pixel centres.
    fileprivate var drawable: COpenCVShimsPoint {
        get throws(ImageProcessingError) {
            guard abs(x) <= Self.farthest, abs(y) <= Self.farthest else {
                throw ImageProcessingError(operation: "outline", reason: "(\(x), \(y)) is too far away")
            }
            return COpenCVShimsPoint(x: x - 0.5, y: y - 0.5)
        }
    }
}
