import Imaging

extension Quadrilateral {
    /// Returns this outline with its height, between upper and lower edge, enlarged by a share of it.
    func higher(by share: Double) -> Quadrilateral {
        func moved(_ point: Point, from opposite: Point) -> Point {
            Point(x: point.x + (point.x - opposite.x) * share / 2, y: point.y + (point.y - opposite.y) * share / 2)
        }
        return Quadrilateral(
            topLeft: moved(topLeft, from: bottomLeft), topRight: moved(topRight, from: bottomRight),
            bottomRight: moved(bottomRight, from: topRight), bottomLeft: moved(bottomLeft, from: topLeft))
    }

    /// Returns this line with its length enlarged at its end by a share of it, on the plane that it lies on; nil when it has no area.
    func prolonged(by share: Double) -> Quadrilateral? {
        let longer = Quadrilateral(x: 0, y: 0, width: 1 + share, height: 1)
        return ProjectiveTransform(mapping: .unit, to: self)?.applied(to: longer)
    }
}
