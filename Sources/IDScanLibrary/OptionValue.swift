import DocumentPages
import MRZ
import ScanReports

/// The value of an option in JSON.
enum OptionValue: Decodable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case texts([String])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            // Anything else is wrong for every option.
            self = .texts((try? container.decode([String].self)) ?? [])
        }
    }

    /// The truth value.
    func flag(_ name: String) throws(Failure) -> Bool {
        guard case .flag(let flag) = self else { throw .wrong(name, "true or false") }
        return flag
    }

    /// The whole number within a range.
    func count(_ name: String, in range: ClosedRange<Int>) throws(Failure) -> Int {
        guard case .number(let number) = self, let count = Int(exactly: number), range.contains(count) else {
            throw .wrong(name, "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return count
    }

    /// The number of seconds, more than 0.
    func seconds(_ name: String, atMost most: Double) throws(Failure) -> Double {
        guard case .number(let seconds) = self, seconds > 0, seconds <= most else {
            throw .wrong(name, "a number that is more than 0 and at most \(Int(most))")
        }
        return seconds
    }

    /// The whole date.
    func day(_ name: String) throws(Failure) -> CalendarDate {
        guard case .text(let text) = self, let day = CalendarDate(text), day.year != nil, day.day != nil else {
            throw .wrong(name, "a whole date, such as \"2026-11-21\"")
        }
        return day
    }

    /// The numbers of pages.
    func pages(_ name: String) throws(Failure) -> PageNumbers {
        guard case .text(let text) = self, let pages = PageNumbers(text) else {
            throw .wrong(name, "numbers of pages, such as \"1,3-5\"")
        }
        return pages
    }

    /// The texts, at least one.
    func texts(_ name: String) throws(Failure) -> [String] {
        guard case .texts(let texts) = self, !texts.isEmpty else { throw .wrong(name, "an array of texts") }
        return texts
    }
}

extension Failure {
    /// A failure of an option that has a value of another kind or range.
    static func wrong(_ name: String, _ wanted: String) -> Failure {
        Failure(code: "wrongOption", message: "options: \(name) must be \(wanted)")
    }
}
