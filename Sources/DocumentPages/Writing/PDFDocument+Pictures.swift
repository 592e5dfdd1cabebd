public import Imaging

/// Files of pictures alone.
extension PDFDocument {
    /// Adds a page that is one picture, stored as JPEG of quality 92. The file tells nothing else of it.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - dotsPerInch: The number of its pixels that make an inch, more than 0; nil for a page of the size A4.
    /// - Throws: ``PDFError`` when there is no memory for the file.
    public func addPage(of image: Image, dotsPerInch: Double? = nil) throws(PDFError) {
        let picture = try StoredPicture(photograph: image)
        let natural = dotsPerInch.map {
            PageSize(width: 72 * Double(image.width) / $0, height: 72 * Double(image.height) / $0)
        }
        let place = PicturePlace(width: image.width, height: image.height, natural: natural, on: nil)
        try add(PageFrame(place, of: picture).added(picture, to: self))
    }
}
