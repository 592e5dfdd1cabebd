public import Imaging

/// An upright rectangle on a document, in millimetres from its upper left corner.
public struct TemplateRegion: Hashable, Sendable {
    /// The distances of its left and its upper edge from those of the document, in millimetres.
    public let x, y: Double
    /// The size, in millimetres.
    public let width, height: Double

    /// The corners.
    public var outline: Quadrilateral { Quadrilateral(x: x, y: y, width: width, height: height) }

    var columns: ClosedRange<Double> { x...max(x, x + width) }
    var rows: ClosedRange<Double> { y...max(y, y + height) }
    var isEmpty: Bool { !(width > 0 && height > 0) }

    /// True if some of this is in another region as well, and more than a hair.
    func overlaps(_ other: TemplateRegion) -> Bool {
        let hair = 0.01
        return min(x + width, other.x + other.width) - max(x, other.x) > hair
            && min(y + height, other.y + other.height) - max(y, other.y) > hair
    }

    /// True if this is inside another region, but for a hair.
    func isInside(_ other: TemplateRegion) -> Bool {
        let hair = 0.01
        return x >= other.x - hair && y >= other.y - hair && x + width <= other.x + other.width + hair
            && y + height <= other.y + other.height + hair
    }

    /// Returns a region that was given in shares of a document's sides, in millimetres.
    func scaled(to size: TemplateSize) -> TemplateRegion {
        TemplateRegion(x: x * size.width, y: y * size.height, width: width * size.width, height: height * size.height)
    }

    /// Returns a region that is larger by so much at all sides, in millimetres.
    func outset(by margin: Double) -> TemplateRegion {
        TemplateRegion(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}

extension TemplateRegion: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case x, y, width, height
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(knowing: CodingKeys.self)
        self.init(
            x: try container.decode(Double.self, forKey: .x), y: try container.decode(Double.self, forKey: .y),
            width: try container.decode(Double.self, forKey: .width),
            height: try container.decode(Double.self, forKey: .height))
    }
}
