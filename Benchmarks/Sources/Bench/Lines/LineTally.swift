import Foundation

/// The tally of one reader on the lines of one class.
struct LineTally {
    let reader: String
    /// The processor's time, in seconds.
    private(set) var seconds = 0.0
    private var count = 0
    private var characters = 0
    private var errors = 0
    private var exact = 0
    private var exactFormatted = 0

    init(reader: String) {
        self.reader = reader
    }

    mutating func add(_ reading: (text: String, formatted: String?), truth: String, seconds: Double) {
        self.seconds += seconds
        count += 1
        characters += truth.count
        errors += reading.text == truth ? 0 : editDistance(Array(reading.text), Array(truth))
        exact += reading.text == truth ? 1 : 0
        exactFormatted += (reading.formatted ?? reading.text) == truth ? 1 : 0
    }

    /// True if this reader read more lines exactly, with the formats' syntax or without.
    func isAhead(of other: LineTally) -> Bool {
        exact > other.exact || exactFormatted > other.exactFormatted
    }

    static let header = columns(
        "class", "reader", "lines", "character errors", "exact", "with syntax", "CPU ms a line", "ratio to ocrb")

    /// - Parameter reference: The time that is 1 in the last column, in seconds.
    func row(class name: String, reference: Double) -> String {
        func share(_ part: Int, of whole: Int) -> String {
            String(format: "%.2f %%", 100 * part.share(of: whole))
        }
        return Self.columns(
            name, reader, "\(count)", share(errors, of: characters), share(exact, of: count),
            share(exactFormatted, of: count), String(format: "%.2f", 1000 * seconds / Double(max(1, count))),
            reference > 0 ? String(format: "%.2f", seconds / reference) : "")
    }

    private static func columns(_ cells: String...) -> String {
        zip(cells, [14, 34, 8, 18, 10, 13, 15, 13])
            .map { $0.padding(toLength: max($1, $0.count + 1), withPad: " ", startingAt: 0) }.joined()
    }
}
