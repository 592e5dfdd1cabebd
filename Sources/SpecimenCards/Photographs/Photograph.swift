import Drawing
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
    /// The arrangement of the documents beside each other.
    public var arrangement: Arrangement
    /// The conditions of the photograph.
    public var conditions: PhotographConditions
    /// The seed of the table, the light and the noise.
    public var seed: UInt64
    /// The seed of the noise; nil for ``seed``.
    var noiseSeed: UInt64?
    /// The other things that lie there: under the documents, and on them.
    var below: [Prop] = [], above: [Prop] = []
    /// The share of the light that the documents reflect: 1 is that of pale paper and plastic.
    var paleness = 1.0
    /// The arch of the pages that the documents are; nil when they are flat.
    var bend: PageBend?
    /// The place at which the camera is aimed, in millimetres; nil for the documents.
    var subject: Quadrilateral?
    /// A flat picture that lies there beside the documents, and where.
    var picture: PlacedPicture?

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
    /// - Throws: ``SpecimenError`` when the data of a document do not fit its zone, or there is no memory for it.
    public func taken() throws(SpecimenError) -> SpecimenPhotograph {
        let documents = placedDocuments
        let camera = camera(seeing: documents)
        var layers = try below.map { prop throws(SpecimenError) in try prop.layer(seenBy: camera) }
        layers += try layersOfDocuments(documents, seenBy: camera)
        layers += picture.map { [$0.layer] } ?? []
        layers += try above.map { prop throws(SpecimenError) in try prop.layer(seenBy: camera) }
        var composition = Composition(
            background: try Tabletop(conditions.background, seed: seed)
                .seen(by: camera, width: conditions.width, height: conditions.height))
        for layer in layers { try composition.add(layer, seenBy: camera) }
        let document = camera.transform.applied(to: documents.first?.outline ?? framed(documents))
        let light = Light(conditions, on: document, seed: seed)
        let blurred = try composition.image.outOfFocus(conditions)
        let sensor = Sensor(conditions, light: light, seed: noiseSeed ?? seed)
        let image = try sensor.exposed(blurred, gloss: composition.gloss)
        return SpecimenPhotograph(image: image, truth: try truth(of: documents, seenBy: camera))
    }

    /// Returns the truth about the photograph, without taking it.
    ///
    /// - Throws: ``SpecimenError/zone(_:)`` when the data of a document do not fit its zone.
    public func truth() throws(SpecimenError) -> SpecimenTruth {
        let documents = placedDocuments
        return try truth(of: documents, seenBy: camera(seeing: documents))
    }

    /// True where something lies on a line of a zone.
    public var hidesZone: Bool {
        placedDocuments.flatMap(\.lineOutlines).contains { line in
            (0...20).contains { index in
                let share = Double(index) / 20
                let place = Point(
                    x: line.topLeft.x + (line.bottomRight.x - line.topLeft.x) * share,
                    y: line.topLeft.y + (line.bottomRight.y - line.topLeft.y) * share)
                return above.contains { $0.outline.contains(place) }
            }
        }
    }

    private func truth(
        of documents: [PlacedDocument], seenBy camera: Camera
    ) throws(SpecimenError) -> SpecimenTruth {
        SpecimenTruth(
            width: conditions.width, height: conditions.height, seed: seed, conditions: conditions,
            documents: try documents.map { document throws(SpecimenError) in
                try SpecimenDocumentTruth(document, bend: bend, seenBy: camera)
            })
    }

    var placedDocuments: [PlacedDocument] {
        let places = arrangement.places(of: cards.map(\.data.format.geometry), seed: seed)
        return zip(cards, places).map { PlacedDocument(card: $0, origin: $1.origin, turn: $1.turn) }
    }

    /// The camera that takes the photograph.
    func camera(seeing documents: [PlacedDocument]) -> Camera {
        Camera(aimedAt: framed(documents), conditions: conditions)
    }

    /// The outline that fills the wanted share of the frame, in millimetres; of an empty table, as much as a passport would take.
    private func framed(_ documents: [PlacedDocument]) -> Quadrilateral {
        if let subject { return subject }
        guard let first = documents.first else { return DocumentGeometry.td3.outline }
        if conditions.framing == .zone { return first.zoneOutline }
        let extent = Extent(around: documents.flatMap(\.outline.corners))
        let (left, top) = (min(0, extent.left), min(0, extent.top))
        return Quadrilateral(x: left, y: top, width: extent.right - left, height: extent.bottom - top)
    }

    /// The documents and the books they are in, from the table upwards.
    private func layersOfDocuments(
        _ documents: [PlacedDocument], seenBy camera: Camera
    ) throws(SpecimenError) -> [Layer] {
        var layers: [Layer] = []
        for document in documents {
            let (geometry, format) = (document.card.data.format.geometry, document.card.data.format)
            let page = bend.map { BentPage($0, of: document, seenBy: camera) }
            // A little more than the resolution of the photograph keeps the letters sharp through the warp.
            let resolution = max(6, min(24, 1.3 * camera.pixelsPerMillimetre(in: document.outline)))
            if conditions.showsBooklet, format != .td1, format != .td2 {
                let booklet = Booklet(seed: document.card.seed)
                let layer = try booklet.layer(under: document, pixelsPerMillimetre: resolution / 2)
                layers.append(try page?.seen(layer) ?? layer)
            }
            let drawn = try document.card.drawn(pixelsPerMillimetre: resolution)
            let shape = Outline.roundedRectangle(
                x: 0, y: 0, width: geometry.width, height: geometry.height, radius: geometry.cornerRadius)
            let layer = Layer(
                image: paleness == 1 ? drawn : drawn.dimmed(to: paleness), width: geometry.width,
                height: geometry.height, shape: shape, origin: document.origin, turn: document.turn)
            layers.append(try page?.seen(layer) ?? layer)
        }
        return layers
    }
}

/// A picture, printed and laid on the table.
struct PlacedPicture: Hashable, Sendable {
    let image: Image
    let outline: Quadrilateral

    /// The layer that the camera will see.
    var layer: Layer {
        let (width, height) = (outline.meanWidth, outline.meanHeight)
        return Layer(
            image: image, width: width, height: height,
            shape: .rectangle(x: 0, y: 0, width: width, height: height),
            origin: Position(outline.topLeft.x, outline.topLeft.y))
    }
}

extension Image {
    /// Returns this image with less light.
    fileprivate func dimmed(to share: Double) -> Image {
        Image(
            width: width, height: height, pixelFormat: pixelFormat, pixels: pixels.map { UInt8(Double($0) * share) })
    }
}
