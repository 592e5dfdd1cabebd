import IDScan
import Imaging
import MRZ
import TextRecognition

/// A text in which hidden ones are sought.
struct ComparedText {
    let text: String
    /// Its letters and digits, in each spelling of accents that makes a difference.
    let plain: [PlainText]
    /// The words that are dates, however they are written: `12 AUG/AOUT 74`; and the days that each may be.
    let dates: [(range: Range<Int>, days: Set<CalendarDate>)]

    init(_ text: String) {
        self.text = text
        let styles: [Transliteration.Style] = text.allSatisfy(\.isASCII) ? [.plain] : [.plain, .expanded]
        plain = styles.map { PlainText(text, style: $0) }
        dates = Self.dates(in: Array(text))
    }

    /// A date has so many words at most.
    private static let mostWords = 5

    private static func dates(in characters: [Character]) -> [(range: Range<Int>, days: Set<CalendarDate>)] {
        guard characters.contains(where: \.isNumber) else { return [] }
        let words = characters.indices.split { characters[$0].isWhitespace }
        return words.indices.flatMap { first in
            words[first..<min(first + mostWords, words.count)].compactMap { last in
                guard let start = words[first].first, let end = last.last,
                    characters[start...end].contains(where: \.isNumber)
                else { return nil }
                let text = String(characters[start...end])
                let days = Set(PrintedDate.Order.allCases.flatMap { PrintedDate(text, order: $0)?.possibleDates ?? [] })
                return days.isEmpty ? nil : (start..<end + 1, days)
            }
        }
    }
}

/// A line of text in which hidden ones are sought.
struct ComparedLine {
    /// The confidence of all of it, 0 to 1.
    let confidence: Double
    let corners: Quadrilateral
    let words: [RecognizedWord]
    private let compared: ComparedText

    init(_ line: RecognizedTextObservation) {
        (confidence, corners, words) = (line.confidence, line.corners, line.words)
        compared = ComparedText(line.text)
    }

    var text: String { compared.text }

    /// True if the line says a text.
    func says(_ hidden: HiddenText, _ likeness: HiddenText.Likeness) -> Bool {
        !hidden.ranges(in: compared, likeness).isEmpty
    }

    /// The words that say a text.
    func words(saying hidden: HiddenText, _ likeness: HiddenText.Likeness) -> [RecognizedWord] {
        let ranges = hidden.ranges(in: compared, likeness, isSure: confidence >= CoverPlan.leastConfidence)
        guard !ranges.isEmpty else { return [] }
        var next = 0
        return words.filter { word in
            let own = next..<next + word.characters.count
            next = own.upperBound + 1
            return ranges.contains { $0.overlaps(own) }
        }
    }
}
