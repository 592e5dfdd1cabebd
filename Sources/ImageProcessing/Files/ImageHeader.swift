import CImageCodecs
import Imaging

/// The facts about an image that its file tells before it is decoded.
struct ImageHeader {
    /// The columns that decoding yields at full size.
    let width: Int
    /// The rows that decoding yields at full size.
    let height: Int
    /// The columns that are stored, before the decoder crops them.
    let storedWidth: Int
    /// The rows that are stored, before the decoder crops them.
    let storedHeight: Int
    /// The orientation of the decoded picture.
    let orientation: Orientation
}

extension ImageHeader {
    /// Joins the header that the codec read with the orientation that cameras write into files of some formats.
    init(_ header: CImageCodecsHeader, format: ImageFileFormat, bytes: [UInt8]) {
        self.init(
            width: Int(header.width), height: Int(header.height),
            storedWidth: Int(header.storedWidth), storedHeight: Int(header.storedHeight),
            orientation: format.exif(in: bytes).flatMap(Orientation.init(exif:))
                ?? Orientation(rawValue: Int(header.orientation)) ?? .up)
    }
}
