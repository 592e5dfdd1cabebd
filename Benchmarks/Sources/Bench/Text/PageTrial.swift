import Foundation
import ImageProcessing
import SpecimenCards
import TextRecognition

/// Reads clean pages.
enum PageTrial {
    /// The largest lead of our character error rate over that of the program, in points.
    private static let tolerance = 0.2

    /// Reads pages in every language and typeface, prints a row for each language.
    ///
    /// - Returns: True if our error is not larger than that of the program.
    static func run(count: Int, fonts: [FontFile], _ tesseract: Tesseract, _ findings: Findings) throws -> Bool {
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
                try findings.pictures?.keep(image.pngData(), named: "page-\(number).png")
                let start = ProcessorTime.seconds
                let ours = try plain.recognizeText(in: image).text
                tally.seconds += ProcessorTime.seconds - start
                let corrected = try correcting.recognizeText(in: image).text
                let theirs = try tesseract.output(on: image, languages: [texts.language], as: "txt")
                let wrong = [ours, corrected, theirs].map { page.errors(in: $0) }
                findings.tell("    page \(number): \(wrong) wrong of \(page.characters.count)")
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
