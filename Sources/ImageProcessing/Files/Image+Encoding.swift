import CImageCodecs
public import Imaging

extension Image {
    /// Returns this image as a PNG file, which loses nothing.
    ///
    /// The same image always gives the same bytes, as long as libpng and zlib stay the same.
    ///
    /// - Throws: ``ImageProcessingError`` when libpng refuses the image.
    public func pngData() throws(ImageProcessingError) -> [UInt8] {
        try encoded("PNG encoding") { CImageCodecsEncodePNG($0, $1, $2) }
    }

    /// Returns this image as a JPEG file.
    ///
    /// The same image always gives the same bytes, as long as libjpeg stays the same.
    ///
    /// - Parameter quality: From 1, unrecognisable, to 100, hardly different.
    /// - Throws: ``ImageProcessingError`` when libjpeg refuses the image, such as one with a side above 65,500 pixels.
    /// - Precondition: The quality is within its range.
    public func jpegData(quality: Int) throws(ImageProcessingError) -> [UInt8] {
        precondition((1...100).contains(quality), "the quality of a JPEG file is from 1 to 100")
        return try encoded("JPEG encoding") { CImageCodecsEncodeJPEG($0, Int32(quality), $1, $2) }
    }

    /// Returns rows of bits as a fax of group 4 has them (ITU-T T.6); nil when they cannot be written so.
    ///
    /// - Parameters:
    ///   - rows: One bit for each pixel, the highest first, 1 for black; each row begins with a byte.
    ///   - width: The number of pixels in a row.
    package static func group4(rows: [UInt8], width: Int) -> [UInt8]? {
        let stride = (width + 7) / 8
        guard stride > 0, !rows.isEmpty, rows.count.isMultiple(of: stride), let columns = Int32(exactly: width),
            let height = Int32(exactly: rows.count / stride)
        else { return nil }
        var (file, message) = ([UInt8](), CImageCodecsMessage())
        let status = rows.withUnsafeBufferPointer { buffer -> CImageCodecsStatus? in
            guard let start = buffer.baseAddress else { return nil }
            let picture = CImageCodecsPicture(pixels: start, width: columns, height: height, channels: 1)
            return withUnsafeMutablePointer(to: &file) {
                CImageCodecsEncodeGroup4(picture, CImageCodecsOutput(appendingTo: $0), &message)
            }
        }
        return status == .success ? file : nil
    }

    private func encoded(
        _ operation: String,
        by encode: (CImageCodecsPicture, CImageCodecsOutput, UnsafeMutablePointer<CImageCodecsMessage>)
            -> CImageCodecsStatus
    ) throws(ImageProcessingError) -> [UInt8] {
        guard let columns = Int32(exactly: width), let rows = Int32(exactly: height) else {
            throw ImageProcessingError(operation: operation, reason: "a side is too long")
        }
        var file: [UInt8] = []
        var message = CImageCodecsMessage()
        let status = pixels.withUnsafeBufferPointer { buffer -> CImageCodecsStatus? in
            guard let start = buffer.baseAddress else { return nil }
            let picture = CImageCodecsPicture(
                pixels: start, width: columns, height: rows, channels: Int32(pixelFormat.bytesPerPixel))
            return withUnsafeMutablePointer(to: &file) { file in
                encode(picture, CImageCodecsOutput(appendingTo: file), &message)
            }
        }
        guard status == .success else { throw ImageProcessingError(operation: operation, reason: message.reason) }
        return file
    }
}

extension CImageCodecsOutput {
    /// Appends the output of a codec to an array, which must outlive the codec's call.
    fileprivate init(appendingTo file: UnsafeMutablePointer<[UInt8]>) {
        self.init(
            write: { context, bytes, count in
                context.assumingMemoryBound(to: [UInt8].self).pointee
                    .append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
            }, context: file)
    }
}
