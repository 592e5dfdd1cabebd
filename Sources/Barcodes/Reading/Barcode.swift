public import Imaging

/// A barcode on a picture.
public struct Barcode: Hashable, Sendable {
    /// The kind of barcode.
    public let symbology: Symbology
    /// Its corners, in pixels of the picture, from its own upper left one; of one row of bars the ends of a line through them.
    public let corners: Quadrilateral
    /// The text that it says; empty for one that was found and could not be read.
    public let text: String
    /// The bytes that it says, before they are taken for text.
    public let bytes: [UInt8]
    /// True if the bytes are no text.
    public let isBinary: Bool

    /// Creates a barcode that says a text.
    public init(symbology: Symbology, corners: Quadrilateral, text: String) {
        self.init(symbology: symbology, corners: corners, text: text, bytes: Array(text.utf8), isBinary: false)
    }

    package init(symbology: Symbology, corners: Quadrilateral, text: String, bytes: [UInt8], isBinary: Bool) {
        (self.symbology, self.corners, self.text) = (symbology, corners, text)
        (self.bytes, self.isBinary) = (bytes, isBinary)
    }

    /// True if it was found and could not be read.
    public var isUnread: Bool { bytes.isEmpty }

    /// Returns this barcode in other pixels.
    ///
    /// - Parameter place: Maps its corners.
    public func mapped(_ place: (Quadrilateral) -> Quadrilateral) -> Barcode {
        Barcode(symbology: symbology, corners: place(corners), text: text, bytes: bytes, isBinary: isBinary)
    }
}
