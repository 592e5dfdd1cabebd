/// Whether a frame is read, or looked at only.
public enum FrameReading: String, Hashable, Sendable, Codable, CaseIterable {
    /// When it is good enough to add something to what is known.
    case automatic = "auto"
    /// Whatever it shows.
    case always
    /// Not at all: it gets guidance.
    case never
}
