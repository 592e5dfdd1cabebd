import Redaction

/// The tally of pictures that were redacted.
struct RedactionTally {
    private var pictures = 0, written = 0, refused = 0, nothingFound = 0
    /// Pictures that show or tell something that is hidden.
    private(set) var leaks = 0
    /// The number of written pictures on which all kept parts are whole.
    private var whole = 0
    /// The number of printed texts beside hidden ones, and of those that are covered by more than 15 %.
    private var neighbours = 0, clipped = 0
    /// The CPU time of each picture, in seconds.
    private var times: [Double] = []
    private var reasons: [String: Int] = [:]

    static let heading =
        "kind        pictures  written  refused  no document  leaks  kept whole  clipped of neighbours  CPU s median, most"

    /// Counts a picture that was written.
    mutating func addWritten(leaks: Bool, keepsAll: Bool) {
        (pictures, written) = (pictures + 1, written + 1)
        if leaks { self.leaks += 1 }
        if keepsAll { whole += 1 }
    }

    /// Counts printed texts that stay.
    mutating func addNeighbours(_ texts: (clipped: Int, all: Int)) {
        (clipped, neighbours) = (clipped + texts.clipped, neighbours + texts.all)
    }

    /// Counts the CPU time of a picture, in seconds.
    mutating func addTime(_ seconds: Double) { times.append(seconds) }

    /// Counts a picture that was not written.
    mutating func addRefused(_ error: RedactionError) {
        pictures += 1
        if error == .noDocument { nothingFound += 1 } else { refused += 1 }
        reasons[error.description, default: 0] += 1
    }

    /// The figures in a line.
    func row(named name: String) -> String {
        func cell(_ number: Int, _ width: Int) -> String {
            String(repeating: " ", count: max(1, width - "\(number)".count)) + "\(number)"
        }
        return name + String(repeating: " ", count: max(0, 12 - name.count)) + cell(pictures, 8) + cell(written, 9)
            + cell(refused, 9) + cell(nothingFound, 13) + cell(leaks, 7) + cell(whole, 12)
            + cell(clipped, 9) + " of" + cell(neighbours, 11) + "  " + seconds
    }

    private var seconds: String {
        let sorted = times.sorted()
        return [sorted.isEmpty ? 0 : sorted[sorted.count / 2], sorted.last ?? 0]
            .map { "\((100 * $0).rounded() / 100)" }.joined(separator: ", ")
    }

    /// The reasons why pictures were not written, the most frequent one first.
    var refusals: [String] {
        reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) × \($0.key)" }
    }
}
