/// A line on standard error that says how far a stream is; nothing unless a person watches.
struct StreamProgress {
    private static let eraseLine = "\r\u{1B}[K"
    /// It is drawn anew so often.
    private static let interval = Duration.milliseconds(500)

    private let isShown = Console.errorIsTerminal
    private let start = ContinuousClock.now
    private var last: ContinuousClock.Instant?
    private var text = ""

    /// Takes the line away, so that other text can be printed.
    func erase() {
        if isShown, !text.isEmpty { Console.draw(Self.eraseLine) }
    }

    /// Draws the line: `1204 answers, 7.1 a second`.
    mutating func show(_ tally: StreamTally) {
        guard isShown else { return }
        let now = ContinuousClock.now
        if last.map({ now - $0 >= Self.interval }) ?? true {
            last = now
            text = "\(tally.count) answers, \(tally.rate(after: now - start)) a second"
        }
        Console.draw(text)
    }
}
