/// A holder's name as a zone prints it: primary identifier, `<<`, secondary identifier (Doc 9303-3, 4.6).
///
/// ```swift
/// try WrittenName(surname: "van der Muellen", givenNames: "Martin", width: 31).text  // "VAN<DER<MUELLEN<<MARTIN"
/// ```
///
/// A name that fits is never shortened. One that does not is cut until a letter stands in the last position, which
/// tells a reader that something is missing (Doc 9303-4, 4.2.3). The choice of the letters that go is the issuer's; the
/// policy here is: components of the primary identifier become initials, from the last to the second, until three
/// positions are free. Then letters of the secondary identifier go, from its last component to the first, each keeping
/// its initial; the room that is left goes back to the primary identifier. An issuer who wants another rendering gives
/// the components already cut.
public struct WrittenName: Hashable, Sendable {
    /// The name without the fillers that pad it.
    public let text: String

    /// True where letters are missing.
    public let isTruncated: Bool

    /// Writes a name.
    ///
    /// - Parameters:
    ///   - surname: The primary identifier.
    ///   - givenNames: The secondary identifier; empty if there is none.
    ///   - width: The number of characters that there is room for.
    ///   - transliteration: The spelling of letters other than A to Z.
    /// - Throws: ``TransliterationError`` naming the first character that cannot be written.
    public init(
        surname: some StringProtocol, givenNames: some StringProtocol, width: Int,
        transliteration: Transliteration = Transliteration()
    ) throws(TransliterationError) {
        self.init(
            primary: try transliteration.components(of: surname),
            secondary: try transliteration.components(of: givenNames), width: width)
    }

    /// Writes a name of components that hold letters only.
    init(primary: [String], secondary: [String], width: Int) {
        let identifiers = [Identifier(primary), Identifier(secondary)].filter { $0.width > 0 }
        let whole = identifiers.map { $0.text }.joined(separator: "<<")
        isTruncated = whole.utf8.count > width
        text = isTruncated ? Self.cut(identifiers, to: width) ?? String(whole.prefix(width)) : whole
    }

    private static let separatorWidth = 2

    /// Cuts a name so that its last letter stands in the last position.
    ///
    /// - Returns: `nil` where that cannot be, as with many components of one letter.
    private static func cut(_ identifiers: [Identifier], to width: Int) -> String? {
        guard identifiers.count == 2, width > separatorWidth + 1 else { return identifiers[0].cut(to: width)?.text }
        let room = width - separatorWidth
        let preferred = identifiers[0].widthOfInitials(within: room - 1)
        for primaryWidth in Array(preferred..<room) + (1..<preferred).reversed() {
            if let primary = identifiers[0].cut(to: primaryWidth),
                let secondary = identifiers[1].cut(to: room - primaryWidth)
            {
                return primary.text + "<<" + secondary.text
            }
        }
        return nil
    }
}

/// The components of a primary or secondary identifier.
private struct Identifier {
    let components: [String]

    init(_ components: [String]) {
        self.components = components
    }

    var text: String { components.joined(separator: "<") }

    var width: Int { components.reduce(-1) { $0 + $1.utf8.count + 1 } }

    /// The width once the fewest last components are initials that bring it within a limit; the first one stays whole
    /// as long as possible.
    func widthOfInitials(within limit: Int) -> Int {
        var width = self.width
        for component in components.dropFirst().reversed() where width > limit {
            width -= component.utf8.count - 1
        }
        return min(width, limit)
    }

    /// Cuts letters from the last component to the first, each keeping its initial, until the width is exact; where
    /// not even initials fit, last components are left out.
    ///
    /// - Returns: `nil` if it is impossible.
    func cut(to target: Int) -> Identifier? {
        var rest = components.prefix((target + 1) / 2)
        var excess = Identifier(Array(rest)).width - target
        guard excess >= 0, !rest.isEmpty else { return nil }
        for index in rest.indices.reversed() {
            let cut = min(excess, rest[index].utf8.count - 1)
            rest[index].removeLast(cut)
            excess -= cut
        }
        return Identifier(Array(rest))
    }
}
