/// A key of any name, or a place in a list.
struct PathKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
    init(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }
}

/// The fault of a value, in words for people who write templates. It stands inside a `DecodingError`, which tells its place.
struct ValueFault: Error {
    let problem: String
    /// True where the key is wrong, not its value.
    var isOfKey = false
}

extension DecodingError {
    /// Creates the error of a fault at a path.
    static func fault(_ problem: String, at path: [any CodingKey], isOfKey: Bool = false) -> DecodingError {
        .dataCorrupted(
            Context(
                codingPath: path, debugDescription: problem,
                underlyingError: ValueFault(problem: problem, isOfKey: isOfKey)))
    }
}

extension Decoder {
    /// Returns a container, all of whose keys are known: a misspelt one is an error, not a wish that is not heard.
    func container<Key: CodingKey & CaseIterable>(
        knowing keys: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
        let known = keys.allCases.map(\.stringValue)
        let unknown = try container(keyedBy: PathKey.self).allKeys.map(\.stringValue).filter { !known.contains($0) }
        let container = try container(keyedBy: keys)
        guard let first = unknown.min() else { return container }
        throw DecodingError.fault(
            "there is no \"\(first)\" here; there may be \(known.joined(separator: ", "))",
            at: codingPath + [PathKey(stringValue: first)], isOfKey: true)
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
        return try word(text, at: codingPath + [key])
    }

    /// Returns a list of some words; an empty one when there is none.
    ///
    /// - Throws: `DecodingError`, which names the words, for any other.
    func decodeWords<Word: RawRepresentable & CaseIterable>(
        _ type: Word.Type, forKey key: Key
    ) throws -> [Word] where Word.RawValue == String {
        let texts = try decodeIfPresent([String].self, forKey: key) ?? []
        return try texts.enumerated().map { try word($1, at: codingPath + [key, PathKey(intValue: $0)]) }
    }

    /// Returns a whole number; nil when there is none.
    ///
    /// - Throws: `DecodingError` for a fraction: decoders do not say where it is.
    func decodeWholeNumber(forKey key: Key) throws -> Int? {
        guard let number = try decodeIfPresent(Double.self, forKey: key) else { return nil }
        if let whole = Int(exactly: number) { return whole }
        throw DecodingError.fault("a whole number is needed here", at: codingPath + [key])
    }

    private func word<Word: RawRepresentable & CaseIterable>(
        _ text: String, at path: [any CodingKey]
    ) throws -> Word where Word.RawValue == String {
        if let word = Word(rawValue: text) { return word }
        let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
        throw DecodingError.fault("\"\(text)\" is none of \(words)", at: path)
    }
}
