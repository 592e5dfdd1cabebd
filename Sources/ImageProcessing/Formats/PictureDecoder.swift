import Imaging

/// Decodes one picture of a file.
protocol PictureDecoder {
    /// Reads the size and orientation of the picture, before anything is decoded.
    func header() throws(ImageDecodingError) -> ImageHeader

    /// Decodes the picture as it is stored, reduced as far as that can be done at less cost.
    ///
    /// - Parameters:
    ///   - header: The result of ``header()``.
    ///   - pixelFormat: The format that the picture is converted to.
    ///   - maximumPixels: As many pixels are enough.
    ///   - deadline: The time at which it has to be done.
    func image(
        _ header: ImageHeader, as pixelFormat: PixelFormat, maximumPixels: Int, before deadline: DecodingDeadline
    ) throws(ImageDecodingError) -> Image
}

extension ImageHeader {
    /// Creates the header of a picture that is stored as it is shown.
    init(width: Int, height: Int) {
        self.init(width: width, height: height, storedWidth: width, storedHeight: height, orientation: .up)
    }
}
