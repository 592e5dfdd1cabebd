import IDScan
import Imaging
import TextRecognition

/// Lines of text.
extension CoverPlan {
    /// The documents that lines may stand on.
    struct Prints {
        private let all: [PrintCover]
        /// The places of the fields whose text is known.
        let known: [Quadrilateral]
        /// The places of hidden fields beside which more of the same may stand.
        let doubtful: [Quadrilateral]

        init(_ prints: [PrintCover], hiding request: RedactionRequest) {
            all = prints
            doubtful = all.flatMap { print in Set(print.names).filter(request.hides).compactMap(print.doubtfulPlace) }
            known = all.flatMap { print in print.fields.compactMap { print.place(of: $0) } }
        }

        /// True if a line that no other field claims stands in such a place, in its row, or close above or below it.
        func mayBelong(_ line: ComparedLine) -> Bool {
            let corners = line.corners
            let claimed = known.filter { !doubtful.contains($0) }
            guard !claimed.contains(where: { $0.contains(corners.centre) || corners.contains($0.centre) }) else {
                return false
            }
            return doubtful.contains { place in
                if place.contains(corners.centre) || corners.contains(place.centre) { return true }
                let row = place.enlarged(by: 1 + 2 * Self.gap * corners.meanHeight / max(1, place.meanWidth), 1)
                if [corners.left, corners.right].contains(where: row.contains) { return true }
                return corners.meanHeight > Self.leastHeight * place.meanHeight
                    && (place.enlarged(by: 1, Self.reach).contains(corners.centre)
                        || corners.enlarged(by: 1, Self.reach).contains(place.centre))
            }
        }

        /// Captions are lower than this share of their values; a line below another is less than half of this many heights away;
        /// the parts of a row are as many heights apart at most.
        private static let leastHeight = 0.75, reach = 4.0, gap = 2.0

        /// True if a line stands on a document, and is as low as print is.
        func contains(_ line: ComparedLine) -> Bool {
            all.contains { $0.frames.contains { $0.contains(line.corners) && $0.isPrint(line.corners) } }
        }

        /// The cover of a text.
        func cover(over place: Quadrilateral) -> Quadrilateral {
            all.first { $0.frames.contains { $0.contains(place) } }?.cover(over: place) ?? place.enlarged(by: 1.3)
        }
    }

    /// Covers hidden texts in lines, and lines that could not be read.
    mutating func cover(_ lines: [ComparedLine], of prints: Prints, _ request: RedactionRequest) {
        for line in lines {
            coverSecrets(of: line, on: prints)
            if line.confidence >= Self.leastOfTexture, !kept.isEmpty {
                // Of other text not even a slice stays in what is open, but for letters that are kept.
                forced += line.words.filter { !keeps($0.corners) }.map {
                    RedactionArea(name: "text", quadrilateral: $0.corners.enlarged(by: 1, 1.2))
                }
            }
            let isOnDocument = prints.contains(line)
            let isUnread = line.confidence < Self.leastConfidence && line.confidence >= Self.leastOfTexture
            let isKnown = prints.known.contains { $0.contains(line.corners.centre) }
            if request.kept != nil
                ? line.confidence >= Self.leastOfTexture
                : isUnread && isOnDocument && !isKnown || ZoneLineReader.resembles(line.text) || prints.mayBelong(line)
            {
                hidden.append(
                    RedactionArea(
                        name: isUnread ? "unread text" : "text", quadrilateral: prints.cover(over: line.corners)))
            } else if request.kept == nil, !coversEverything, isOnDocument, line.confidence >= Self.leastConfidence {
                keepOff(line)
            }
        }
    }

    /// Covers the words of a line that have a hidden text.
    mutating func coverSecrets(of line: ComparedLine, on prints: Prints) {
        for text in texts {
            let places = line.words(saying: text, .similar).map(\.corners.asWideAsHigh)
            hidden += places.map { RedactionArea(text.name, prints.cover(over: $0)) }
            if text.isCommon { continue }
            let exact = line.words(saying: text, .same).map { $0.corners.asWideAsHigh.enlarged(by: 1, 1.2) }
            secrets += (kept.isEmpty ? places : exact).map { RedactionArea(text.name, $0) }
        }
    }

    /// Lets the margins of covers end at a line that stays, or at the words of it that do.
    private mutating func keepOff(_ line: ComparedLine) {
        let telling = texts.flatMap { line.words(saying: $0, .similar) }
        let open = telling.isEmpty ? [line.corners] : line.words.filter { !telling.contains($0) }.map(\.corners)
        words += open.map { RedactionArea(name: "text", quadrilateral: $0) }
    }

    /// The largest covered share of a word that can still be read well.
    private static let mostCovered = 0.15

    /// Says which words that stay are partly covered.
    func clipped(by mask: CoverMask) -> [String] {
        let clipped = words.filter { word in
            mask.share(of: word.quadrilateral) > Self.mostCovered
                && !secrets.contains { $0.quadrilateral.contains(word.quadrilateral.centre) }
        }
        let names = Set(clipped.map(\.name)).subtracting(["text"]).sorted()
        let count = clipped.count { $0.name == "text" }
        return names.map { "\($0) is kept, and partly covered" }
            + (count == 0
                ? []
                : ["\(count == 1 ? "one text" : "\(count) texts") beside what is hidden: some letters are covered, too"])
    }
}

extension Quadrilateral {
    /// The middles of its left and its right side.
    fileprivate var left: Point { topLeft.towards(bottomLeft, 0.5) }
    fileprivate var right: Point { topRight.towards(bottomRight, 0.5) }
}
