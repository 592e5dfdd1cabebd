import ArgumentParser
import DocumentPages
import ScanReports

/// Tells on standard error how far a PDF file is.
struct PDFProgress {
    /// The style in which progress is told.
    enum Style: String, CaseIterable, ExpressibleByArgument {
        /// A bar, when a person watches.
        case bar
        /// A line of JSON for each page, for programs.
        case json
        /// Only faults.
        case none
    }

    private let style: Style
    private var bar: ProgressBar?
    /// True where a page could not be read.
    private(set) var hasFailures = false
    /// The numbers of pages, for each input, that have text already.
    private var pagesWithText: [String: [Int]] = [:]

    /// Begins to tell.
    init(style: Style) { self.style = style }

    /// Tells a person who watches that the first page is being read.
    func begin() {
        if style == .bar, Console.errorIsTerminal { Console.draw("reading the first page …") }
    }

    /// Takes away the text that is shown for the moment.
    func erase() {
        if style == .bar, Console.errorIsTerminal { Console.draw(ProgressBar.eraseLine) }
    }

    /// Says which pages were left as they were.
    func finish() {
        guard style == .bar else { return }
        for (source, pages) in pagesWithText.sorted(by: { $0.key < $1.key }) {
            let place = pages.count == 1 ? "page \(pages[0]) has" : "\(pages.count) pages have"
            Console.complain("\(source): \(place) text already, and \(pages.count == 1 ? "is" : "are") left as before")
        }
    }

    /// Tells of a page that is done.
    mutating func show(_ page: SearchablePage) {
        if page.outcome == .hasText { pagesWithText[page.source, default: []].append(page.sourcePage) }
        if bar == nil, style == .bar { bar = ProgressBar(total: page.pageCount, isSlow: true) }
        erase()
        if case .failed = page.outcome { hasFailures = true }
        if style == .json {
            Console.draw(page.line + "\n")
        } else if let words = page.complaint {
            Console.complain(words)
        }
        bar?.advance()
    }
}

extension SearchablePage {
    /// The complaint about the page, for a person.
    fileprivate var complaint: String? {
        let place = "\(source): page \(sourcePage)"
        if case .failed(let error) = outcome {
            return
                "\(place) gets no text: \(Failure(code: error.code.rawValue, message: error.message).advised.message)"
        }
        return isFlattened == false ? "\(place): no document is seen on it; it is kept as it is" : nil
    }

    /// One line of JSON.
    fileprivate var line: String {
        func number(_ value: Int) -> JSONValue { .number(String(value)) }
        let milliseconds = Int((duration / .milliseconds(1)).rounded())
        var members: [(String, JSONValue)] = [
            ("page", number(self.number)), ("pages", number(pageCount)), ("source", .string(source)),
            ("sourcePage", number(sourcePage)), ("milliseconds", number(milliseconds)),
        ]
        switch outcome {
        case .read(let words): members.append(("words", number(words)))
        case .hasText: members.append(("skipped", .string("hasText")))
        case .notSelected: members.append(("skipped", .string("notSelected")))
        case .failed(let error):
            members += [("skipped", .string(error.code.rawValue)), ("message", .string(error.message))]
        }
        if let isFlattened { members.append(("flattened", .bool(isFlattened))) }
        return JSONValue.object(members.map { JSONValue.Member(key: $0, value: $1) }).line
    }
}
