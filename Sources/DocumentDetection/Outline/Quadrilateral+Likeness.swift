import Imaging

extension Quadrilateral {
    /// Whether the middle of either is in the other.
    func overlaps(_ other: Quadrilateral) -> Bool { contains(other.centre) || other.contains(centre) }

    /// Returns this outline enlarged from its middle by a factor.
    func enlarged(by factor: Double) -> Quadrilateral {
        let centre = centre
        return mapped { Point(x: centre.x + ($0.x - centre.x) * factor, y: centre.y + ($0.y - centre.y) * factor) }
    }

    /// Whether a camera may see a rectangle like this: up to 40 degrees from the side, at any distance at which it is in the
    /// frame, no corner looks sharper than 50 degrees or blunter than 130, and no side half as long as that opposite.
    var isRectangleAtAnAngle: Bool {
        let corners = self.corners
        let cosines = corners.indices.map { index -> Double in
            let (a, b, c) = (corners[(index + 3) % 4], corners[index], corners[(index + 1) % 4])
            let product = (a.x - b.x) * (c.x - b.x) + (a.y - b.y) * (c.y - b.y)
            return product / max(a.distance(to: b) * c.distance(to: b), 1e-9)
        }
        let ratios = [
            topLeft.distance(to: topRight) / max(bottomLeft.distance(to: bottomRight), 1e-9),
            topLeft.distance(to: bottomLeft) / max(topRight.distance(to: bottomRight), 1e-9),
        ]
        return cosines.allSatisfy { abs($0) < 0.643 } && ratios.allSatisfy { (0.5...2).contains($0) }
    }

    /// How much the shape resembles that of a document seen at an angle, 0…1.
    var documentLikeness: Double {
        let proportions = [CardSize.id1, .id2, .id3, .openPassport].map(\.proportion)
        let proportion = max(meanWidth, meanHeight) / max(min(meanWidth, meanHeight), 1)
        let deviation = proportions.map { max(proportion / $0, $0 / proportion) - 1 }.min() ?? 1
        // Perspective changes proportions by a tenth or so without making a shape less likely.
        let excess = max(0, deviation - 0.08) / 0.12
        let opposite = [
            (topLeft.distance(to: topRight), bottomLeft.distance(to: bottomRight)),
            (topLeft.distance(to: bottomLeft), topRight.distance(to: bottomRight)),
        ]
        let convergence = opposite.map { 1 - min($0.0, $0.1) / max($0.0, $0.1) }.max() ?? 0
        let tilt = max(0, convergence - 0.15) / 0.2
        return 1 / (1 + excess * excess) / (1 + tilt * tilt)
    }
}
