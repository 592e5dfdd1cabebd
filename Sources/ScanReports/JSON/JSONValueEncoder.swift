extension JSONValue {
    /// Encodes a value; its members keep the order in which it encodes them, members of a dictionary are sorted.
    ///
    /// - Throws: `EncodingError` for numbers that JSON has not, and the errors of the value.
    public init(encoding value: some Encodable) throws {
        let node = JSONNode()
        try node.encode(value, at: [])
        self = node.value
    }
}

/// Marks the dictionaries, which have no order of their own.
private protocol Unordered {}

extension Dictionary: Unordered {}

/// A value while it is encoded.
private final class JSONNode {
    private enum Kind {
        case leaf(JSONValue)
        case array
        case object
    }

    private var kind = Kind.object
    private var keys: [String] = []
    private var nodes: [JSONNode] = []
    private var indices: [String: Int] = [:]

    var count: Int { nodes.count }

    var value: JSONValue {
        switch kind {
        case .leaf(let value): value
        case .array: .array(nodes.map(\.value))
        case .object: .object(zip(keys, nodes).map { JSONValue.Member(key: $0, value: $1.value) })
        }
    }

    func becomeArray() { kind = .array }

    /// Returns a new element at the end of an array.
    func appended() -> JSONNode {
        let node = JSONNode()
        nodes.append(node)
        return node
    }

    /// Returns a new member of an object; one that there is already keeps its place.
    func member(_ key: String) -> JSONNode {
        let node = JSONNode()
        if let index = indices[key] {
            nodes[index] = node
        } else {
            indices[key] = nodes.count
            keys.append(key)
            nodes.append(node)
        }
        return node
    }

    func encodeNil() { kind = .leaf(.null) }

    func encode(_ value: some Encodable, at path: [any CodingKey]) throws {
        if let leaf = try Self.leaf(value, at: path) {
            kind = .leaf(leaf)
            return
        }
        try value.encode(to: JSONNodeEncoder(node: self, codingPath: path))
        if value is any Unordered { sort() }
    }

    private func sort() {
        guard case .object = kind else { return }
        let members = zip(keys, nodes).sorted { $0.0 < $1.0 }
        (keys, nodes) = (members.map(\.0), members.map(\.1))
        indices = Dictionary(uniqueKeysWithValues: zip(keys, nodes.indices))
    }

    /// The value of a text, a truth value or a number; nil for all else.
    private static func leaf(_ value: some Encodable, at path: [any CodingKey]) throws -> JSONValue? {
        switch value {
        case let text as String: .string(text)
        case let flag as Bool: .bool(flag)
        case let number as any BinaryInteger: .number("\(number)")
        case let number as Double: try .number(text(of: number, at: path))
        case let number as Float: try .number(text(of: number, at: path))
        default: nil
        }
    }

    /// The shortest text that means a number, without the point of a whole one.
    private static func text(
        of number: some BinaryFloatingPoint & LosslessStringConvertible, at path: [any CodingKey]
    ) throws -> String {
        guard number.isFinite else {
            throw EncodingError.invalidValue(
                number, .init(codingPath: path, debugDescription: "JSON has no number for \(number)"))
        }
        let text = number == 0 ? "0" : number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

/// Hands a node to the value that is encoded into it.
private struct JSONNodeEncoder: Encoder {
    let node: JSONNode
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Members(node: node, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.becomeArray()
        return Elements(node: node, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        Single(node: node, codingPath: codingPath)
    }

    private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let node: JSONNode
        let codingPath: [any CodingKey]

        func encodeNil(forKey key: Key) { node.member(key.stringValue).encodeNil() }

        func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
            try node.member(key.stringValue).encode(value, at: codingPath + [key])
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) -> KeyedEncodingContainer<Nested> {
            encoder(forKey: key).container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            encoder(forKey: key).unkeyedContainer()
        }

        func superEncoder() -> any Encoder {
            JSONNodeEncoder(node: node.member("super"), codingPath: codingPath)
        }

        func superEncoder(forKey key: Key) -> any Encoder { encoder(forKey: key) }

        private func encoder(forKey key: Key) -> JSONNodeEncoder {
            JSONNodeEncoder(node: node.member(key.stringValue), codingPath: codingPath + [key])
        }
    }

    private struct Elements: UnkeyedEncodingContainer {
        let node: JSONNode
        let codingPath: [any CodingKey]

        var count: Int { node.count }

        func encodeNil() { node.appended().encodeNil() }

        func encode<Value: Encodable>(_ value: Value) throws { try node.appended().encode(value, at: codingPath) }

        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
            encoder().container(keyedBy: type)
        }

        func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder().unkeyedContainer() }

        func superEncoder() -> any Encoder { encoder() }

        private func encoder() -> JSONNodeEncoder {
            JSONNodeEncoder(node: node.appended(), codingPath: codingPath)
        }
    }

    private struct Single: SingleValueEncodingContainer {
        let node: JSONNode
        let codingPath: [any CodingKey]

        func encodeNil() { node.encodeNil() }

        func encode<Value: Encodable>(_ value: Value) throws { try node.encode(value, at: codingPath) }
    }
}
