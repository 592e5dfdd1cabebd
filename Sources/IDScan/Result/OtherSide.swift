public import DocumentDetection
public import Imaging

/// The side of a card that has no zone, seen beside the one that has.
public struct OtherSide: Hashable, Sendable, Codable {
    /// Its corners in the photograph, in pixels, from the one where reading starts.
    public let quadrilateral: Quadrilateral
    /// The name of the template that its print was read by.
    public let template: String
    /// How well it was photographed, and what to do better.
    public let captureQuality: CaptureQuality
}
