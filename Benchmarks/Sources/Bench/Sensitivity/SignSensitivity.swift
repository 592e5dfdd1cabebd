import Imaging
import ReaderLab
import SpecimenCards
import TextRecognition

/// The sensitivity of reading words on drawn signs to a threshold of chains of letters.
struct SignSensitivity {
    private let pictures: [SignScene.Picture]
    private let seeds: Range<UInt64>

    /// Takes the photographs: English signs.
    init(_ seeds: Range<UInt64>) throws {
        self.seeds = seeds
        let fonts = try Typefaces.ofText()
        pictures = try seeds.map { try SignScene(seed: $0, language: .english, fonts: fonts).taken() }
    }

    static let header = """
        | threshold | value | × 0.8: words read | read where there is none | × 1.25: words read | read where there is none |
        |---|---|---|---|---|---|
        """

    /// The figures with which the others are to be compared.
    func introduction() throws -> String {
        let (read, elsewhere) = try words(with: ChainThreshold.all[0], times: 1)
        let count = pictures.reduce(0) { $0 + $1.words.count }
        return """
            Signs: \(pictures.count), seeds from \(seeds.lowerBound). As the thresholds are, \(read) of \(count) words \
            are read, and \(elsewhere) where there is none.


            """
    }

    /// The cells of a row for one factor.
    func figures(with threshold: ChainThreshold, times factor: Double) throws -> String {
        let (read, elsewhere) = try words(with: threshold, times: factor)
        return "\(read) | \(elsewhere)"
    }

    private func words(with threshold: ChainThreshold, times factor: Double) throws -> (read: Int, elsewhere: Int) {
        var options = TextRecognitionOptions()
        options.languages = ["eng"]
        options.timeLimit = .seconds(3600)
        var recognizer = try threshold.recognizer(times: factor, options: options)
        var (read, elsewhere) = (0, 0)
        for picture in pictures {
            let found = try recognizer.recognizeText(in: picture.image).words
                .map { FoundWord(text: $0.text, centre: $0.corners.centre) }
            read += picture.words.count { $0.isRead(in: found) }
            elsewhere += found.count { word in !picture.words.contains { $0.corners.contains(word.centre) } }
        }
        return (read, elsewhere)
    }
}
