/// The list of the data groups of a chip, EF.COM (Doc 9303-10 §4.6.1). It is not signed.
public struct CommonData: Hashable, Sendable, Codable {
    /// The version of the logical data structure: `0107`.
    public let ldsVersion: String
    /// The version of Unicode: `040000`.
    public let unicodeVersion: String
    /// The files that the chip has, in the order of the list.
    public let files: [LDSFile.Kind]

    /// Reads the file.
    public init(_ file: LDSFile) throws(LDSError) {
        try file.check(.commonData)
        ldsVersion = try Self.digits(4, in: file.root, tag: 0x5F01)
        unicodeVersion = try Self.digits(6, in: file.root, tag: 0x5F36)
        var files = [LDSFile.Kind]()
        for tag in try DataElement.tags(file.root.element(Self.list).value) {
            guard let tag = UInt8(exactly: tag), let kind = LDSFile.Kind(tag: tag) else {
                throw .otherValue(tag: Self.list)
            }
            files.append(kind)
        }
        self.files = files
    }

    private static let list: UInt32 = 0x5C

    private static func digits(_ count: Int, in root: DataElement, tag: UInt32) throws(LDSError) -> String {
        let text = try root.element(tag).value
        guard text.count == count else { throw .otherLength(tag: tag) }
        guard text.allSatisfy({ (0x30...0x39).contains($0) }) else { throw .otherValue(tag: tag) }
        return String(decoding: text, as: UTF8.self)
    }
}
