/// Prints values as JSON, one by one, as they come: for people and programs the same bytes.
struct JSONPrinter {
    /// The shape of the whole output.
    enum Shape {
        /// One object.
        case object

        /// An array of objects.
        case array

        /// An object on each line.
        case lines
    }

    private let shape: Shape
    private let hasCorners: Bool
    private var isFirst = true

    /// Makes a printer.
    ///
    /// - Parameters:
    ///   - shape: The shape of the whole output; lines are as short as they can be, all else is laid out for people.
    ///   - hasCorners: Whether to print where things are.
    init(shape: Shape, hasCorners: Bool = true) {
        self.shape = shape
        self.hasCorners = hasCorners
    }

    /// Prints the next value.
    mutating func print(_ value: some Encodable) throws {
        let encoded = try JSONValue(encoding: value)
        let json = hasCorners ? encoded : encoded.withoutCorners
        switch shape {
        case .object: try Console.print(json.page() + "\n")
        case .lines: try Console.print(json.line + "\n")
        case .array:
            let margin = String(repeating: " ", count: JSONValue.indentation)
            try Console.print((isFirst ? "[\n" : ",\n") + margin + json.page(level: 1))
        }
        isFirst = false
    }

    /// Closes the array.
    mutating func finish() throws {
        guard shape == .array else { return }
        try Console.print(isFirst ? "[]\n" : "\n]\n")
    }
}
