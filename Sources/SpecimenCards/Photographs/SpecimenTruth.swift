public import Imaging
import MRZ

/// The exact truth about a photograph of specimens.
public struct SpecimenTruth: Hashable, Sendable, Codable {
    /// The size of the upright image, in pixels.
    public var width, height: Int
    /// The seed of the picture.
    public var seed: UInt64
    /// The conditions under which it was taken.
    public var conditions: PhotographConditions
    /// The documents on it; documents of TD1 without a zone are there too.
    public var documents: [SpecimenDocumentTruth]
}

/// One document of a photograph.
public struct SpecimenDocumentTruth: Hashable, Sendable, Codable {
    /// The format.
    public var format: SpecimenFormat
    /// The side that is seen.
    public var side: SpecimenSide
    /// The corners of the document before they were rounded, in pixels; they may lie outside the image.
    public var corners: Quadrilateral
    /// The lines of the zone as they are printed; none when this side has no zone.
    public var lines: [String]
    /// The ink of each line, in pixels.
    public var lineQuadrilaterals: [Quadrilateral]
    /// The values that a reader must find in the zone: those of the fields that are not empty, by the names in a scan's result.
    public var fields: [String: String]
    /// True where every check digit agrees with the characters that it covers.
    public var checkDigitsHold: Bool
    /// The kind of document; nil for one of Utopia's.
    public var design: SpecimenDesign?
    /// The texts that are printed for people to read, and their places, in pixels; nil for documents of Utopia's.
    public var texts: [SpecimenText]?
    /// The barcodes, in pixels; nil where there is none.
    public var barcodes: [SpecimenBarcode]?
}

extension SpecimenDocumentTruth {
    /// Describes a document that a camera sees.
    init(_ document: PlacedDocument, bend: PageBend?, seenBy camera: Camera) throws(SpecimenError) {
        let card = document.card
        let page = bend.map { BentPage($0, of: document, seenBy: camera) }
        func seen(_ outline: Quadrilateral) -> Quadrilateral {
            camera.transform.applied(to: page?.seen(outline) ?? outline).rounded
        }
        format = card.data.format
        side = card.side
        corners = seen(document.outline)
        let zone = card.hasZone ? try SpecimenZone(card.data) : nil
        lines = zone?.lines ?? []
        lineQuadrilaterals = document.lineOutlines.map(seen)
        let values = (zone?.fields ?? [:]).map { ($0.key.rawValue, $0.value) }
        fields = Dictionary(uniqueKeysWithValues: values)
        checkDigitsHold = !card.data.hasWrongCheckDigit
        design = card.design
        let printed = card.barcodes.map { barcode in
            SpecimenBarcode(kind: barcode.kind, text: barcode.text, outline: seen(document.onTable(barcode.outline)))
        }
        barcodes = printed.isEmpty ? nil : printed
        guard card.design != nil else { return }
        texts = try card.printedTexts().map { text in
            SpecimenText(name: text.name, text: text.text, outline: seen(document.onTable(text.outline)))
        }
    }
}

extension Quadrilateral {
    /// The same to a hundredth of a pixel, so that the last bits of a machine's arithmetic do not show.
    fileprivate var rounded: Quadrilateral {
        mapped { Point(x: ($0.x * 100).rounded() / 100, y: ($0.y * 100).rounded() / 100) }
    }
}
