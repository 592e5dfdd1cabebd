/// A character that was read wrongly, and the one that a check digit proves.
public struct Correction: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int
    /// The character that was read.
    public let read: Character
    /// The character that it must be.
    public let corrected: Character
    /// The check digit that proves it.
    public let proof: CheckedField
}

/// A check digit that more than one correction would make hold, so that none was made.
public struct Ambiguity: Hashable, Sendable, Codable {
    /// The check digit.
    public let proof: CheckedField
    /// The corrections that would do.
    public let alternatives: [Correction]
}

#if !hasFeature(Embedded)
    extension Correction: Codable {
        private enum CodingKeys: String, CodingKey {
            case line, column, read, corrected, proof
        }

        /// Decodes a correction.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            line = try container.decode(Int.self, forKey: .line)
            column = try container.decode(Int.self, forKey: .column)
            read = try container.decodeCharacter(forKey: .read)
            corrected = try container.decodeCharacter(forKey: .corrected)
            proof = try container.decode(CheckedField.self, forKey: .proof)
        }

        /// Encodes a correction.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(line, forKey: .line)
            try container.encode(column, forKey: .column)
            try container.encode(String(read), forKey: .read)
            try container.encode(String(corrected), forKey: .corrected)
            try container.encode(proof, forKey: .proof)
        }
    }
#endif
