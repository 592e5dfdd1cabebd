import CTesseract
import Imaging

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension RecognizedTextObservation {
    /// Collects what Tesseract has just read, nil when it found no text.
    ///
    /// - Parameters:
    ///   - results: Tesseract's iterator, at its beginning.
    ///   - columns: Where the line stood between its margins, in pixels.
    ///   - corners: Where the line stood in the image that was given.
    init?(results: OpaquePointer, columns: Range<Int>, corners: Quadrilateral) {
        var characters: [RecognizedCharacter] = []
        repeat {
            guard let character = RecognizedCharacter(results: results, columns: columns) else { continue }
            characters.append(character)
        } while TessResultIteratorNext(results, RIL_SYMBOL) != 0
        guard !characters.isEmpty else { return nil }
        // Tesseract judges each character by itself.
        let logLikelihood = characters.reduce(0) { $0 + log($1.confidence) }
        let read = RecognizedLine(characters: characters, logLikelihood: logLikelihood)
        self.init(
            line: read, candidates: [TextCandidate(text: read.text, confidence: exp(logLikelihood))],
            corners: corners)
    }
}

extension RecognizedCharacter {
    /// Returns the network's probability behind a confidence of Tesseract's.
    ///
    /// Without a dictionary, Tesseract reports 100 + 5 · 2.25 · (ln p − 0.085) of 100: its constants are called
    /// `kDictRatio` and `kCertOffset`.
    private static func probability(fromConfidence confidence: Float) -> Double {
        min(1, exp(Double(confidence - 100) / (5 * 2.25) + 0.085))
    }

    /// Collects the character at which the iterator stands.
    fileprivate init?(results: OpaquePointer, columns: Range<Int>) {
        guard let text = TessResultIteratorGetUTF8Text(results, RIL_SYMBOL) else { return nil }
        defer { TessDeleteText(text) }
        guard let character = String(cString: text).first else { return nil }
        var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        TessPageIteratorBoundingBox(
            TessResultIteratorGetPageIteratorConst(results), RIL_SYMBOL, &left, &top, &right, &bottom)
        let edges = [left, right].map { min(1, max(0, Double(Int($0) - columns.lowerBound) / Double(columns.count))) }
        let confidence = Self.probability(fromConfidence: TessResultIteratorConfidence(results, RIL_SYMBOL))
        self.init(
            character: character, confidence: confidence,
            alternatives: [], extent: edges[0]...max(edges[0], edges[1]))
    }
}
