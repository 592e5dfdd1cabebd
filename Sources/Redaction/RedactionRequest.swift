/// What of the documents on a picture is hidden.
public struct RedactionRequest: Hashable, Sendable {
    /// What is said by name.
    public enum Choice: Hashable, Sendable {
        /// Only these are kept; the rest of each document is hidden.
        case keeping(Set<RedactionName>)
        /// Only these are hidden.
        case hiding(Set<RedactionName>)
    }

    /// What is said by name.
    public var choice: Choice
    /// Whether all of the picture is covered but what is kept, wherever the rest may be.
    public var hidesEverythingElse: Bool
    /// Whether what is kept may be missing: what a document does not show is passed over.
    public var allowsMissing: Bool
    /// What is written across what remains; nil for nothing.
    public var watermark: String?

    /// Whether the picture is one of several pages: something is kept on one of them, not on each.
    var isPartOfFile = false

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - choice: What is said by name.
    ///   - hidesEverythingElse: Whether all of the picture is covered but what is kept.
    ///   - allowsMissing: Whether what is kept may be missing; at least one of the names has to be found.
    ///   - watermark: What is written across what remains, in one line; nil for nothing.
    public init(
        _ choice: Choice, hidesEverythingElse: Bool = false, allowsMissing: Bool = false, watermark: String? = nil
    ) {
        self.choice = choice
        self.hidesEverythingElse = hidesEverythingElse
        self.allowsMissing = allowsMissing
        self.watermark = watermark
    }

    /// Whether something of a name is hidden. A full name is hidden when a part of it is, and its parts with it; it is
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
