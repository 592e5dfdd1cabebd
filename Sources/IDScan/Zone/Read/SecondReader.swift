import ImageProcessing
import Imaging
import MRZ
import TextRecognition

/// Reads lines a second time, with Tesseract, which shares no code with the network.
struct SecondReader: ~Copyable {
    /// Loaded with the first line: where no zone is seen, it has nothing to do.
    private var engine: TesseractEngine?

    /// Joins the readings of both readers of a zone.
    ///
    /// The second one reads the lines with names, which no check digit protects, and the lines that the first one doubts. It
    /// reads all lines when a check digit fails. Of a line that ends in fillers beyond doubt it reads the part before them.
    /// If the first one alone satisfies the check digits, and both together do not, the reading of the first one is kept.
    mutating func reading(
        joining reading: ZoneReading, in photograph: Image, under rule: VerificationRule
    ) throws -> ZoneReading {
        let layout = Layout.of(reading.zone.format)
        let linesInDoubt = reading.linesInDoubt(under: rule)
        var joined = reading
        for index in reading.lines.indices {
            guard linesInDoubt.contains(index) || layout.hasNames(inLine: index) else { continue }
            let first = reading.lines[index]
            let asked = reading.zone.verdict == .holds ? first.columnsBeforeCertainFillers : first.characters.count
            let end = asked < first.characters.count ? first.characters[asked].extent.lowerBound : 1
            let second = SecondReading(
                try characters(reading.views[index], upTo: end, count: asked, in: photograph),
                along: first.characters.map(\.character), asked: asked)
            joined.second[index] = second
            joined.lines[index] = first.joined(with: second)
        }
        guard
            let zone = MachineReadableZone(
                read: joined.lines, as: reading.zone.format, referenceDate: reading.referenceDate),
            zone.verdict != .fails || reading.zone.verdict == .fails
        else {
            joined.lines = reading.lines
            return joined
        }
        joined.zone = zone
        return joined
    }

    /// Reads a line, or the first columns of it; once more, in a higher crop, when it does not have as many characters as
    /// the first reader has there.
    ///
    /// In a tight crop Tesseract loses runs of characters, and others where something stands near the line.
    private mutating func characters(
        _ view: LineView, upTo end: Double, count: Int, in photograph: Image
    ) throws -> [AlternativeCharacter] {
        let first = try characters(in: view.crop.leftPart(end))
        if first.isEmpty || first.count == count { return first }
        let second = try characters(
            in: photograph.flattened(view.place.higher(by: ZoneReader.Tuning.growth)).leftPart(end))
        return abs(second.count - count) < abs(first.count - count) ? second : first
    }

    private mutating func characters(in crop: Image) throws -> [AlternativeCharacter] {
        var engine = if let loaded = self.engine.take() { loaded } else { try TesseractEngine() }
        let line = try engine.recognizeLine(in: crop).line
        self.engine = consume engine
        return line.characters.map {
            AlternativeCharacter(character: $0.character, confidence: $0.confidence)
        }
    }
}

extension Layout {
    /// True if a line, from 0, has names in it.
    fileprivate func hasNames(inLine line: Int) -> Bool {
        fields.contains { $0.segment.line == line && [.names, .identifier].contains($0.content) }
    }
}

extension RecognizedLine {
    /// The number of columns up to the second of the fillers at the end, if those behind it are beyond doubt, else of all.
    fileprivate var columnsBeforeCertainFillers: Int {
        let end = (characters.lastIndex { $0.character != "<" } ?? -1) + 1
        let asked = min(characters.count, end + ZoneReader.Tuning.fillersAtEnd)
        let error = characters[asked...].reduce(0) { $0 + 1 - $1.confidence }
        return error <= ZoneReader.Tuning.mostError ? asked : characters.count
    }
}

extension Image {
    /// Returns the left part of this image, up to a share of its width.
    fileprivate func leftPart(_ share: Double) -> Image {
        let end = min(width, max(1, Int((share * Double(width)).rounded())))
        return end == width ? self : cropped(x: 0, y: 0, width: end, height: height)
    }
}
