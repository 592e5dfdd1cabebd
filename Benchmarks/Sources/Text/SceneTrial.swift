import Foundation
import ImageProcessing
import Imaging
import SpecimenCards
import TextRecognition

/// Reads signs in photographs.
enum SceneTrial {
    /// The share of words that must be found and read.
    private static let bar = 0.8
    private static let languages: [(language: SignLanguage, model: String)] = [
        (.english, "eng"), (.german, "deu"), (.french, "fra"),
    ]

    /// Reads scenes, prints how many words were read.
    ///
    /// - Returns: Whether we read as many as we must, and more than the program.
    static func run(count: Int, seed: Int, _ tesseract: Tesseract) throws -> Bool {
        var words = 0, ours = 0, alien = 0, automatic = 0, sparse = 0, seconds = 0.0
        for index in 0..<count {
            let (language, model) = languages[index % languages.count]
            var options = TextRecognitionOptions()
            options.languages = [model]
            var recognizer = try TextRecognizer(options: options)
            let scene = try SignScene(seed: UInt64(seed + index), language: language, fonts: Text.fonts).taken()
            if let folder = Text.pictures {
                try Data(scene.image.pngData()).write(to: folder.appending(path: "scene-\(index).png"))
            }
            let start = clock()
            let text = try recognizer.recognizeText(in: scene.image)
            if Text.isVerbose {
                for line in text.lines {
                    let t = scene.words.contains { $0.corners.contains(line.words[0].corners.centre) };
                    print(
                        "   ", t ? "+" : "-", line.text, line.line.characters.count,
                        String(format: "%.3f", line.confidence), String(format: "%.3f", line.line.lowestConfidence))
                }
            }
            let found = text.words.map {
                FoundWord(text: $0.text, centre: $0.corners.centre)
            }
            seconds += Double(clock() - start) / Double(CLOCKS_PER_SEC)
            let read = scene.words.filter { $0.isRead(in: found) }
            words += scene.words.count
            ours += read.count
            alien += found.count { word in !scene.words.contains { $0.corners.contains(word.centre) } }
            if Text.isVerbose {
                let missed = scene.words.filter { !$0.isRead(in: found) }.map { word in
                    let near = found.filter { word.corners.contains($0.centre) }.map(\.text)
                    return "\(word.text)\(near) at \(Int(word.corners.centre.x)),\(Int(word.corners.centre.y))"
                }
                print(
                    "    scene \(index): \(read.count) of \(scene.words.count); missed \(missed.joined(separator: "; "))"
                )
            }
            if Text.isVerbose {
                print(
                    "      alien",
                    found.filter { word in !scene.words.contains { $0.corners.contains(word.centre) } }.map(\.text))
            }
            guard ProcessInfo.processInfo.environment["IDSCAN_BENCH_OURS"] == nil else { continue }
            for segmentation in [3, 11] {
                let found = try tesseract.words(in: scene.image, languages: [model], segmentation: segmentation)
                let count = scene.words.count { $0.isRead(in: found) }
                if segmentation == 3 { automatic += count } else { sparse += count }
            }
        }
        func share(_ count: Int) -> Double { 100 * Double(count) / Double(max(words, 1)) }
        func shown(_ count: Int) -> String { String(format: "%d of %d, %.1f %%", count, words, share(count)) }
        print("words in \(count) scenes")
        print("  ours                \(shown(ours)); \(alien) where there is none")
        print("  tesseract           \(shown(automatic))")
        print("  tesseract --psm 11  \(shown(sparse))")
        print(String(format: "  CPU                 %.2f s per scene", seconds / Double(max(count, 1))))
        return share(ours) >= 100 * bar && ours > max(automatic, sparse)
    }
}

extension PrintedText.Word {
    /// Whether a word that was found is this one, letter by letter, in its place.
    fileprivate func isRead(in found: [FoundWord]) -> Bool {
        found.contains { $0.text == text && corners.contains($0.centre) }
    }
}
