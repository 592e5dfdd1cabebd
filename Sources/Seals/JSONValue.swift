/// A value of JSON (RFC 8259), whose numbers are whole ones and whose objects have each name once.
public enum JSONValue: Hashable, Sendable {
    case object([Member])
    case array([JSONValue])
    case string(String)
    case number(Int)
    case bool(Bool)
    case null

    /// A member of an object.
    public struct Member: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The value.
        public let value: JSONValue

        /// Creates a member.
        public init(_ name: String, _ value: JSONValue) { (self.name, self.value) = (name, value) }
    }

    /// The member of a name; nil if there is none, or this is no object.
    subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The text of a string; nil of another value.
    var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The text in the canonical form (RFC 8785): members in the order of their names in UTF-16, nothing between.
    public var canonical: String {
        switch self {
        case .object(let members):
            let sorted = members.sorted { $0.name.utf16.lexicographicallyPrecedes($1.name.utf16) }
            return "{" + sorted.map { Self.quoted($0.name) + ":" + $0.value.canonical }.joined(separator: ",") + "}"
        case .array(let values): return "[" + values.map(\.canonical).joined(separator: ",") + "]"
        case .string(let text): return Self.quoted(text)
        case .number(let number): return String(number)
        case .bool(let isTrue): return isTrue ? "true" : "false"
        case .null: return "null"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            if let short = escapes[scalar] {
                quoted += "\\" + short
            } else if scalar.value < 0x20 {
                quoted += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
            } else {
                quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    private static let escapes: [Unicode.Scalar: String] = [
        "\"": "\"", "\\": "\\", "\u{8}": "b", "\u{C}": "f", "\n": "n", "\r": "r", "\t": "t",
    ]
}
