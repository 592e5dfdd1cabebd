import Imaging

/// Lines of one patch that may be a machine-readable zone, and how well they fit together.
struct ZoneHypothesis {
    /// The lines, from top to bottom.
    let lines: [TracedLine]
    /// The distance between characters, in pixels of the patch.
    let pitch: Double
    /// See ``TextZone/score``.
    let score: Double
    private let tuning: ZoneLocator.Tuning.Hypothesis

    /// The shapes of a machine-readable zone with so many lines: characters per line, and the distance of lines
    /// in pitches of characters (Doc 9303-4, -5, -6, -7: TD1 4.23 mm, else 6.35 mm or a little less, over 2.54 mm).
    private static let shapes: [Int: [(characters: Double, spacing: Double?)]] = [
        1: [(30, nil)],
        2: [(36, 2.5), (44, 2.5)],
        3: [(30, 1.665)],
    ]

    /// Judges some neighbouring lines.
    ///
    /// - Parameters:
    ///   - lines: The lines, from top to bottom.
    ///   - pitches: The pitch and regularity of each line's characters.
    ///   - foreshortening: The foreshortening that was evened out before the pitches were measured.
    init?(
        lines: [TracedLine], pitches: [(pitch: Double, regularity: Double)], foreshortening: Foreshortening? = nil,
        by tuning: ZoneLocator.Tuning.Hypothesis = .init()
    ) {
        guard let shapes = Self.shapes[lines.count] else { return nil }
        let pitch = RobustLine.median(pitches.map(\.pitch))
        guard pitch > 0 else { return nil }
        let left = lines.map(\.left).min() ?? 0
        let right = lines.map(\.right).max() ?? 0
        let length = foreshortening.map { $0.evened(right) - $0.evened(left) } ?? right - left
        let characters = length / pitch + tuning.missingInk
        let raggedness = lines.reduce(0) { $0 + $1.left - left + right - $1.right } / pitch / Double(lines.count)
        let spacings = zip(lines, lines.dropFirst()).map { $1.middle - $0.middle }
        let unevenness = spacings.count == 2 ? abs(spacings[0] - spacings[1]) / max(spacings[0], spacings[1]) : 0
        let heights = lines.map(\.height)
        let heightVariation = (heights.max() ?? 1) / (heights.min() ?? 1) - 1
        let slopeVariation = lines.map { abs($0.slope - lines[0].slope) }.max() ?? 0
        let likeness = shapes.map { shape in
            let likeness = Self.fit(
                deviation: tuning.characterWeight * abs(characters - shape.characters) / shape.characters)
            guard let expected = shape.spacing else { return likeness }
            let spacing = spacings.reduce(0, +) / Double(spacings.count) / pitch
            guard spacing > 0 else { return 0 }
            let deviation = max(spacing / expected, expected / spacing) - 1
            return likeness * Self.fit(deviation: tuning.spacingWeight * deviation)
        }
        let regularity = max(tuning.leastRegularity, pitches.reduce(0) { $0 + $1.regularity } / Double(pitches.count))
        let disorder =
            tuning.raggednessWeight * raggedness + tuning.unevennessWeight * unevenness
            + tuning.heightWeight * heightVariation + tuning.slopeWeight * slopeVariation
        self.lines = lines
        self.pitch = pitch
        self.tuning = tuning
        let evidence = tuning.evidence[lines.count - 1]
        score = min(1, evidence * regularity * (likeness.max() ?? 0) * Self.fit(deviation: disorder) * tuning.scale)
    }

    /// Returns the fit of something, 0…1, from its distance to perfection: about exp(−deviation).
    private static func fit(deviation: Double) -> Double {
        1 / (1 + deviation + deviation * deviation / 2)
    }

    /// Returns the best of the runs of up to three lines that contain a given one.
    static func best(of lines: [TracedLine], containing seed: Int, in patch: InkPatch) -> ZoneHypothesis? {
        let pitches = lines.map { patch.characterPitch(of: $0) }
        let tuning = patch.tuning
        var hypotheses: [ZoneHypothesis] = []
        for first in max(0, seed - 2)...seed {
            for last in seed..<min(lines.count, first + 3) {
                let run = Array(lines[first...last])
                let asSeen = ZoneHypothesis(
                    lines: run, pitches: Array(pitches[first...last]), by: tuning.hypothesis)
                let evened = Foreshortening(of: run, by: tuning.tracing).flatMap { foreshortening in
                    ZoneHypothesis(
                        lines: run, pitches: run.map { patch.characterPitch(of: $0, evenedBy: foreshortening) },
                        foreshortening: foreshortening, by: tuning.hypothesis)
                }
                hypotheses += [asSeen, evened].compactMap(\.self)
            }
        }
        return hypotheses.max { $0.score < $1.score }
    }
}

extension ZoneHypothesis {
    /// The outlines of the lines in the patch, all equally long.
    var outlines: [Quadrilateral] {
        let height = RobustLine.median(lines.map(\.height))
        let shifts = self.shifts
        let left = (zip(lines, shifts).map { $0.left - $1 }.min() ?? 0) - tuning.endMargin * pitch
        let right = (zip(lines, shifts).map { $0.right - $1 }.max() ?? 0) + tuning.endMargin * pitch
        let half = height * (0.5 + tuning.sideMargin)
        return zip(lines, shifts).map { line, shift in
            func corner(_ column: Double, _ side: Double) -> Point {
                Point(x: column + shift, y: line.centre(at: column + shift) + side * half * growth(at: column))
            }
            return Quadrilateral(
                topLeft: corner(left, -1), topRight: corner(right, -1),
                bottomRight: corner(right, 1), bottomLeft: corner(left, 1))
        }
    }

    /// The distance by which each line starts and ends to the right of the first one: perspective slants the zone's
    /// sides. Only a shift that both ends show counts, since a faint end makes a line short.
    private var shifts: [Double] {
        var shifts: [Double] = []
        for line in lines {
            let atLeft = line.left - lines[0].left
            let atRight = line.right - lines[0].right
            let isShift =
                abs(atLeft - atRight) < tuning.shiftTolerance * pitch
                && abs(atLeft + atRight) / 2 < tuning.mostShift * pitch
            shifts.append(isShift ? (atLeft + atRight) / 2 : shifts.last ?? 0)
        }
        return shifts
    }

    /// Returns the growth of characters in a column over the middle, as the distance of lines tells it.
    private func growth(at column: Double) -> Double {
        guard let first = lines.first, let last = lines.last, lines.count > 1 else { return 1 }
        let middle = (first.left + first.right) / 2
        let distance = last.centre(at: column) - first.centre(at: column)
        let growth = distance / (last.centre(at: middle) - first.centre(at: middle))
        return min(max(growth, tuning.growth.lowerBound), tuning.growth.upperBound)
    }
}
