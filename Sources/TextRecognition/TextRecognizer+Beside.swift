package import ImageProcessing
package import Imaging

/// Text that is known already, from the file of a page.
extension TextRecognizer {
    /// The longer side of an image in which lines beside the known ones are sought, in pixels: 200 dots per inch of a page.
    private static let besideSide = 2400

    /// Looks for lines of letters where no word of a text stands, and reads nothing.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - known: The text, in its pixels.
    ///   - deadline: The time at which the work has to end.
    /// - Returns: True if there is such a line.
    package mutating func seesText(
        in image: Image, besides known: RecognizedText, before deadline: Deadline
    ) throws(TextRecognitionError) -> Bool {
        let (reduced, scale) = try Self.reduced(image.grey(), to: Self.besideSide)
        let finder = TextStripFinder(leastHeight: 0, deadline: deadline, tuning: tuning)
        let strips = try processed { () throws(ImageProcessingError) in try finder.strips(in: reduced) }
        try deadline.check(before: readers.text.name)
        let cover = WordCover(known)
        return strips.contains { strip in
            strip.letterCount >= Self.fewestLettersBeside && !cover.holds(strip.corners.mapped(scale.enlarged))
        }
    }
}

extension RecognizedText {
    /// This text without the words that stand where another text has some.
    package func without(_ known: RecognizedText) -> RecognizedText {
        let cover = WordCover(known)
        return compactMapped { $0.part { !cover.holds($0.corners) } }
    }

    /// This text and another one, whose blocks come before the first of these that stands lower.
    package func joined(with other: RecognizedText) -> RecognizedText {
        var blocks = self.blocks
        for block in other.blocks {
            let top = block.corners.centre.y
            blocks.insert(block, at: blocks.firstIndex { $0.corners.centre.y > top } ?? blocks.endIndex)
        }
        return RecognizedText(blocks: blocks)
    }

    /// So many of the words of a text have to be read on the image, too.
    private static let leastAgreement = 0.5
    private static let tellingLength = 3

    /// True if most words of this text stand in another one, too.
    package func agrees(with read: RecognizedText) -> Bool {
        func telling(_ text: RecognizedText) -> [String] {
            text.words.map { $0.text.lowercased().filter { $0.isLetter || $0.isNumber } }
                .filter { $0.count >= Self.tellingLength }
        }
        let (own, others) = (telling(self), Set(telling(read)))
        return !own.isEmpty && Double(own.count { others.contains($0) }) >= Self.leastAgreement * Double(own.count)
    }
}

extension RecognizedTextObservation {
    /// The line without some of its words; nil when none is left.
    fileprivate func part(of isWanted: (RecognizedWord) -> Bool) -> RecognizedTextObservation? {
        let words = self.words
        let kept = words.filter(isWanted)
        guard !kept.isEmpty else { return nil }
        guard kept.count < words.count else { return self }
        let line = RecognizedLine(
            characters: kept.map(\.characters).joinedBySpaces, logLikelihood: self.line.logLikelihood)
        return RecognizedTextObservation(
            line: line, candidates: [TextCandidate(text: line.text, confidence: line.confidence)], corners: corners)
    }
}

/// The places where a text has words.
private struct WordCover {
    private let extents: [Extent]

    /// So much paper around a word belongs to it, in its heights.
    private static let margin = 0.3
    /// The places along a line at which a word is sought, and the number of these places that have to be covered.
    private static let places = [0.1, 0.3, 0.5, 0.7, 0.9], fewestCovered = 3

    init(_ text: RecognizedText) {
        extents = text.words.map { word in
            let extent = Extent(around: word.corners.corners)
            return extent.outset(by: Self.margin * min(extent.width, extent.height))
        }
    }

    /// True if words stand along most of a line.
    func holds(_ line: Quadrilateral) -> Bool {
        let (start, end) = (line.part(0...0).centre, line.part(1...1).centre)
        let covered = Self.places.count { share in
            let point = start.towards(end, share)
            return extents.contains { $0.contains(point) }
        }
        return covered >= Self.fewestCovered
    }
}
