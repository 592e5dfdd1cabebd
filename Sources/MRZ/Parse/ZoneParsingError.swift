/// The reason why a text is no machine-readable zone.
public enum ZoneParsingError: Error, Hashable, Sendable {
    /// There is no text.
    case empty
    /// No format has lines of these lengths that begin so.
    case unknownShape(lineLengths: [Int])
    /// The lines do not have the lengths of the format asked for.
    case wrongShape(format: Format, lineLengths: [Int])
    /// A zone of a fixture has more lines than are kept.
    case tooManyLines(Int)
    /// A line of a fixture is longer than is kept, in bytes.
    case lineTooLong(limit: Int)
}

extension ZoneParsingError: CustomStringConvertible {
    /// The reason in one line, without the text.
    public var description: String {
        switch self {
        case .empty: "there is no text"
        case .unknownShape(let lengths): "no format has \(Self.words(for: lengths))"
        case .wrongShape(let format, let lengths): "\(format.rawValue) does not have \(Self.words(for: lengths))"
        case .tooManyLines(let count): "no format has \(count) lines"
        case .lineTooLong(let limit): "no format has a line of more than \(limit) bytes"
        }
    }

    private static func words(for lengths: [Int]) -> String {
        guard lengths.count <= 4 else { return "\(lengths.count) lines" }
        let list = lengths.map(String.init).joined(separator: ", ")
        return lengths.count == 1 ? "one line of \(list) characters" : "\(lengths.count) lines of \(list) characters"
    }
}
