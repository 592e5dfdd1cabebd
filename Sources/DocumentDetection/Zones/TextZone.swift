public import Imaging

/// One to three lines of monospaced text, as machine-readable zones are printed.
public struct TextZone: Hashable, Sendable {
    /// The outlines of the lines, from top to bottom, a little larger than the ink; all equally long.
    ///
    /// The end at which reading starts is unknown: the zone may also be read upside down.
    public let lines: [Quadrilateral]
    /// The likeness of the lines to a machine-readable zone, 0…1, judged by spacing, lengths and pitch of characters.
    ///
    /// Zones mostly score more than 0.25 and other text less than 0.2.
    public let score: Double
}
