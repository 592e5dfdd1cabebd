/// A JSON value whose members keep the order in which they were written.
public enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// A truth value.
    case bool(Bool)
    /// A number, as it is printed.
    case number(String)
    /// A text.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object: its members, in their order.
    case object([Member])

    /// A member of an object.
    public struct Member: Hashable, Sendable {
        /// Its name.
        public let key: String
        /// The value of the member.
        public let value: JSONValue

        /// Creates a member.
        public init(key: String, value: JSONValue) {
            (self.key, self.value) = (key, value)
        }
    }
}

extension JSONValue {
    /// The members that an object has if it is the corners of something.
    private static let corners: Set<String> = ["topLeft", "topRight", "bottomRight", "bottomLeft"]

    /// True where this tells the place of something.
    private var isCorners: Bool {
        guard case .object(let members) = self else { return false }
        return Self.corners.isSubset(of: members.map(\.key))
    }

    /// The same without the corners of anything.
    public var withoutCorners: JSONValue {
        switch self {
        case .object(let members):
            .object(
                members.filter { !$0.value.isCorners }.map { Member(key: $0.key, value: $0.value.withoutCorners) })
        case .array(let elements): .array(elements.filter { !$0.isCorners }.map(\.withoutCorners))
        case .null, .bool, .number, .string: self
        }
    }
}
