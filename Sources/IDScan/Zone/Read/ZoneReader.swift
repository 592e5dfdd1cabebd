import DocumentDetection
import ImageProcessing
import Imaging
import MRZ
import TextDetection
import TextRecognition

/// Reads located lines as the zone that explains them best.
struct ZoneReader: ~Copyable {
    private var lineReader: MRZLineReader
    private var columnReader: ColumnReader
    private var secondReader: SecondReader
    /// What the network saw in each place of the photograph that is being read.
    private var seen: [Quadrilateral: CharacterLattice] = [:]
    private let rule: VerificationRule

    init(rule: VerificationRule) throws(TextRecognitionError) {
        let lineReader = try MRZLineReader()
        let columnReader = try ColumnReader()
        let secondReader = try SecondReader()
        self.lineReader = lineReader
        self.columnReader = columnReader
        self.secondReader = secondReader
        self.rule = rule
    }

    /// A mean confidence from which on lines are surely the right way up: OCR-B upside down reaches 0.92.
    private static let certain = 0.98

    /// Reads lines that look like a zone.
    private static let text = LegibilityDemands(ofOneLine: 0.55, ofProvenZone: 0.6, ofZone: 0.85)
    /// Reads lines that stand, level and evenly spaced, where the standard has them: no other text does.
    private static let printedZone = LegibilityDemands(ofOneLine: 0.4, ofProvenZone: 0.5, ofZone: 0.5)

    /// Reads lines.
    ///
    /// - Parameters:
    ///   - places: Where the lines stand in the photograph, top to bottom if the photograph is not upside down.
    ///   - photograph: The photograph, in grey.
    ///   - today: The day that counts as today when centuries are decided.
    /// - Returns: The best reading; nil when the lines are no zone.
    mutating func read(
        _ places: [Quadrilateral], in photograph: Image, on today: CalendarDate
    ) throws -> JudgedZone? {
        try read(places, in: photograph, on: today, under: [rule]).first
    }

    /// Reads lines in a flat picture: their bend was taken away.
    ///
    /// - Parameters:
    ///   - places: Where the lines stand in the flat picture.
    ///   - flat: The flat picture, in grey.
    ///   - bend: The bend that was taken away.
    ///   - photograph: The photograph, in grey.
    ///   - today: The day that counts as today when centuries are decided.
    /// - Returns: The best reading; nil when the lines are no zone.
    mutating func read(
        _ places: [Quadrilateral], in flat: Image, without bend: BentStrip, of photograph: Image,
        on today: CalendarDate
    ) throws -> JudgedZone? {
        try read(places, in: flat, of: (bend, photograph), on: today, under: [rule]).first
    }

    /// Reads lines that were found where the standard prints them. Their ends were not seen.
    ///
    /// - Parameters:
    ///   - places: Where the lines stand in the photograph.
    ///   - count: How many characters the standard prints on each, however few of them can be seen.
    ///   - photograph: The photograph, in grey.
    ///   - today: The day that counts as today when centuries are decided.
    /// - Returns: The best reading; nil when next to nothing can be read.
    mutating func read(
        printed places: [Quadrilateral], count: Int, in photograph: Image, on today: CalendarDate
    ) throws -> JudgedZone? {
        var reading = try read(
            places, count: count, in: photograph, on: today, under: [rule], demanding: Self.printedZone
        ).first
        if reading?.reading.zone.format == .mrvb { reading?.doubtItsEnd() }
        return reading
    }

    /// Reads lines, and judges the reading under several rules.
    ///
    /// - Parameters:
    ///   - places: Where the lines stand in the photograph, top to bottom if the photograph is not upside down.
    ///   - count: How many characters each has, where their layout tells.
    ///   - photograph: The photograph, in grey, or a flat picture of a part of it.
    ///   - bent: The bend that was taken away for that, and the photograph.
    ///   - today: The day that counts as today when centuries are decided.
    ///   - rules: The rules.
    ///   - demands: How sure the network has to be of the characters.
    /// - Returns: The best reading, once for each rule; none when the lines are no zone.
    mutating func read(
        _ places: [Quadrilateral], count: Int? = nil, in photograph: Image,
        of bent: (bend: BentStrip, photograph: Image)? = nil, on today: CalendarDate, under rules: [VerificationRule],
        demanding demands: LegibilityDemands = text
    ) throws -> [JudgedZone] {
        seen = [:]
        guard let views = try upright(places, count: count, in: photograph, demanding: demands) else { return [] }
        guard let best = Self.best(of: readings(of: views, on: today)),
            best.legibility >= (best.zone.verdict == .holds ? demands.ofProvenZone : demands.ofZone)
        else { return [] }
        let end = try end(of: best, in: photograph)
        if case .goesOn = end, let whole = Self.wholePlaces(of: best) {
            let readings = try read(
                whole.places, count: whole.columns, in: photograph, of: bent, on: today, under: rules,
                demanding: demands)
            if readings.first?.reading.zone.verdict == .holds { return readings }
        }
        if var printed = best.withFillerTooMany() {
            printed.bend = bent?.bend
            return rules.compactMap { _ in JudgedZone(refuted: printed) }
        }
        var reading = try readingColumns(of: best)
        reading.bend = bent?.bend
        reading.clarity = try PrintClarity(of: reading, in: photograph, from: bent?.photograph ?? photograph)
        let joined = try secondReader.reading(joining: reading, in: photograph, under: rule)
        let posteriors = CheckedPosteriors(of: joined)
        return rules.map { rule in
            var judged = JudgedZone(joined, posteriors, under: rule)
            if end != .seen { judged.doubtItsEnd() }
            return judged
        }
    }

    /// Returns a reading whose lines were all read column by column, too.
    ///
    /// Where the first reading satisfies the check digits, and both together do not, it keeps the word, and so it does where
    /// nothing tells where the columns are.
    private mutating func readingColumns(of first: ZoneReading) throws -> ZoneReading {
        var views: [LineView] = []
        for (view, line) in zip(first.views, first.lines) {
            guard let columns = try columnReader.reading(of: line, in: view.crop),
                let joined = view.joined(withColumns: columns)
            else { return first }
            views.append(joined)
        }
        guard var reading = reading(of: views, as: .of(first.zone.format), on: first.referenceDate),
            reading.zone.verdict != .fails || first.zone.verdict == .fails
        else { return first }
        reading.isReadByColumn = true
        return reading
    }

    /// Views the lines the way up in which they look more like OCR-B; nil when they do neither way.
    private mutating func upright(
        _ places: [Quadrilateral], count: Int?, in photograph: Image, demanding demands: LegibilityDemands
    ) throws -> [LineView]? {
        let turned = places.reversed().map { $0.turned(quarterTurns: 2) }
        guard let chosen = try moreLegible(places, turned, count: count, in: photograph, demanding: demands) else {
            return nil
        }
        return try views(of: chosen, count: count, in: photograph)
    }

    /// Returns the ones of two readings of the same places that look more like OCR-B; nil when neither does.
    ///
    /// One line decides that nothing is printed there; which way up it is, all of them.
    private mutating func moreLegible(
        _ places: [Quadrilateral], _ turned: [Quadrilateral], count: Int?, in photograph: Image,
        demanding demands: LegibilityDemands
    ) throws -> [Quadrilateral]? {
        let probe = try legibility(of: places.prefix(1), count: count, in: photograph)
        let probeTurned = try legibility(of: turned.suffix(1), count: count, in: photograph)
        guard max(probe, probeTurned) >= demands.ofOneLine else { return nil }
        let upright = try legibility(of: places[...], count: count, in: photograph)
        if upright >= Self.certain { return places }
        let upsideDown = try legibility(of: turned[...], count: count, in: photograph)
        guard max(upright, upsideDown) >= demands.ofProvenZone else { return nil }
        return upright >= upsideDown ? places : turned
    }

    /// The mean confidence of all characters of some lines; those that are not seen, of as many as there are, have none.
    private mutating func legibility(
        of places: ArraySlice<Quadrilateral>, count: Int?, in photograph: Image
    ) throws -> Double {
        let characters = try lattices(of: places, in: photograph).flatMap { $0.bestLine().characters }
        let expected = (count ?? 0) * places.count
        return characters.reduce(0) { $0 + $1.confidence } / Double(max(1, expected, characters.count))
    }

    private mutating func views(
        of places: [Quadrilateral], count: Int?, in photograph: Image
    ) throws -> [LineView] {
        try zip(places, lattices(of: places, in: photograph)).map { place, lattice in
            LineView(place: place, crop: try photograph.flattened(place), lattice: lattice, count: count)
        }
    }

    mutating func lattices(
        of places: some Sequence<Quadrilateral>, in photograph: Image
    ) throws -> [CharacterLattice] {
        var lattices: [CharacterLattice] = []
        for place in places {
            let lattice = try seen[place] ?? lineReader.lattice(for: photograph.flattened(place))
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

    /// How much less likely, as a logarithm, a reading may be than the likeliest and still win by its check digits.
    private static let leeway = 12.0

    /// The likeliest reading whose check digits hold, unless another is far likelier.
    private static func best(of readings: [ZoneReading]) -> ZoneReading? {
        let mostLikely = readings.map(\.logLikelihood).max() ?? 0
        return readings.filter { $0.logLikelihood >= mostLikely - leeway }.max { left, right in
            let (leftHolds, rightHolds) = (left.zone.verdict == .holds, right.zone.verdict == .holds)
            return leftHolds == rightHolds ? left.logLikelihood < right.logLikelihood : rightHolds
        }
    }
}
