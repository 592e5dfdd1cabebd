import COpenCVShims
public import Imaging

/// The effect of a moving rectangle on the pixels under it.
public enum MorphologicalOperation: Hashable, Sendable, CaseIterable {
    /// The darkest pixel: bright areas shrink.
    case eroding
    /// The brightest pixel: bright areas grow.
    case dilating
    /// Erodes, then dilates: bright areas smaller than the rectangle vanish.
    case opening
    /// Dilates, then erodes: dark gaps smaller than the rectangle vanish.
    case closing
    /// The difference that closing makes: dark areas smaller than the rectangle become bright, all else black.
    case blackHat

    fileprivate var openCVOperation: COpenCVShimsMorphologicalOperation {
        switch self {
        case .eroding: COpenCVShimsErode
        case .dilating: COpenCVShimsDilate
        case .opening: COpenCVShimsOpen
        case .closing: COpenCVShimsClose
        case .blackHat: COpenCVShimsBlackHat
        }
    }
}

extension Image {
    /// Returns the result of moving a rectangle over this image.
    ///
    /// - Parameters:
    ///   - operation: The effect of the rectangle.
    ///   - width: The width of the rectangle, in pixels; at least 1.
    ///   - height: The height of the rectangle, in pixels; at least 1.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses the operation.
    public func filtered(
        by operation: MorphologicalOperation, width: Int, height: Int
    ) throws(ImageProcessingError) -> Image {
        try drawn("morphology", width: self.width, height: self.height) {
            COpenCVShimsMorphology($0, $1, operation.openCVOperation, Int32(width), Int32(height), $2)
        }
    }

    /// Returns this image with each pixel replaced by the mean over a rectangle around it.
    ///
    /// - Parameters:
    ///   - width: The width of the rectangle, in pixels; at least 1.
    ///   - height: The height of the rectangle, in pixels; at least 1.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses the operation.
    public func averaged(width: Int, height: Int) throws(ImageProcessingError) -> Image {
        try drawn("average", width: self.width, height: self.height) {
            COpenCVShimsBlur($0, $1, Int32(width), Int32(height), $2)
        }
    }

    /// Returns 255 where this image exceeds a threshold that varies from pixel to pixel, else 0.
    ///
    /// - Parameters:
    ///   - reference: An image of this size and pixel format.
    ///   - scale: The threshold is this multiple of the reference.
    ///   - floor: The threshold is nowhere lower.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses the operation.
    public func thresholded(
        against reference: Image, scale: Double, floor: Double
    ) throws(ImageProcessingError) -> Image {
        try drawn("threshold", width: width, height: height) { source, target, message in
            reference.withView {
                COpenCVShimsCompare(source, $0, scale, floor, target, message)
            }
        }
    }

    /// Returns 255 where this grey image is brighter than the level that best parts its dark pixels from its bright
    /// ones (Otsu), else 0.
    ///
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses the operation, as it does for colour.
    public func thresholded() throws(ImageProcessingError) -> Image {
        try drawn("threshold", width: width, height: height) { COpenCVShimsOtsu($0, $1, $2) }
    }

    /// Returns the difference to another image of this size and pixel format, 0 where that one is brighter.
    ///
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses the operation.
    public func subtracting(_ other: Image) throws(ImageProcessingError) -> Image {
        try drawn("subtract", width: width, height: height) { source, target, message in
            other.withView { COpenCVShimsSubtract(source, $0, target, message) }
        }
    }

    /// Returns 255 on the edges in this grey image, else 0 (Canny).
    ///
    /// - Parameters:
    ///   - weak: The gradient of an edge that continues a strong one.
    ///   - strong: The gradient that makes an edge by itself.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses the operation.
    public func edges(weak: Double, strong: Double) throws(ImageProcessingError) -> Image {
        try drawn("edges", width: width, height: height) { COpenCVShimsCanny($0, $1, weak, strong, $2) }
    }
}
