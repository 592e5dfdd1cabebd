import Imaging

private typealias Tuning = CaptureQuality.Tuning

/// The paper, ink, light and blur of some print, as scanlines through it show them.
///
/// Strips of print are lines of a zone, or all of a document in strips. Scanlines run along each strip and across it.
struct PrintSample {
    /// The brightness of paper and ink, 0…255: the limits of the brightest and the darkest tenth of a cell. For paper
    /// the middle cell of all counts, for ink one of the darker third, so that glare on some cells moves neither.
    let paper, ink: Double
    /// The share of the cells that are so bright that print has vanished, 0…1.
    let washedOut: Double
    /// The width of edges by focus and motion, in the direction in which they are wider, in pixels; nil when there are
    /// too few edges.
    let blur: Double?

    /// The grid of the samples of print.
    struct Grid {
        /// The places of scanlines along a strip, as shares of its height.
        let rows: [Double]
        /// The number of scanlines across a strip.
        let columns: Int
        /// The number of cells into which a strip is divided.
        let cells: Int
        /// The way from the brightness of ink to that of paper from which on the dark tenth of a cell shows no print.
        let vanished: Double
    }

    /// Samples print; nil when all of it is outside the picture.
    init?(of strips: [Quadrilateral], grid: Grid, in image: Image) {
        var along: [Scanline] = [], across: [Scanline] = [], cells: [Cell] = []
        for strip in strips {
            let rows = grid.rows.map { row in
                Scanline(
                    from: strip.topLeft.towards(strip.bottomLeft, row),
                    to: strip.topRight.towards(strip.bottomRight, row), in: image)
            }
            along += rows
            cells += (0..<grid.cells).compactMap { Cell($0, of: grid.cells, in: rows) }
            across += (0..<grid.columns).map { column in
                let share = (Double(column) + 0.5) / Double(grid.columns)
                return Scanline(
                    from: strip.topLeft.towards(strip.topRight, share),
                    to: strip.bottomLeft.towards(strip.bottomRight, share), in: image)
            }
        }
        guard !cells.isEmpty else { return nil }
        let paper = Double(cells.map(\.bright).ranked(Tuning.paperRank)),
            ink = Double(cells.map(\.dark).ranked(Tuning.inkRank))
        let limit = min(Tuning.saturated, ink + grid.vanished * max(paper - ink, Tuning.leastContrast))
        (self.paper, self.ink) = (paper, ink)
        washedOut = Double(cells.count { Double($0.dark) >= limit }) / Double(cells.count)
        let contrast = Int(max(Tuning.leastContrast, Tuning.edgeContrast * (paper - ink)))
        let width = [along, across].compactMap { lines -> Double? in
            let widths = lines.flatMap { $0.edgeWidths(leastContrast: contrast) }
            return widths.count >= Tuning.leastEdges ? widths.ranked(Tuning.edgeRank) : nil
        }
        .max()
        // Independent blurs add up by their squares.
        blur = width.map { max(0, $0 * $0 - Tuning.sharpWidth * Tuning.sharpWidth).squareRoot() }
    }

    /// A part of a strip.
    private struct Cell {
        /// The levels than which a tenth of its samples is darker or brighter.
        let dark, bright: UInt8

        /// Takes one of several equal parts of scanlines; nil when it has no samples.
        init?(_ index: Int, of count: Int, in rows: [Scanline]) {
            var histogram = [Int](repeating: 0, count: 256)
            var total = 0
            for samples in rows.map(\.samples) {
                let part = samples.count * index / count..<samples.count * (index + 1) / count
                for sample in samples[part] { histogram[Int(sample)] += 1 }
                total += part.count
            }
            guard total > 0 else { return nil }
            func level(_ share: Double) -> UInt8 { UInt8(histogram.level(ofRank: Int(share * Double(total - 1)))) }
            dark = level(Tuning.dark)
            bright = level(1 - Tuning.dark)
        }
    }
}

extension Array where Element: Comparable {
    /// Returns the element that a share of the others, 0…1, is smaller than.
    ///
    /// - Precondition: There is one.
    fileprivate func ranked(_ share: Double) -> Element { sorted()[Int(share * Double(count - 1))] }
}
