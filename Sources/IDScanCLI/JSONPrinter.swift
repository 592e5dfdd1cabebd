/// Prints values as JSON, one by one, as they come.
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
    private let isPretty: Bool
    private var isFirst = true

    /// Makes a printer whose output is indented when a person reads it, except for lines.
    init(shape: Shape) {
        self.shape = shape
        isPretty = shape != .lines && Console.outputIsTerminal
    }

    /// Prints the next value.
    mutating func print(_ value: some Encodable) throws {
        let text = try JSON.text(of: value, isPretty: isPretty)
        switch shape {
        case .object, .lines: try Console.print(text + "\n")
        case .array: try Console.print((isFirst ? "[\n" : ",\n") + text)
        }
        isFirst = false
    }

    /// Closes the array.
    mutating func finish() throws {
        guard shape == .array else { return }
        try Console.print(isFirst ? "[]\n" : "\n]\n")
    }
}
