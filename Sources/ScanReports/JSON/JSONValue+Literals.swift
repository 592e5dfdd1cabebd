extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .number("\(value)") }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// An object of the members in the order of the literal.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map(Member.init(key:value:)))
    }
}

extension JSONValue {
    /// A number with four decimals at most.
    static func decimal(_ value: Double) -> JSONValue {
        let rounded = (value * 10_000).rounded() / 10_000
        return .number(rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)")
    }
}
