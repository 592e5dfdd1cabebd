import Imaging

extension Quadrilateral {
    /// Returns this outline with its height, between upper and lower edge, enlarged by a share of it.
    func higher(by share: Double) -> Quadrilateral {
        Quadrilateral(
            topLeft: topLeft.towards(bottomLeft, -share / 2), topRight: topRight.towards(bottomRight, -share / 2),
            bottomRight: bottomRight.towards(topRight, -share / 2), bottomLeft: bottomLeft.towards(topLeft, -share / 2))
    }

    /// Returns this line with its length enlarged at its end by a share of it, on the plane that it lies on; nil when it has no area.
    func prolonged(by share: Double) -> Quadrilateral? {
        let longer = Quadrilateral(x: 0, y: 0, width: 1 + share, height: 1)
        return ProjectiveTransform(mapping: .unit, to: self)?.applied(to: longer)
    }
}
