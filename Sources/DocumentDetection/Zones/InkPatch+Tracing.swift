import Imaging

/// Following a line of text from a rough place to its ends.
extension InkPatch {
    /// Returns the line of text at a rough place, levelled and extended to both ends of its ink; nil where is no text.
    func traced(_ rough: TracedLine) -> TracedLine? {
        var line = rough
        let tuning = tuning.tracing
        for round in 0..<tuning.rounds {
            let reach = line.height * (round == 0 ? tuning.firstReach : tuning.reach)
            guard let levelled = levelled(line, reach: reach) else { return nil }
            let extended = extended(levelled)
            let hasSettled =
                abs(extended.left - line.left) < tuning.settled && abs(extended.right - line.right) < tuning.settled
            line = extended
            if round >= tuning.leastRounds, hasSettled { break }
        }
        return measured(line)
    }

    /// Returns the line moved and sloped to run through the middle of the characters.
    private func levelled(_ line: TracedLine, reach: Double) -> TracedLine? {
        let tuning = tuning.tracing
        let middles = chunks(of: line).compactMap { chunk -> (x: Double, y: Double)? in
            let x = Double(chunk.lowerBound + chunk.upperBound) / 2
            let top = max(0, Int(line.centre(at: x) - reach))
            let bottom = min(height, Int(line.centre(at: x) + reach))
            guard Double(bottom - top) >= line.height * tuning.leastRoom else { return nil }
            let profile = (top..<bottom).map { inkCount(columns: chunk, rows: $0..<$0 + 1) }
            guard let band = InkBand(in: profile, height: Int(line.height.rounded())),
                Double(band.inside) >= Double(chunk.count) * line.height * tuning.stretchInk
            else { return nil }
            return (x, Double(top + band.start) + line.height.rounded() / 2)
        }
        guard let fit = RobustLine(through: middles, tolerance: line.height * tuning.stretchTolerance) else {
            return nil
        }
        var levelled = line
        (levelled.intercept, levelled.slope) = (fit.intercept, fit.slope)
        return levelled
    }

    /// Stretches of a few characters.
    private func chunks(of line: TracedLine) -> [Range<Int>] {
        let count = max(2, Int(line.length / (tuning.tracing.stretch * Self.characterHeight)))
        let edges = (0...count).map { Int(line.left + line.length * Double($0) / Double(count)) }
        return zip(edges, edges.dropFirst()).compactMap { $0 < $1 ? $0..<$1 : nil }
    }

    /// Returns the line with its ends where no ink follows.
    private func extended(_ line: TracedLine) -> TracedLine {
        let tuning = tuning.tracing
        let leastInk = max(tuning.columnInk.pixels, line.height * tuning.columnInk.share)
        let inked = columnProfile(along: line).map { Double($0) >= leastInk }
        let gap = Int(Self.characterHeight * tuning.widestGap)
        var left = min(max(0, Int(line.left + Self.characterHeight)), width)
        var right = max(min(width, Int(line.right - Self.characterHeight)), left)
        let start = left
        for column in right..<width where inked[column] {
            if column - right > gap { break }
            right = column + 1
        }
        for column in (0..<start).reversed() where inked[column] {
            if left - column > gap { break }
            left = column
        }
        var extended = line
        if let first = (left..<right).first(where: { inked[$0] }),
            let last = (left..<right).last(where: { inked[$0] })
        {
            (extended.left, extended.right) = (Double(first), Double(last + 1))
        }
        return extended
    }

    /// Returns the line with the height of its ink; nil when a line of text does not have such a height.
    private func measured(_ line: TracedLine) -> TracedLine? {
        let tuning = tuning.tracing
        let half = line.height * tuning.reach
        let profile = rowProfile(from: -half, count: Int((2 * half).rounded()), along: line)
        let centre = profile.count / 2
        let core = Int(line.height * tuning.core)
        guard core > 0, profile.indices.contains(centre - core), profile.indices.contains(centre + core) else {
            return nil
        }
        let typical = profile[centre - core..<centre + core].sorted()[core]
        let threshold = Double(typical) * tuning.rowInk
        var (top, bottom) = (centre, centre)
        while top > 0, Double(profile[top - 1]) > threshold { top -= 1 }
        while bottom < profile.count - 1, Double(profile[bottom + 1]) > threshold { bottom += 1 }
        var measured = line
        measured.height = Double(bottom + 1 - top)
        measured.intercept += Double(top + bottom + 1) / 2 - half
        guard measured.height > tuning.heights.least * line.height,
            measured.height < tuning.heights.most * line.height
        else { return nil }
        return measured
    }

    /// Returns the distance between the characters of a line, in pixels, and the regularity of their places, up to 1.
    ///
    /// - Parameter foreshortening: The foreshortening that is evened out first: the pixels are then those in the middle
    /// of its lines.
    func characterPitch(
        of line: TracedLine, evenedBy foreshortening: Foreshortening? = nil
    ) -> (pitch: Double, regularity: Double) {
        let columns = max(0, Int(line.left))..<min(width, Int(line.right))
        let seen = columnProfile(along: line)
        let profile = foreshortening.map { $0.evened(seen, columns: columns) } ?? Array(seen[columns])
        guard let signal = PeriodicSignal(profile) else { return (0, 0) }
        let (period, regularity) = signal.period(
            between: Int(line.height * tuning.tracing.pitches.lowerBound),
            and: Int(line.height * tuning.tracing.pitches.upperBound))
        return (period, regularity)
    }
}
