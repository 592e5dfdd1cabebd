import Imaging

extension InkPatch {
    /// Returns up to two lines of text above or below a line that are about as long, nearest first.
    ///
    /// - Parameter direction: -1 above, 1 below.
    func neighbours(of line: TracedLine, direction: Double) -> [TracedLine] {
        var found: [TracedLine] = []
        while found.count < 2, let next = neighbour(of: found.last ?? line, height: line.height, direction: direction) {
            found.append(next)
        }
        return found
    }

    private func neighbour(of line: TracedLine, height: Double, direction: Double) -> TracedLine? {
        let tuning = tuning.neighbours
        for distances in tuning.distances {
            let middle = direction * height * (distances.lowerBound + distances.upperBound) / 2
            let half = height * ((distances.upperBound - distances.lowerBound) / 2 + tuning.margin)
            let profile = rowProfile(from: middle - half, count: Int((2 * half).rounded()), along: line)
            guard let band = InkBand(in: profile, height: Int(height.rounded())),
                Double(band.inside - band.outside) >= line.length * height * tuning.leastInk
            else { continue }
            var rough = line
            rough.intercept += middle - half + Double(band.start) + height.rounded() / 2
            rough.height = height
            guard let traced = traced(rough) else { continue }
            let isParallel = abs(traced.slope - line.slope) < tuning.mostSlope
            let isAsTall = tuning.heights.contains(traced.height / height)
            let isAsLong = tuning.lengths.contains(traced.length / line.length)
            let isApart = (traced.middle - line.middle) * direction >= tuning.leastDistance * height
            if isParallel, isAsTall, isAsLong, isApart { return traced }
        }
        return nil
    }

    /// Returns a line as a strip of the original image.
    func strip(along line: TracedLine) -> RoughLine? {
        func point(_ column: Double, _ offset: Double) -> Point {
            toImage.applied(to: Point(x: column, y: line.centre(at: column) + offset))
        }
        let height = point(line.left, -line.height / 2).distance(to: point(line.left, line.height / 2))
        return RoughLine(from: point(line.left, 0), to: point(line.right, 0), height: height)
    }
}
