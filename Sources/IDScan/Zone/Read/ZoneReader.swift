import DocumentDetection
import ImageProcessing
import Imaging
import MRZ
import TextDetection
import TextRecognition

/// Reads located lines as the zone that explains them best.
struct ZoneReader: ~Copyable {
    private var lineReader: MRZLineReader
    private var columnReader: MRZColumnReader
    private var secondReader = SecondReader()
    /// The characters that the network saw in each place of the photograph that is being read.
    private var seen: [Quadrilateral: CharacterLattice] = [:]
    private let rule: VerificationRule

    init(rule: VerificationRule) throws(TextRecognitionError) {
        let lineReader = try MRZLineReader()
        let columnReader = try MRZColumnReader()
        self.lineReader = lineReader
        self.columnReader = columnReader
        self.rule = rule
    }

    /// Reads lines.
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - context: Until when it may go on, and the day that counts as today when centuries are decided.
    /// - Returns: The best reading; nil when the lines are no zone, or next to nothing of them can be read.
    mutating func read(_ lines: LocatedLines, within context: ScanContext) throws -> JudgedZone? {
        var reading = try read(lines, within: context, under: [rule]).first
        if lines.arePrinted, reading?.reading.zone.format == .mrvb { reading?.doubtItsEnd() }
        return reading
    }

    /// Reads lines, and judges the reading under several rules.
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - context: Until when it may go on, and the day that counts as today when centuries are decided.
    ///   - rules: The rules.
    /// - Returns: The best reading, once for each rule; none when the lines are no zone.
    mutating func read(
        _ lines: LocatedLines, within context: ScanContext, under rules: [VerificationRule]
    ) throws -> [JudgedZone] {
        seen = [:]
        guard let views = try upright(lines, within: context),
            let best = Self.best(of: readings(of: views, on: context.today)),
            best.legibility >= (best.zone.verdict == .holds ? lines.demands.ofProvenZone : lines.demands.ofZone),
            best.zone.verdict == .holds || Self.hasFillers(best.zone)
        else { return [] }
        let end = try end(of: best, in: lines.picture, within: context)
        if case .goesOn = end, let whole = Self.wholePlaces(of: best) {
            var longer = lines
            (longer.places, longer.count) = (whole.places, whole.columns)
            let readings = try read(longer, within: context, under: rules)
            if readings.first?.reading.zone.verdict == .holds { return readings }
        }
        if var printed = best.withFillerTooMany() {
            printed.bend = lines.bend
            return rules.compactMap { _ in JudgedZone(refuted: printed) }
        }
        var reading = try context.time(.columnNetwork) { try readingColumns(of: best) }
        reading.bend = lines.bend
        reading.clarity = try PrintClarity(of: reading, in: lines.picture, from: lines.photograph)
        var posteriors = CheckedPosteriors(of: reading)
        if !isBelieved(reading, posteriors) {
            reading = try context.time(.tesseract) {
                try secondReader.reading(joining: reading, in: lines.picture, under: rule)
            }
            posteriors = CheckedPosteriors(of: reading)
        }
        return rules.map { rule in
            var judged = JudgedZone(reading, posteriors, under: rule)
            if end != .seen { judged.doubtItsEnd() }
            return judged
        }
    }

    /// True if two fillers stand side by side, as behind the surname of each zone (Doc 9303-3, 4.6): captions in capitals
    /// have none.
    private static func hasFillers(_ zone: MachineReadableZone) -> Bool { zone.lines.contains { $0.contains("<<") } }

    /// True if both networks read a zone so surely that nothing is left for the second reader to say.
    private func isBelieved(_ reading: ZoneReading, _ posteriors: CheckedPosteriors) -> Bool {
        rule.unwitnessedShare > 0 && reading.zone.verdict == .holds && reading.isReadByColumn
            && JudgedZone(reading, posteriors, under: rule.withoutWitness).judgement.doubts.isEmpty
    }

    /// Returns a reading whose lines were all read column by column, too.
    ///
    /// The first reading stays where it satisfies the check digits and both together do not. It also stays where
    /// nothing tells where the columns are.
    private mutating func readingColumns(of first: ZoneReading) throws -> ZoneReading {
        var views: [LineView] = []
        for (view, line) in zip(first.views, first.lines) {
            guard let grid = ColumnGrid(line.characters), grid.centres.count <= MRZColumnReader.mostColumns else {
                return first
            }
            let columns = try columnReader.line(in: view.crop, columnCentres: grid.centres)
            guard let joined = view.joined(withColumns: columns) else { return first }
            views.append(joined)
        }
        guard var reading = reading(of: views, as: .of(first.zone.format), on: first.referenceDate),
            reading.zone.verdict != .fails || first.zone.verdict == .fails
        else { return first }
        reading.isReadByColumn = true
        return reading
    }

    /// Views the lines the way up in which they look more like OCR-B; nil when they do neither way.
    private mutating func upright(_ lines: LocatedLines, within context: ScanContext) throws -> [LineView]? {
        guard let chosen = try moreLegible(lines, within: context) else { return nil }
        return try zip(chosen, lattices(of: chosen, in: lines.picture, within: context)).map { place, lattice in
            LineView(
                place: place, crop: try lines.picture.flattened(place),
                decoding: LineDecoding(lattice, count: lines.count))
        }
    }

    /// Returns the places of lines, read one way up or the other as they look more like OCR-B; nil when they do neither way.
    ///
    /// One line decides that nothing is printed there; which way up it is, all of them.
    private mutating func moreLegible(_ lines: LocatedLines, within context: ScanContext) throws -> [Quadrilateral]? {
        let (places, turned) = (lines.places, lines.places.reversed().map { $0.turned(quarterTurns: 2) })
        guard
            try legibility(of: places.prefix(1), among: lines, within: context) >= lines.demands.ofOneLine
                || legibility(of: turned.suffix(1), among: lines, within: context) >= lines.demands.ofOneLine
        else { return nil }
        let upright = try legibility(of: places[...], among: lines, within: context)
        if upright >= Tuning.certain { return places }
        let upsideDown = try legibility(of: turned[...], among: lines, within: context)
        guard max(upright, upsideDown) >= lines.demands.ofProvenZone else { return nil }
        return upright >= upsideDown ? places : turned
    }

    /// The mean confidence of all characters of some lines; those that are not seen, of as many as there are, have none.
    private mutating func legibility(
        of places: ArraySlice<Quadrilateral>, among lines: LocatedLines, within context: ScanContext
    ) throws -> Double {
        let characters = try lattices(of: places, in: lines.picture, within: context).flatMap {
            $0.bestLine().characters
        }
        let expected = (lines.count ?? 0) * places.count
        return characters.reduce(0) { $0 + $1.confidence } / Double(max(1, expected, characters.count))
    }

    mutating func lattices(
        of places: some Sequence<Quadrilateral>, in photograph: Image, within context: ScanContext
    ) throws -> [CharacterLattice] {
        var lattices: [CharacterLattice] = []
        for place in places {
            let lattice =
                try seen[place]
                ?? context.time(.lineNetwork) { try lineReader.lattice(for: photograph.flattened(place)) }
            seen[place] = lattice
            lattices.append(lattice)
        }
        return lattices
    }

    /// Every format's reading of every run of as many neighbouring lines as it has.
    private func readings(of views: [LineView], on today: CalendarDate) -> [ZoneReading] {
        Format.allCases.flatMap { format -> [ZoneReading] in
            let layout = Layout.of(format)
            let lineCount = layout.lineLengths.count
            guard lineCount <= views.count else { return [] }
            return (0...views.count - lineCount).compactMap { first in
                reading(of: Array(views[first..<first + lineCount]), as: layout, on: today)
            }
        }
    }

    /// The lines as a zone of one format; nil when they are not as long, or look like another format's.
    private func reading(of views: [LineView], as layout: Layout, on today: CalendarDate) -> ZoneReading? {
        let lines = views.enumerated().compactMap { $1.decoding.reading(as: layout, line: $0) }
        guard lines.count == views.count,
            let zone = MachineReadableZone(read: lines, as: layout.format, referenceDate: today)
        else { return nil }
        return ZoneReading(zone: zone, views: views, lines: lines, referenceDate: today)
    }

    /// The likeliest reading whose check digits hold, unless another is far likelier.
    private static func best(of readings: [ZoneReading]) -> ZoneReading? {
        let mostLikely = readings.map(\.logLikelihood).max() ?? 0
        return readings.filter { $0.logLikelihood >= mostLikely - Tuning.leeway }.max { left, right in
            let (leftHolds, rightHolds) = (left.zone.verdict == .holds, right.zone.verdict == .holds)
            return leftHolds == rightHolds ? left.logLikelihood < right.logLikelihood : rightHolds
        }
    }
}
