import DocumentDetection
import IDScan
import Imaging
import MRZ

/// The plane of a card, in which everything on it stands upright, in millimetres.
struct CardFrame {
    /// The corners of the card in the picture, from where reading starts.
    let outline: Quadrilateral
    /// The size of the card, in millimetres.
    let size: CardSize
    private let toPicture: ProjectiveTransform
    private let toCard: ProjectiveTransform

    /// Makes the plane of a card; nil when its corners span no area.
    init?(_ outline: Quadrilateral, size: CardSize) {
        let card = Quadrilateral(x: 0, y: 0, width: size.width, height: size.height)
        guard outline.isConvex, let toPicture = ProjectiveTransform(mapping: card, to: outline),
            let toCard = toPicture.inverse
        else { return nil }
        (self.outline, self.size, self.toPicture, self.toCard) = (outline, size, toPicture, toCard)
    }

    /// The distance to which a card is covered beyond its edges, in millimetres: outlines are never quite right.
    private static let margin = 1.5

    /// The card, and a little more.
    var covered: Quadrilateral {
        inPicture(
            Quadrilateral(
                x: -Self.margin, y: -Self.margin, width: size.width + 2 * Self.margin,
                height: size.height + 2 * Self.margin))
    }

    /// The page above the card, which an open passport shows; nil when the camera sees no such place.
    var pageAbove: Quadrilateral? {
        let page = inPicture(Quadrilateral(x: 0, y: -size.height, width: size.width, height: size.height))
        return page.isConvex ? page : nil
    }

    /// The place in the picture of a place on the card, in millimetres.
    func inPicture(_ place: Quadrilateral) -> Quadrilateral { toPicture.applied(to: place) }

    /// The place on the card, in millimetres, of a place of the picture.
    func onCard(_ place: Quadrilateral) -> Quadrilateral { toCard.applied(to: place) }

    /// No letters of a field are higher, in millimetres.
    private static let highestLetters = 6.0

    /// True if letters in a place of the picture are as low as those of fields; higher ones are ornaments.
    func isPrint(_ place: Quadrilateral) -> Bool { onCard(place).meanHeight <= Self.highestLetters }

    /// True if a place of the picture is on the card, or near its edge.
    func contains(_ place: Quadrilateral) -> Bool { covered.contains(place.centre) }

    /// Returns the rectangle along the axes of the card that encloses a place of the picture.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - margin: The reach of the rectangle beyond it, as a share of its height.
    ///   - least: The least reach, in millimetres.
    func box(around place: Quadrilateral, margin: Double = 0, least: Double = 0) -> Quadrilateral {
        let extent = Extent(around: onCard(place).corners)
        let reach = max(least, margin * min(extent.width, extent.height))
        return inPicture(
            Quadrilateral(
                x: extent.left - reach, y: extent.top - reach, width: extent.width + 2 * reach,
                height: extent.height + 2 * reach))
    }
}

extension ScannedDocument {
    /// The planes of its sides.
    var frames: [CardFrame] {
        let size = format.map { CardSize(DocumentDimensions(of: $0)) } ?? templateSize ?? .id1
        return [
            quadrilateral.flatMap { CardFrame($0, size: size) },
            otherSide.flatMap { CardFrame($0.quadrilateral, size: .id1) },
        ].compactMap(\.self)
    }

    /// The layouts by which its sides were read; none where they are those of two cards: one of them is wrong.
    var templates: [DocumentTemplate] {
        let known = templateNames.compactMap { name in DocumentTemplate.builtIn.first { $0.name == name } }
        return Set(known.map(\.card)).count < 2 ? known : []
    }

    /// Their names, and the names of layouts that are not the program's own.
    var templateNames: [String] { [template, otherSide?.template].compactMap(\.self) }

    private var templateSize: CardSize? {
        templates.first.map { CardSize(width: $0.size.width, height: $0.size.height) }
    }
}

extension CardSize {
    fileprivate init(_ dimensions: DocumentDimensions) {
        self.init(width: dimensions.width, height: dimensions.height)
    }
}

extension DocumentTemplate {
    /// The name of a card's layouts, without that of the side.
    fileprivate var card: String { side.map { String(name.dropLast("-\($0.rawValue)".count)) } ?? name }
}
