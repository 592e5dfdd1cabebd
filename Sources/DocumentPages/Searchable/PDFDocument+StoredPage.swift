import ImageProcessing
import Imaging

extension PDFDocument {
    /// Takes the image out of a page that is nothing else.
    ///
    /// - Parameters:
    ///   - number: The number of the page, from 1.
    ///   - deadline: The time at which the work has to end.
    /// - Throws: ``PDFError`` when the page is more than one image.
    func storedPage(
        _ number: Int, before deadline: Deadline
    ) throws(PDFError) -> (stored: StoredPicture, frame: PageFrame) {
        let plan = try plan(ofPage: number, before: deadline)
        guard let (object, place) = plan.soleImage else { throw .moreThanAnImage.onPage(number) }
        let frame = PageFrame(plan.geometry, place: place)
        if let picture = try StoredPicture(kept: object, limit: limits.fileBytes) { return (picture, frame) }
        guard let image = StoredImage(object) else { throw .maskedImage.onPage(number) }
        if let jpeg = try image.jpegBytes(limit: limits.fileBytes), var picture = StoredPicture(jpeg: jpeg),
            picture.colours.count != 4
        {
            // Programs that show PDF do not turn an image by its EXIF data, and neither may ours.
            picture.orientation = .up
            return (picture, frame)
        }
        let limits = ImageDecodingLimits(
            fileBytes: limits.fileBytes, pixels: limits.pixels, duration: limits.pageDuration)
        return (try StoredPicture(lossless: image.decoded(as: .rgb, limits)), frame)
    }
}

extension PDFError {
    static let maskedImage = PDFError(
        code: .unsupported,
        message: "the page is an image with a mask, or in colours that are not kept, so that no PDF/A can be made of it"
    )

    static let moreThanAnImage = PDFError(
        code: .unsupported,
        message: "the page is more than one image, so that no PDF/A can be made of it")
}
