/// A line on standard error that says how far a stream is; nothing unless a person watches.
struct StreamProgress {
    private static let eraseLine = "\r\u{1B}[K"
    /// It is drawn anew so often.
    private static let interval = Duration.milliseconds(500)

    private let size: Int?
    private let isShown: Bool
    private let start = ContinuousClock.now
    private var last: ContinuousClock.Instant?
    private var text = ""

    /// - Parameters:
    ///   - size: The number of bytes of the stream; nil when that, and so the time, cannot be known.
    ///   - isShown: True where a person watches.
    init(size: Int?, isShown: Bool = Console.errorIsTerminal) { (self.size, self.isShown) = (size, isShown) }

    /// Takes the line away, so that other text can be printed.
    func erase() {
        if isShown, !text.isEmpty { Console.draw(Self.eraseLine) }
    }

    /// Draws the line.
    mutating func show(_ count: Int, bytesRead: Int) {
        guard isShown else { return }
        let now = ContinuousClock.now
        if last.map({ now - $0 >= Self.interval }) ?? true {
            last = now
            text = Self.text(count, bytesRead: bytesRead, of: size, after: now - start)
        }
        Console.draw(text)
    }

    /// The text of the line: `1204 answers, 7.1 a second, 3 min left`.
    static func text(_ count: Int, bytesRead: Int, of size: Int?, after time: Duration) -> String {
        let seconds = time / .seconds(1)
        let rate = seconds > 0 ? Double(count) / seconds : 0
        let said = "\(count) answers, \((rate * 10).rounded() / 10) a second"
        guard let size, bytesRead > 0, seconds > 0 else { return said }
        let left = seconds * Double(max(0, size - bytesRead)) / Double(bytesRead)
        let amount = left < 90 ? "\(Int(left.rounded(.up))) s" : "\(Int((left / 60).rounded(.up))) min"
        return "\(said), \(amount) left"
    }
}
