import Imaging

/// The shift of a document's print from the places in its template.
///
/// An outline that is off by some millimetres moves all print alike. The shift is the one by which most values begin
/// where they should.
struct RegionShift {
    /// To the right and down, in millimetres.
    let right, down: Double

    /// The largest shift, and the steps in which it is sought, in millimetres.
    private static let most = 8.0, step = 0.5
    /// The distances of a value's beginning from its place, in millimetres: below the first it counts wholly, above the
    /// second not at all.
    private static let near = 0.6, far = 1.3
    /// A shift explains so many fields more than none does, and so many for each millimetre.
    private static let leastGain = 1.0, leastGainPerMillimetre = 0.25
    /// The distance of values from the edges of their regions, in millimetres.
    private static let inset = 0.5
    /// Lower lines are captions: the least height of a value, as a share of that of its line in the region.
    private static let leastHeight = 0.5

    /// Seeks the shift.
    ///
    /// - Parameters:
    ///   - template: The template.
    ///   - lines: The lines that were found, captions among them.
    init(of template: DocumentTemplate, lines: [PrintPlace]) {
        self.init(
            of: Self.starts(of: template),
            lines: lines.map { (Point(x: $0.columns.lowerBound, y: $0.middle), height: $0.height) })
    }

    /// Returns where the print of a region is.
    func moved(_ region: TemplateRegion) -> TemplateRegion {
        TemplateRegion(x: region.x + right, y: region.y + down, width: region.width, height: region.height)
    }

    /// Seeks the shift of the beginnings of values.
    init(of starts: [(x: Double, y: Double, least: Double)], lines: [(start: Point, height: Double)]) {
        func score(_ right: Double, _ down: Double) -> Double {
            starts.reduce(0) { sum, start in
                let nearest =
                    lines.lazy.filter { $0.height >= start.least }.map { line in
                        max(abs(line.start.x - start.x - right), abs(line.start.y - start.y - down))
                    }.min() ?? .infinity
                return sum + min(1, max(0, (Self.far - nearest) / (Self.far - Self.near)))
            }
        }
        var best = (right: 0.0, down: 0.0, score: score(0, 0) + Self.leastGain)
        let steps = Int(Self.most / Self.step)
        for (column, row) in (-steps...steps).flatMap({ column in (-steps...steps).map { (column, $0) } }) {
            let (right, down) = (Double(column) * Self.step, Double(row) * Self.step)
            let found = score(right, down) - Self.leastGainPerMillimetre * (right * right + down * down).squareRoot()
            if found > best.score { best = (right, down, found) }
        }
        (right, down) = (best.right, best.down)
    }

    /// The beginnings of a template's values, in the middle of the height of their first lines, and the least height of
    /// these: in millimetres.
    static func starts(of template: DocumentTemplate) -> [(x: Double, y: Double, least: Double)] {
        template.fields.compactMap { field in
            field.region.map { region in
                let height = region.height / Double(field.lines)
                return (x: region.x + inset, y: region.y + height / 2, least: leastHeight * height)
            }
        }
    }
}
