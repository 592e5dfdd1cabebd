/// A key of any name.
private struct AnyKey: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension Decoder {
    /// Returns a container, all of whose keys are known: a misspelt one is an error, not a wish that nobody hears.
    func container<Key: CodingKey & CaseIterable>(
        knowing keys: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
        let known = keys.allCases.map(\.stringValue)
        let unknown = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).filter { !known.contains($0) }
        let container = try container(keyedBy: keys)
        guard let first = unknown.min() else { return container }
        throw DecodingError.dataCorrupted(
            .init(
                codingPath: codingPath,
                debugDescription: "there is no \"\(first)\" here; there may be \(known.joined(separator: ", "))"))
    }
}

extension KeyedDecodingContainer {
    /// Returns one of some words; nil when there is none.
    ///
    /// - Throws: `DecodingError`, which names the words, for any other.
    func decodeWord<Word: RawRepresentable & CaseIterable>(
        _ type: Word.Type, forKey key: Key
    ) throws -> Word? where Word.RawValue == String {
        guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
        if let word = Word(rawValue: text) { return word }
        let words = type.allCases.map(\.rawValue).joined(separator: ", ")
        throw DecodingError.dataCorruptedError(
            forKey: key, in: self, debugDescription: "\"\(text)\" is none of \(words)")
    }
}
