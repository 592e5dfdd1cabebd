import ImageProcessing
import Imaging

/// A photograph of synthetic documents.
///
/// ```swift
/// let card = SpecimenCard(format: .td3, seed: 7)
/// let photograph = try Photograph(of: [card], conditions: .handHeld, seed: 7).taken()
/// ```
public struct Photograph: Hashable, Sendable {
    /// The documents.
    public var cards: [SpecimenCard]
    /// How they lie beside each other.
    public var arrangement: Arrangement
    /// How the photograph is taken.
    public var conditions: PhotographConditions
    /// What the table, the light and the noise depend on.
    public var seed: UInt64

    /// Prepares a photograph; of no document, it shows the table.
    public init(
        of cards: [SpecimenCard], arrangement: Arrangement = .column, conditions: PhotographConditions, seed: UInt64
    ) {
        self.cards = cards
        self.arrangement = arrangement
        self.conditions = conditions
        self.seed = seed
    }

    /// Takes the photograph.
    ///
    /// - Returns: The upright picture, its file, and the truth about it.
    /// - Throws: ``SpecimenError`` when what a document says does not fit its zone, or there is no memory for it.
    public func taken() throws(SpecimenError) -> SpecimenPhotograph {
        let documents = placedDocuments
        let camera = Camera(aimedAt: subject(documents), conditions: conditions)
        let layers = try layers(of: documents, seenBy: camera)
        var composition = Composition(
            background: try Tabletop(conditions.background, seed: seed)
                .seen(by: camera, width: conditions.width, height: conditions.height))
        for layer in layers { try composition.add(layer, seenBy: camera) }
        let document = camera.transform.applied(to: documents.first?.outline ?? subject(documents))
        let light = Light(conditions, on: document, seed: seed)
        let blurred = try composition.image.outOfFocus(conditions)
        let image = try Sensor(conditions, light: light, seed: seed).exposed(blurred, gloss: composition.gloss)
        return SpecimenPhotograph(image: image, truth: try truth(of: documents, seenBy: camera))
    }

    /// Returns what the photograph will show, without taking it.
    ///
    /// - Throws: ``SpecimenError/zone(_:)`` when what a document says does not fit its zone.
    public func truth() throws(SpecimenError) -> SpecimenTruth {
        let documents = placedDocuments
        return try truth(of: documents, seenBy: Camera(aimedAt: subject(documents), conditions: conditions))
    }

    private func truth(
        of documents: [PlacedDocument], seenBy camera: Camera
    ) throws(SpecimenError) -> SpecimenTruth {
        SpecimenTruth(
            width: conditions.width, height: conditions.height, seed: seed, conditions: conditions,
            documents: try documents.map { document throws(SpecimenError) in
                try SpecimenDocumentTruth(document, seenBy: camera)
            })
    }

    private var placedDocuments: [PlacedDocument] {
        let origins = arrangement.origins(of: cards.map(\.data.format.geometry))
        return zip(cards, origins).map { PlacedDocument(card: $0, origin: $1) }
    }

    /// What the camera is aimed at, in millimetres; of an empty table, as much as a passport would take.
    private func subject(_ documents: [PlacedDocument]) -> Quadrilateral {
        guard let first = documents.first, let last = documents.last else { return DocumentGeometry.td3.outline }
        if conditions.framing == .zone { return first.zoneOutline }
        let corners = documents.flatMap(\.outline.corners)
        let right = corners.map(\.x).max() ?? last.outline.bottomRight.x
        let bottom = corners.map(\.y).max() ?? last.outline.bottomRight.y
        return Quadrilateral(x: 0, y: 0, width: right, height: bottom)
    }

    /// The documents and the books they are in, from the table upwards.
    private func layers(
        of documents: [PlacedDocument], seenBy camera: Camera
    ) throws(SpecimenError) -> [Layer] {
        var layers: [Layer] = []
        for document in documents {
            let (geometry, format) = (document.card.data.format.geometry, document.card.data.format)
            // A little more than the resolution of the photograph keeps the letters sharp through the warp.
            let resolution = max(6, min(24, 1.3 * camera.pixelsPerMillimetre(in: document.outline)))
            if conditions.showsBooklet, format != .td1, format != .td2 {
                layers.append(
                    try Booklet(seed: document.card.seed).layer(under: document, pixelsPerMillimetre: resolution / 2))
            }
            layers.append(
                Layer(
                    image: try document.card.drawn(pixelsPerMillimetre: resolution), width: geometry.width,
                    height: geometry.height, cornerRadius: geometry.cornerRadius, origin: document.origin))
        }
        return layers
    }
}
