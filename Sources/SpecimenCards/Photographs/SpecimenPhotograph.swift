import ImageProcessing
public import Imaging

/// A photograph that was taken.
public struct SpecimenPhotograph: Hashable, Sendable {
    /// The upright picture before it was compressed.
    public let image: Image
    /// The truth about the photograph.
    public let truth: SpecimenTruth

    /// Returns the picture as a file of the kind that the conditions ask for: a JPEG file, turned and marked as EXIF
    /// wants it, or a PNG file.
    ///
    /// - Throws: ``SpecimenError`` when the codec refuses the picture.
    public func file() throws(SpecimenError) -> [UInt8] {
        let conditions = truth.conditions
        guard let quality = conditions.jpegQuality else {
            return try processed { () throws(ImageProcessingError) in try image.pngData() }
        }
        let orientation = conditions.exifOrientation.flatMap(Orientation.init(rawValue:))
        let stored = orientation.map { image.oriented($0.undone) } ?? image
        let jpeg = try processed { () throws(ImageProcessingError) in try stored.jpegData(quality: quality) }
        return orientation.map { jpeg.marked(with: $0) } ?? jpeg
    }
}

extension Orientation {
    /// The orientation that stores an upright picture so that this one makes it upright again.
    fileprivate var undone: Orientation {
        switch self {
        case .right: .left
        case .left: .right
        default: self
        }
    }
}

extension [UInt8] {
    /// Returns this JPEG file with an EXIF segment that states an orientation (EXIF 2.32, 4.5.4 and 4.7.2).
    fileprivate func marked(with orientation: Orientation) -> [UInt8] {
        let directory: [UInt8] = [
            0x4D, 0x4D, 0x00, 0x2A, 0, 0, 0, 8,  // big-endian TIFF, whose first directory is at 8
            0, 1,  // one entry
            0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation.rawValue), 0, 0,  // Orientation, one short
            0, 0, 0, 0,  // no further directory
        ]
        let content = Array("Exif\0\0".utf8) + directory
        let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
        // Behind the start marker, before everything else.
        return prefix(2) + segment + dropFirst(2)
    }
}
