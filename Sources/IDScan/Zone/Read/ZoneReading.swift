import Imaging
import MRZ
import TextDetection
import TextRecognition

/// A zone that was read from a photograph, with the evidence for each of its characters.
struct ZoneReading {
    /// The zone in the text.
    var zone: MachineReadableZone
    /// The printed lines that it was read from.
    let views: [LineView]
    /// The characters, line by line, as read, by both readers together where the second was asked:
    /// ``MachineReadableZone/corrections`` are not applied to them.
    var lines: [RecognizedLine]
    /// The day that counts as today when centuries are decided.
    let referenceDate: CalendarDate
    /// The second reader's reading of each line; nil where it was not asked.
    var second: [SecondReading?]
    /// True where both networks read all of it, and together satisfy the check digits where one did.
    var isReadByColumn = false
    /// The bend that was taken away before it was read: ``views`` stand in the flat picture then; nil for a zone that was
    /// read in the photograph as it is.
    var bend: BentStrip?
    /// The clarity of the zone.
    var clarity = PrintClarity()

    init(zone: MachineReadableZone, views: [LineView], lines: [RecognizedLine], referenceDate: CalendarDate) {
        self.zone = zone
        self.views = views
        self.lines = lines
        self.referenceDate = referenceDate
        second = lines.map { _ in nil }
    }

    /// The logarithm of the probability that the lines say exactly this.
    var logLikelihood: Double { lines.reduce(0) { $0 + $1.logLikelihood } }

    /// True if the second reader was asked about all lines, and reads each character of them as the first one does.
    var isReadAlike: Bool {
        lines.enumerated().allSatisfy { index, line in
            second[index].map { other in
                line.characters.indices.allSatisfy { other.has(line.characters[$0].character, inColumn: $0) }
            } ?? false
        }
    }

    /// The mean of the characters' confidences.
    var confidence: Double {
        let characters = lines.flatMap(\.characters)
        return characters.reduce(0) { $0 + $1.confidence } / Double(max(1, characters.count))
    }

    /// The mean of the network's confidences before the format had a say: it tells a zone from other text.
    var legibility: Double {
        let characters = views.flatMap(\.decoding.reading.characters)
        return characters.reduce(0) { $0 + $1.confidence } / Double(max(1, characters.count))
    }

    /// The lines, from 0, that a rule leaves in doubt. When a check digit fails, these are all lines.
    func linesInDoubt(under rule: VerificationRule) -> Set<Int> {
        zone.verdict == .fails
            ? Set(lines.indices) : Set(ZoneJudgement(of: self, under: rule).doubts.map { $0.line - 1 })
    }

    /// The zone's outline in the photograph, in reading order.
    var outline: Quadrilateral {
        let (first, last) = (place(ofLine: 0), place(ofLine: views.count - 1))
        return Quadrilateral(
            topLeft: first.topLeft, topRight: first.topRight,
            bottomRight: last.bottomRight, bottomLeft: last.bottomLeft)
    }

    /// The place of some columns of a line in the photograph.
    func quadrilateral(of position: FieldPosition) -> Quadrilateral? {
        let view = views[position.line - 1]
        let characters = lines[position.line - 1].characters
        let left = characters[position.columns.lowerBound - 1].extent.lowerBound
        let right = characters[position.columns.upperBound - 1].extent.upperBound
        let place = ProjectiveTransform(mapping: .unit, to: view.place)?
            .applied(to: Quadrilateral(x: left, y: 0, width: right - left, height: 1))
        return place.map { bend?.inPhotograph($0) ?? $0 }
    }

    /// The place of a line, from 0, in the photograph.
    func place(ofLine line: Int) -> Quadrilateral {
        let place = views[line].place
        return bend?.inPhotograph(place) ?? place
    }

    /// The middles of the characters of a line, from 0, in the picture that it was read in.
    func middles(ofLine line: Int) -> [Point] { middles(of: lines[line], line: line) }

    /// The middles of the characters of a reading of a line, from 0, in the picture that it was read in.
    func middles(of characters: RecognizedLine, line: Int) -> [Point] {
        guard let toPicture = ProjectiveTransform(mapping: .unit, to: views[line].place) else { return [] }
        return characters.characters.map {
            toPicture.applied(to: Point(x: ($0.extent.lowerBound + $0.extent.upperBound) / 2, y: 0.5))
        }
    }

    /// The place of each line in the photograph.
    var places: [Quadrilateral] { views.indices.map(place(ofLine:)) }

    /// The probability that every character of a field is right, as far as the reader knows.
    func confidence(in position: FieldPosition) -> Double {
        let columns = position.columns.lowerBound - 1...position.columns.upperBound - 1
        return lines[position.line - 1].characters[columns].reduce(1) { $0 * $1.confidence }
    }
}
