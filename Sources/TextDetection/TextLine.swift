/// A line of text as it was seen, before anything of it is read.
public struct TextLine: Hashable, Sendable {
    /// The middle of its letters, from where reading starts to where it ends.
    public let curve: TextCurve
    /// How high its capitals are, in pixels.
    public let height: Double
    /// How much of it looks like a line of a machine-readable zone, 0…1.
    public let zoneShare: Double
    /// Whether it reads as in a mirror.
    public let isMirrored: Bool
    /// Whether its letters are brighter than their ground.
    public let isBright: Bool

    /// Creates a line.
    public init(
        curve: TextCurve, height: Double, zoneShare: Double = 0, isMirrored: Bool = false, isBright: Bool = false
    ) {
        (self.curve, self.height, self.zoneShare) = (curve, height, zoneShare)
        (self.isMirrored, self.isBright) = (isMirrored, isBright)
    }

    /// Whether it looks like a line of a machine-readable zone.
    public var isZone: Bool { zoneShare > 0.5 }
}
