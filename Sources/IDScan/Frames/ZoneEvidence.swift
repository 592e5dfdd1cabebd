import MRZ
import TextRecognition

/// The evidence of all frames together for the zone of one document.
struct ZoneEvidence: Hashable, Sendable, Codable {
    /// The format of the zone.
    let format: Format
    /// The columns of each line.
    private(set) var lines: [[ColumnEvidence]]
    /// The number of frames that were added.
    private(set) var count = 0
    /// The largest number of columns that the second reader was shown in each line; nil where it was not asked.
    private var asked: [Int?]
    /// The number of frames that show where the zone ends.
    private var endCount = 0
    /// True where a frame was made black and white, which hides the losses.
    private var isBlackAndWhite = false
    /// The sum of the widths of their characters, in pixels.
    private var pitches = 0.0

    /// Begins with a frame.
    init(_ frame: FrameEvidence) {
        format = frame.format
        lines = frame.lines.map { $0.map { _ in ColumnEvidence() } }
        asked = frame.lines.map { _ in nil }
        add(frame)
    }

    /// Adds the evidence of a frame of the same document.
    ///
    /// - Precondition: It is of the same format.
    mutating func add(_ frame: FrameEvidence) {
        for (line, columns) in frame.lines.enumerated() {
            for (column, evidence) in columns.enumerated() { lines[line][column].add(evidence) }
            if let count = frame.asked[line] { asked[line] = max(asked[line] ?? 0, count) }
        }
        count += 1
        endCount += frame.isEndSeen ? 1 : 0
        isBlackAndWhite = isBlackAndWhite || frame.isBlackAndWhite
        pitches += frame.pitch
    }

    /// The characters of each line, knowing the ones that the format allows.
    var characters: [[RecognizedCharacter]] {
        lines.enumerated().map { line, columns in
            let width = Double(columns.count)
            return columns.enumerated().map { column, evidence in
                evidence.character(in: Double(column) / width...Double(column + 1) / width)
            }.expecting(Layout.of(format), line: line)
        }
    }

    /// Judges all frames, as one reading, under several rules.
    ///
    /// - Parameters:
    ///   - rules: The rules for a zone to be verified.
    ///   - today: The day that counts as today.
    /// - Returns: The reading, once for each rule; none when it is no zone.
    func judged(under rules: [VerificationRule], on today: CalendarDate) -> [JudgedZone] {
        let read = characters.enumerated().map { line, characters in
            let known = characters.expectingStates(Layout.of(format), line: line)
            return RecognizedLine(characters: known, logLikelihood: 0)
        }
        guard let zone = MachineReadableZone(read: read, as: format, referenceDate: today) else { return [] }
        // The judge needs no places: each frame has others.
        var reading = ZoneReading(zone: zone, views: [], lines: read, referenceDate: today)
        reading.isReadByColumn = true
        reading.clarity = clarity
        reading.second = zip(lines, asked).map { columns, asked in
            asked.map { SecondReading(columns.map(\.second), asked: $0) }
        }
        let posteriors = CheckedPosteriors(of: reading)
        return rules.map { rule in
            var judged = JudgedZone(reading, posteriors, under: rule)
            if 2 * endCount <= count { judged.doubtItsEnd() }
            return judged
        }
    }

    /// The clarity of the zone in all frames together.
    private var clarity: PrintClarity {
        var clarity = PrintClarity()
        for (line, columns) in lines.enumerated() {
            for (column, evidence) in columns.enumerated() {
                let place = ZonePlace(line: line + 1, column: column + 1)
                switch evidence.fault {
                case .unseen: clarity.unseen.insert(place)
                case .misleading: clarity.displaced.insert(place)
                case nil: break
                }
                if evidence.isTouched { clarity.touched.insert(place) }
            }
        }
        clarity.isBlackAndWhite = isBlackAndWhite
        clarity.pitch = pitches / Double(max(1, count))
        return clarity
    }
}

extension ZoneEvidence {
    /// True if it may be the evidence for a zone of its format; whatever comes from elsewhere has to be asked.
    var isSound: Bool {
        let lengths = lines.map(\.count)
        guard lines.joined().allSatisfy(\.isSound), lengths == Layout.of(format).lineLengths,
            asked.count == lengths.count, zip(asked, lengths).allSatisfy({ (0...$1).contains($0 ?? 0) })
        else { return false }
        return (0...FrameSession.mostFrames).contains(count) && (0...count).contains(endCount)
    }
}
