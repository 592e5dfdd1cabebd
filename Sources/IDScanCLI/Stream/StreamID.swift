/// What tells the inputs of a stream apart: its caller chose it, and gets it back with the answer.
enum StreamID: Hashable, Sendable {
    case text(String)
    case number(Int)
}

extension StreamID: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        }
    }
}

/// Identifiers that were seen, each as 128 bits that stand for it: a stream may have many.
struct StreamIDs {
    private struct Digest: Hashable {
        let first, second: Int

        init(_ id: StreamID) {
            var hasher = Hasher()
            hasher.combine(id)
            first = hasher.finalize()
            hasher = Hasher()
            hasher.combine(0)
            hasher.combine(id)
            second = hasher.finalize()
        }
    }

    private var digests: Set<Digest> = []

    /// Adds an identifier; returns whether it is new.
    mutating func insert(_ id: StreamID) -> Bool { digests.insert(Digest(id)).inserted }

    func contains(_ id: StreamID) -> Bool { digests.contains(Digest(id)) }
}
