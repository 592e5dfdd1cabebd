import Imaging

extension Quadrilateral {
    /// Whether the middle of either is in the other.
    func overlaps(_ other: Quadrilateral) -> Bool { contains(other.centre) || other.contains(centre) }

    /// How much the shape resembles that of a document seen at an angle, 0…1.
    var documentLikeness: Double {
        // ID-1: 85.60 × 53.98 mm; ID-2: 105 × 74; ID-3: 125 × 88; two pages of a passport: 125 × 176.
        let proportions = [85.6 / 53.98, 105.0 / 74, 125.0 / 88, 176.0 / 125]
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
