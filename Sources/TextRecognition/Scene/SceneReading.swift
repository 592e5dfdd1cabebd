import ImageProcessing
import Imaging

/// Reads the strips that were found in an image, and decides which of them are text.
struct SceneReading {
    /// The readers of a strip: as text, as a line of a machine-readable zone, and, if that is wanted, by our own networks or by
    /// the user's.
    struct Readers: ~Copyable {
        var text: TextLineReader
        var zones: ZoneLineReader
        var own: OwnReaders?
        /// The reader of the user's, which reads all but zones.
        var custom: CustomLineReader?
        /// True when words of the image have letters that English lacks.
        var isForeign = false
    }

    /// A strip that was read.
    struct Reading {
        fileprivate let strip: TextStrip
        var line: RecognizedTextObservation
        /// True where it was read from its other end.
        fileprivate var isFlipped = false
        /// True where the other way up was tried, too.
        fileprivate var isSettled = false

        /// Cyrillic and Greek lines are read on their heads, too: so much surer is the right way up.
        private static let headMargin = 0.08

        /// True if it is surer than the same strip read the way up that was expected.
        fileprivate func isSurer(than expected: Reading?) -> Bool {
            guard let expected else { return true }
            let margin = line.hasOtherLetters && expected.line.hasOtherLetters ? Self.headMargin : 0
            return line.confidence > expected.line.confidence + margin
        }

        /// The strip, from where the line is read.
        var readStrip: TextStrip { isFlipped ? strip.flipped : strip }
    }

    private let options: TextRecognitionOptions
    /// The texts that were read before, and are not read again.
    private let known: [RecognizedTextObservation]
    /// The direction of a document's print, which our own network knows better than Tesseract does; nil for other text.
    private let frame: ReadingFrame?
    /// True where all lines run in one direction: what Tesseract doubts there may be text all the same.
    private let isInRows: Bool
    private let deadline: Deadline
    /// The strips that were read.
    private(set) var readings: [Reading] = []
    /// The number of characters that stood upright, less those upside down.
    private var balance = 0
    /// Tesseract's confidence in the first lines.
    private var witnesses: [Double] = []

    /// A line that is read with this confidence is not read the other way up.
    static let beyondDoubt = 0.85
    /// A line that is read with less confidence does not keep others from being read in its place.
    static let credible = 0.75
    /// A line that our own network reads with this confidence is not read by Tesseract, unless the print is clean.
    static let certain = 0.98
    /// Print is clean where Tesseract reads the first lines, so many, with this confidence.
    private static let witnesses = 5, clean = 0.985
    /// Lines of so few characters must be read with more confidence: specks resemble some letter or other.
    private static let fewCharacters = 4
    private static let confidenceOfFew = 0.92
    /// A strip with more than this share inside a line that was read is a part of that line.
    private static let partShare = 0.5
    /// A strip with more than this share inside a line that is known by other means runs across lines.
    private static let touchingShare = 0.1

    init(
        _ options: TextRecognitionOptions, beside known: [RecognizedTextObservation], frame: ReadingFrame? = nil,
        isInRows: Bool = false, deadline: Deadline
    ) {
        self.options = options
        self.known = known
        (self.frame, self.isInRows) = (frame, isInRows)
        self.deadline = deadline
        // The other lines of a page stand as those that are known, zones apart, which know their own way up.
        if frame == nil {
            balance = known.reduce(0) {
                $0 + ($1.corners.topRight.x < $1.corners.topLeft.x ? -1 : 1) * $1.text.count
            }
        }
    }

    /// True where doubtful lines are read the other way up, too: always but by Tesseract at the fast level.
    private var readsBothWays: Bool { options.recognitionLevel == .accurate || !options.ownScripts.isEmpty }

    /// The lines that were read, in the order of their strips.
    var lines: [RecognizedTextObservation] { readings.map(\.line) }

    /// Reads a strip, unless the text there has been read.
    mutating func read(
        _ strip: TextStrip, of image: Image, by readers: inout Readers
    ) throws(TextRecognitionError) {
        let isRead =
            isKnown(strip)
            || strip.corners.isCovered(
                by: readings.filter { $0.line.confidence >= Self.credible }.map(\.line.corners), share: Self.partShare)
        guard !isRead else { return }
        let isSettled = frame?.settles(strip) == true
        let isFlipped = !isSettled && balance < 0
        var best = try reading(of: strip, isFlipped: isFlipped, in: image, by: &readers)
        best?.isSettled = isSettled
        if !isSettled, readsBothWays, best?.line.confidence ?? 0 < Self.beyondDoubt {
            let other = try reading(of: strip, isFlipped: !isFlipped, in: image, by: &readers)
            if let other, other.isSurer(than: best) { best = other }
            best?.isSettled = true
        }
        if let line = best?.line, let zone = try zone(line, in: strip, of: image, by: &readers) {
            best = zone
        } else {
            if let line = best?.line, !readsByNetwork(readers) {
                if let other = try inOtherLetters(
                    line, of: strip, isFlipped: best?.isFlipped == true, in: image, by: &readers)
                {
                    best = other
                } else {
                    best?.line = try readers.completed(line, with: [strip], of: image, options)
                }
            }
            best = try surer(than: best, of: strip, isFlipped: best?.isFlipped ?? isFlipped, in: image, by: &readers)
            if let line = best?.line, !isText(line) { return }
        }
        guard let best, best.line.confidence >= options.minimumConfidence else { return }
        if best.line.confidence >= Self.beyondDoubt { balance += best.line.text.count * (best.isFlipped ? -1 : 1) }
        keep(best)
    }

    /// Keeps a reading in the place of those that it overlaps and that are hardly credible, unless one of them is surer: the gaps
    /// between light letters look like letters, too.
    private mutating func keep(_ reading: Reading) {
        let overlapped = readings.indices.filter {
            let other = readings[$0].line
            return other.confidence < Self.credible
                && (other.corners.covers(reading.line.corners, share: Self.partShare)
                    || reading.line.corners.covers(other.corners, share: Self.partShare))
        }
        guard !overlapped.contains(where: { readings[$0].line.confidence > reading.line.confidence }) else { return }
        for index in overlapped.reversed() { readings.remove(at: index) }
        readings.append(reading)
    }

    /// True where a strip runs across lines that are known by other means.
    private func isKnown(_ strip: TextStrip) -> Bool {
        known.contains { $0.corners.covers(strip.corners, share: Self.touchingShare) }
    }

    /// Reads texts once more, the other way up, that were read upside down as most lines stand: some words make sense
    /// to a reader either way. The better reading stays: things lie beside each other in all ways.
    mutating func readAgain(of image: Image, by readers: inout Readers) throws(TextRecognitionError) {
        // The first lines were read before others told the letters of the image.
        for index in readings.indices where readers.own?.isInOtherLetters == true && options.languages.isEmpty {
            let own = readings[index]
            guard !own.line.hasOtherLetters, own.line.text.contains(where: \.isLetter) else { continue }
            let other = try readers.own?.line(in: own.readStrip, of: image)
            if let other, other.hasOtherLetters, isText(other) { readings[index].line = other }
        }
        guard readsBothWays else { return }
        for index in readings.indices {
            let own = readings[index]
            guard !own.isSettled, own.isFlipped != (balance < 0),
                let other = try reading(of: own.strip, isFlipped: !own.isFlipped, in: image, by: &readers)
            else { continue }
            if other.isSurer(than: own), isText(other.line) { readings[index] = other }
        }
    }

    /// The reach of small letters that are followed beyond a strip, in its heights.
    private static let reach = 4.0
    /// Small letters are read with so much less confidence at most than the parts of the line that were read before.
    private static let leastGain = -0.05
    /// A strip with more than this share inside a line that was read has nothing to add.
    private static let wholeShare = 0.85

    /// Reads a strip of small letters. If other strips have shown parts of its line, the whole line takes their place.
    mutating func readSmall(
        _ found: TextStrip, of image: Image, by readers: inout Readers
    ) throws(TextRecognitionError) {
        guard !isKnown(found) else { return }
        let reach = Self.reach * found.corners.meanHeight
        let strip = found.isLight ? found : found.reaching(allInkIn: image, left: reach, right: reach)
        let touched = readings.indices.filter {
            readings[$0].line.corners.covers(strip.corners, share: Self.touchingShare)
                || strip.corners.covers(readings[$0].line.corners, share: Self.partShare)
        }
        let isPart = touched.contains { index in
            let own = readings[index].line.corners
            return own.covers(strip.corners, share: Self.wholeShare)
                || !strip.corners.covers(own, share: Self.partShare)
        }
        guard !isPart, let whole = try smallReading(of: strip, in: image, by: &readers), isText(whole.line) else {
            return
        }
        let parts = touched.map { readings[$0].line }
        let count = parts.reduce(0) { $0 + $1.text.count }
        let known = parts.reduce(0) { $0 + $1.confidence * Double($1.text.count) } / Double(max(count, 1))
        guard whole.line.confidence >= max(Self.beyondDoubt, options.minimumConfidence), whole.line.text.count > count,
            whole.line.confidence - known >= Self.leastGain
        else { return }
        for index in touched.reversed() { readings.remove(at: index) }
        readings.append(whole)
    }

    /// The surer reading of small letters: that of Tesseract, or that of our own network.
    private func smallReading(
        of strip: TextStrip, in image: Image, by readers: inout Readers
    ) throws(TextRecognitionError) -> Reading? {
        let isFlipped = balance < 0
        let own = try reading(of: strip, isFlipped: isFlipped, in: image, by: &readers)
        guard options.recognitionLevel == .accurate, !readsByNetwork(readers) else { return own }
        let other = try readers.own?.line(in: isFlipped ? strip.flipped : strip, of: image)
        guard let other, other.confidence > own?.line.confidence ?? 0 else { return own }
        return Reading(strip: strip, line: other, isFlipped: isFlipped)
    }

    private func reading(
        of strip: TextStrip, isFlipped: Bool, in image: Image, by readers: inout Readers
    ) throws(TextRecognitionError) -> Reading? {
        let turned = isFlipped ? strip.flipped : strip
        try deadline.check(before: readers.text.name)
        if readers.custom != nil {
            let line = try readers.custom?.line(in: turned, of: image, allowedCharacters: options.allowedCharacters)
            return line.map { Reading(strip: strip, line: $0, isFlipped: isFlipped) }
        }
        let line =
            readsByNetwork(readers)
            ? try readers.own?.line(in: turned, of: image)
            : try readers.text.line(in: turned, of: image, before: deadline)
        return line.map { Reading(strip: strip, line: $0, isFlipped: isFlipped) }
    }

    /// True where our own network reads first: at the fast level everywhere, at the accurate one in rows and on documents, whose way up
    /// is known. The network also makes sense of text on its head.
    private func readsByNetwork(_ readers: borrowing Readers) -> Bool {
        guard readers.own != nil else { return false }
        let knowsWayUp = frame != nil || isInRows
        return options.recognitionLevel == .fast || knowsWayUp && !options.usesLanguageCorrection
    }

    /// A line that Tesseract read as English, in Cyrillic or Greek letters, one way up or the other; nil where it is surer as it is.
    private func inOtherLetters(
        _ line: RecognizedTextObservation, of strip: TextStrip, isFlipped: Bool, in image: Image,
        by readers: inout Readers
    ) throws(TextRecognitionError) -> Reading? {
        guard options.isOfAnyLanguage else { return nil }
        var best: Reading?
        for isFlipped in line.confidence < Self.beyondDoubt ? [isFlipped, !isFlipped] : [isFlipped] {
            let other = try readers.own?.otherLine(
                than: best?.line ?? line, in: isFlipped ? strip.flipped : strip, of: image)
            if let other { best = Reading(strip: strip, line: other, isFlipped: isFlipped) }
        }
        return best
    }

    /// True where Tesseract reads all lines, as it did well with the first ones: it errs less in clean print than our own network.
    private var isClean: Bool {
        witnesses.count < Self.witnesses || witnesses.reduce(0, +) >= Self.clean * Double(witnesses.count)
    }

    /// Returns a reading of our own network. If the network is in doubt, Tesseract reads the line, too, and each word is the surer one.
    private mutating func surer(
        than reading: Reading?, of strip: TextStrip, isFlipped: Bool, in image: Image, by readers: inout Readers
    ) throws(TextRecognitionError) -> Reading? {
        guard options.recognitionLevel == .accurate, readsByNetwork(readers),
            reading.map({ options.tesseractKnows($0.line) }) != false
        else { return reading }
        guard reading?.line.confidence ?? 0 < Self.certain || isClean else { return reading }
        let other = try readers.text.line(in: isFlipped ? strip.flipped : strip, of: image, before: deadline)
        if witnesses.count < Self.witnesses { witnesses.append(other?.confidence ?? 0) }
        guard let other else { return reading }
        guard let own = reading else { return Reading(strip: strip, line: other, isFlipped: isFlipped) }
        var merged = own
        merged.line = own.line.withSurerWords(of: other, knowing: readers.own?.alphabet ?? [])
        return merged
    }

    /// A line as one of a zone; nil when it is not a line of a zone, or only some characters are to be read.
    private func zone(
        _ line: RecognizedTextObservation, in strip: TextStrip, of image: Image, by readers: inout Readers
    ) throws(TextRecognitionError) -> Reading? {
        guard options.allowedCharacters == nil, ZoneLineReader.resembles(line.text) else { return nil }
        let zone = try readers.zones.line(in: strip.corners, isLight: strip.isLight, of: image)
        return zone.map { Reading(strip: strip, line: $0.line, isFlipped: $0.isFlipped, isSettled: true) }
    }

    private func isText(_ line: RecognizedTextObservation) -> Bool {
        let count = line.text.count { $0.isLetter || $0.isNumber }
        guard count > 0, 2 * count >= line.text.count else { return false }
        return count >= Self.fewCharacters || line.confidence >= Self.confidenceOfFew
    }
}

extension Quadrilateral {
    /// True if more than a share of another outline lies inside this one.
    func covers(_ other: Quadrilateral, share: Double) -> Bool { other.isCovered(by: [self], share: share) }

    /// True if more than a share of this outline lies inside others, together.
    func isCovered(by others: [Quadrilateral], share: Double) -> Bool {
        let steps = 6
        guard !others.isEmpty, let transform = ProjectiveTransform(mapping: .unit, to: self) else { return false }
        let count = (0..<steps * steps).count { index in
            let x = (Double(index % steps) + 0.5) / Double(steps), y = (Double(index / steps) + 0.5) / Double(steps)
            let point = transform.applied(to: Point(x: x, y: y))
            return others.contains { $0.contains(point) }
        }
        return Double(count) > share * Double(steps * steps)
    }
}
