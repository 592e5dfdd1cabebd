/// The reason why fields cannot be written as a zone.
public enum ZoneWritingError: Error, Hashable, Sendable {
    /// Only the formats of Doc 9303 are written.
    case formatNotWritable(Format)

    /// A field that every zone must have is empty.
    case missing(FieldName)

    /// The format has no such field.
    case notInFormat(FieldName, Format)

    /// A text is longer than the format allows; both are counted in characters of the zone.
    case tooLong(FieldName, length: Int, limit: Int)

    /// A field cannot hold a character.
    case characterNotAllowed(FieldName, Character)

    /// A name holds a character without a transliteration.
    case noTransliteration(FieldName, TransliterationError)

    /// Doc 9303 does not allow the document code in this format.
    case documentCodeNotAllowed(String, Format)

    /// The zone would be taken for one of another format, as that of a French identity card of 1988.
    case mistakable(Format, for: Format)
}

extension ZoneWritingError: CustomStringConvertible {
    /// One line for a person.
    public var description: String {
        switch self {
        case .formatNotWritable(let format): "\(format.rawValue) is not a format of Doc 9303, so it is not written"
        case .missing(let field): "\(field.rawValue) is missing"
        case .notInFormat(let field, let format): "\(format.rawValue) has no \(field.rawValue)"
        case .tooLong(let field, let length, let limit):
            "\(field.rawValue) has \(length) characters, and there is room for \(limit)"
        case .characterNotAllowed(let field, let character): "\(field.rawValue) cannot hold '\(character)'"
        case .noTransliteration(let field, let error): "\(field.rawValue): \(error)"
        case .documentCodeNotAllowed(let code, let format): "documentCode of \(format.rawValue) cannot be '\(code)'"
        case .mistakable(let format, let other): "as \(format.rawValue) this zone would be taken for \(other.rawValue)"
        }
    }
}
