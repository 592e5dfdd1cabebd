import DocumentDetection
import ImageProcessing
import Imaging
import TextDetection

extension DocumentScanner {
    /// Looks for the zones of a photograph, as a plan says, until no look is needed any more; some may be known already.
    mutating func zones(
        in photograph: SourceImage, by plan: LookPlan, knowing known: ReadZones = ReadZones(),
        within context: ScanContext
    ) throws -> ReadZones {
        var (plan, zones) = (plan, known)
        while let look = plan.next(after: zones) {
            try context.check()
            plan.add(
                try context.time(look: look.kind.timed) {
                    try take(look, at: photograph, with: plan.documents, adding: &zones, within: context)
                })
        }
        zones.addUnproven()
        return zones
    }

    /// Takes a look; returns the looks that follow.
    private mutating func take(
        _ look: Look, at photograph: SourceImage, with documents: [DetectedDocument], adding zones: inout ReadZones,
        within context: ScanContext
    ) throws -> [Look] {
        switch look.kind {
        case .printedZone(let document):
            if let reading = try readPrintedZone(of: document, in: photograph, within: context) {
                zones.add(printed: Finding(reading: reading, document: document))
            }
            return []
        case .text(let surface):
            return try looks(at: lines(on: surface, within: context), on: surface, like: look)
        case .textClosely(let surface):
            let seen = try lines(on: surface, within: context)
            let most = SearchView(closeUpOf: seen.mostText, in: photograph.pixels)
                .map { Look(kind: .text(on: $0), need: .unlessAnythingIsRead) }
            return looks(at: seen, on: surface, like: look) + [most].compactMap(\.self)
        case .zone(let zone):
            let best = try readStraight(zone, in: photograph, like: look, adding: &zones, within: context)
            if let best, best.isPrintedWrong, BentStrip(zone.lines)?.isFlat == true {
                zones.agree(on: best)
                return []
            }
            return looks(at: zone, readAs: best?.status, in: photograph, like: look)
        case .bentZone(let zone):
            try readBent(zone, in: photograph, like: look, adding: &zones, within: context)
            return []
        case .smallDocuments:
            return try looksAtSmallDocuments(among: documents, in: photograph, after: zones)
        }
    }
}

/// The results of looks.
extension DocumentScanner {
    /// Returns the looks at likely zones among lines, the one of most text first.
    private func looks(at lines: [TextLine], on surface: SearchView, like look: Look) -> [Look] {
        lines.zones.prefix(Tuning.mostZones).map { lines in
            let zone = SeenZone(lines: lines, surface: surface)
            return Look(kind: .zone(zone), need: .unlessProven(zone), isEnlarged: look.isEnlarged)
        }
    }

    /// Looks once more at a zone that was read where it is: closer, or with its bend undone.
    private func looks(
        at zone: SeenZone, readAs status: VerificationStatus?, in photograph: SourceImage, like look: Look
    ) -> [Look] {
        // A doubt about print that lies flat is not taken away by a second look at the same pixels.
        if status == .verified || status == .doubtful && BentStrip(zone.lines)?.isFlat == true { return [] }
        let lines = zone.lines.flatMap { $0 }
        let closeUp = zone.surface.isTooCoarse(for: lines) ? SearchView(closeUpOf: lines, in: photograph.pixels) : nil
        return [Look(kind: closeUp.map { .text(on: $0) } ?? .bentZone(zone), isEnlarged: look.isEnlarged)]
    }

    /// Looks at documents whose letters may be too low to be seen in the photograph; without a likely one in a large
    /// photograph, at those that are too small to be seen in it.
    private mutating func looksAtSmallDocuments(
        among documents: [DetectedDocument], in photograph: SourceImage, after zones: ReadZones
    ) throws -> [Look] {
        let picture = photograph.pixels
        var small = documents.filter { $0.isLikely && !zones.isAnythingRead(on: $0) }
        if SearchView(closeToWhole: picture) != nil, !documents.contains(where: \.isLikely) {
            let length = Tuning.hiddenLength * Double(max(picture.width, picture.height))
            small = try Array(
                detector.countedDocuments(in: picture, ofLength: length).prefix(DocumentDetector.largestCount))
        }
        return small.compactMap { SearchView(closeTo: $0, in: picture) }
            .map { Look(kind: .text(on: $0), isEnlarged: true) }
    }
}

/// The reading of zones.
extension DocumentScanner {
    /// Returns the lines of text that are seen on a surface, in pixels of the photograph.
    private mutating func lines(
        on surface: SearchView, within context: ScanContext
    ) throws -> [TextLine] {
        let (picture, seen) = try context.time(.text) {
            let picture = try surface.picture()
            var detector =
                if let loaded = textDetector.take() {
                    loaded
                } else {
                    try ScanError.loading("text lines") { () throws(ImageProcessingError) in try TextLineDetector() }
                }
            let seen = try detector.lines(in: picture, longestSide: surface.longestSide) { context.show(.text, $0) }
            textDetector = consume detector
            return (picture, seen)
        }
        try context.show(.curves, picture.drawn(seen.flatMap(\.outlines), in: .found))
        return seen.compactMap { $0.mapped(by: surface.toPhotograph) }
    }

    /// Reads lines of a zone where they are; returns the best reading, nil when nothing is read.
    private mutating func readStraight(
        _ seen: SeenZone, in photograph: SourceImage, like look: Look, adding zones: inout ReadZones,
        within context: ScanContext
    ) throws -> JudgedZone? {
        let places = try context.time(.lines) { try locator.locateZones(in: photograph.pixels, along: seen.lines) }
        try context.show(.lines, photograph.pixels.drawn(places.flatMap(\.lines), in: .found))
        var best: JudgedZone?
        for place in places {
            try context.check()
            try context.show(lines: place.lines, in: photograph.pixels, original: photograph.inOriginal)
            let lines = LocatedLines(place.lines, in: photograph.pixels)
            guard let reading = try reader.read(lines, within: context) else { continue }
            try show(reading, in: photograph, within: context)
            zones.add(Finding(reading: reading, document: nil), isEnlarged: look.isEnlarged)
            if best.map(reading.isBetter) ?? true { best = reading }
            if reading.status == .verified { break }
        }
        return best
    }

    /// Reads lines of a zone after their bend is undone, and their being brighter than their ground.
    private mutating func readBent(
        _ seen: SeenZone, in photograph: SourceImage, like look: Look, adding zones: inout ReadZones,
        within context: ScanContext
    ) throws {
        var isRead = false
        defer { if !look.isEnlarged { zones.miss(seen.lines, isRead: isRead) } }
        guard let strip = BentStrip(seen.lines) else { return }
        let (flat, places) = try context.time(.lines) {
            let flat = try strip.flattened(photograph.pixels)
            return (flat, try locator.locateZones(in: flat, along: strip.lines.map { [$0] }))
        }
        context.show(.flat, flat)
        for place in places {
            try context.check()
            try context.show(lines: place.lines, in: flat) { photograph.inOriginal(strip.inPhotograph($0)) }
            let lines = LocatedLines(
                places: place.lines, picture: flat, bend: strip, photograph: photograph.pixels)
            guard let reading = try reader.read(lines, within: context) else { continue }
            isRead = true
            try show(reading, in: photograph, within: context)
            zones.add(Finding(reading: reading, document: nil), isEnlarged: look.isEnlarged)
            if reading.status == .verified { break }
        }
    }

    /// Reads a zone where the standard prints it on a document: there glare and noise may hide it from a search for
    /// strokes, or hide its end.
    private mutating func readPrintedZone(
        of document: DetectedDocument, in photograph: SourceImage, within context: ScanContext
    ) throws -> JudgedZone? {
        for turns in [0, 2] {
            let outline = document.quadrilateral.turned(quarterTurns: turns)
            let search = try context.time(.printedZone) { try PrintedZoneSearch(on: outline, in: photograph.pixels) }
            guard let zone = search else { continue }
            try context.show(lines: zone.lines, in: photograph.pixels, original: photograph.inOriginal)
            var lines = LocatedLines(zone.lines, in: photograph.pixels)
            (lines.count, lines.demands) = (zone.columnCount, .ofPrintedZone)
            guard let reading = try reader.read(lines, within: context) else { continue }
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
    /// The number of parts into which a curve is cut to be drawn.
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
