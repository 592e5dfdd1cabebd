import MRZ
import TextRecognition

/// Finds the lines that are the values of fields whose places only captions tell.
///
/// Captions are small, and often misread: that a line makes sense as the content, that the zone says the same, and what
/// the line above resembles most are weighed together, and the surest lines are given away first.
struct CaptionSearch {
    let template: DocumentTemplate
    /// Whether a text makes sense as the value of a field.
    let makesSense: (TemplateField, String) -> Bool
    /// How far a text is from what the zone says of a field: 0 is the same; nil where the zone says nothing.
    let difference: (TemplateField, String) -> ZoneDifference?

    /// How a printed text compares with the zone.
    enum ZoneDifference {
        case same, near, other
    }

    /// A line, how much speaks for its being the value of a field, and how much of it the caption.
    private struct Bid {
        let field: TemplateField
        let line: Int
        let score: Double
    }

    /// How high values are where nothing else tells, in millimetres, and how much higher or lower others may be, as
    /// factors.
    private static let usualHeight = 2.0, heights = 0.72...1.45
    /// How far below its caption a value stands, from middle to middle, in millimetres.
    private static let distances = 1.2...6.0
    /// How far left and right of the beginning of its caption a value begins, in millimetres.
    private static let offsets = -3.0...9.0
    /// Captions that resemble less than this share are others.
    private static let leastSimilarity = 0.4
    /// What speaks for a line: the same in the zone, nearly the same, and a content of which few texts make sense.
    private static let same = 3.0, near = 1.2, sense = 0.3
    /// Lines for which less speaks are not taken.
    private static let leastScore = 0.2

    /// Returns the line of each field that was found.
    func lines(in text: inout CardText) throws(TextRecognitionError) -> [VisualFieldName: Int] {
        let fields = template.fields.filter { $0.region == nil && !$0.captions.isEmpty }
        guard !fields.isEmpty else { return [:] }
        var bids = try zoneBids(for: fields, in: &text)
        let known = Set(bids.filter { $0.score >= Self.same }.map(\.line))
        let heights = known.map { text.places[$0].height }.sorted()
        let height = heights.isEmpty ? Self.usualHeight : heights[heights.count / 2]
        for line in candidates(of: height, besides: known, in: text) {
            let captions = (
                below: try caption(above: line, in: &text), right: try caption(leftOf: line, in: &text)
            )
            let isSingle = !text.words.contains(line)
            guard captions.below != nil || captions.right != nil || !isSingle, let read = try text.line(line)?.text
            else { continue }
            for field in fields where isPossible(field, line, in: text) {
                let caption = field.placement == .below ? captions.below : captions.right
                let similarity = caption.map { self.similarity(of: field, to: $0) } ?? 0
                score(field, read, similarity).map { bids.append(Bid(field: field, line: line, score: $0)) }
            }
        }
        return Self.awarded(bids)
    }

    /// How much speaks for a text's being the value of a field; nil when it cannot be.
    private func score(_ field: TemplateField, _ text: String, _ similarity: Double) -> Double? {
        let hasSense = makesSense(field, text)
        guard hasSense || (field.content.resembles(text) && similarity > 0) else { return nil }
        let isSelective = [.date, .sex, .height, .stateCode].contains(field.content) && hasSense
        let bonus = isSelective ? Self.sense : 0
        switch difference(field, text) {
        case .same: return similarity + bonus + Self.same
        case .near: return similarity + bonus + Self.near
        case .other: return similarity < Self.surelyOther ? nil : similarity
        // Of the dates on a passport, the zone has all but that of issue.
        case nil where field.name == .issueDate && hasSense: return similarity + Self.leastScore
        case nil: return similarity > 0 ? similarity + bonus : nil
        }
    }

    /// What differs from the zone is a value only where a caption says so clearly.
    private static let surelyOther = 0.6

    /// The surest first; a line goes to one field, and a field has one line.
    private static func awarded(_ bids: [Bid]) -> [VisualFieldName: Int] {
        var lines: [VisualFieldName: Int] = [:]
        for bid in bids.sorted(by: { $0.score > $1.score }) where bid.score >= leastScore {
            let isTaken = lines[bid.field.name] != nil || lines.values.contains(bid.line)
            if !isTaken { lines[bid.field.name] = bid.line }
        }
        return lines
    }

    /// The lines that say the same as the zone, or nearly.
    private func zoneBids(for fields: [TemplateField], in text: inout CardText) throws(TextRecognitionError) -> [Bid] {
        var bids: [Bid] = []
        for line in text.words where text.places[line].height >= Self.heights.lowerBound * Self.usualHeight {
            guard let read = try text.line(line)?.text, read.count > 1 else { continue }
            for field in fields where difference(field, read) == .same {
                bids.append(Bid(field: field, line: line, score: Self.same))
            }
        }
        return bids
    }

    /// The lines that are as high as values; single letters among them.
    private func candidates(of height: Double, besides known: Set<Int>, in text: CardText) -> [Int] {
        text.places.indices.filter { index in
            !known.contains(index) && Self.heights.contains(text.places[index].height / height)
        }
    }

    /// Single letters are values of those fields only that have such.
    private func isPossible(_ field: TemplateField, _ line: Int, in text: CardText) -> Bool {
        text.words.contains(line) || field.content == .sex || field.name == .documentCode
    }

    /// What the nearest line above a line says, if it begins where a caption would.
    private func caption(above line: Int, in text: inout CardText) throws(TextRecognitionError) -> FoldedText? {
        let place = text.places[line]
        let above = text.words.filter { index in
            let other = text.places[index]
            return Self.distances.contains(place.middle - other.middle)
                && Self.offsets.contains(place.columns.lowerBound - other.columns.lowerBound)
        }
        let nearest = above.max { text.places[$0].middle < text.places[$1].middle }
        guard let nearest, let read = try text.line(nearest)?.text else { return nil }
        let folded = FoldedText(read)
        return folded.characters.count >= 3 ? folded : nil
    }

    /// What the line says that ends left of another on the same row.
    private func caption(leftOf line: Int, in text: inout CardText) throws(TextRecognitionError) -> FoldedText? {
        let place = text.places[line]
        let before = text.words.filter { index in
            let other = text.places[index]
            return index != line && abs(place.middle - other.middle) < Self.sameRow * max(place.height, other.height)
                && other.columns.upperBound <= place.columns.lowerBound
        }
        let nearest = before.max { text.places[$0].columns.upperBound < text.places[$1].columns.upperBound }
        guard let nearest, let read = try text.line(nearest)?.text else { return nil }
        return FoldedText(read)
    }

    /// Lines whose middles differ by less than this share of the height of the higher are on one row.
    private static let sameRow = 0.6

    /// How much a line resembles the captions of a field, 0 to 1; nothing, if it resembles none.
    private func similarity(of field: TemplateField, to line: FoldedText) -> Double {
        let best = field.captions.map { line.similarity(to: FoldedText($0)) }.max() ?? 0
        return best > Self.leastSimilarity ? (best - Self.leastSimilarity) / (1 - Self.leastSimilarity) : 0
    }
}
