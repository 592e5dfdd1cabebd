import DocumentDetection
import Imaging

/// A brief scan: the first looks alone, for a photograph that is there in more pixels.
extension DocumentScanner {
    /// The least height of the lines of a zone, a little more than that of its letters, in pixels: lines as high as
    /// that are proven without more pixels.
    private static let leastLineHeight = 20.0
    /// The least length of a document, in pixels. The lines of a shorter one are too low: on a passport their height is
    /// a thirty-third of its length.
    private static let leastLength = 33 * leastLineHeight

    /// Scans a photograph by the looks that a scan begins with; nil where they do not prove everything that is seen, so that
    /// more pixels may show more.
    mutating func briefView(of photograph: SourceImage, within context: ScanContext) throws -> View? {
        try context.check()
        context.show(.photograph, photograph.pixels)
        let glimpse = try context.time(.documents) {
            try detector.glimpse(at: photograph.pixels) { context.show(.mask, $0) }
        }
        guard glimpse.documents.contains(where: { $0.quadrilateral.longerSide >= Self.leastLength }) else { return nil }
        let page = try pageView(of: photograph, after: glimpse, within: context)
        if let whole = page?.whole { return whole.isProven(inLinesOf: Self.leastLineHeight) ? whole : nil }
        let seen = try outlined(photograph, after: glimpse, within: context)
        let turns = seen.first { $0.isLikely }?.quadrilateral.quarterTurnsToRead ?? 0
        let documents = seen.map { photograph.turned($0, quarterTurns: turns) }
        let upright = photograph.turned(quarterTurns: turns)
        let zones = try zones(in: upright, by: LookPlan(forPrintedZonesOf: documents), within: context)
        guard zones.quarterTurns == 0,
            zones.settle(width: upright.pixels.width, height: upright.pixels.height, of: documents)
        else { return nil }
        let view = try view(of: upright, with: documents, showing: zones, within: context)
        return view.isProven(inLinesOf: Self.leastLineHeight) ? view : nil
    }
}

extension DocumentScanner.View {
    /// True if something was read, and all of it is proven in lines of a height at least, in pixels.
    fileprivate func isProven(inLinesOf height: Double) -> Bool {
        !placed.isEmpty
            && placed.allSatisfy { finding in
                finding.reading.status == .verified && finding.reading.places.allSatisfy { $0.meanHeight >= height }
            }
    }
}

extension Quadrilateral {
    /// The mean length of the longer sides.
    fileprivate var longerSide: Double { max(meanWidth, meanHeight) }
}
