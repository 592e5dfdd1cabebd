public import DocumentDetection
public import Imaging

/// The side of a card that has neither zone nor barcode of all fields, seen beside the one that has, or in another photograph.
public struct OtherSide: Hashable, Sendable {
    /// Its corners in the photograph, in pixels, from the one where reading starts.
    public let quadrilateral: Quadrilateral
    /// The number of the photograph that shows it, from 0, if several were scanned together; else nil.
    public let imageIndex: Int?
    /// The name of the template that its print was read by; nil where captions alone tell it.
    public let template: String?
    /// The quality of its picture, and the hints to a better one.
    public let captureQuality: CaptureQuality
}

extension OtherSide: Codable {
    private enum CodingKeys: String, CodingKey {
        case template, captureQuality, quadrilateral
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let corners = try container.decode(PlacedCorners.self, forKey: .quadrilateral)
        (quadrilateral, imageIndex) = (corners.outline, corners.image)
        template = try container.decodeIfPresent(String.self, forKey: .template)
        captureQuality = try container.decode(CaptureQuality.self, forKey: .captureQuality)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(template, forKey: .template)
        try container.encode(captureQuality, forKey: .captureQuality)
        try container.encodeIfPresent(PlacedCorners(quadrilateral, image: imageIndex), forKey: .quadrilateral)
    }
}
