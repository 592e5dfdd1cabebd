public import DocumentDetection
public import Imaging

/// What one frame showed.
public struct FrameReport: Hashable, Sendable, Codable {
    /// Its size, upright, in pixels.
    public let image: ImageSize
    /// What a person can do so that the next one is better, the most important first; nothing when it is good.
    public let guidance: [CaptureGuidance]
    /// The corners of the document, in pixels of the frame; rough when it was not read, and nil when none was seen.
    public let quadrilateral: Quadrilateral?
    /// How well the document is seen; nil when none was.
    public let captureQuality: CaptureQuality?
    /// Whether its text was read, or it was looked at only.
    public let isRead: Bool
    /// What it says by itself; nil when it was not read, and when nothing was found.
    public let document: ScannedDocument?
}

/// How many frames a result is joined from.
public struct FrameCount: Hashable, Sendable, Codable {
    /// How many there were.
    public let count: Int
    /// How many of them were read.
    public let read: Int
    /// How many of these show the zone of the result's document.
    public let joined: Int
    /// The number of the one that the places in the result are places of, from 0.
    public let shown: Int

    /// Creates counts.
    public init(count: Int, read: Int, joined: Int, shown: Int) {
        (self.count, self.read, self.joined, self.shown) = (count, read, joined, shown)
    }
}
