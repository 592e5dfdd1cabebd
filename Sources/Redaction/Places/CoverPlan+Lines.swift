import IDScan
import Imaging
import TextRecognition

/// Lines of text.
extension CoverPlan {
    /// The documents that lines may stand on.
    private struct Prints {
        let all: [(print: PrintCover, frames: [CardFrame])]
        /// The places of the fields whose text is known.
        let known: [Quadrilateral]

        init(_ documents: [ScannedDocument], hiding request: RedactionRequest) {
            all = documents.map { (print: PrintCover($0), frames: $0.frames) }
            doubtful = documents.filter(\.isToldByCaptions).flatMap { document in
                let print = PrintCover(document)
                return print.fields.filter(request.hides).compactMap(print.place)
            }
            known = all.flatMap { prints in prints.print.fields.compactMap { prints.print.place(of: $0) } }
        }

        /// The places of hidden fields that captions alone tell: the lines beside these may be of the same field.
        let doubtful: [Quadrilateral]

        /// True if a line that no other field claims stands close above or below a field that captions alone tell.
        func mayBelong(_ line: RecognizedTextObservation) -> Bool {
            !known.contains { $0.contains(line.corners.centre) }
                && doubtful.contains { place in
                    line.corners.meanHeight > Self.leastHeight * place.meanHeight
                        && (place.enlarged(by: 1, Self.reach).contains(line.corners.centre)
                            || line.corners.enlarged(by: 1, Self.reach).contains(place.centre))
                }
        }

        /// Captions are lower than this share of their values; a line below another is less than half of this many heights away.
        private static let leastHeight = 0.75, reach = 4.0

        /// True if a line stands on a document, and is as low as print is.
        func contains(_ line: RecognizedTextObservation) -> Bool {
            all.contains { $0.frames.contains { $0.contains(line.corners) && $0.isPrint(line.corners) } }
        }

        /// The cover of a text.
        func cover(over place: Quadrilateral) -> Quadrilateral {
            all.first { $0.frames.contains { $0.contains(place) } }?.print.cover(over: place) ?? place.enlarged(by: 1.3)
        }
    }

    /// Covers hidden texts in lines, and lines that could not be read.
    mutating func cover(
        _ lines: [RecognizedTextObservation], of documents: [ScannedDocument], _ request: RedactionRequest
    ) {
        let prints = Prints(documents, hiding: request)
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

    /// Covers the words of lines that have a hidden text.
    mutating func coverSecrets(
        of lines: [RecognizedTextObservation], on documents: [ScannedDocument], _ request: RedactionRequest
    ) {
        let prints = Prints(documents, hiding: request)
        for line in lines { coverSecrets(of: line, on: prints) }
    }

    /// Covers the words of a line that have a hidden text.
    private mutating func coverSecrets(of line: RecognizedTextObservation, on prints: Prints) {
        for text in texts {
            let places = line.words(saying: text, .similar).map(\.corners)
            hidden += places.map { RedactionArea(text.name, prints.cover(over: $0)) }
            if text.isCommon { continue }
            let exact = line.words(saying: text, .same).map { $0.corners.enlarged(by: 1, 1.2) }
            secrets += (kept.isEmpty ? places : exact).map { RedactionArea(text.name, $0) }
        }
    }

    /// Lets the margins of covers end at a line that stays, or at the words of it that do.
    private mutating func keepOff(_ line: RecognizedTextObservation) {
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
