import Barcodes
import DocumentDetection
import ImageProcessing
import Imaging
import TextRecognition

/// A card of a picture, made flat.
struct FlatCard {
    let image: Image
    private let toPicture: ProjectiveTransform

    /// Flattens a card, and a little around it; nil when its outline spans no area.
    ///
    /// - Parameter resolution: The number of pixels in a millimetre on a card of the size of identity cards.
    init?(_ outline: Quadrilateral, of picture: Image, resolution: Double) throws(ImageProcessingError) {
        let isWide = outline.meanWidth >= outline.meanHeight
        let aspect = outline.meanHeight / max(outline.meanWidth, 1)
        // Passports are larger than cards: the longer side tells which it is.
        let isPassport = max(aspect, 1 / max(aspect, 0.001)) < (CardSize.id1.proportion + CardSize.id3.proportion) / 2
        let longer = (isPassport ? CardSize.id3.width : CardSize.id1.width) * resolution * Self.surroundings
        let width = isWide ? longer : longer / max(aspect, 1), height = isWide ? longer * aspect : longer
        guard outline.isConvex, width >= 1, height >= 1 else { return nil }
        let (columns, rows) = (Int(width.rounded()), Int(height.rounded()))
        let seen = outline.enlarged(by: Self.surroundings)
        image = try picture.rectified(seen, width: columns, height: rows)
        guard let transform = ProjectiveTransform(mapping: image.bounds, to: seen) else { return nil }
        toPicture = transform
    }

    /// The size of the part that is flattened, and of the part that is not read in the picture again, as factors of the card's.
    static let surroundings = 1.04, inside = 0.96

    func inPicture(_ place: Quadrilateral) -> Quadrilateral { toPicture.applied(to: place) }

    func inPicture(_ line: RecognizedTextObservation) -> RecognizedTextObservation {
        RecognizedTextObservation(
            line: line.line, candidates: line.candidates, corners: toPicture.applied(to: line.corners))
    }

    func inPicture(_ barcode: Barcode) -> Barcode { barcode.mapped(toPicture.applied) }
}
