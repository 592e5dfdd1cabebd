/// A bar on standard error that shows how many inputs are done; nothing unless a person watches and waits.
struct ProgressBar {
    /// Up to so many inputs are done before anyone wonders.
    private static let fewInputs = 3
    private static let width = 40
    static let eraseLine = "\r\u{1B}[K"

    private let total: Int
    private let isShown: Bool
    private var done = 0

    /// Makes a bar.
    ///
    /// - Parameters:
    ///   - total: The number of inputs.
    ///   - isSlow: True if one of them takes so long that a person wonders.
    init(total: Int, isSlow: Bool = false) {
        self.total = total
        isShown = (isSlow || total > Self.fewInputs) && Console.errorIsTerminal
    }

    /// Takes the bar away, so that other text can be printed.
    func erase() {
        if isShown { Console.draw(Self.eraseLine) }
    }

    /// Draws the bar with one more input done, or takes it away for good after the last.
    mutating func advance() {
        done += 1
        guard isShown, done < total else { return }
        let filled = Self.width * done / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
        Console.draw("\(Self.eraseLine)\(bar) \(done) of \(total)")
    }
}
