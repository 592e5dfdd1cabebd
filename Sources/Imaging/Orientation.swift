/// The turn or mirroring by which a stored picture stands upright; the raw values are EXIF's (EXIF 2.32, tag 0x0112).
public enum Orientation: Int, CaseIterable, Hashable, Sendable {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8

    /// True where standing upright exchanges width and height.
    public var swapsSides: Bool { rawValue >= 5 }
}
