import COpenCVShims
public import Imaging

extension Image {
    /// Returns this image in another size: averaged over areas when it becomes narrower, else interpolated linearly.
    ///
    /// - Parameters:
    ///   - width: The width of the result, in pixels.
    ///   - height: The height of the result, in pixels.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses the operation.
    public func resized(width: Int, height: Int) throws(ImageProcessingError) -> Image {
        try resized(x: 0, y: 0, columns: self.width, rows: self.height, width: width, height: height)
    }

    /// Returns a rectangle of this image in another size, as if it had been cut out before; the pixels around it are not copied.
    ///
    /// - Parameters:
    ///   - x: The columns left of the rectangle.
    ///   - y: The rows above the rectangle.
    ///   - columns: The columns of the rectangle.
    ///   - rows: The rows of the rectangle.
    ///   - width: The width of the result, in pixels.
    ///   - height: The height of the result, in pixels.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses the operation.
    /// - Precondition: The rectangle lies inside this image and is not empty.
    public func resized(
        x: Int, y: Int, columns: Int, rows: Int, width: Int, height: Int
    ) throws(ImageProcessingError) -> Image {
        precondition(x >= 0 && y >= 0 && columns > 0 && rows > 0, "a rectangle inside the image is needed")
        precondition(x + columns <= self.width && y + rows <= self.height, "the rectangle leaves the image")
        // Averaged when it becomes narrower: else the parts between the pixels of the result are lost.
        let interpolation = width < columns ? COpenCVShimsInterpolationArea : COpenCVShimsInterpolationLinear
        return try drawn("resize", width: width, height: height) { source, target, message in
            var part = source
            part.pixels += y * part.bytesPerRow + x * pixelFormat.bytesPerPixel
            (part.width, part.height) = (Int32(columns), Int32(rows))
            return COpenCVShimsResize(part, target, interpolation, message)
        }
    }

    /// Returns this image seen through a perspective transform.
    ///
    /// Pixels that fall outside this image repeat its border.
    ///
    /// - Parameters:
    ///   - transform: Maps points of this image to points of the result.
    ///   - width: The width of the result, in pixels.
    ///   - height: The height of the result, in pixels.
    /// - Returns: An image in this image's pixel format.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses the operation.
    public func warped(
        by transform: ProjectiveTransform, width: Int, height: Int
    ) throws(ImageProcessingError) -> Image {
        // OpenCV counts from pixel centres, `Point` from their edges.
        let toEdges = ProjectiveTransform(coefficients: [1, 0, 0.5, 0, 1, 0.5, 0, 0, 1])
        let toCentres = ProjectiveTransform(coefficients: [1, 0, -0.5, 0, 1, -0.5, 0, 0, 1])
        let coefficients = toEdges.concatenating(transform).concatenating(toCentres).coefficients
        return try drawn("warp", width: width, height: height) {
            COpenCVShimsWarpPerspective($0, $1, coefficients, $2)
        }
    }

    /// Returns an image whose pixels stood anywhere in this one: for surfaces that are not flat.
    ///
    /// Places outside this image show its border.
    ///
    /// - Parameters:
    ///   - width: The width of the result, in pixels.
    ///   - height: The height of the result, in pixels.
    ///   - place: Says where in this image the middle of a pixel of the result stood.
    /// - Returns: An image in this image's pixel format.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses the operation.
    public func remapped(
        width: Int, height: Int, from place: (Point) -> Point
    ) throws(ImageProcessingError) -> Image {
        let count = 2 * max(0, width) * max(0, height)
        let places = [Float](unsafeUninitializedCapacity: count) { places, initialized in
            for index in 0..<count / 2 {
                // OpenCV counts from pixel centres, `Point` from their edges.
                let source = place(Point(x: Double(index % width) + 0.5, y: Double(index / width) + 0.5))
                places[2 * index] = Float(source.x - 0.5)
                places[2 * index + 1] = Float(source.y - 0.5)
            }
            initialized = count
        }
        return try drawn("remap", width: width, height: height) { COpenCVShimsRemap($0, $1, places, $2) }
    }

    /// Returns this image blurred by a Gaussian.
    ///
    /// - Parameter sigma: The standard deviation, in pixels; more than 0.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses the operation.
    public func blurred(sigma: Double) throws(ImageProcessingError) -> Image {
        try drawn("blur", width: width, height: height) { COpenCVShimsGaussianBlur($0, $1, sigma, $2) }
    }

    /// Returns an image of the given size whose pixels a shim writes, looking at this one's.
    func drawn(
        _ operation: String, width: Int, height: Int,
        by draw: (COpenCVShimsPixels, COpenCVShimsPixels, UnsafeMutablePointer<COpenCVShimsMessage>) -> Bool
    ) throws(ImageProcessingError) -> Image {
        guard width > 0, height > 0 else {
            throw ImageProcessingError(operation: operation, reason: "the result would be \(width)×\(height) pixels")
        }
        let bytesPerRow = width * pixelFormat.bytesPerPixel
        var result = [UInt8](repeating: 0, count: bytesPerRow * height)
        try check(operation) { message in
            result.withUnsafeMutableBufferPointer { buffer in
                guard let address = buffer.baseAddress else { return true }
                let target = COpenCVShimsPixels(
                    pixels: address, width: Int32(width), height: Int32(height),
                    channels: Int32(pixelFormat.bytesPerPixel), bytesPerRow: bytesPerRow)
                return withView { draw($0, target, message) }
            }
        }
        return Image(width: width, height: height, pixelFormat: pixelFormat, pixels: result)
    }

    /// Shows a shim this image's pixels; it must not write to them.
    func withView(_ body: (COpenCVShimsPixels) -> Bool) -> Bool {
        pixels.withUnsafeBufferPointer { buffer in
            guard let address = buffer.baseAddress else { return true }
            return body(
                COpenCVShimsPixels(
                    pixels: UnsafeMutablePointer(mutating: address), width: Int32(width), height: Int32(height),
                    channels: Int32(pixelFormat.bytesPerPixel), bytesPerRow: width * pixelFormat.bytesPerPixel))
        }
    }
}
