/// The arch of a page above the table.
struct PageBend: Hashable, Sendable {
    /// Along which direction its height changes.
    enum Axis: Hashable, Sendable {
        /// Away from the spine of an open book, which is where its pages meet.
        case fromSpine
        /// From its left edge to its right one, so that printed lines are curved.
        case across
    }

    /// Along which direction its height changes.
    let axis: Axis
    /// The height above the table at the highest place, in millimetres.
    let height: Double
    /// The slant of the light from the side, as the tangent of an angle: paper that faces it is brighter.
    let slant: Double

    /// The size of a page in the direction of the axis, in millimetres (Doc 9303-4, 2.1).
    var length: Double { axis == .fromSpine ? Booklet.pageHeight : Booklet.pageWidth }

    /// The height of a page, in millimetres.
    ///
    /// - Parameter distance: From the spine or the left edge, along the paper, in millimetres.
    func height(at distance: Double) -> Double {
        let share = max(0, min(1, distance / length))
        switch axis {
        // Steep at the spine, level at the edge, and highest after a third.
        case .fromSpine: return height * 6.75 * share * (1 - share) * (1 - share)
        case .across: return height * 4 * share * (1 - share)
        }
    }
}
