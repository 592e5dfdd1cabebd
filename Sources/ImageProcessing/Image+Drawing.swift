import COpenCVShims
public import Imaging

extension Image {
    /// Returns this image in colour with marks on it, each drawn over those before it.
    ///
    /// What lies outside the image is left out.
    ///
    /// - Parameter annotations: The marks, in pixels of this image.
    /// - Throws: ``ImageProcessingError`` when a mark lies millions of pixels away, or OpenCV refuses to draw it.
    public func annotated(with annotations: [Annotation]) throws(ImageProcessingError) -> Image {
        var drawn = rgb().pixels
        let (columns, rows) = (Int32(width), Int32(height))
        try drawn.withUnsafeMutableBufferPointer { buffer throws(ImageProcessingError) in
            guard let address = buffer.baseAddress else { return }
            let view = COpenCVShimsPixels(
                pixels: address, width: columns, height: rows, channels: 3, bytesPerRow: 3 * Int(columns))
            for annotation in annotations { try annotation.draw(on: view) }
        }
        return Image(width: width, height: height, pixelFormat: .rgb, pixels: drawn)
    }
}

extension Annotation {
    fileprivate func draw(on view: COpenCVShimsPixels) throws(ImageProcessingError) {
        switch self {
        case .outline(let outline, let colour, let thickness):
            let (corners, thickness) = (try outline.drawable, Int32(clamping: thickness))
            try check("outline") { COpenCVShimsPolylines(view, corners, colour.shim, thickness, $0) }
        case .area(let area, let colour):
            let corners = try area.drawable
            try check("area") { COpenCVShimsFillConvexPolygon(view, corners, colour.shim, $0) }
        case .text(let text, let start, let height, let colour):
            let (font, origin) = (try StrokeFont(capitalHeight: height), try start.drawable)
            try check("text") {
                COpenCVShimsPutText(view, text.drawable, origin, font.scale, colour.shim, font.thickness, $0)
            }
        }
    }
}

extension Annotation.Colour {
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
                throw ImageProcessingError(operation: "annotation", reason: "(\(x), \(y)) is too far away")
            }
            return COpenCVShimsPoint(x: x - 0.5, y: y - 0.5)
        }
    }
}
