import Foundation
import ImageProcessing
import SpecimenCards
import TextRecognition

/// Reads clean pages.
enum PageTrial {
    /// How much larger our character error rate may be than that of the program, in points.
    private static let tolerance = 0.2

    /// Reads pages in every language and typeface, prints a row for each language.
    ///
    /// - Returns: Whether our error is not larger than that of the program.
    static func run(count: Int, fonts: [FontFile], _ tesseract: Tesseract) throws -> Bool {
        print("pages          characters     ours   corrected   tesseract   CPU s/page")
        var total = Tally()
        for (index, texts) in Texts.all.enumerated() {
            var tally = Tally()
            var options = TextRecognitionOptions()
            options.languages = [texts.language]
            var plain = try TextRecognizer(options: options)
            options.usesLanguageCorrection = true
            var correcting = try TextRecognizer(options: options)
            for number in stride(from: index, to: count, by: Texts.all.count) {
                let page = Page(number: number, paragraphs: texts.paragraphs, fonts: fonts)
                let image = try page.printed.drawn().image
                if let folder = Text.pictures {
                    try Data(image.pngData()).write(to: folder.appending(path: "page-\(number).png"))
                }
                let start = clock()
                let ours = try plain.recognizeText(in: image).text
                tally.seconds += Double(clock() - start) / Double(CLOCKS_PER_SEC)
                let corrected = try correcting.recognizeText(in: image).text
                let theirs = try tesseract.output(on: image, languages: [texts.language], as: "txt")
                let wrong = [ours, corrected, theirs].map { page.errors(in: $0) }
                if Text.isVerbose {
                    print("    page \(number): \(wrong) wrong of \(page.characters.count)")
                }
                tally.add(page.characters.count, wrong)
            }
            print(tally.row(named: texts.language))
            total.add(tally)
        }
        print(total.row(named: "all"))
        return total.rate(0) <= total.rate(2) + tolerance
    }

    private struct Tally {
        var pages = 0
        var characters = 0
        var wrong = [0, 0, 0]
        var seconds = 0.0

        mutating func add(_ count: Int, _ errors: [Int]) {
            pages += 1
            characters += count
            wrong = zip(wrong, errors).map(+)
        }

        mutating func add(_ other: Tally) {
            pages += other.pages
            characters += other.characters
            wrong = zip(wrong, other.wrong).map(+)
            seconds += other.seconds
        }

        /// The character error rate, in percent.
        func rate(_ reader: Int) -> Double { 100 * Double(wrong[reader]) / Double(max(characters, 1)) }

        func row(named name: String) -> String {
            name.padding(toLength: 8, withPad: " ", startingAt: 0)
                + String(
                    format: "%4d  %11d  %6.2f%%     %6.2f%%     %6.2f%%   %10.2f", pages, characters, rate(0), rate(1),
                    rate(2),
                    seconds / Double(max(pages, 1)))
        }
    }
}

/// A page of print.
struct Page {
    let printed: PrintedText
    /// What it says, with single spaces.
    let characters: [Character]

    /// The typeface, the size, the width of lines and where the text begins follow from a number.
    init(number: Int, paragraphs: [String], fonts: [FontFile]) {
        let start = number / 3 % paragraphs.count
        let length = 60 + number % 4 * 8
        var lines: [String] = []
        for index in 0..<paragraphs.count where lines.count < 34 {
            if !lines.isEmpty { lines.append("") }
            var line = ""
            for word in paragraphs[(start + index) % paragraphs.count].split(separator: " ") {
                if line.count + word.count >= length {
                    lines.append(line)
                    line = ""
                }
                line += (line.isEmpty ? "" : " ") + word
            }
            lines.append(line)
        }
        printed = PrintedText(
            lines: lines, size: Double(30 + number % 5 * 5), font: fonts[number / 3 % fonts.count],
            margin: 150)
        characters = Self.normalized(lines.joined(separator: " "))
    }

    private static func normalized(_ text: String) -> [Character] {
        Array(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    /// How many characters are inserted, removed or replaced in what was read (Levenshtein); how lines are broken does
    /// not matter.
    func errors(in text: String) -> Int {
        let read = Self.normalized(text)
        var row = Array(0...read.count)
        for (index, character) in characters.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in read.indices {
                let replaced = diagonal + (read[column] == character ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[read.count]
    }
}
