public import ImageProcessing
public import Imaging

/// Pages as images.
extension PDFDocument {
    /// The most bytes of a page's content that are looked at.
    private static let mostContent = 32 << 20

    /// Says what is known of a page; nothing is decoded.
    ///
    /// - Parameter number: The number of the page, from 1 to ``pageCount``.
    public func facts(ofPage number: Int) throws(PDFError) -> PageFacts { try plan(ofPage: number).facts }

    /// Makes a page an image.
    ///
    /// A page that is one image is decoded as it is stored. Any other is rendered, as finely as its smallest text and its images
    /// need.
    ///
    /// - Parameters:
    ///   - number: The number of the page, from 1 to ``pageCount``.
    ///   - pixelFormat: What the image is converted to.
    ///   - renderer: What renders pages.
    ///   - deadline: When the work has to end.
    /// - Throws: ``PDFError``; its message names the page.
    public func pageImage(
        _ number: Int, as pixelFormat: PixelFormat = .grey, by renderer: PageRenderer,
        before deadline: Deadline = .never
    ) throws(PDFError) -> PageImage {
        do throws(PDFError) {
            let plan = try plan(ofPage: number)
            if let (stored, place) = plan.image {
                let limits = ImageDecodingLimits(
                    fileBytes: limits.fileBytes, pixels: limits.pixels,
                    duration: deadline.remaining ?? limits.pageDuration)
                if let image = try storedImage(stored, pixelFormat, limits) {
                    return PageImage(image, at: place, shownBy: plan.facts.geometry)
                }
            }
            return try rendered(number, plan.facts, as: pixelFormat, by: renderer, before: deadline)
        } catch {
            throw error.onPage(number)
        }
    }

    /// Decodes the image of a page; nil when it is damaged, so that the renderer may show what there is of it.
    private func storedImage(
        _ stored: StoredImage, _ pixelFormat: PixelFormat, _ limits: ImageDecodingLimits
    ) throws(PDFError) -> Image? {
        do throws(PDFError) {
            return try stored.decoded(as: pixelFormat, limits)
        } catch {
            guard error.code == .damaged || error.code == .unsupported else { throw error }
            return nil
        }
    }

    private func rendered(
        _ number: Int, _ facts: PageFacts, as pixelFormat: PixelFormat, by renderer: PageRenderer,
        before deadline: Deadline
    ) throws(PDFError) -> PageImage {
        let geometry = facts.geometry
        let (longer, shorter) = (max(geometry.width, geometry.height), min(geometry.width, geometry.height))
        // As fine as wanted, but for what is too large.
        let fits = (Double(PageJob.mostPixels) * longer / shorter).squareRoot()
        let side = max(1, min(facts.dotsPerInch / 72 * longer, fits, Double(PageJob.mostSide)).rounded())
        let file = try file(ofPage: number)
        let image = try renderer.image(of: file, as: pixelFormat, longerSide: Int(side), before: deadline)
        let (right, down) = (geometry.width / Double(image.width), geometry.height / Double(image.height))
        return PageImage(
            image: image, dotsPerInch: 72 * side / longer,
            place: AffineTransform(right, 0, 0, down, 0, 0).followed(by: geometry.fromShown))
    }

    func plan(ofPage number: Int) throws(PDFError) -> PagePlan {
        PagePlan(of: try page(number), limit: Self.mostContent)
    }

    /// A file of one page only, not encrypted.
    func file(ofPage number: Int) throws(PDFError) -> [UInt8] {
        let single = try PDFDocument()
        try single.add(try page(number))
        return try single.written()
    }
}
