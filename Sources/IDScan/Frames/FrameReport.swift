public import DocumentDetection
public import Imaging

/// A report of one frame.
public struct FrameReport: Hashable, Sendable, Codable {
    /// Its size, upright, in pixels.
    public let image: ImageSize
    /// The hints for a person so that the next one is better, the most important first; nothing when it is good.
    public let guidance: [CaptureGuidance]
    /// The corners of the document, in pixels of the frame; rough when it was not read, and nil when none was seen.
    public let quadrilateral: Quadrilateral?
    /// The quality of the document's picture; nil when none was seen.
    public let captureQuality: CaptureQuality?
    /// True if its text was read, false if it was looked at only.
    public let isRead: Bool
    /// The document of this frame alone; nil when it was not read, and when nothing was found.
    public let document: ScannedDocument?
}

/// The number of frames that a result is joined from.
public struct FrameCount: Hashable, Sendable, Codable {
    /// The number of frames.
    public let count: Int
    /// The number of frames that were read.
    public let read: Int
    /// The number of read frames that show the zone of the result's document.
    public let joined: Int
    /// The number of the one that the places in the result are places of, from 0.
    public let shown: Int
}
