extension Format {
    /// Recognises the format of a zone by its length and its beginning.
    ///
    /// - Parameter characters: The characters of all lines in ASCII, without line breaks.
    /// - Returns: `nil` if no format is that long or begins so.
    public init?(of characters: Span<UInt8>) {
        guard characters.count >= Signature.prefixLength else { return nil }
        var start: UInt64 = 0
        for offset in 0..<Signature.prefixLength { start = start << 8 | UInt64(characters[offset]) }
        guard let format = Signature.all.first(where: { $0.matches(count: characters.count, start: start) })?.format
        else { return nil }
        self = format
    }

    /// The formats, those that begin most particularly first.
    static let inOrderOfRecognition = Signature.all.map { $0.format }
}

/// The features by which a format is recognised: no two formats of different lines have equally many characters in all.
private struct Signature {
    static let prefixLength = 5

    let format: Format
    let characterCount: Int
    /// The prefix, its first character in the highest of ``prefixLength`` bytes.
    let prefix: UInt64
    /// Ones where the prefix has characters.
    let mask: UInt64

    /// The formats, those with the longest prefix first.
    static let all = Format.allCases.map(Layout.of)
        .sorted { $0.prefix.utf8.count > $1.prefix.utf8.count }
        .map(Signature.init)

    init(_ layout: Layout) {
        format = layout.format
        characterCount = layout.characterCount
        let padding = UInt64(8 * (Self.prefixLength - layout.prefix.utf8.count))
        prefix = layout.prefix.utf8.reduce(0) { $0 << 8 | UInt64($1) } << padding
        mask = layout.prefix.utf8.reduce(0) { bits, _ in bits << 8 | 0xFF } << padding
    }

    func matches(count: Int, start: UInt64) -> Bool {
        count == characterCount && start & mask == prefix
    }
}
