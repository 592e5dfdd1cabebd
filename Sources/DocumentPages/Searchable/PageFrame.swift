import Imaging

/// A new page, and where its picture is.
struct PageFrame: Sendable {
    /// The edges of the page, in points: left, bottom, right, top.
    let box: [Double]
    /// The number of right angles by which it is turned clockwise to be shown.
    var quarterTurns = 0
    /// From the unit square of the stored picture to the page.
    let place: AffineTransform

    /// Frames a picture that may have to be turned to stand upright.
    init(_ place: PicturePlace, of picture: StoredPicture) {
        box = [0, 0, place.page.width, place.page.height]
        let (right, up, corner) = picture.uprightPlace
        let size = place.size
        self.place = AffineTransform(
            right.x * size.width, right.y * size.height, up.x * size.width, up.y * size.height,
            place.corner.x + corner.x * size.width, place.corner.y + corner.y * size.height)
    }

    /// Frames a picture as a page of another file does.
    init(_ geometry: PageGeometry, place: AffineTransform) {
        box = [geometry.left, geometry.bottom, geometry.right, geometry.top]
        quarterTurns = geometry.quarterTurns
        self.place = place
    }

    /// Makes the page in a file.
    func added(_ picture: StoredPicture, to document: PDFDocument) -> PDFObject {
        var content = ContentStream()
        content.write("q")
        content.write([place.a, place.b, place.c, place.d, place.e, place.f], "cm", decimals: 5)
        content.write(name: "Page")
        content.write("Do")
        content.write("Q")
        var entries: [String: PDFValue] = [
            "Type": .name("Page"), "MediaBox": .reals(box),
            "Contents": .object(document.makeStream([:], content.bytes)),
            "Resources": .dictionary(["XObject": .dictionary(["Page": .object(picture.added(to: document))])]),
        ]
        if quarterTurns != 0 { entries["Rotate"] = .integer(90 * quarterTurns) }
        return document.makeIndirect(.dictionary(entries))
    }
}
