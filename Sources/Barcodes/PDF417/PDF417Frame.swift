import Imaging

/// The place of a PDF417 on a picture on which its rows run about level, the start pattern at the left.
struct PDF417Frame {
    /// A line down the picture: its places at rows of pixels.
    struct Edge {
        var x: Float
        var slope: Float

        func callAsFunction(_ y: Float) -> Float { x + slope * y }
    }

    /// The columns of data, without the indicators beside them.
    let columns: Int
    /// The left end of the start pattern and the right end of the stop pattern.
    let left, right: Edge
    /// The likeness of a row of modules of mean brightness.
    let likeness: Float

    /// The modules of a row.
    var modules: Int { Self.modules(of: columns) }
    static func modules(of columns: Int) -> Int { PDF417Patterns.modules * columns + PDF417Patterns.otherModules }

    /// The place of a module's left end.
    func x(_ module: Float, _ y: Float) -> Float { left(y) + (right(y) - left(y)) * module / Float(modules) }

    /// The width of a module in the middle of a picture.
    func moduleWidth(_ y: Float) -> Float { (right(y) - left(y)) / Float(modules) }

    /// The corners of the area between both ends, as high as the picture. A barcode that is turned leans at its ends by
    /// as much as its rows fall.
    func outline(height: Int) -> Quadrilateral {
        let lean = -(left.slope + right.slope) / 2
        let fall = lean * (right(Float(height) / 2) - left(Float(height) / 2)) / 2
        func corner(_ edge: Edge, _ y: Float) -> Point { Point(x: Double(edge(y)), y: Double(y)) }
        return Quadrilateral(
            topLeft: corner(left, -fall), topRight: corner(right, fall),
            bottomRight: corner(right, Float(height) + fall), bottomLeft: corner(left, Float(height) - fall))
    }

    /// True if its ends are nearly upright.
    var isUpright: Bool { max(abs(left.slope), abs(right.slope)) < Self.upright }

    private static let upright: Float = 0.008
    private static let bands = 14
    /// Light modules outside of the patterns, and a space before the stop pattern.
    private static let start = [1, 1] + PDF417Patterns.start, stop = [1] + PDF417Patterns.stop + [1, 1]
    /// The share of the picture in which its ends are sought, and the step in which the widths of modules are tried.
    private static let ends: Float = 0.3, step: Float = 1.04
    /// Identity documents have at most so many columns.
    private static let mostColumns = 22
    /// Barcodes of documents have at least so many.
    private static let leastColumns = 4
    /// Modules narrower than this, in pixels, are not told apart.
    private static let narrowest: Float = 1.4

    /// Finds the ends of rows; nil where no picture has them.
    static func find(in picture: PDF417Picture) -> PDF417Frame? {
        let bands = picture.bands(Self.bands)
        let some = bands.indices.filter { $0 % 2 == 1 }.map { bands[$0] }
        let width = Float(picture.width)
        let widest = width / Float(modules(of: leastColumns))
        var tried: [(left: Line, right: Line)] = []
        var module = max(narrowest, (1 - 2 * ends) * width / Float(modules(of: mostColumns)))
        while module < widest {
            let right = (1 - ends) * width - 20 * module
            tried.append(
                (
                    Line(start, in: some, xs: 0..<ends * width, module: module, end: 2),
                    Line(stop, in: some, xs: right..<width - 18 * module, module: module, end: 19)
                ))
            module *= step
        }
        let likely = tried.sorted { $0.left.likeness + $0.right.likeness > $1.left.likeness + $1.right.likeness }
        var frames: [PDF417Frame] = []
        for (left, right) in likely.prefix(mostTried) {
            let others = Float(PDF417Patterns.otherModules)
            let middle = Float(picture.height) / 2
            let count = ((right.edge(middle) - left.edge(middle)) / left.module - others) / 17
            for columns in Int(max(0, (count - 0.8).rounded()))...Int(max(0, (count + 0.8).rounded()))
            where leastColumns...mostColumns ~= columns {
                guard let frame = refined(bands, columns: columns, left: left.edge, right: right.edge),
                    [0, Float(picture.height)].allSatisfy({ frame.moduleWidth($0) > narrowest / 2 })
                else { continue }
                frames.append(frame)
            }
        }
        return frames.max { $0.likeness < $1.likeness }
    }

    private static let mostTried = 6

    /// A line down the picture at which a pattern stands in many bands.
    private struct Line {
        let module: Float
        private(set) var edge: Edge
        private(set) var likeness: Float = 0

        /// A likeness below this says nothing; lines lean by so much at the most.
        private static let least: Float = 0.3, lean: Float = 0.24, leanStep: Float = 0.02

        /// Seeks the likeliest line.
        ///
        /// - Parameters:
        ///   - pattern: The modules.
        ///   - bands: The bands of the picture.
        ///   - xs: The places where it may begin in the middle.
        ///   - module: The width of a module.
        ///   - end: The module of the pattern at which the barcode ends.
        init(_ pattern: [Float], in bands: [PDF417Picture.Band], xs: Range<Float>, module: Float, end: Int) {
            self.module = module
            edge = Edge(x: xs.lowerBound, slope: 0)
            let step = max(0.5, module / 2.5)
            let middle = bands[bands.count / 2].middle
            let reach = Self.lean * middle
            let first = xs.lowerBound - reach
            let count = Int((xs.upperBound + reach - first) / step) + 1
            let likeness = bands.map { band in
                (0..<count).map { index in
                    max(
                        0,
                        band.profile.likeness(to: pattern, at: first + Float(index) * step, width: module) - Self.least)
                }
            }
            for slope in stride(from: -Self.lean, through: Self.lean, by: Self.leanStep) {
                let shifts = bands.map { Int((slope * ($0.middle - middle) / step).rounded()) }
                for x in stride(from: xs.lowerBound, to: xs.upperBound, by: step) {
                    let start = Int((x - first) / step)
                    var sum: Float = 0
                    for band in bands.indices {
                        let index = start + shifts[band]
                        if index >= 0, index < count { sum += likeness[band][index] }
                    }
                    guard sum > self.likeness else { continue }
                    self.likeness = sum
                    edge = Edge(x: x + Float(end) * module - slope * middle, slope: slope)
                }
            }
        }
    }

    /// The line through most of the places: the median of slopes, then of offsets.
    private static func edge(_ bands: [PDF417Picture.Band], _ xs: [Float]) -> Edge {
        var slopes: [Float] = []
        for (i, first) in bands.enumerated() {
            for (j, second) in bands.enumerated().dropFirst(i + 1) {
                slopes.append((xs[j] - xs[i]) / (second.middle - first.middle))
            }
        }
        let slope = slopes.isEmpty ? 0 : slopes.sorted()[slopes.count / 2]
        let offsets = zip(bands, xs).map { $1 - slope * $0.middle }.sorted()
        return Edge(x: offsets[offsets.count / 2], slope: slope)
    }

    /// Moves both ends of each band to where a whole row fits best.
    private static func refined(
        _ bands: [PDF417Picture.Band], columns: Int, left: Edge, right: Edge
    ) -> PDF417Frame? {
        let row =
            PDF417Patterns.start + (0..<columns + 2).flatMap { _ in PDF417Patterns.mean } + PDF417Patterns.stop
        var (starts, stops, likenesses): ([Float], [Float], [Float]) = ([], [], [])
        for band in bands {
            let (x, end) = (left(band.middle), right(band.middle))
            let module = (end - x) / Float(row.count)
            var best = (x: x, end: end, likeness: -Float.infinity)
            // In half modules first, then in quarters.
            for (reach, step) in [(4, module / 2), (1, module / 4)] {
                let (x, end) = (best.x, best.end)
                for i in -reach...reach {
                    for j in -reach...reach {
                        let (x, end) = (x + Float(i) * step, end + Float(j) * step)
                        let likeness = band.profile.likeness(to: row, at: x, width: (end - x) / Float(row.count))
                        if likeness > best.likeness { best = (x, end, likeness) }
                    }
                }
            }
            starts.append(best.x)
            stops.append(best.end)
            likenesses.append(best.likeness)
        }
        let best = likenesses.sorted().suffix(bands.count * 2 / 3)
        let good = bands.indices.filter { likenesses[$0] > 0.6 * (likenesses.max() ?? 0) }
        guard good.count > 2 else { return nil }
        return PDF417Frame(
            columns: columns, left: edge(good.map { bands[$0] }, good.map { starts[$0] }),
            right: edge(good.map { bands[$0] }, good.map { stops[$0] }), likeness: best.reduce(0, +) / Float(best.count)
        )
    }
}
