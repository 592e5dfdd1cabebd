extension RecognizedSymbol {
    /// The least sum of the probabilities of two letters. A network that sees two characters in one letter gives each a
    /// part of the probability.
    private static let leastSumOfTwo = 1.55
    /// The nearness of the middles of such characters, as a share of the usual width of a letter.
    private static let nearest = 0.6
    /// Boxes wider than so many letters say nothing: Tesseract gives some symbols the box of a whole word.
    private static let widest = 1.8
    /// The widest box of a symbol that is only the edge of the picture, in pixels, and the most confidence that it is read with.
    private static let widestEdge = 1.0, mostConfidenceOfEdge = 0.9
    /// Fewer symbols do not tell how wide letters are.
    private static let fewest = 3

    /// Returns symbols without those that are read beside others where one letter is printed, such as `À` before an `Å`: the
    /// surer of the two stays, as sure as the other leaves it. Symbols without any width at either end are left out as well.
    ///
    /// - Parameters:
    ///   - symbols: The symbols of one line.
    ///   - columns: From the left to the right end of the line, in pixels.
    static func withoutGhosts(_ symbols: [RecognizedSymbol], in columns: ClosedRange<Double>) -> [RecognizedSymbol] {
        var symbols = symbols
        for index in symbols.indices { symbols[index].columns = symbols[index].columns.clamped(to: columns) }
        while symbols.count >= fewest {
            if let pair = ghost(among: symbols) {
                let doubt = symbols[pair.ghost].confidence
                symbols[pair.letter].confidence = min(symbols[pair.letter].confidence, 1 - doubt)
                symbols.drop(at: pair.ghost)
            } else if let speck = speck(atEndsOf: symbols) {
                symbols.drop(at: speck)
            } else {
                break
            }
        }
        return symbols
    }

    /// The two symbols that are most likely one letter, the less sure of them first; nil when none are.
    private static func ghost(among symbols: [RecognizedSymbol]) -> (ghost: Int, letter: Int)? {
        let width = symbols.map(\.columns.width).sorted()[symbols.count / 2]
        let middles = symbols.indices.map { middle(of: $0, among: symbols, usualWidth: width) }
        let pairs = symbols.indices.dropLast().filter { index in
            let isWithinWord = symbols[index + 1].beginning == nil
            let confidences = symbols[index].confidence + symbols[index + 1].confidence
            let distance: Double = middles[index + 1] - middles[index]
            return isWithinWord && confidences < leastSumOfTwo && distance < nearest * width
        }
        let pair = pairs.min { middles[$0 + 1] - middles[$0] < middles[$1 + 1] - middles[$1] }
        return pair.map { symbols[$0].confidence < symbols[$0 + 1].confidence ? ($0, $0 + 1) : ($0 + 1, $0) }
    }

    /// The middle of a symbol, in pixels; if its box is too wide for a letter, the middle between its neighbours.
    private static func middle(of index: Int, among symbols: [RecognizedSymbol], usualWidth: Double) -> Double {
        let columns = symbols[index].columns
        guard columns.width > widest * usualWidth, symbols.indices.contains(index - 1),
            symbols.indices.contains(index + 1)
        else { return (columns.lowerBound + columns.upperBound) / 2 }
        return (symbols[index - 1].columns.upperBound + symbols[index + 1].columns.lowerBound) / 2
    }

    /// A symbol at either end that has no width.
    private static func speck(atEndsOf symbols: [RecognizedSymbol]) -> Int? {
        [symbols.indices.first, symbols.indices.last].compactMap(\.self).first {
            symbols[$0].columns.width <= widestEdge && symbols[$0].confidence < mostConfidenceOfEdge
        }
    }
}

extension [RecognizedSymbol] {
    /// Takes out a symbol; words and lines that began with it begin with the next.
    fileprivate mutating func drop(at index: Int) {
        guard let beginning = remove(at: index).beginning, indices.contains(index) else { return }
        self[index].beginning = Swift.min(beginning, self[index].beginning ?? beginning)
    }
}

extension ClosedRange<Double> {
    fileprivate var width: Double { upperBound - lowerBound }
}
