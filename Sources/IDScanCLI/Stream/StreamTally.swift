/// The answers of a stream, counted by status and error.
struct StreamTally: Hashable, Sendable {
    /// The number of answers of each status; `nothingFound` are the ones without a document.
    private(set) var statuses: [String: Int] = [:]
    /// The number of errors of each code.
    private(set) var errors: [String: Int] = [:]

    /// The number of answers that are errors.
    var errorCount: Int { errors.values.reduce(0, +) }
    /// The number of answers.
    var count: Int { statuses.values.reduce(errorCount, +) }

    /// The marks of errors and of statuses in answers. Within texts quotation marks have a backslash, so that none is
    /// mistaken for these.
    private static let error = Array(#""error":{"code":""#.utf8), status = Array(#""status":""#.utf8)

    /// Counts an answer, a line of JSON as this program writes it; of several documents the first counts.
    mutating func add(_ line: [UInt8]) {
        if let code = Self.word(behind: Self.error, in: line) {
            errors[code, default: 0] += 1
        } else {
            statuses[Self.word(behind: Self.status, in: line) ?? "nothingFound", default: 0] += 1
        }
    }

    private static func word(behind mark: [UInt8], in line: [UInt8]) -> String? {
        guard let place = line.firstRange(of: mark) else { return nil }
        return String(decoding: line[place.upperBound...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    }

    /// One line for people: `1204 answers: 1100 verified, 104 errors (fileNotFound 100, badLine 4); 7.1 a second`.
    func summary(after time: Duration) -> String {
        func list(_ counts: [String: Int], _ form: (String, Int) -> String) -> [String] {
            counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { form($0.key, $0.value) }
        }
        let codes = list(errors) { "\($0) \($1)" }.joined(separator: ", ")
        let failed = errorCount == 0 ? [] : ["\(errorCount) error\(errorCount == 1 ? "" : "s") (\(codes))"]
        let parts = list(statuses) { "\($1) \($0)" } + failed
        let said = parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
        return "\(count) answer\(count == 1 ? "" : "s")\(said); \(rate(after: time)) a second"
    }

    /// The number of answers in a second.
    func rate(after time: Duration) -> Double {
        let seconds = time / .seconds(1)
        return seconds > 0 ? (Double(count) / seconds * 10).rounded() / 10 : 0
    }
}
