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
}
