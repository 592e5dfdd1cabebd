import Foundation
import SpecimenCards
import TextRecognition

/// Draws pages, scenes and cards, lets our recogniser and the program `tesseract` read them, and prints both.
///
/// `text PAGES SCENES CARDS [SEED [CARD_SEED]]` reads so many of each; of cards, so many of each side of each design.
/// `CHANGES=count` says of how many documents of each design one character is changed, if not of as many as CARDS;
/// `SPECIMENS=folder` also lists whether print and zone of real specimens agree. What was not read is named on the way
/// when `IDSCAN_BENCH_VERBOSE` is set, and the pictures are written into the folder that `IDSCAN_BENCH_PICTURES` names.
/// With `IDSCAN_BENCH_ALONE`, cards are read by our recogniser only, and not timed: what it reads is seen in a quarter of
/// the time. Exits 1 below the bars.
@main
struct Text {
    static func main() throws {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        let changes = value(of: "CHANGES").map { Int($0) ?? -1 } ?? (numbers.count < 3 ? 0 : numbers[2])
        guard numbers.count >= 3, (numbers + [changes]).allSatisfy({ $0 >= 0 }) else {
            FileHandle.standardError.write(
                Data("usage: text PAGES SCENES CARDS [SEED [CARD_SEED]] [CHANGES=count] [SPECIMENS=folder]\n".utf8))
            exit(64)
        }
        if let pictures = Self.pictures {
            try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
        }
        let tesseract = try Tesseract()
        defer { tesseract.cleanUp() }
        let seed = numbers.count > 3 ? numbers[3] : 6_100_000
        let cardSeed = UInt64(numbers.count > 4 ? numbers[4] : 9_100_000)
        var holds = true
        let fonts = try fonts()
        if numbers[0] > 0 { holds = try PageTrial.run(count: numbers[0], fonts: fonts, tesseract) && holds }
        if numbers[1] > 0 {
            holds = try SceneTrial.run(count: numbers[1], seed: seed, fonts: fonts, tesseract) && holds
        }
        if numbers[2] > 0 {
            let fonts = try cardFonts()
            holds = try CardTrial.run(count: numbers[2], seed: cardSeed, fonts: fonts, tesseract) && holds
        }
        if changes > 0 {
            // Other documents than those above.
            holds = try TamperTrial.run(count: changes, seed: cardSeed + 500_000, fonts: try cardFonts()) && holds
        }
        if let specimens = value(of: "SPECIMENS") { holds = try SpecimenAgreement.run(folder: specimens) && holds }
        if !holds { exit(1) }
    }

    /// What an argument `NAME=value` says; nil without it.
    private static func value(of name: String) -> String? {
        CommandLine.arguments.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }

    static let isVerbose = ProcessInfo.processInfo.environment["IDSCAN_BENCH_VERBOSE"] != nil
    static let isAlone = ProcessInfo.processInfo.environment["IDSCAN_BENCH_ALONE"] != nil
    static let pictures = ProcessInfo.processInfo.environment["IDSCAN_BENCH_PICTURES"]
        .map { URL(filePath: $0, directoryHint: .isDirectory) }

    /// The typefaces, of Debian's packages `fonts-liberation`, `fonts-dejavu-core` and `fonts-freefont-otf`.
    private static let fontFiles = [
        "truetype/liberation/LiberationSans-Regular.ttf", "truetype/liberation/LiberationSerif-Regular.ttf",
        "truetype/liberation/LiberationMono-Regular.ttf", "truetype/dejavu/DejaVuSerif.ttf",
        "opentype/freefont/FreeSans.otf",
    ]

    /// Typefaces of values on cards, of the same packages: sans serifs, as issuers choose them.
    private static let cardFontFiles = [
        "truetype/liberation/LiberationSans-Regular.ttf", "truetype/liberation/LiberationSans-Bold.ttf",
        "truetype/liberation/LiberationSansNarrow-Bold.ttf", "opentype/freefont/FreeSansBold.otf",
        "truetype/dejavu/DejaVuSans.ttf",
    ]

    static func fonts() throws -> [FontFile] { try files(fontFiles) }

    static func cardFonts() throws -> [FontFile] { try files(cardFontFiles) }

    private static func files(_ names: [String]) throws -> [FontFile] {
        try names.map { FontFile(bytes: [UInt8](try Data(contentsOf: URL(filePath: "/usr/share/fonts/" + $0)))) }
    }
}
