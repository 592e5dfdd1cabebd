import Imaging

extension Quadrilateral {
    /// True if all corners are within some pixels of another's; the two may begin with different corners.
    func nearlyEquals(_ other: Quadrilateral, within tolerance: Double) -> Bool {
        (0..<4).contains { turns in
            zip(corners, other.turned(quarterTurns: turns).corners).allSatisfy { $0.distance(to: $1) < tolerance }
        }
    }

    /// True if the middle of either is in the other.
    func overlaps(_ other: Quadrilateral) -> Bool { contains(other.centre) || other.contains(centre) }

    /// Returns this outline enlarged from its middle by a factor.
    func enlarged(by factor: Double) -> Quadrilateral {
        let centre = centre
        return mapped { Point(x: centre.x + ($0.x - centre.x) * factor, y: centre.y + ($0.y - centre.y) * factor) }
    }

    /// True if a camera may see a rectangle like this, at any distance at which it is in the frame.
    func isRectangleAtAnAngle(by tuning: DocumentDetector.Tuning.Outline = .init()) -> Bool {
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
        return cosines.allSatisfy { abs($0) < tuning.mostCosine } && ratios.allSatisfy(tuning.sideRatios.contains)
    }

    /// The likeness of the shape to that of a document seen at an angle, 0…1.
    func documentLikeness(by tuning: DocumentDetector.Tuning.Outline = .init()) -> Double {
        let proportions = [CardSize.id1, .id2, .id3, .openPassport].map(\.proportion)
        let proportion = max(meanWidth, meanHeight) / max(min(meanWidth, meanHeight), 1)
        let deviation = proportions.map { max(proportion / $0, $0 / proportion) - 1 }.min() ?? 1
        let excess = max(0, deviation - tuning.usualProportion) / tuning.oddProportion
        let opposite = [
            (topLeft.distance(to: topRight), bottomLeft.distance(to: bottomRight)),
            (topLeft.distance(to: bottomLeft), topRight.distance(to: bottomRight)),
        ]
        let convergence = opposite.map { 1 - min($0.0, $0.1) / max($0.0, $0.1) }.max() ?? 0
        let tilt = max(0, convergence - tuning.usualConvergence) / tuning.oddConvergence
        return 1 / (1 + excess * excess) / (1 + tilt * tilt)
    }
}

extension Array {
    /// The first of those that are the same, and no more than some.
    func distinct(limit: Int = .max, where isSame: (Element, Element) -> Bool) -> [Element] {
        var kept: [Element] = []
        for element in self where kept.count < limit {
            if !kept.contains(where: { isSame($0, element) }) { kept.append(element) }
        }
        return kept
    }
}
