import DocumentDetection
import ImageProcessing
import Imaging
import TextDetection

extension DocumentScanner {
    /// At most so many places of one surface that look like zones are read.
    private static let mostZones = 12

    /// Reads what looks like zones on a surface, the one of most text first; returns all lines of text that were seen, in pixels
    /// of the photograph.
    mutating func look(
        at surface: SearchView, in photograph: SourceImage, adding findings: inout ReadZones,
        within context: ScanContext
    ) throws -> [TextLine] {
        let picture = try surface.picture()
        let seen = try textDetector.lines(in: picture, longestSide: surface.longestSide) { context.show(.text, $0) }
        try context.show(.curves, picture.drawn(seen.flatMap(\.outlines), in: .found))
        let inPhotograph = seen.compactMap { $0.mapped(by: surface.toPhotograph) }
        for lines in inPhotograph.zones.prefix(Self.mostZones) where !findings.proves(middlesOf: lines) {
            try context.check()
            let status = try readStraight(
                lines, in: photograph, adding: &findings, within: context)
            // A doubt about print that lies flat is not taken away by a second look at the same pixels.
            if status == .verified || status == .doubtful && BentStrip(lines)?.isFlat == true { continue }
            if surface.isTooCoarse(for: lines.flatMap { $0 }),
                let closeUp = SearchView(closeUpOf: lines.flatMap { $0 }, in: photograph.pixels)
            {
                _ = try look(at: closeUp, in: photograph, adding: &findings, within: context)
            } else {
                let isRead = try readBent(
                    lines, in: photograph, adding: &findings, within: context)
                findings.miss(lines, isRead: isRead)
            }
        }
        return inPhotograph
    }

    /// How long documents are that are sought in parts of a large photograph, as a share of its longer side; half and
    /// twice as long ones are seen too.
    private static let hiddenLength = 0.13

    /// Looks closer where nothing was read: at documents whose letters may be too low to be seen in the whole photograph,
    /// and at those that are too small to be seen in it; then at the whole of a large photograph, and at most text there.
    mutating func lookCloser(
        at documents: [DetectedDocument], in photograph: SourceImage, adding findings: inout ReadZones,
        within context: ScanContext
    ) throws {
        let picture = photograph.pixels
        let closest = SearchView(closeToWhole: picture)
        var small = documents.filter { $0.isLikely && !findings.isAnythingRead(on: $0) }
        if closest != nil, !documents.contains(where: \.isLikely) {
            let length = Self.hiddenLength * Double(max(picture.width, picture.height))
            small = try Array(
                detector.countedDocuments(in: picture, ofLength: length).prefix(DocumentDetector.largestCount))
        }
        for document in small {
            guard let surface = SearchView(closeTo: document, in: picture) else { continue }
            try context.check()
            var seen = ReadZones()
            _ = try look(at: surface, in: photograph, adding: &seen, within: context)
            findings.addCertain(of: seen)
        }
        guard let closest, !findings.isAnythingRead else { return }
        try context.check()
        let seen = try look(at: closest, in: photograph, adding: &findings, within: context)
        guard !findings.isAnythingRead, let closeUp = SearchView(closeUpOf: seen.mostText, in: picture) else { return }
        _ = try look(at: closeUp, in: photograph, adding: &findings, within: context)
    }

    /// Reads lines of a zone where they are; returns what is proven at best, nil when nothing is read.
    private mutating func readStraight(
        _ lines: [[TextLine]], in photograph: SourceImage, adding findings: inout ReadZones,
        within context: ScanContext
    ) throws -> VerificationStatus? {
        let zones = try locator.locateZones(in: photograph.pixels, along: lines)
        try context.show(.lines, photograph.pixels.drawn(zones.flatMap(\.lines), in: .found))
        var best: JudgedZone?
        for zone in zones {
            try context.check()
            try context.show(lines: zone.lines, in: photograph.pixels, original: photograph.inOriginal)
            guard let reading = try reader.read(zone.lines, in: photograph.pixels, on: context.today) else { continue }
            try show(reading, in: photograph, within: context)
            findings.add(Finding(reading: reading, document: nil))
            if best.map(reading.isBetter) ?? true { best = reading }
            if reading.status == .verified { break }
        }
        return best?.status
    }

    /// Reads lines of a zone after their bend is undone, and their being brighter than their ground; returns whether they say
    /// anything.
    private mutating func readBent(
        _ lines: [[TextLine]], in photograph: SourceImage, adding findings: inout ReadZones,
        within context: ScanContext
    ) throws -> Bool {
        guard let strip = BentStrip(lines) else { return false }
        let flat = try strip.flattened(photograph.pixels)
        context.show(.flat, flat)
        var isRead = false
        for zone in try locator.locateZones(in: flat, along: strip.lines.map { [$0] }) {
            try context.check()
            try context.show(lines: zone.lines, in: flat) { photograph.inOriginal(strip.inPhotograph($0)) }
            let read = try reader.read(
                zone.lines, in: flat, without: strip, of: photograph.pixels, on: context.today)
            guard let reading = read else { continue }
            isRead = true
            try show(reading, in: photograph, within: context)
            findings.add(Finding(reading: reading, document: nil))
            if reading.status == .verified { break }
        }
        return isRead
    }

    /// Reads zones where the standard prints them, on each likely document; without any, on the whole photograph if it has
    /// the shape of a document. Adds those that are proven; returns the others.
    mutating func lookWhereZonesArePrinted(
        on documents: [DetectedDocument], in photograph: SourceImage, adding findings: inout ReadZones,
        within context: ScanContext
    ) throws -> [Finding] {
        let likely = documents.filter(\.isLikely)
        let frame = [DocumentShape.ofWholeDocument(in: photograph.pixels)].compactMap { $0 }
            .map { DetectedDocument(quadrilateral: $0, certainty: 0) }
        var others: [Finding] = []
        for document in likely.isEmpty ? frame : likely {
            try context.check()
            guard let reading = try readPrintedZone(of: document, in: photograph, within: context) else { continue }
            let finding = Finding(reading: reading, document: document)
            if reading.status == .verified {
                findings.add(finding)
            } else if document.isLikely {
                others.append(finding)
            }
        }
        return others
    }

    /// Reads a zone where the standard prints it on a document: glare and noise hide it from those who look for strokes,
    /// or hide where it ends.
    mutating func readPrintedZone(
        of document: DetectedDocument, in photograph: SourceImage, within context: ScanContext
    ) throws -> JudgedZone? {
        for turns in [0, 2] {
            let outline = document.quadrilateral.turned(quarterTurns: turns)
            guard let zone = try PrintedZoneSearch(on: outline, in: photograph.pixels) else { continue }
            try context.show(lines: zone.lines, in: photograph.pixels, original: photograph.inOriginal)
            guard
                let reading = try reader.read(
                    printed: zone.lines, count: zone.columnCount, in: photograph.pixels, on: context.today)
            else { continue }
            try show(reading, in: photograph, within: context)
            return reading
        }
        return nil
    }

    /// Draws a zone that was read, and its lines, for an observer.
    private func show(_ reading: JudgedZone, in photograph: SourceImage, within context: ScanContext) throws {
        guard context.isObserved else { return }
        try context.show(.zone, photograph.pixels.flattened(reading.outline))
        for view in reading.views { context.show(.line, view.crop) }
    }
}

extension TextLine {
    /// Into how many parts a curve is cut to be drawn.
    private static let parts = 12

    /// The outlines of its parts, from where reading starts to where it ends.
    fileprivate var outlines: [Quadrilateral] {
        (0..<Self.parts).map { part in
            let (start, end) = (
                Double(part) / Double(Self.parts) * curve.length, Double(part + 1) / Double(Self.parts) * curve.length
            )
            return Quadrilateral(
                topLeft: curve.point(at: start, depth: -height / 2), topRight: curve.point(at: end, depth: -height / 2),
                bottomRight: curve.point(at: end, depth: height / 2),
                bottomLeft: curve.point(at: start, depth: height / 2))
        }
    }
}
