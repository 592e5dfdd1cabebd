/// Numbers of pages, as people write them: `1,3-5`, `2,1,4-`.
public struct PageNumbers: Hashable, Sendable {
    /// From a first page to a last one, which may be in front of it; nil stands for the last of the file.
    private struct Part: Hashable {
        let first: Int
        let last: Int?
    }

    private let parts: [Part]
    /// As it was written.
    public let text: String

    /// The largest number of digits of a number.
    private static let mostDigits = 6

    /// Reads numbers from 1, and ranges of them, with commas between them; nil when they are something else.
    public init?(_ text: String) {
        var parts: [Part] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false)
            guard ends.count <= 2, let first = Self.number(ends[0]) else { return nil }
            if ends.count == 2, ends[1].isEmpty {
                parts.append(Part(first: first, last: nil))
            } else {
                guard let last = ends.count == 2 ? Self.number(ends[1]) : first else { return nil }
                parts.append(Part(first: first, last: last))
            }
        }
        (self.parts, self.text) = (parts, text)
    }

    /// Reads a number; spaces around it do not matter.
    private static func number(_ text: Substring) -> Int? {
        let parts = text.split(separator: " ")
        guard parts.count == 1, let text = parts.first else { return nil }
        guard text.count <= mostDigits, text.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            return nil
        }
        return Int(text).flatMap { $0 > 0 ? $0 : nil }
    }

    /// The numbers for a file of so many pages, in their order; a number may come twice.
    ///
    /// - Throws: ``PDFError`` when the file has no such page.
    public func numbers(of count: Int) throws(PDFError) -> [Int] {
        var numbers: [Int] = []
        for part in parts {
            let last = part.last ?? count
            for number in [part.first, last] where number > count {
                throw PDFError(code: .noSuchPage, message: "there is no page \(number): the last one is page \(count)")
            }
            numbers += part.first <= last ? Array(part.first...last) : (last...part.first).reversed()
        }
        return numbers
    }

    /// The pages among these that a file of so many has, in the order of the file, each once. A range may go on behind
    /// the last page.
    public func selected(of count: Int) -> [Int] {
        guard count > 0 else { return [] }
        return (1...count).filter { page in
            parts.contains { part in
                let last = part.last ?? max(part.first, count)
                return (min(part.first, last)...max(part.first, last)).contains(page)
            }
        }
    }

    /// The highest page that the file needs to be read as wanted: of a range the first page counts, or a page that is named alone.
    public var highestNeeded: Int { parts.map { min($0.first, $0.last ?? $0.first) }.max() ?? 0 }
}
