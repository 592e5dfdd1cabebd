import CTesseract
import Imaging
import SystemLibrary

/// One symbol that Tesseract read: mostly one character, sometimes several that are printed as one.
struct RecognizedSymbol {
    /// The text; at least one character.
    let text: [Character]
    /// The probability of the text: 0 to 1.
    var confidence: Double
    /// The other texts that it may have, the most probable first.
    let alternatives: [AlternativeCharacter]
    /// From its left to its right end, in pixels.
    var columns: ClosedRange<Double>
    /// The largest of the things that begin with it; nil within a word.
    var beginning: Level?
    /// The box of the line that it stands in, in pixels.
    let lineBox: Extent

    /// The parts of a page, from the largest to the smallest, as Tesseract numbers them.
    enum Level: UInt32, CaseIterable, Comparable {
        case block, paragraph, line, word

        static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    }
}

extension RecognizedSymbol {
    /// Collects the symbols that Tesseract has just read.
    ///
    /// - Parameter results: Tesseract's iterator, at its beginning.
    static func all(of results: OpaquePointer) -> [RecognizedSymbol] {
        var symbols: [RecognizedSymbol] = []
        var lineBox = Extent(around: [])
        // A symbol that has no text may be the first of its word.
        var pending: Level?
        repeat {
            let page = TessResultIteratorGetPageIteratorConst(results)
            let begun = Level.allCases.first {
                TessPageIteratorIsAtBeginningOf(page, TessPageIteratorLevel(rawValue: $0.rawValue)) != 0
            }
            pending = [pending, begun].compactMap(\.self).min()
            if let begun, begun <= .line { lineBox = Extent(page, RIL_TEXTLINE) }
            guard let text = TessResultIteratorGetUTF8Text(results, RIL_SYMBOL) else { continue }
            defer { TessDeleteText(text) }
            let characters = Array(String(cString: text))
            guard !characters.isEmpty else { continue }
            let confidence = probability(TessResultIteratorConfidence(results, RIL_SYMBOL))
            let box = Extent(page, RIL_SYMBOL)
            symbols.append(
                RecognizedSymbol(
                    text: characters, confidence: confidence,
                    alternatives: alternatives(to: characters, read: confidence, results),
                    columns: box.left...box.right, beginning: pending, lineBox: lineBox))
            pending = nil
        } while TessResultIteratorNext(results, RIL_SYMBOL) != 0
        return symbols
    }

    /// Returns the network's probability behind a confidence of Tesseract's.
    ///
    /// Without a dictionary, Tesseract reports 100 + 5 · 2.25 · (ln p − 0.085) of 100: its constants are called
    /// `kDictRatio` and `kCertOffset`.
    private static func probability(_ confidence: Float) -> Double {
        min(1, exp(Double(confidence - 100) / (5 * 2.25) + 0.085))
    }

    /// The other readings of a symbol that was read with a confidence; the network is asked for them by `lstm_choice_mode`.
    ///
    /// Tesseract weighs the choices against each other only: together they have the rest of the confidence, and none
    /// has more than the text that was read.
    private static func alternatives(
        to text: [Character], read confidence: Double, _ results: OpaquePointer
    ) -> [AlternativeCharacter] {
        guard text.count == 1, let choices = TessResultIteratorGetChoiceIterator(results) else { return [] }
        defer { TessChoiceIteratorDelete(choices) }
        var weights: [(character: Character, weight: Double)] = []
        repeat {
            guard let choice = TessChoiceIteratorGetUTF8Text(choices) else { continue }
            let characters = Array(String(cString: choice))
            guard characters.count == 1, characters != text else { continue }
            weights.append((characters[0], max(0, Double(TessChoiceIteratorConfidence(choices)) / 100)))
        } while TessChoiceIteratorNext(choices) != 0
        let scale = min(1, (1 - confidence) / max(weights.reduce(0) { $0 + $1.weight }, .leastNormalMagnitude))
        return weights.sorted { $0.weight > $1.weight }.map {
            AlternativeCharacter(character: $0.character, confidence: min(confidence, scale * $0.weight))
        }
    }

    /// Returns the characters of this symbol, side by side.
    ///
    /// - Parameter line: From the left to the right end of the line, in pixels.
    func characters(in line: ClosedRange<Double>) -> [RecognizedCharacter] {
        let length = max(line.upperBound - line.lowerBound, 1)
        func place(_ index: Int) -> Double {
            let share = Double(index) / Double(text.count)
            let column = columns.lowerBound + share * (columns.upperBound - columns.lowerBound)
            return min(1, max(0, (column - line.lowerBound) / length))
        }
        return text.indices.map { index in
            RecognizedCharacter(
                character: text[index], confidence: confidence, alternatives: alternatives,
                extent: place(index)...max(place(index), place(index + 1)))
        }
    }
}

extension Extent {
    /// The box of a part of a page at which an iterator of Tesseract's is.
    fileprivate init(_ page: OpaquePointer?, _ level: TessPageIteratorLevel) {
        var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        TessPageIteratorBoundingBox(page, level, &left, &top, &right, &bottom)
        self.init(around: [Point(x: Double(left), y: Double(top)), Point(x: Double(right), y: Double(bottom))])
    }
}
