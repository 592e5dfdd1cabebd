/// The mark of an input of a stream: its caller chose it, and gets it back with the answer.
public enum StreamID: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A whole number.
    case number(Int)
}

extension StreamID: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        }
    }
}
