import ImageProcessing
import Imaging

/// The plan by which a page becomes an image.
struct PagePlan {
    /// The place of the page.
    let geometry: PageGeometry
    /// True where text is shown on it as text.
    let hasText: Bool
    /// True where text lies over it that is not shown, as programs lay it over scans.
    let hasHiddenText: Bool
    /// The image that is all of the page, and where it is; nil when the page has to be rendered.
    let image: (stored: StoredImage, place: AffineTransform)?
    /// The image that is all of the page, and where it is, in whatever coding; nil when there is more on the page.
    let soleImage: (object: PDFObject, place: AffineTransform)?
    /// The images that are shown on it.
    let images: [PDFObject]
    /// The number of pixels of the longer side when the page is rendered.
    let longerSide: Int
    /// The chance that the file holds text of the page as text: in its content, or in its forms.
    let mayHoldText: Bool
    /// The chance that the page shows more text than the file holds: images cover a part of it, or the held text is hidden, as
    /// programs lay it over scans.
    let mayShowMore: Bool
    /// True if a typeface of the page does not say which letters it shows.
    let hasNamelessLetters: Bool

    /// The resolution of a page that tells none, and the least and the most, in dots per inch.
    private static let usual = 300.0, least = 150.0, most = 600.0
    /// The wanted height of the smallest text's typeface, in pixels: lower-case letters have half of it.
    private static let letterPixels = 32.0
    /// Images that cover so large a part of a page may show text.
    private static let tellingCover = 0.05

    /// Looks at a page.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - hasLayers: True where its file has layers: only a renderer knows which of them are shown.
    ///   - limit: The number of bytes that its content may have when it is decompressed.
    ///   - deadline: The time at which the work has to end.
    init(of page: PDFObject, hasLayers: Bool = false, limit: Int, before deadline: Deadline) {
        let geometry = PageGeometry(of: page)
        let content = PageContent(of: page, geometry, limit: limit, before: deadline)
        let only = content.onlyImage(within: geometry)
        soleImage = page.hasVisibleAnnotations || content.isUnknown || hasLayers ? nil : only
        image = soleImage.flatMap { sole in StoredImage(sole.object).map { ($0, sole.place) } }
        images = content.images.map(\.image)
        let imageDots = content.images.map { Self.dotsPerInch(of: $0, shownBy: geometry) }.max()
        let letterDots = content.letterHeights.filter { $0 > 0 }.min().map { 72 * Self.letterPixels / $0 }
        let wanted = min(max([imageDots, letterDots].compactMap(\.self).max() ?? Self.usual, Self.least), Self.most)
        let (longer, shorter) = (max(geometry.width, geometry.height), min(geometry.width, geometry.height))
        // As fine as wanted, but for what is too large.
        let fits = (Double(PageJob.mostPixels) * longer / shorter).squareRoot()
        longerSide = Int(max(1, min(wanted / 72 * longer, fits, Double(PageJob.mostSide)).rounded()))
        // What cannot be looked at may have text, if there is a typeface.
        let hasText =
            !content.letterHeights.isEmpty
            || content.isUnknown && page["Resources"]?["Font"]?.keys.isEmpty == false
        mayHoldText = hasText || content.hasHiddenText || page.hasVisibleAnnotations
        mayShowMore =
            content.hasHiddenText || content.isUnknown || content.imageCover(of: geometry) >= Self.tellingCover
        hasNamelessLetters = mayHoldText && PageFonts(of: page).haveNamelessLetters
        (self.geometry, self.hasText, hasHiddenText) = (geometry, hasText, content.hasHiddenText)
    }

    /// The frame of the image on the page that the page becomes.
    var frame: ImageFrame {
        if let image {
            return ImageFrame(
                width: image.stored.width, height: image.stored.height, at: image.place, shownBy: geometry)
        }
        // The renderer rounds the shorter side up.
        let scale = Double(longerSide) / max(geometry.width, geometry.height)
        return ImageFrame(
            geometry, width: Int((scale * geometry.width).rounded(.up)),
            height: Int((scale * geometry.height).rounded(.up)))
    }

    private static func dotsPerInch(of image: PageContent.PaintedImage, shownBy geometry: PageGeometry) -> Double {
        guard let width = image.image["Width"]?.integer, let height = image.image["Height"]?.integer else { return 0 }
        let area = abs(image.place.determinant)
        guard area > 1, width > 0, height > 0, width < 1 << 20, height < 1 << 20 else { return 0 }
        return 72 * (Double(width) * Double(height) / area).squareRoot()
    }
}

extension PageContent {
    /// The number of parts into which a side of a page is cut, to see which of them images cover.
    private static let parts = 24

    /// The share of a page that its images cover together, 0 to 1.
    fileprivate func imageCover(of page: PageGeometry) -> Double {
        let toShown = page.fromShown.inverted
        let extents = images.map { image in
            Extent(
                around: [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map {
                    toShown.applied(to: image.place.applied(to: Point(x: $0.0, y: $0.1)))
                })
        }
        guard !extents.isEmpty else { return 0 }
        let steps = (0..<Self.parts).map { (Double($0) + 0.5) / Double(Self.parts) }
        let covered = steps.reduce(0) { sum, row in
            sum
                + steps.count { column in
                    extents.contains { $0.contains(Point(x: column * page.width, y: row * page.height)) }
                }
        }
        return Double(covered) / Double(Self.parts * Self.parts)
    }

    /// The image that is all that is shown; nil when there is more, or it is not straight, or reaches beyond the page.
    fileprivate func onlyImage(within page: PageGeometry) -> (object: PDFObject, place: AffineTransform)? {
        guard images.count == 1, !hasDrawings, letterHeights.isEmpty else { return nil }
        let place = images[0].place
        guard place.isStraight, abs(place.determinant) > 1,
            page.contains(place.applied(to: Point(x: 0, y: 0)), place.applied(to: Point(x: 1, y: 1)))
        else { return nil }
        return (images[0].image, place)
    }
}

extension PDFObject {
    /// True where annotations are shown on a page: forms that are filled in, stamps, lines. Notes and links are not part of it.
    fileprivate var hasVisibleAnnotations: Bool {
        (self["Annots"]?.array ?? []).contains { !["Text", "Link", "Popup"].contains($0["Subtype"]?.name) }
    }
}
