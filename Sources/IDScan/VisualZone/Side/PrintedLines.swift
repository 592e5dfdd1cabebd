import Imaging
import TextRecognition

/// The lines that are printed on a document. Each is read once, when it is first asked for.
struct PrintedLines {
    /// The document.
    let picture: FlatSide
    /// Where lines are, in pixels of the flat picture.
    private(set) var strips: [TextStrip]
    /// The same in millimetres.
    private(set) var places: [LinePlace]
    /// How many of them were found; the others were added.
    private let foundCount: Int
    /// Which of them have more than one letter, touching ones included; what is left is mostly no text.
    let words: Range<Int>
    private let readers: PrintedTextReaders
    private let scatteredDates: [ScatteredDate]
    private var lines: [Int: RecognizedTextObservation?] = [:]
    private let readings = StripReadings(), secondReadings = StripReadings()

    /// The largest letters that anybody wants, in millimetres: titles.
    private static let largestLetter = 5.0
    /// Lower letters cannot be read, higher ones are pictures, in millimetres.
    private static let letterHeights = 0.7...6.0

    /// Finds the lines of a document.
    ///
    /// - Parameters:
    ///   - picture: The document.
    ///   - readers: Read the lines.
    ///   - isOther: Whether a place, in millimetres, is not part of the print, such as the machine-readable zone.
    init(
        of picture: FlatSide, readBy readers: PrintedTextReaders,
        without isOther: (Quadrilateral) -> Bool = { _ in false }
    ) throws(TextRecognitionError) {
        let printed = try picture.image.printedStrips(largest: Self.largestLetter * picture.resolution)
        let whole = printed.map { strip in
            strip.letterCount > 1 ? strip.reaching(allInkOf: picture) : strip
        }
        let kept = whole.map { ($0, picture.onDocument($0.corners)) }.filter {
            Self.letterHeights.contains($1.meanHeight) && !isOther($1)
        }
        let unseen = UnseenLetters(picture: picture, reader: readers.first)
        var (parts, singles): ([TextStrip], [TextStrip]) = ([], [])
        for (strip, _) in kept {
            if let word = strip.letterCount > 1 ? strip : try unseen.several(in: strip) {
                parts.append(word)
            } else {
                singles.append(strip)
            }
        }
        let short = try unseen.words(of: singles)
        let text = try unseen.completed(
            unseen.joined(Self.joined(parts + short.words, on: picture)), with: short.singles)
        let untouched = try text.lines.untouched(on: picture, by: readers.first)
        let found = try ScatteredDate.found(among: untouched, of: picture, by: readers.first)
        let lines = found.lines
        scatteredDates = found.dates
        strips = lines + text.singles
        places = strips.map { LinePlace(picture.onDocument($0.corners)) }
        words = 0..<lines.count
        foundCount = strips.count
        self.picture = picture
        self.readers = readers
    }

    /// Joins strips that are of one line, found at two scales or in two parts; the longest come first. The part with the most
    /// letters says where the line runs: others may be texture.
    private static func joined(_ strips: [TextStrip], on picture: FlatSide) -> [TextStrip] {
        var lines: [(strip: TextStrip, place: LinePlace)] = []
        for strip in strips {
            var (line, place) = (strip, LinePlace(picture.onDocument(strip.corners)))
            while let index = lines.firstIndex(where: { $0.place.isPart(ofLineWith: place) }) {
                let other = lines.remove(at: index)
                let isOtherSurer = (other.strip.letterCount, other.place.width) > (line.letterCount, place.width)
                line = isOtherSurer ? other.strip.joined(with: [line]) : line.joined(with: [other.strip])
                place = LinePlace(picture.onDocument(line.corners))
            }
            lines.append((line, place))
        }
        return lines.map(\.strip)
    }

    /// Letters that stand alone are at least so high, in millimetres.
    private static let leastSingle = 1.3

    /// The single letters that are not too low to be read.
    var singles: [Int] {
        places.indices.filter { !words.contains($0) && places[$0].height >= Self.leastSingle }
    }

    /// A line and those that go on before or behind it after a space.
    func parts(ofLineWith index: Int) -> [Int] {
        [index] + words.filter { $0 != index && places[$0].continues(places[index]) }
    }

    /// The lines that may hold a content: a sex is a single letter.
    func lines(of content: FieldContent) -> [Int] {
        content == .sex ? Array(words) + singles : Array(words)
    }

    /// Reads one of the lines, without what is no text at its ends; nil when there is no text.
    mutating func line(_ index: Int) throws(TextRecognitionError) -> RecognizedTextObservation? {
        if let known = lines[index] { return known }
        let line = try self.line(in: strips[index], allowing: nil, look: 0)?.withoutSpecks.endingWithDate
        lines[index] = .some(line)
        return line
    }

    /// Between which columns a line may reach, in millimetres: anywhere, but for a letter that was added, which was not found
    /// because of what it touches.
    func room(for line: Int) -> ClosedRange<Double> { line < foundCount ? -100...1000 : places[line].columns }

    /// Adds the place of a single letter that was not found.
    ///
    /// - Returns: Its number.
    mutating func add(_ letter: TextStrip) -> Int {
        strips.append(letter)
        places.append(LinePlace(picture.onDocument(letter.corners)))
        return strips.count - 1
    }

    /// Whether there is a second reader that takes less time.
    var isSecondReaderFaster: Bool { readers.isSecondFaster && readers.second != nil }

    /// Reads one of the lines as far as captions and titles need it, whose words are known: with the second model, if
    /// that is faster. A line that was read already is not read again.
    mutating func caption(_ index: Int) throws(TextRecognitionError) -> RecognizedTextObservation? {
        guard isSecondReaderFaster, lines[index] == nil else { return try line(index) }
        return try secondLine(in: strips[index], allowing: nil)
    }

    /// In how many other ways a line can be looked at.
    static let otherLooks = 2

    /// Those of some lines that are text, as far as one can tell; all of them if none is.
    mutating func legible(among candidates: [Int]) throws(TextRecognitionError) -> [Int] {
        var legible: [Int] = []
        for index in candidates where try line(index)?.isLegible == true { legible.append(index) }
        return legible.isEmpty ? candidates : legible
    }

    /// Those of some lines of one row that no other one stands across which is read far more surely: texture beside a line may be
    /// found together with its letters, askew, as another line.
    mutating func sure(among candidates: [Int]) throws(TextRecognitionError) -> [Int] {
        for index in candidates { _ = try line(index) }
        return candidates.filter { index in
            let columns = places[index].columns
            return !candidates.contains {
                let both = columns.clamped(to: places[$0].columns)
                return places[$0].overlaps(places[index])
                    && confidence($0, in: both) > confidence(index, in: both) + Self.farSurer
            }
        }
    }

    private static let farSurer = 0.15

    /// How surely a part of a line was read; 0 if there is no text, or it was not read yet.
    private func confidence(_ index: Int, in columns: ClosedRange<Double>) -> Double {
        let place = places[index]
        let characters = (lines[index]?.map(\.line.characters) ?? []).filter { character in
            let middle = (character.extent.lowerBound + character.extent.upperBound) / 2
            return columns.contains(place.columns.lowerBound + middle * place.width)
        }
        return characters.reduce(0) { $0 + $1.confidence } / Double(max(characters.count, 1))
    }

    /// Reads a strip of the picture in a way of its own; what was read in this way, or with no other characters, is not
    /// read again.
    func line(
        in strip: TextStrip, allowing characters: Set<Character>?, look: Int
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        if let known = readings.line(in: strip, allowing: characters, look: look) { return known }
        let line = try read(strip, by: readers.first, allowing: characters, look: look)
        readings.add(line, in: strip, allowing: characters, look: look)
        return line
    }

    /// Reads a strip with the second model; nil when there is no text, or no such model.
    func secondLine(
        in strip: TextStrip, allowing characters: Set<Character>?
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        if let known = secondReadings.line(in: strip, allowing: characters, look: 0) { return known }
        guard let second = readers.second else { return nil }
        let line = try read(strip, by: second, allowing: characters, look: 0)
        secondReadings.add(line, in: strip, allowing: characters, look: 0)
        return line
    }

    /// Reads a strip, one that is a scattered date part by part.
    private func read(
        _ strip: TextStrip, by reader: any PrintedTextReader, allowing characters: Set<Character>?, look: Int
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        guard let date = scatteredDates.first(where: { $0.isLine(in: strip) }) else {
            return try reader.line(in: strip, of: picture.image, allowing: characters, look: look)
        }
        return try date.line(by: reader, of: picture.image, allowing: characters, look: look)
    }

    /// Whether the second model reads a strip differently, accents aside, which it may not know, or a reading is a part only
    /// of what the zone has.
    ///
    /// - Parameters:
    ///   - text: What was read.
    ///   - isCertain: Whether each character of it was read with certainty, more than once.
    ///   - strip: Where it stands; other things may stand beside it.
    ///   - characters: What the second model may read; nil for anything.
    ///   - zone: What would be printed if the zone were right: a second reading that is not the same, but nearer to the
    ///     first than to that, in spite of mistakes elsewhere, or has a letter for a digit that looks like it and unlike the
    ///     zone, is no objection; to what is certain, only one nearer to the zone is. Nil when it is not known.
    func isContested(
        _ text: String, isCertain: Bool, in strip: TextStrip, allowing characters: Set<Character>?,
        insteadOf zone: String?
    ) throws(TextRecognitionError) -> Bool {
        guard readers.second != nil else { return false }
        let second = FoldedText(try secondLine(in: strip, allowing: characters)?.text ?? "")
        // What both do not see of it may be under glare, or beyond the line's end as it was found.
        if let zone, FoldedText(text).isPart(of: FoldedText(zone)) { return true }
        // The second model does not know all letters.
        return LostAccents.spellings(of: text).allSatisfy {
            Self.isContested(FoldedText($0), isCertain: isCertain, by: second, insteadOf: zone)
        }
    }

    private static func isContested(
        _ first: FoldedText, isCertain: Bool, by second: FoldedText, insteadOf zone: String?
    ) -> Bool {
        if second.contains(first) { return false }
        guard let zone else { return true }
        // A zone writes some letters as two, which would make it less like any print.
        var (own, others, wanted) = (
            first.withoutDigraphs, second.withoutDigraphs, FoldedText(zone).withoutDigraphs
        )
        // A digit for a letter that looks like it says the same, unless that makes all the difference.
        if own.shapes.characters != wanted.shapes.characters {
            if second.shapes.contains(first.shapes) { return false }
            (own, others, wanted) = (own.shapes, others.shapes, wanted.shapes)
        }
        let mostMistakes = max(1, own.characters.count / charactersPerMistake)
        let match = others.bestMatch(of: own, tolerance: mostMistakes)
        guard match != nil || isCertain else { return true }
        let leastObjection = (match?.distance ?? mostMistakes + 1) - (isCertain ? 1 : 0)
        return others.bestMatch(of: wanted, tolerance: leastObjection) != nil
    }

    /// A second reading with more mistakes shows nothing.
    private static let charactersPerMistake = 4
}

extension RecognizedTextObservation {
    /// Lines of less confidence are texture.
    private static let leastConfidence = 0.5

    /// Whether this is text, as far as one can tell.
    var isLegible: Bool { confidence >= Self.leastConfidence }
}
