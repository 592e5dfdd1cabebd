/// The choice of reading a frame, or only looking at it.
public enum FrameReading: String, Hashable, Sendable, Codable, CaseIterable {
    /// The frame is read when it is good enough to add something to what is known.
    case automatic = "auto"
    /// The frame is read, whatever it shows.
    case always
    /// The frame is not read: it gets guidance only.
    case never
}
