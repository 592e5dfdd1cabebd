public import Barcodes
import Certificates
public import Imaging
import MRZ
import SystemFoundation

/// A barcode that was read on a photograph.
///
/// Its error correction makes a wrong reading all but impossible. Nothing but a ``BarcodeContent/signature`` proves who made it:
/// anybody can print one.
public struct ScannedBarcode: Hashable, Sendable {
    /// The kind of barcode.
    public let symbology: Symbology
    /// The text that it says; nil where its bytes are no text.
    public let text: String?
    /// The bytes that it says.
    public let bytes: [UInt8]
    /// The meaning of the bytes; nil for content that is not known.
    public let content: BarcodeContent?
    /// Its corners in the photograph, in pixels, from its own upper left one.
    public let quadrilateral: Quadrilateral
    /// The number of the photograph that shows it, from 0, if several were scanned together; else nil.
    public let imageIndex: Int?

    /// Takes a barcode, its corners in pixels of the original.
    ///
    /// - Parameters:
    ///   - barcode: The barcode.
    ///   - imageIndex: The number of the photograph.
    ///   - trust: The certificates that signatures are checked with.
    ///   - today: The day that counts as today.
    init(_ barcode: Barcode, imageIndex: Int?, trust: TrustStore, today: CalendarDate) {
        symbology = barcode.symbology
        text = barcode.isBinary ? nil : barcode.text
        bytes = barcode.bytes
        content = BarcodeContent(of: barcode.bytes, in: barcode.symbology, trust: trust, today: today)
        (quadrilateral, self.imageIndex) = (barcode.corners.encoded, imageIndex)
    }
}

extension ScannedBarcode: Codable {
    private enum CodingKeys: String, CodingKey {
        case symbology, content, text, bytes, quadrilateral
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        symbology = try container.decode(Symbology.self, forKey: .symbology)
        content = try container.decodeIfPresent(BarcodeContent.self, forKey: .content)
        text = try container.decodeIfPresent(String.self, forKey: .text)
        let base64 = try container.decodeIfPresent(String.self, forKey: .bytes)
        guard let bytes = base64.map({ Data(base64Encoded: $0) }) ?? Data((text ?? "").utf8) else {
            throw DecodingError.dataCorruptedError(forKey: .bytes, in: container, debugDescription: "no base64")
        }
        self.bytes = Array(bytes)
        let corners = try container.decode(PlacedCorners.self, forKey: .quadrilateral)
        (quadrilateral, imageIndex) = (corners.outline, corners.image)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(symbology, forKey: .symbology)
        try container.encodeIfPresent(content, forKey: .content)
        try container.encodeIfPresent(text, forKey: .text)
        if text.map({ Array($0.utf8) }) != bytes {
            try container.encode(Data(bytes).base64EncodedString(), forKey: .bytes)
        }
        try container.encodeIfPresent(PlacedCorners(quadrilateral, image: imageIndex), forKey: .quadrilateral)
    }
}
