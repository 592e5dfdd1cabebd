/// The parts of the documents on a picture that are hidden.
public struct RedactionRequest: Hashable, Sendable {
    /// A choice of fields by name.
    public enum Choice: Hashable, Sendable {
        /// Only these are kept; the rest of each document is hidden.
        case keeping(Set<RedactionName>)
        /// Only these are hidden.
        case hiding(Set<RedactionName>)
    }

    /// The choice of fields by name.
    public var choice: Choice
    /// True where all of the picture is covered but the fields that are kept, wherever the rest may be.
    public var hidesEverythingElse: Bool
    /// True where fields that are kept may be missing: one that a document does not show is passed over.
    public var allowsMissing: Bool
    /// The text across the rest of the picture; nil for none.
    public var watermark: String?

    /// True where the picture is one of several pages: something is kept on one of them, not on each.
    var isPartOfFile = false

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - choice: The choice of fields by name.
    ///   - hidesEverythingElse: True where all of the picture is covered but the fields that are kept.
    ///   - allowsMissing: True where fields that are kept may be missing; at least one of the names has to be found.
    ///   - watermark: The text across the rest of the picture, in one line; nil for none.
    public init(
        _ choice: Choice, hidesEverythingElse: Bool = false, allowsMissing: Bool = false, watermark: String? = nil
    ) {
        self.choice = choice
        self.hidesEverythingElse = hidesEverythingElse
        self.allowsMissing = allowsMissing
        self.watermark = watermark
    }

    /// True if something of a name is hidden. A full name is hidden when a part of it is, and its parts with it; it is
    /// kept when all of them are, and they with it.
    public func hides(_ name: RedactionName) -> Bool {
        let parts = RedactionName.partsOfFullName
        switch choice {
        case .hiding(let hidden):
            return hidden.withPartsOfNames.contains(name)
                || name == .fullName && parts.contains(where: hidden.contains)
        case .keeping(let kept):
            return !kept.withPartsOfNames.contains(name)
                && !(name == .fullName && parts.allSatisfy(kept.contains))
        }
    }

    /// The names that are kept, if these are said.
    var kept: Set<RedactionName>? {
        if case .keeping(let names) = choice { names } else { nil }
    }

    /// The names that are hidden, if these are said.
    var hidden: Set<RedactionName>? {
        if case .hiding(let names) = choice { names } else { nil }
    }
}
