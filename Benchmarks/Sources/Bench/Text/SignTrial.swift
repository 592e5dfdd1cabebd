import Foundation
import ImageProcessing
import Imaging
import SpecimenCards
import TextRecognition

/// Reads signs in photographs.
enum SignTrial {
    /// The share of words that must be found and read.
    private static let bar = 0.8
    /// The languages of the signs, and the names of Tesseract's models.
    private static let languages: [(language: SignLanguage, model: String)] = [
        (.english, "eng"), (.german, "deu"), (.french, "fra"),
    ]

    /// Reads scenes, each in its language, and prints the number of words that were read.
    ///
    /// - Returns: True if we read as many as we must, and more than the program.
    static func run(
        count: Int, seed: Int, fonts: [FontFile], _ tesseract: Tesseract, _ findings: Findings
    ) throws -> Bool {
        var tally = Tally()
        for number in seed..<seed + count {
            let (language, model) = languages[number % languages.count]
            let scene = try SignScene(seed: UInt64(number), language: language, fonts: fonts).taken()
            try findings.pictures?.keep(scene.image.pngData(), named: "scene-\(number).png")
            var options = TextRecognitionOptions()
            options.languages = [model]
            var recognizer = try TextRecognizer(options: options)
            let start = ProcessorTime.seconds
            let text = try recognizer.recognizeText(in: scene.image)
            tally.seconds += ProcessorTime.seconds - start
            let found = text.words.map { FoundWord(text: $0.text, centre: $0.corners.centre) }
            tally.scenes += 1
            tally.words += scene.words.count
            tally.ours += scene.words.count { $0.isRead(in: found) }
            tally.elsewhere += found.count { word in !scene.words.contains { $0.corners.contains(word.centre) } }
            let automatic = try tesseract.words(in: scene.image, languages: [model], segmentation: 3)
            tally.automatic += scene.words.count { $0.isRead(in: automatic) }
            let sparse = try tesseract.words(in: scene.image, languages: [model], segmentation: 11)
            tally.sparse += scene.words.count { $0.isRead(in: sparse) }
            findings.tell(scene.misses(in: found, number: number))
        }
        print(tally.summary)
        return Double(tally.ours) >= bar * Double(tally.words) && tally.ours > max(tally.automatic, tally.sparse)
    }

    private struct Tally {
        var scenes = 0
        var words = 0
        /// Words that were read: by us, and by the program as it is and looking for sparse text.
        var ours = 0, automatic = 0, sparse = 0
        /// Words that we read where no word is.
        var elsewhere = 0
        var seconds = 0.0

        var summary: String {
            func share(_ count: Int) -> String {
                String(format: "%4d of %d, %5.1f %%", count, words, 100 * Double(count) / Double(max(words, 1)))
            }
            return """
                words found and read in \(scenes) scenes
                  ours                \(share(ours)); \(elsewhere) read where there is none
                  tesseract           \(share(automatic))
                  tesseract --psm 11  \(share(sparse))
                  CPU, ours           \(String(format: "%.2f", seconds / Double(max(scenes, 1)))) s per scene
                """
        }
    }
}

extension PrintedText.Word {
    /// True if a word that was found is this one, letter by letter, in its place.
    func isRead(in found: [FoundWord]) -> Bool {
        found.contains { $0.text == text && corners.contains($0.centre) }
    }
}

extension SignScene.Picture {
    /// A line about the words that were not read, and the readings in their place.
    fileprivate func misses(in found: [FoundWord], number: Int) -> String {
        let missed = words.filter { !$0.isRead(in: found) }.map { word in
            let near = found.filter { word.corners.contains($0.centre) }.map(\.text).joined(separator: " ")
            return "\(word.text) at \(Int(word.corners.centre.x)),\(Int(word.corners.centre.y)) (\(near))"
        }
        return "    scene \(number): \(words.count - missed.count) of \(words.count); \(missed.joined(separator: "; "))"
    }
}
