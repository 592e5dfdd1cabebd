/// A file of the chip of a travel document, told by its own first tag (Doc 9303-10 §3.11, §4.6 and §4.7).
///
/// ```swift
/// let file = try LDSFile(bytes)
/// file.kind  // .dataGroup1
/// ```
public struct LDSFile: Hashable, Sendable {
    /// A kind of file; the raw value is its name in the standard.
    public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        /// The data groups.
        case dataGroup1 = "DG1", dataGroup2 = "DG2", dataGroup3 = "DG3", dataGroup4 = "DG4", dataGroup5 = "DG5"
        case dataGroup6 = "DG6", dataGroup7 = "DG7", dataGroup8 = "DG8", dataGroup9 = "DG9", dataGroup10 = "DG10"
        case dataGroup11 = "DG11", dataGroup12 = "DG12", dataGroup13 = "DG13", dataGroup14 = "DG14"
        case dataGroup15 = "DG15", dataGroup16 = "DG16"
        /// The list of the data groups.
        case commonData = "EF.COM"
        /// The signed hashes of the data groups.
        case securityObject = "EF.SOD"
        /// The protocols that open the chip.
        case cardAccess = "EF.CardAccess"

        /// The kind of a first tag.
        init?(tag: UInt8) {
            guard let row = Self.tags.first(where: { $0.tag == tag }) else { return nil }
            self = row.kind
        }

        /// The kind of the data group of a number.
        init?(number: Int) { self.init(rawValue: "DG\(number)") }

        /// The number of the data group; nil for other files.
        public var number: Int? { rawValue.hasPrefix("DG") ? Int(rawValue.dropFirst(2)) : nil }

        /// The first tags of the files (Doc 9303-10 §3.11.3, §4.6 and §4.7).
        private static let tags: [(tag: UInt8, kind: Kind)] = [
            (0x60, .commonData), (0x61, .dataGroup1), (0x75, .dataGroup2), (0x63, .dataGroup3), (0x76, .dataGroup4),
            (0x65, .dataGroup5), (0x66, .dataGroup6), (0x67, .dataGroup7), (0x68, .dataGroup8), (0x69, .dataGroup9),
            (0x6A, .dataGroup10), (0x6B, .dataGroup11), (0x6C, .dataGroup12), (0x6D, .dataGroup13),
            (0x6E, .dataGroup14), (0x6F, .dataGroup15), (0x70, .dataGroup16), (0x77, .securityObject),
            (0x31, .cardAccess),
        ]
    }

    /// The kind.
    public let kind: Kind
    /// The bytes of the file, over which its hash goes.
    public let bytes: [UInt8]
    /// The element that the file is.
    let root: DataElement

    /// Reads the first tag and the length of a file. Zeros that a reader left after the file are cut off.
    public init(_ bytes: [UInt8]) throws(LDSError) {
        guard let tag = bytes.first else { throw .cutOff }
        guard bytes.count <= Self.mostBytes else { throw .tooLong }
        guard let kind = Kind(tag: tag) else { throw .otherFile(tag: tag) }
        let root = try DataElement(first: bytes[...])
        guard bytes[root.whole.endIndex...].allSatisfy({ $0 == 0 }) else { throw .bytesAfterFile }
        (self.kind, self.root, self.bytes) = (kind, root, Array(root.whole))
    }

    /// The most bytes of a file, 1 MiB; chips hold less in all their files.
    private static let mostBytes = 1 << 20

    /// Throws unless the file is of a kind.
    func check(_ expected: Kind) throws(LDSError) {
        guard kind == expected else { throw .otherKind(kind) }
    }
}
