import ScanReports

/// Prints values as JSON, one by one, as they come: for people and programs the same bytes.
struct JSONPrinter {
    /// The shape of the whole output.
    enum Shape {
        /// One object.
        case object

        /// An array of objects.
        case array

        /// One object if there is one value; else an array of objects.
        case objectOrArray

        /// An object on each line.
        case lines
    }

    private var shape: Shape
    private let hasCorners: Bool
    private var isFirst = true
    /// The first value, as long as it is not known if another follows.
    private var waiting: JSONValue?

    /// Makes a printer.
    ///
    /// - Parameters:
    ///   - shape: The shape of the whole output; lines are as short as they can be, all else is laid out for people.
    ///   - hasCorners: True to print the corners of things.
    init(shape: Shape, hasCorners: Bool = true) {
        self.shape = shape
        self.hasCorners = hasCorners
    }

    /// Prints the next value.
    mutating func print(_ value: some Encodable) throws {
        let encoded = try JSONValue(encoding: value)
        let json = hasCorners ? encoded : encoded.withoutCorners
        if shape == .objectOrArray {
            guard let first = waiting.take() else {
                waiting = json
                return
            }
            shape = .array
            try print(json: first)
        }
        try print(json: json)
    }

    /// Prints a JSON value as it is, as the next of an object, an array or lines.
    mutating func print(json: JSONValue) throws {
        switch shape {
        case .object, .objectOrArray: try Console.print(json.page() + "\n")
        case .lines: try Console.print(json.line + "\n")
        case .array:
            let margin = String(repeating: " ", count: JSONValue.indentation)
            try Console.print((isFirst ? "[\n" : ",\n") + margin + json.page(level: 1))
        }
        isFirst = false
    }

    /// Closes the array.
    mutating func finish() throws {
        if let only = waiting.take() { return try print(json: only) }
        guard shape == .array || shape == .objectOrArray else { return }
        try Console.print(isFirst ? "[]\n" : "\n]\n")
    }
}
