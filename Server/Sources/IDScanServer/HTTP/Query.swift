/// The parameters of a request. Each route names those that it knows; an unknown one is an error, for a misspelt name must not
/// pass unseen.
package struct Query {
    private var values: [String: [String]] = [:]
    private let known: Set<String>?

    /// Reads the text behind the question mark.
    ///
    /// - Parameters:
    ///   - text: The text, percent-encoded.
    ///   - known: The names that may stand in it; nil for any.
    package init(_ text: String?, knowing known: Set<String>?) throws(Problem) {
        self.known = known
        for pair in (text ?? "").split(separator: "&") {
            let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = halves[0].percentDecoded, let value = halves.count == 2 ? halves[1].percentDecoded : ""
            else { throw .parameter("query", "this is not percent-encoded UTF-8") }
            try add(name, value)
        }
    }

    /// Adds a parameter that stands elsewhere in the request.
    package mutating func add(_ name: String, _ value: String) throws(Problem) {
        if let known, !known.contains(name) {
            let names = known.isEmpty ? "none is known here" : "known are \(known.sorted().joined(separator: ", "))"
            throw .parameter("query", "a parameter is unknown; \(names)")
        }
        values[name, default: []].append(value)
    }

    /// Puts the parameters of others in the place of its own of the same names.
    package mutating func override(by others: Query) { values.merge(others.values) { $1 } }

    /// A query that knows the same names and has no values.
    package var empty: Query {
        var query = self
        query.values = [:]
        return query
    }

    /// All values of a name.
    package func all(_ name: String) -> [String] { values[name] ?? [] }

    /// The only value of a name; nil when there is none.
    package func value(_ name: String) throws(Problem) -> String? {
        guard let all = values[name] else { return nil }
        guard all.count == 1 else { throw .parameter(name, "this may be given only once") }
        return all[0]
    }

    /// A truth value.
    package func flag(_ name: String) throws(Problem) -> Bool? {
        switch try value(name)?.lowercased() {
        case nil: nil
        case "true": true
        case "false": false
        default: throw .parameter(name, "this is neither true nor false")
        }
    }

    /// A number within a range.
    package func number(_ name: String, in range: ClosedRange<Double>) throws(Problem) -> Double? {
        guard let text = try value(name) else { return nil }
        guard let number = Double(text), range.contains(number), !text.contains(where: { "xXpP".contains($0) }) else {
            throw .parameter(name, "this is no number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// A whole number within a range.
    package func count(_ name: String, in range: ClosedRange<Int>) throws(Problem) -> Int? {
        guard let text = try value(name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw .parameter(name, "this is no whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }
}

extension Substring {
    /// The text without percent-encoding, where `+` is a space as well; nil when it is not UTF-8.
    fileprivate var percentDecoded: String? {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                let digits = rest.prefix(2).compactMap(\.hexValue)
                guard digits.count == 2 else { return nil }
                rest = rest.dropFirst(2)
                bytes.append(digits[0] << 4 | digits[1])
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    /// The value of this as a hexadecimal digit; nil when it is none.
    fileprivate var hexValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
