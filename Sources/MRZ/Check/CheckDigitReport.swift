/// A check digit as printed and as it should be.
public struct CheckDigitReport: Hashable, Sendable {
    /// The field that it protects.
    public let field: CheckedField
    /// The printed digit.
    public let printed: Character
    /// The digit that should be printed.
    public let computed: Character
    /// The verdict on the printed digit.
    public let verdict: CheckVerdict
    /// The place of the digit.
    public let position: FieldPosition
}

#if !hasFeature(Embedded)
    extension CheckDigitReport: Codable {
        private enum CodingKeys: String, CodingKey {
            case field, printed, computed, verdict, position
        }

        /// Decodes a report.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            field = try container.decode(CheckedField.self, forKey: .field)
            printed = try container.decodeCharacter(forKey: .printed)
            computed = try container.decodeCharacter(forKey: .computed)
            verdict = try container.decode(CheckVerdict.self, forKey: .verdict)
            position = try container.decode(FieldPosition.self, forKey: .position)
        }

        /// Encodes a report.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(field, forKey: .field)
            try container.encode(String(printed), forKey: .printed)
            try container.encode(String(computed), forKey: .computed)
            try container.encode(verdict, forKey: .verdict)
            try container.encode(position, forKey: .position)
        }
    }

    extension KeyedDecodingContainer {
        /// Decodes a character from a text of that one character.
        func decodeCharacter(forKey key: Key) throws -> Character {
            let text = try decode(String.self, forKey: key)
            guard let character = text.first, text.count == 1 else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: self, debugDescription: "Not one character: \(text)")
            }
            return character
        }
    }
#endif
