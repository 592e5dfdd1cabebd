/// The pictures of DG5, displayed portraits, or of DG7, displayed signatures (Doc 9303-10 §4.7.5 and §4.7.7).
public struct DisplayedPictures: Hashable, Sendable, Codable {
    /// The pictures, in their order.
    public let pictures: [Picture]

    /// The tag of a picture in each file.
    private static let tags: [LDSFile.Kind: UInt32] = [.dataGroup5: 0x5F40, .dataGroup7: 0x5F43]

    /// Reads the file.
    public init(_ file: LDSFile) throws(LDSError) {
        guard let tag = Self.tags[file.kind] else { throw .otherKind(file.kind) }
        var pictures = [Picture]()
        for element in try file.root.elements() where element.tag == tag {
            pictures.append(try Picture(element.value))
        }
        guard !pictures.isEmpty else { throw .noPicture }
        self.pictures = pictures
    }
}
