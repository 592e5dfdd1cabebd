/// A JSON value whose members keep the order in which they were written.
enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number, as it is printed.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// A member of an object.
    struct Member: Hashable, Sendable {
        let key: String
        let value: JSONValue
    }
}

extension JSONValue {
    /// The members that an object has if it is the corners of something.
    private static let corners: Set<String> = ["topLeft", "topRight", "bottomRight", "bottomLeft"]

    /// Whether this says where something is.
    private var isCorners: Bool {
        guard case .object(let members) = self else { return false }
        return Self.corners.isSubset(of: members.map(\.key))
    }

    /// The same without the corners of anything.
    var withoutCorners: JSONValue {
        switch self {
        case .object(let members):
            .object(
                members.filter { !$0.value.isCorners }.map { Member(key: $0.key, value: $0.value.withoutCorners) })
        case .array(let elements): .array(elements.filter { !$0.isCorners }.map(\.withoutCorners))
        case .null, .bool, .number, .string: self
        }
    }
}
