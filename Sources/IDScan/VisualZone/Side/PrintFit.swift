import Imaging

/// Where the print of a document is, seen from where its template has it: shifted, turned and stretched, as it is when
/// its outline is off.
struct PrintFit {
    /// What is added to a place of the template, in millimetres: an offset, and so much for each millimetre to the right
    /// and down.
    private struct Offset {
        var constant = 0.0, right = 0.0, down = 0.0

        func callAsFunction(_ point: Point) -> Double { constant + right * point.x + down * point.y }
    }

    private let across, along: Offset
    /// How many values begin where this says.
    let matches: Int
    /// How many of them begin where the template says.
    private let matchesOfTemplate: Int

    /// How much lower a document may be than its outline, as factors that are tried in turn.
    private static let heights = [1, 0.91, 0.83, 1.1]
    /// How far from its place a value may begin, in millimetres, while the fit gets better.
    fileprivate static let tolerances = [2.5, 2.0, 1.6, 1.3, 1.0, 1.0]
    /// So many values show more than a shift.
    private static let fewest = 4
    /// How much speaks against turning and stretching, in square millimetres: as much as a value so far away.
    private static let stiffness = 40.0
    /// A fit that matters moves some corner by so much, in millimetres, and explains so many values more.
    private static let leastMove = 1.2, leastGain = 2

    /// Fits a template to the beginnings of lines, in millimetres.
    ///
    /// - Parameters:
    ///   - template: The template.
    ///   - lines: Where lines begin, in the middle of their height, and how high they are.
    init(of template: DocumentTemplate, lines: [(start: Point, height: Double)]) {
        let pairing = Pairing(values: RegionShift.starts(of: template), lines: lines)
        var best = (across: Offset(), along: Offset(), matches: pairing.matches(Offset(), Offset()))
        matchesOfTemplate = best.matches
        for height in Self.heights {
            let lower = pairing.values.map { (x: $0.x, y: $0.y * height, least: $0.least) }
            let shift = RegionShift(of: lower, lines: lines)
            var across = Offset(constant: shift.right), along = Offset(constant: shift.down, down: height - 1)
            for tolerance in Self.tolerances {
                let found = pairing.pairs(across, along, within: tolerance)
                guard found.count >= Self.fewest else { break }
                across = Self.offset(for: found.map { ($0.place, $0.start.x - $0.place.x) })
                along = Self.offset(for: found.map { ($0.place, $0.start.y - $0.place.y) })
            }
            let matches = pairing.matches(across, along)
            if matches > best.matches { best = (across, along, matches) }
        }
        (across, along, matches) = best
    }

    /// Finds the lines that begin where values should.
    private struct Pairing {
        let values: [(x: Double, y: Double, least: Double)]
        let lines: [(start: Point, height: Double)]

        /// The places of values, and the nearest beginnings of lines.
        func pairs(_ across: Offset, _ along: Offset, within tolerance: Double) -> [(place: Point, start: Point)] {
            values.compactMap { value in
                let place = Point(x: value.x, y: value.y)
                let moved = Point(x: place.x + across(place), y: place.y + along(place))
                let nearest = lines.lazy.filter { $0.height >= value.least }.map(\.start).min {
                    $0.distance(to: moved) < $1.distance(to: moved)
                }
                return nearest.flatMap { $0.distance(to: moved) < tolerance ? (place, $0) : nil }
            }
        }

        func matches(_ across: Offset, _ along: Offset) -> Int {
            pairs(across, along, within: PrintFit.tolerances.last ?? 0).count
        }
    }

    /// The offset with the least squares.
    private static func offset(for samples: [(place: Point, offset: Double)]) -> Offset {
        let count = Double(samples.count)
        func mean(_ value: ((place: Point, offset: Double)) -> Double) -> Double {
            samples.reduce(0) { $0 + value($1) } / count
        }
        let (x, y, offset) = (mean(\.place.x), mean(\.place.y), mean(\.offset))
        var (xx, xy, yy, xo, yo) = (stiffness, 0.0, stiffness, 0.0, 0.0)
        for sample in samples {
            let (dx, dy, rest) = (sample.place.x - x, sample.place.y - y, sample.offset - offset)
            xx += dx * dx
            xy += dx * dy
            yy += dy * dy
            xo += dx * rest
            yo += dy * rest
        }
        let determinant = xx * yy - xy * xy
        let (right, down) = ((xo * yy - yo * xy) / determinant, (yo * xx - xo * xy) / determinant)
        return Offset(constant: offset - right * x - down * y, right: right, down: down)
    }

    /// Where a place of the template is on the document, in millimetres.
    func placed(_ place: Quadrilateral) -> Quadrilateral {
        place.mapped { Point(x: $0.x + across($0), y: $0.y + along($0)) }
    }

    /// The corners of a document of a size as its print tells them, in millimetres of the document as it was outlined;
    /// nil when the outline will do.
    func outline(of size: TemplateSize) -> Quadrilateral? {
        let own = size.region.outline, seen = placed(own)
        let moved = zip(own.corners, seen.corners).map { $0.distance(to: $1) }.max() ?? 0
        return matches >= matchesOfTemplate + Self.leastGain && moved >= Self.leastMove ? seen : nil
    }
}
