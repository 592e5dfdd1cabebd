/// A JSON text with the place of each key and value, which decoders do not tell.
struct JSONOutline {
    /// A step from a value to one inside it.
    enum Step: Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
        case key(String)
        case index(Int)

        init(stringLiteral key: String) { self = .key(key) }
        init(integerLiteral index: Int) { self = .index(index) }
    }

    /// A value.
    struct Node {
        /// The kind of a value, and the values inside it.
        enum Content {
            case object([Member])
            case array([Node])
            case text(String)
            /// A number, `true`, `false` or `null`.
            case other
        }

        /// The place of its beginning, in bytes.
        let offset: Int
        let content: Content
    }

    /// A key of an object, and its value.
    struct Member {
        let key: String
        /// The place of the key's beginning, in bytes.
        let offset: Int
        let value: Node
    }

    private let bytes: [UInt8]
    private let root: Node

    /// Reads a text.
    ///
    /// - Parameter bytes: The text, UTF-8.
    /// - Throws: ``JSONFault`` where it is no JSON, or has a key twice.
    init(_ bytes: [UInt8]) throws(JSONFault) {
        self.bytes = bytes
        var reader = JSONReader(bytes)
        root = try reader.document()
    }

    /// Returns the beginning of the value at a path. If it is missing, that of the innermost value around it.
    func position(of path: [Step]) -> TextPosition {
        TextPosition(of: nodes(along: path).last?.offset ?? 0, in: bytes)
    }

    /// Returns the beginning of the key at the end of a path. If it is missing, that of its object.
    func position(ofKey path: [Step]) -> TextPosition {
        guard case .key(let key)? = path.last, let parent = node(at: path.dropLast()),
            case .object(let members) = parent.content, let member = members.first(where: { $0.key == key })
        else { return position(of: path) }
        return TextPosition(of: member.offset, in: bytes)
    }

    /// The text at a path; nil if something else is there.
    func text(at path: [Step]) -> String? {
        if case .text(let text)? = node(at: path[...])?.content { text } else { nil }
    }

    private func node(at path: ArraySlice<Step>) -> Node? {
        let nodes = nodes(along: Array(path))
        return nodes.count == path.count + 1 ? nodes.last : nil
    }

    /// The values on the way along a path, as far as it goes, the whole text first.
    private func nodes(along path: [Step]) -> [Node] {
        var nodes = [root]
        for step in path {
            switch (step, nodes[nodes.count - 1].content) {
            case (.key(let key), .object(let members)):
                guard let member = members.first(where: { $0.key == key }) else { return nodes }
                nodes.append(member.value)
            case (.index(let index), .array(let elements)) where elements.indices.contains(index):
                nodes.append(elements[index])
            default: return nodes
            }
        }
        return nodes
    }
}
