/// The lines of a layout, moved to the ink of a document.
struct LayoutAlignment {
    private typealias Tuning = PrintedZoneSearch.Tuning

    /// The place of the zone on a document of the kind.
    let layout: ZoneGeometry
    /// The shift of the lines downwards.
    let down: LineShift
    /// The shift of the lines to the right.
    let right: LineShift
    /// The share of its stretches in which there is more ink on lines than beside them, or on characters than between
    /// them, the smaller of both, 0…1; half by chance.
    let evidence: Double

    /// Moves a layout; nil when it is not that of the document.
    init?(of layout: ZoneGeometry, to field: InkField) {
        let ink = LayoutInk(layout: layout, field: field)
        let lines = ink.stretches.map { stretch in
            LineShift.tried.map { shift in layout.lines.map { ink.lineInk(of: $0, in: stretch, down: shift) } }
        }
        let down = Self.best(of: lines, in: ink.stretches)
        let lineEvidence = Self.evidence(of: lines, in: ink.stretches, at: down)
        guard lineEvidence >= Tuning.leastEvidence else { return nil }
        let characters = ink.stretches.map { stretch in
            LineShift.tried.map { shift in
                layout.lines.map { ink.characterInk(of: $0, in: stretch, down: down, right: shift) }
            }
        }
        let ends = LineShift.tried.map { ink.endInk(down: down, right: $0) }
        // Characters tell where they stand but for whole pitches, ends tell the rest.
        let right = Self.best(of: characters, in: ink.stretches) {
            ends[LineShift.index(of: $0.left)].left + ends[LineShift.index(of: $0.right)].right
        }
        evidence = min(lineEvidence, Self.evidence(of: characters, in: ink.stretches, at: right))
        guard evidence >= Tuning.leastEvidence else { return nil }
        (self.layout, self.down, self.right) = (layout, down, right)
    }

    /// Returns the shift with the most ink in all lines and stretches together.
    ///
    /// - Parameters:
    ///   - ink: The ink of each stretch, for each shift that is tried, of each line.
    ///   - bonus: Tells the amount that is added to the ink for a shift.
    private static func best(
        of ink: [[[Double]]], in stretches: [LineStretch], plus bonus: (LineShift) -> Double = { _ in 0 }
    ) -> LineShift {
        let sums = ink.map { $0.map { $0.reduce(0, +) } }
        var best = (shift: LineShift(), ink: -Double.infinity)
        for shift in LineShift.pairs {
            let sum = zip(stretches, sums).reduce(bonus(shift)) { $0 + $1.1[LineShift.index(of: shift.at($1.0.share))] }
            if sum > best.ink { best = (shift, sum) }
        }
        return best.shift
    }

    /// Returns the share of all stretches of lines in which there is ink at a shift.
    private static func evidence(of ink: [[[Double]]], in stretches: [LineStretch], at shift: LineShift) -> Double {
        let there = zip(stretches, ink).flatMap { $1[LineShift.index(of: shift.at($0.share))] }
        return Double(there.count { $0 > 0 }) / Double(there.count)
    }
}
