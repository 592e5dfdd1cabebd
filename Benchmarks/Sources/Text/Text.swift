import Foundation
import SpecimenCards
import TextRecognition

/// Draws pages and scenes, lets our recogniser and the program `tesseract` read them, and prints both.
///
/// `text PAGES SCENES [SEED]` reads so many of each. What was not read is named on the way when `IDSCAN_BENCH_VERBOSE` is
/// set, and the pictures are written into the folder that `IDSCAN_BENCH_PICTURES` names. Exits 1 below the bars.
@main
struct Text {
    static func main() throws {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        guard numbers.count >= 2, numbers.allSatisfy({ $0 >= 0 }) else {
            FileHandle.standardError.write(Data("usage: text PAGES SCENES [SEED]\n".utf8))
            exit(64)
        }
        let tesseract = try Tesseract()
        defer { tesseract.cleanUp() }
        let seed = numbers.count > 2 ? numbers[2] : 6_100_000
        var holds = true
        let fonts = try fonts()
        if numbers[0] > 0 { holds = try PageTrial.run(count: numbers[0], fonts: fonts, tesseract) && holds }
        if numbers[1] > 0 {
            holds = try SceneTrial.run(count: numbers[1], seed: seed, fonts: fonts, tesseract) && holds
        }
        if !holds { exit(1) }
    }

    static let isVerbose = ProcessInfo.processInfo.environment["IDSCAN_BENCH_VERBOSE"] != nil
    static let pictures = ProcessInfo.processInfo.environment["IDSCAN_BENCH_PICTURES"]
        .map { URL(filePath: $0, directoryHint: .isDirectory) }

    /// The typefaces, of Debian's packages `fonts-liberation`, `fonts-dejavu-core` and `fonts-freefont-otf`.
    private static let fontFiles = [
        "truetype/liberation/LiberationSans-Regular.ttf", "truetype/liberation/LiberationSerif-Regular.ttf",
        "truetype/liberation/LiberationMono-Regular.ttf", "truetype/dejavu/DejaVuSerif.ttf",
        "opentype/freefont/FreeSans.otf",
    ]

    static func fonts() throws -> [FontFile] {
        try fontFiles.map { FontFile(bytes: [UInt8](try Data(contentsOf: URL(filePath: "/usr/share/fonts/" + $0)))) }
    }
}
