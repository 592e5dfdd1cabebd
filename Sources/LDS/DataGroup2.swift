/// The portraits of the holder (Doc 9303-10 §4.7.2).
public struct DataGroup2: Hashable, Sendable, Codable {
    /// A standard of face records.
    public enum Standard: String, Hashable, Sendable, Codable {
        case iso19794 = "ISO/IEC 19794-5"
        case iso39794 = "ISO/IEC 39794-5"
    }

    /// A biometric information template.
    public struct Template: Hashable, Sendable, Codable {
        /// The standard of its record.
        public let standard: Standard
        /// The pictures in it.
        public let pictures: [Picture]
    }

    /// The templates, in their order.
    public let templates: [Template]

    /// All pictures, in their order.
    public var pictures: [Picture] { templates.flatMap(\.pictures) }

    /// Reads the file.
    public init(_ file: LDSFile) throws(LDSError) {
        try file.check(.dataGroup2)
        var templates = [Template]()
        for element in try file.root.element(0x7F61).elements() where element.tag == 0x7F60 {
            templates.append(try Template(element))
        }
        guard !templates.isEmpty else { throw .missing(tag: 0x7F60) }
        self.templates = templates
    }
}

extension DataGroup2.Template {
    /// Reads the biometric data block of a template: `5F2E`, or `7F2E` where it is made of elements.
    fileprivate init(_ element: DataElement) throws(LDSError) {
        let blocks = try element.elements().filter { [0x5F2E, 0x7F2E].contains($0.tag) }
        guard let block = blocks.first else { throw .missing(tag: 0x5F2E) }
        if block.value.starts(with: FaceRecord.beginning) {
            (standard, pictures) = (.iso19794, try FaceRecord.pictures(block.value))
        } else {
            (standard, pictures) = (.iso39794, try FaceBlock.pictures(block))
        }
    }
}

/// A face record of ISO/IEC 19794-5:2005, whose lengths are counted in bytes from the record's start.
private enum FaceRecord {
    /// The format's letters, with the zero that ends them.
    static let beginning: [UInt8] = Array("FAC\0".utf8)

    /// The record's tag, for errors.
    private static let tag: UInt32 = 0x5F2E
    /// The lengths of the headers of a record, a face and an image, and that of a feature point.
    private static let (recordHeader, faceHeader, imageHeader, featurePoint) = (14, 20, 12, 8)
    /// The number of pictures that a template may have.
    private static let mostFaces = 16

    /// The pictures of the faces of a record.
    static func pictures(_ record: ArraySlice<UInt8>) throws(LDSError) -> [Picture] {
        guard record.count >= recordHeader else { throw .cutOff }
        let count = number(record.dropFirst(12).prefix(2))
        guard (1...mostFaces).contains(count) else { throw .noPicture }
        var (pictures, rest) = ([Picture](), record.dropFirst(recordHeader))
        for _ in 0..<count {
            guard rest.count >= faceHeader else { throw .cutOff }
            let length = number(rest.prefix(4))
            let header = faceHeader + featurePoint * number(rest.dropFirst(4).prefix(2)) + imageHeader
            guard length <= rest.count else { throw .cutOff }
            guard length > header else { throw .otherLength(tag: tag) }
            pictures.append(try Picture(rest.prefix(length).dropFirst(header)))
            rest = rest.dropFirst(length)
        }
        return pictures
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}

/// A face image data block of ISO/IEC 39794-5:2019, in the application profile of ICAO.
private enum FaceBlock {
    /// The tags from the biometric data block to the list of representations.
    private static let representations: [UInt32] = [0xA1, 0x65, 0xA1]
    /// The tags from a representation to the bytes of its picture: image, base, two dimensions, data.
    private static let picture: [UInt32] = [0xA1, 0xA0, 0xA0, 0x80]

    /// The pictures of the representations.
    static func pictures(_ block: DataElement) throws(LDSError) -> [Picture] {
        var pictures = [Picture]()
        for representation in try block.element(at: representations).elements() where representation.tag == 0x30 {
            pictures.append(try Picture(representation.element(at: picture).value))
        }
        guard !pictures.isEmpty else { throw .noPicture }
        return pictures
    }
}
