/// The captions of one field in a line, which say the same in several languages.
struct CaptionRun {
    /// The characters that they take, with words of other languages between and beside them.
    private(set) var range: Range<Int>
    private var matches: [CaptionMatch]

    private static let separators: Set<Character> = ["/", "·", "•", "|", "(", "–"]
    /// The largest number of words of other languages between two captions of a field.
    private static let mostStrangers = 3
    private static let names: Set<CaptionTable.Subject> = [
        .name, .field(.surname), .field(.givenNames), .field(.fullName),
    ]

    /// The runs of a line.
    ///
    /// - Parameters:
    ///   - matches: The captions, from left to right.
    ///   - letters: The characters of the line.
    static func runs(of matches: [CaptionMatch], in letters: [Character]) -> [CaptionRun] {
        var runs: [CaptionRun] = []
        for match in matches {
            if let last = runs.indices.last, runs[last].goesOn(with: match, in: letters) {
                runs[last].range =
                    runs[last].range.lowerBound..<max(runs[last].range.upperBound, match.range.upperBound)
                runs[last].matches.append(match)
            } else {
                runs.append(CaptionRun(range: match.range, matches: [match]))
            }
        }
        let ends = [0] + runs.map(\.range.upperBound)
        for index in runs.indices { runs[index].widen(in: letters, behind: ends[index]) }
        return runs
    }

    /// The subject that most letters tell, and their weight.
    var subject: (subject: CaptionTable.Subject, weight: Double)? {
        var weights: [CaptionTable.Subject: Double] = [:]
        for match in matches { weights[match.subject, default: 0] += match.weight }
        if weights.count > 1 { weights[.name] = nil }
        return weights.max { ($0.value, "\($1.key)") < ($1.value, "\($0.key)") }.map { ($0.key, $0.value) }
    }

    private func goesOn(with match: CaptionMatch, in letters: [Character]) -> Bool {
        if range.overlaps(match.range) { return true }
        guard range.upperBound <= match.range.lowerBound else { return false }
        let between = letters[range.upperBound..<match.range.lowerBound]
        let strangers = between.split { !$0.isLetter && !$0.isNumber }.count
        return isOf(match.subject) && strangers <= Self.mostStrangers && !between.contains(where: \.isNumber)
    }

    private func isOf(_ subject: CaptionTable.Subject) -> Bool {
        if matches.contains(where: { $0.subject == subject }) { return true }
        let isBare = subject == .name && matches.contains { Self.names.contains($0.subject) }
        return isBare || Self.names.contains(subject) && matches.allSatisfy { $0.subject == .name }
    }

    /// Adds words of other languages that an oblique joins to the captions: all before them, and one without digits behind them; and
    /// the number of a caption, `(1)`.
    private mutating func widen(in letters: [Character], behind earliest: Int) {
        var (start, end) = (range.lowerBound, range.upperBound)
        if start > earliest {
            let before = letters[earliest..<start]
            let joint = before.last { $0 != " " }
            let isJoined = joint.map { $0 == "-" || Self.separators.contains($0) } ?? false
            if isJoined || before.allSatisfy({ !$0.isLetter && !$0.isNumber }) { start = earliest }
        }
        func skipSpaces(from index: Int) -> Int { letters[index...].firstIndex { $0 != " " } ?? letters.count }
        let next = skipSpaces(from: end)
        if next < letters.count, Self.separators.contains(letters[next]) {
            let word = skipSpaces(from: next + 1)
            let stop = letters[word...].firstIndex(of: " ") ?? letters.count
            if !letters[next..<stop].contains(where: \.isNumber) { end = stop }
        }
        while end < letters.count, ":.)/;*".contains(letters[end]) { end += 1 }
        let number = skipSpaces(from: end)
        if number < letters.count, letters[number] == "(", let close = letters[number...].prefix(4).firstIndex(of: ")")
        {
            end = close + 1
        }
        range = start..<end
    }
}
