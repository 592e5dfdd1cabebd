public import ImageProcessing
public import Imaging

/// Pages as images.
extension PDFDocument {
    /// The most bytes of a page's content that are looked at.
    static let mostContent = 32 << 20

    /// Makes a page an image.
    ///
    /// A page that is one image is decoded as it is stored. Any other is rendered, as finely as its smallest text and its images
    /// need.
    ///
    /// - Parameters:
    ///   - number: The number of the page, from 1 to ``pageCount``.
    ///   - pixelFormat: The format that the image is converted to.
    ///   - renderer: The renderer of pages.
    ///   - deadline: The time at which the work has to end.
    /// - Throws: ``PDFError``; its message does not name the page.
    public func pageImage(
        _ number: Int, as pixelFormat: PixelFormat = .grey, by renderer: PageRenderer,
        before deadline: Deadline = .never
    ) throws(PDFError) -> PageImage {
        let plan = try plan(ofPage: number, before: deadline)
        if let (stored, place) = plan.image {
            let limits = ImageDecodingLimits(
                fileBytes: limits.fileBytes, pixels: limits.pixels,
                duration: deadline.remaining ?? limits.pageDuration)
            if let image = try storedImage(stored, pixelFormat, limits) {
                return PageImage(image, at: place, shownBy: plan.geometry)
            }
        }
        // A renderer shows what there is of a cut image, and says nothing.
        let decoding = ImageDecodingLimits(fileBytes: limits.fileBytes, pixels: limits.pixels)
        for image in plan.images where try StoredImage.isCut(image, decoding) { throw .cutImage }
        return try rendered(number, plan, as: pixelFormat, by: renderer, before: deadline)
    }

    /// Decodes the image of a page; nil when only a renderer can.
    private func storedImage(
        _ stored: StoredImage, _ pixelFormat: PixelFormat, _ limits: ImageDecodingLimits
    ) throws(PDFError) -> Image? {
        do throws(PDFError) {
            return try stored.decoded(as: pixelFormat, limits)
        } catch {
            guard error.code == .damaged || error.code == .unsupported else { throw error }
            if try stored.isCut(limits) { throw .cutImage }
            return nil
        }
    }

    private func rendered(
        _ number: Int, _ plan: PagePlan, as pixelFormat: PixelFormat, by renderer: PageRenderer,
        before deadline: Deadline
    ) throws(PDFError) -> PageImage {
        let image = try renderer.image(
            of: try file(ofPage: number), as: pixelFormat, longerSide: plan.longerSide, before: deadline)
        let geometry = plan.geometry
        return PageImage(
            image: image, dotsPerInch: 72 * Double(plan.longerSide) / max(geometry.width, geometry.height),
            place: ImageFrame(geometry, width: image.width, height: image.height).place)
    }

    func plan(ofPage number: Int, before deadline: Deadline) throws(PDFError) -> PagePlan {
        let plan = PagePlan(
            of: try page(number), hasLayers: root["OCProperties"] != nil, limit: Self.mostContent, before: deadline)
        guard !deadline.hasPassed else { throw .timeOver }
        return plan
    }

    /// A file of one page only, not encrypted.
    func file(ofPage number: Int) throws(PDFError) -> [UInt8] {
        let single = try PDFDocument()
        try single.add(try page(number))
        try single.adoptLooks(of: try single.page(1), from: self)
        return try single.written()
    }
}
