import MRZ
import TextRecognition

/// Finds the lines that are the values of fields whose places only captions tell.
///
/// Captions are small, and often misread: that a line makes sense as the content, that the zone says the same, what the
/// line above resembles most, and between which other fields it stands are weighed together, and the surest lines are
/// given away first.
struct CaptionSearch {
    let template: DocumentTemplate
    /// Whether a text makes sense as the value of a field.
    let makesSense: (TemplateField, String) -> Bool
    /// How far a text is from what the zone says of a field: 0 is the same; nil where the zone says nothing.
    let difference: (TemplateField, String) -> ZoneDifference?

    /// How a printed text compares with the zone.
    enum ZoneDifference {
        case same, near, other
        /// A date that may be the day of issue, or that of expiry with another year.
        case issueOrNear
    }

    /// A field, a line that may be its value, and a score that is higher the more evidence there is for it.
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
    /// The scores of a line when the zone says the same, when it says nearly the same, and when the text makes sense
    /// for a content that few texts make sense for.
    private static let same = 3.0, near = 1.2, sense = 0.3
    /// Lines with a lower score are not taken.
    private static let leastScore = 0.2

    /// Returns the line of each field that was found.
    func lines(in text: inout PrintedLines) throws(TextRecognitionError) -> [VisualFieldName: Int] {
        let fields = template.fields.filter { $0.region == nil && !$0.captions.isEmpty }
        guard !fields.isEmpty else { return [:] }
        let known = try linesOfZone(for: fields, in: &text)
        let heights = known.map { text.places[$0.line].height }.sorted()
        let height = heights.isEmpty ? Self.usualHeight : heights[heights.count / 2]
        var order = ReadingOrder(fields: fields.map(\.name))
        // Of several lines that say the same of a field, the highest, which comes first, is the value: it has the last word.
        for own in known.reversed() where known.count(where: { $0.line == own.line }) == 1 {
            order.place(own.field.name, at: text.places[own.line])
        }
        let candidates = Set(candidates(of: height, in: text)).union(known.map(\.line)).sorted()
        let lowest = heights.isEmpty ? 0 : Self.low * height
        let seen = try readings(of: candidates, settled: Self.settled(known), lowest: lowest, order, in: &text)
        // Dates are told by what they say: they show where texts, which may be anything, have their places.
        let dates = fields.filter { $0.content == .date }
        order.place(dates, at: Self.awarded(bids(of: dates, for: seen, order, in: text), in: text), in: text)
        var lines = Self.awarded(bids(of: fields, for: seen, order, in: text), in: text)
        order.place(fields, at: lines, in: text)
        for field in fields where lines[field.name] == nil {
            lines[field.name] = try hiddenLine(of: field, among: lines, order, in: &text)
        }
        return lines
    }

    /// Returns the place of a letter or a name that was not found, as it touches a stamp or stands under glare, in a column
    /// of values where there is room for it; nil if nothing is read there that makes sense.
    private func hiddenLine(
        of field: TemplateField, among lines: [VisualFieldName: Int], _ order: ReadingOrder, in text: inout PrintedLines
    ) throws(TextRecognitionError) -> Int? {
        guard field.content == .sex || field.content == .name,
            let (above, below) = order.neighbours(ofMissing: field.name), let first = lines[above],
            let last = lines[below]
        else { return nil }
        let letter = text.strips[first].letter(halfWayTo: text.strips[last])
        let hidden = field.content == .sex ? letter : letter.reaching(allInkBehindIn: text.picture)
        // What was found there, and is not the name, is something else.
        let place = LinePlace(text.picture.onDocument(hidden.corners))
        let isFound = text.words.contains { text.places[$0].isBeside(place) && text.places[$0].overlaps(place) }
        guard !isFound, let read = try text.line(in: hidden, allowing: nil, look: 0)?.withoutSpecks,
            read.confidence >= Self.certain, makesSense(field, read.text)
        else { return nil }
        return text.add(hidden)
    }

    /// What a line says, and what stands above it and left of it.
    private struct Reading {
        let line: Int
        let text: String
        let confidence: Double
        let above, before: FoldedText?
        /// Whether it is lower than the values that are known, as captions are.
        let isLow: Bool

        /// Whether it is a date, or would be but for misread digits.
        var isLikeDate: Bool {
            PrintedDate(text) != nil
                || FieldContent.date.resembles(text) && text.count(where: \.isNumber) >= CaptionSearch.fewestDigits
        }
    }

    /// The lines that the zone settles: each says the same as one field of the zone, and no other line says that.
    private static func settled(_ known: [(field: TemplateField, line: Int)]) -> Set<Int> {
        Set(
            known.filter { own in
                known.allSatisfy { ($0.line == own.line) == ($0.field.name == own.field.name) }
            }.map(\.line))
    }

    private func readings(
        of candidates: [Int], settled: Set<Int>, lowest: Double, _ order: ReadingOrder, in text: inout PrintedLines
    ) throws(TextRecognitionError) -> [Reading] {
        var readings: [Reading] = []
        for line in candidates {
            let isSettled = settled.contains(line)
            let above = isSettled ? nil : try caption(above: line, in: &text)
            let before = isSettled ? nil : try caption(leftOf: line, in: &text)
            // Single letters without a caption are specks, unless they begin where values do.
            let isSpeck = !text.words.contains(line) && above == nil && before == nil
            guard !isSpeck || order.isAligned(text.places[line]), let read = try text.line(line) else { continue }
            readings.append(
                Reading(
                    line: line, text: try date(at: line, readAs: read.text, in: text) ?? read.text,
                    confidence: read.confidence, above: above, before: before,
                    isLow: text.places[line].height < lowest))
        }
        return readings
    }

    /// A date whose digits were taken for letters, read once more as one; nil for anything else.
    private func date(
        at line: Int, readAs text: String, in card: PrintedLines
    ) throws(TextRecognitionError) -> String? {
        guard text.count(where: \.isNumber) >= Self.fewestDigits, FieldContent.date.resembles(text),
            PrintedDate(text)?.day == nil
        else { return nil }
        let characters = FieldContent.date.stricterCharacters
        let again = try card.line(in: card.strips[line], allowing: characters, look: 0)?.text
        return again.flatMap { PrintedDate($0)?.day == nil ? nil : $0 }
    }

    /// So many digits of a date are hardly all misread.
    private static let fewestDigits = 5

    private func bids(
        of fields: [TemplateField], for readings: [Reading], _ order: ReadingOrder, in text: PrintedLines
    ) -> [Bid] {
        readings.flatMap { reading in
            fields.filter { isPossible($0, reading.line, in: text) }.compactMap { field in
                let violations = order.violations(of: field.name, at: text.places[reading.line])
                var difference = difference(field, reading.text)
                if difference == .issueOrNear {
                    difference = hasIssue(before: reading, among: readings, in: text) ? .near : .other
                }
                return score(
                    field, reading, differing: difference, isOrderKnown: order.isKnown, violations: violations
                ).map { Bid(field: field, line: reading.line, score: $0) }
            }
        }
    }

    /// Whether another line is the day of issue. Such a line has a date that the zone does not have, and stands before
    /// the given line.
    private func hasIssue(before line: Reading, among readings: [Reading], in text: PrintedLines) -> Bool {
        let dates = template.fields.filter { $0.content == .date }
        return readings.contains { other in
            let isDate = PrintedDate(other.text, order: template.dateOrder)?.day != nil
            return isDate && text.places[other.line].isRead(before: text.places[line.line])
                && dates.allSatisfy { [nil, .other].contains(difference($0, other.text)) }
        }
    }

    /// The score of a text as the value of a field; nil when it cannot be the value.
    private func score(
        _ field: TemplateField, _ reading: Reading, differing difference: ZoneDifference?, isOrderKnown: Bool,
        violations: Int
    ) -> Double? {
        let caption = field.placement == .below ? reading.above : reading.before
        let similarity = caption.map { self.similarity(of: field, to: $0) } ?? 0
        let hasSense = makesSense(field, reading.text)
        guard hasSense || (field.content.resembles(reading.text) && similarity > 0) else { return nil }
        // One letter is seen in any texture, and half of the time it is what the zone has.
        if field.content == .sex, reading.confidence < Self.certain, similarity == 0 { return nil }
        let isSelective = [.date, .sex, .height, .stateCode].contains(field.content) && hasSense
        let bonus =
            (isSelective ? Self.sense : 0) - Self.violation * Double(violations) - (reading.isLow ? Self.lowness : 0)
        let isInPlace = isOrderKnown && violations <= Self.mostViolations && reading.confidence >= Self.certain
        let inPlace = isInPlace ? similarity + Self.inPlace + bonus : nil
        switch difference {
        case .same: return similarity + bonus + Self.same
        case .near: return similarity + bonus + Self.near
        case .other where similarity >= Self.surelyOther: return similarity
        case .other, .issueOrNear: return field.content == .sex && violations == 0 ? inPlace : nil
        // Of the dates on a passport, the zone has all but that of issue.
        case nil where field.name == .issueDate && hasSense: return similarity + bonus + Self.leastScore
        case nil where isSelective || ([.text, .place].contains(field.content) && !reading.isLikeDate):
            return inPlace ?? (similarity > 0 ? similarity + bonus : nil)
        case nil: return similarity > 0 ? similarity + bonus : nil
        }
    }

    /// What differs from the zone is a value only where a caption says so clearly.
    private static let surelyOther = 0.6
    /// A line loses so much score for each field on whose wrong side it stands.
    private static let violation = 0.15
    /// Lines that are lower than values by this factor are mostly captions, and lose so much score.
    private static let low = 0.8, lowness = 0.3
    /// The score of a line without a caption that stands between the right fields, and for how many fields at most it
    /// may stand on the wrong side.
    private static let inPlace = 0.4, mostViolations = 1
    /// Lines of less confidence are taken for values only where there is a caption.
    private static let certain = 0.85

    /// The surest first; a line goes to one field, and a field has one line. What was found twice is one line.
    private static func awarded(_ bids: [Bid], in text: PrintedLines) -> [VisualFieldName: Int] {
        var lines: [VisualFieldName: Int] = [:]
        for bid in bids.sorted(by: { $0.score > $1.score }) where bid.score >= leastScore {
            let place = text.places[bid.line]
            let isTaken = lines.values.contains { text.places[$0].isBeside(place) && text.places[$0].overlaps(place) }
            if lines[bid.field.name] == nil, !isTaken { lines[bid.field.name] = bid.line }
        }
        return lines
    }

    /// So many values tell how high the others are.
    private static let enoughHeights = 3

    /// The lines that say the same as the zone.
    private func linesOfZone(
        for fields: [TemplateField], in text: inout PrintedLines
    ) throws(TextRecognitionError) -> [(field: TemplateField, line: Int)] {
        var known: [(field: TemplateField, line: Int)] = []
        var least = Self.heights.lowerBound * Self.usualHeight
        // Captions are lower than values: once it is clear how high these are, they need not be read.
        for line in text.words.sorted(by: { text.places[$0].height > text.places[$1].height })
        where text.places[line].height >= least {
            guard let read = try text.line(line)?.text, read.count > 1 else { continue }
            for field in fields where difference(field, read) == .same { known.append((field, line)) }
            let heights = Set(known.map(\.line)).map { text.places[$0].height }.sorted()
            if heights.count >= Self.enoughHeights {
                least = max(least, Self.heights.lowerBound * heights[heights.count / 2])
            }
        }
        return known
    }

    /// The lines that are as high as values; single letters among them.
    private func candidates(of height: Double, in text: PrintedLines) -> [Int] {
        text.places.indices.filter { Self.heights.contains(text.places[$0].height / height) }
    }

    /// Single letters are values of those fields only that have such.
    private func isPossible(_ field: TemplateField, _ line: Int, in text: PrintedLines) -> Bool {
        text.words.contains(line) || field.content == .sex || field.name == .documentCode
    }

    /// What the nearest line above a line says, if it begins where a caption would.
    private func caption(above line: Int, in text: inout PrintedLines) throws(TextRecognitionError) -> FoldedText? {
        let place = text.places[line]
        let above = text.words.filter { index in
            let other = text.places[index]
            return Self.distances.contains(place.middle - other.middle)
                && Self.offsets.contains(place.columns.lowerBound - other.columns.lowerBound)
        }
        let nearest = above.max { text.places[$0].middle < text.places[$1].middle }
        guard let nearest, let read = try text.caption(nearest)?.text else { return nil }
        let folded = FoldedText(read)
        return folded.characters.count >= 3 ? folded : nil
    }

    /// What the line says that ends left of another on the same row.
    private func caption(leftOf line: Int, in text: inout PrintedLines) throws(TextRecognitionError) -> FoldedText? {
        let place = text.places[line]
        let before = text.words.filter { index in
            let other = text.places[index]
            return index != line && abs(place.middle - other.middle) < Self.sameRow * max(place.height, other.height)
                && other.columns.upperBound <= place.columns.lowerBound
        }
        let nearest = before.max { text.places[$0].columns.upperBound < text.places[$1].columns.upperBound }
        guard let nearest, let read = try text.caption(nearest)?.text else { return nil }
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

extension ReadingOrder {
    /// Adds the fields whose lines are known, in the order of the template.
    fileprivate mutating func place(
        _ fields: [TemplateField], at lines: [VisualFieldName: Int], in text: PrintedLines
    ) {
        for field in fields {
            if let line = lines[field.name] { place(field.name, at: text.places[line]) }
        }
    }
}
