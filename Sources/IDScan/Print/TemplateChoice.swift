import TextRecognition

/// How well the anchors of a template are seen on a document.
struct TemplateChoice {
    let template: DocumentTemplate
    /// How many of the anchors were read.
    let anchors: Int
    /// How far, all in all, they begin from where the template has them, in millimetres.
    let distance: Double

    /// How far an anchor may be outside its region, in millimetres.
    private static let tolerance = 2.0
    /// How far from the beginning of its region an anchor may begin, in millimetres.
    private static let farthest = 7.0

    init(_ template: DocumentTemplate, in text: inout CardText) throws(TextRecognitionError) {
        var (anchors, distance) = (0, 0.0)
        for anchor in template.conditions.anchors {
            guard let found = try Self.distance(of: anchor, in: &text) else { continue }
            anchors += 1
            distance += found
        }
        (self.template, self.anchors, self.distance) = (template, anchors, distance)
    }

    /// Whether enough anchors were read to tell the kind of document from them alone: more than half.
    var isConvincing: Bool { 2 * anchors > template.conditions.anchors.count }

    /// Whether more speaks for this template than for another.
    func isBetter(than other: TemplateChoice) -> Bool {
        anchors == other.anchors ? distance < other.distance : anchors > other.anchors
    }

    /// How far from the beginning of its region an anchor begins; nil when it is not there.
    private static func distance(
        of anchor: TemplateAnchor, in text: inout CardText
    ) throws(TextRecognitionError) -> Double? {
        let patterns = anchor.texts.map { FoldedText($0) }
        for index in text.words {
            let place = text.places[index]
            if let region = anchor.region {
                let reach = region.outset(by: tolerance)
                guard reach.rows.contains(place.middle), place.columns.overlap(with: reach.columns) > 0 else {
                    continue
                }
            }
            guard let line = try text.line(index) else { continue }
            let folded = FoldedText(line.text)
            let match = patterns.lazy.compactMap {
                folded.bestMatch(of: $0, tolerance: FoldedText.tolerance(forLength: $0.characters.count))
            }.first
            guard let match else { continue }
            // A flag beside a title may be part of its line: the anchor begins no later than where it resembles the text.
            let first = line.line.characters[folded.offsets[match.range.lowerBound]].extent.lowerBound
            let start = place.columns.lowerBound
            let offset = anchor.region.map { (start...start + first * place.width).distance(to: $0.x) } ?? 0
            if offset <= farthest { return offset }
        }
        return nil
    }
}
