import TextRecognition

/// How well the anchors of a template are seen on a document.
struct TemplateChoice {
    let template: DocumentTemplate
    /// How many of the anchors were read.
    let anchors: Int
    /// How far, all in all, they begin from where the template has them, in millimetres.
    let distance: Double

    /// How much of them all was read, 0 to 1.
    private let share: Double

    /// How far an anchor may be outside its region, in millimetres.
    private static let tolerance = 4.0
    /// How far from the beginning of its region an anchor may begin, in millimetres.
    private static let farthest = 10.0
    /// What is cut off or misread resembles an anchor by this share at least; less will do beside another anchor.
    private static let leastSimilarity = 0.74, leastBesideAnother = 0.6
    /// A text has at least so many heights of its letters for each of them.
    private static let leastAspect = 0.45

    init(_ template: DocumentTemplate, in text: inout PrintedLines) throws(TextRecognitionError) {
        var found: [Match] = []
        for anchor in template.conditions.anchors {
            if let match = try Self.match(of: anchor, in: &text) { found.append(match) }
        }
        let isAnySure = found.contains { $0.similarity >= Self.leastSimilarity }
        let seen = isAnySure ? found : []
        self.template = template
        anchors = seen.count
        distance = seen.reduce(0) { $0 + $1.distance }
        share = seen.reduce(0) { $0 + $1.similarity } / Double(max(1, template.conditions.anchors.count))
    }

    /// Whether enough anchors were read to tell the kind of document from them alone: more than half.
    var isConvincing: Bool { share > 0.5 || template.conditions.anchors.isEmpty }

    /// Whether this template fits better than another.
    func isBetter(than other: TemplateChoice) -> Bool {
        anchors == other.anchors ? distance < other.distance : anchors > other.anchors
    }

    /// How much a line resembles an anchor, and how far from the beginning of its region it begins, in millimetres.
    private struct Match {
        let similarity, distance: Double
    }

    /// Returns the line that resembles an anchor most, higher letters first; nil when none does.
    private static func match(
        of anchor: TemplateAnchor, in text: inout PrintedLines
    ) throws(TextRecognitionError) -> Match? {
        let patterns = anchor.texts.map { FoldedText($0) }
        let shortest = patterns.map(\.characters.count).min() ?? 0
        var best: Match?
        for index in text.words.sorted(by: { text.places[$0].height > text.places[$1].height }) {
            let place = text.places[index]
            guard isPossible(place, for: anchor, length: shortest), let line = try text.caption(index) else {
                continue
            }
            let folded = FoldedText(line.text)
            let similarity = patterns.map { folded.similarity(to: $0) }.max() ?? 0
            let beginnings = place.columns.lowerBound...beginning(of: patterns, in: line, folded, at: place)
            let offset = anchor.region.map { beginnings.distance(to: $0.x) } ?? 0
            guard offset <= farthest, similarity >= max(leastBesideAnother, best?.similarity ?? 0) else { continue }
            best = Match(similarity: similarity, distance: offset)
            if similarity >= leastSimilarity { break }
        }
        return best
    }

    /// Where in a line an anchor begins at the latest, in millimetres: a flag beside a title may be part of its line.
    private static func beginning(
        of patterns: [FoldedText], in line: RecognizedTextObservation, _ folded: FoldedText, at place: LinePlace
    ) -> Double {
        let match = patterns.lazy.compactMap {
            folded.bestMatch(of: $0, tolerance: FoldedText.tolerance(forLength: $0.characters.count))
        }.first
        let first = match.map { line.line.characters[folded.offsets[$0.range.lowerBound]].extent.lowerBound } ?? 0
        return place.columns.lowerBound + first * place.width
    }

    /// Whether a line may be an anchor of a length: about where that is printed, and wide enough.
    private static func isPossible(_ place: LinePlace, for anchor: TemplateAnchor, length: Int) -> Bool {
        guard place.width >= leastAspect * Double(length) * place.height else { return false }
        guard let reach = anchor.region?.outset(by: tolerance) else { return true }
        return reach.rows.contains(place.middle) && place.columns.overlap(with: reach.columns) > 0
    }
}
