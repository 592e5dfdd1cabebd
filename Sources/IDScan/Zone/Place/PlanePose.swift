import Imaging

/// The pose of a flat document before a camera with a usual lens, from places on it that were seen in the picture.
///
/// A zone is a narrow strip: a free projective map would be anywhere half a card away. With the lens known, only the
/// pose is left, three angles and three distances, which a strip tells well enough.
struct PlanePose {
    private typealias Tuning = DocumentPlacement.Tuning

    /// From the document, in millimetres, to the picture, in pixels.
    let transform: ProjectiveTransform
    /// The error of the places, the root of the mean square, in millimetres.
    let error: Double

    /// A place on the document, in millimetres, and where it was seen, in pixels.
    typealias Sighting = (place: Point, seen: Point)

    /// A rough pose: the directions of the document's axes, as the columns of a matrix, and its origin in millimetres.
    private struct Start {
        let turn, origin: [Double]
    }

    /// The difference of a pose from a rough one: a rotation, and a shift in millimetres.
    private typealias Difference = [Double]

    /// Finds the pose that explains the sightings best; nil when none does.
    ///
    /// A tilt away from the camera and one towards it look nearly the same on a strip, so that both are tried.
    ///
    /// - Parameters:
    ///   - sightings: Three or more that are not on one line.
    ///   - width: The width of the picture, in pixels.
    ///   - height: The height of the picture, in pixels.
    init?(explaining sightings: [Sighting], width: Int, height: Int) {
        guard sightings.count >= 3 else { return nil }
        let unit = Tuning.focalLength * Double(max(width, height))
        let normalized = sightings.map { sighting in
            (
                sighting.place,
                Point(
                    x: (sighting.seen.x - Double(width) / 2) / unit, y: (sighting.seen.y - Double(height) / 2) / unit)
            )
        }
        let solutions = Tuning.tilts.compactMap { tilt in
            Self.start(normalized, tilt: tilt).flatMap { Self.improved($0, explaining: normalized) }
        }
        guard let best = solutions.min(by: { $0.cost < $1.cost }) else { return nil }
        let toPicture = ProjectiveTransform(coefficients: [
            unit, 0, Double(width) / 2, 0, unit, Double(height) / 2, 0, 0, 1,
        ])
        transform = ProjectiveTransform(coefficients: best.matrix).concatenating(toPicture)
        error = Tuning.usualPoseError * (best.cost / Double(sightings.count)).squareRoot()
        guard error.isFinite, transform.coefficients.allSatisfy(\.isFinite) else { return nil }
    }

    /// A rough pose: level but for a tilt about the direction of reading, given as its sine, and as large and turned as
    /// the sightings say.
    private static func start(_ sightings: [Sighting], tilt: Double) -> Start? {
        let count = Double(sightings.count)
        func mean(_ value: (Sighting) -> Double) -> Double { sightings.reduce(0) { $0 + value($1) } / count }
        let (placeX, placeY) = (mean(\.place.x), mean(\.place.y))
        let (seenX, seenY) = (mean(\.seen.x), mean(\.seen.y))
        // Along the lines: how far one goes in the picture for each millimetre.
        let spread = mean { ($0.place.x - placeX) * ($0.place.x - placeX) }
        guard spread > 0 else { return nil }
        let alongX = mean { ($0.place.x - placeX) * ($0.seen.x - seenX) } / spread
        let alongY = mean { ($0.place.x - placeX) * ($0.seen.y - seenY) } / spread
        let scale = (alongX * alongX + alongY * alongY).squareRoot()
        guard scale > 0 else { return nil }
        let (cosine, sine) = (alongX / scale, alongY / scale)
        let level = (1 - tilt * tilt).squareRoot()
        let leaning = product(
            [cosine, -sine, 0, sine, cosine, 0, 0, 0, 1], [1, 0, 0, 0, level, -tilt, 0, tilt, level])
        let distance = 1 / scale
        let middle = [seenX * distance, seenY * distance, distance]
        let origin = (0..<3).map { row in
            middle[row] - leaning[3 * row] * placeX - leaning[3 * row + 1] * placeY
        }
        return Start(turn: leaning, origin: origin)
    }

    /// Moves a pose until it explains the sightings best (Levenberg and Marquardt).
    private static func improved(
        _ start: Start, explaining sightings: [Sighting]
    ) -> (matrix: [Double], cost: Double)? {
        var difference = Difference(repeating: 0, count: 6)
        var damping = 1e-3
        var errors = residuals(difference, from: start, sightings)
        var cost = squares(errors)
        for _ in 0..<Tuning.rounds {
            let columns = difference.indices.map { index -> [Double] in
                var moved = difference
                let step = index < 3 ? 1e-5 : 1e-3
                moved[index] += step
                return zip(residuals(moved, from: start, sightings), errors).map { ($0 - $1) / step }
            }
            var normal = columns.map { row in columns.map { dot(row, $0) } }
            for index in normal.indices { normal[index][index] *= 1 + damping }
            let equations = zip(normal, columns).map { $0 + [-dot($1, errors)] }
            guard let step = LinearEquations.solution(of: equations, leastPivot: 1e-12) else { return nil }
            let next = zip(difference, step).map(+)
            let nextErrors = residuals(next, from: start, sightings)
            let nextCost = squares(nextErrors)
            guard nextCost < cost else {
                damping *= 10
                continue
            }
            let isSettled = cost - nextCost < 1e-6 * cost
            (difference, errors, cost, damping) = (next, nextErrors, nextCost, damping / 10)
            if isSettled { break }
        }
        return cost.isFinite ? (matrix(difference, from: start), cost) : nil
    }

    /// The errors of a pose, in usual errors: two numbers for each sighting, and its tilt.
    private static func residuals(
        _ difference: Difference, from start: Start, _ sightings: [Sighting]
    ) -> [Double] {
        let m = matrix(difference, from: start)
        let distance = max(m[8], 1e-6)
        let normal = product(rotation(by: difference), start.turn)
        var residuals = [normal[2] / Tuning.usualTilt, normal[5] / Tuning.usualTilt]
        for (place, seen) in sightings {
            let depth = max(m[6] * place.x + m[7] * place.y + m[8], 0.05 * distance)
            let (x, y) = (m[0] * place.x + m[1] * place.y + m[2], m[3] * place.x + m[4] * place.y + m[5])
            // In millimetres at the distance of the document.
            residuals.append((x / depth - seen.x) * distance / Tuning.usualPoseError)
            residuals.append((y / depth - seen.y) * distance / Tuning.usualPoseError)
        }
        return residuals
    }

    /// The map from the document to the picture of a camera of focal length 1, row by row.
    private static func matrix(_ difference: Difference, from start: Start) -> [Double] {
        let turn = product(rotation(by: difference), start.turn)
        let origin = (0..<3).map { start.origin[$0] + difference[3 + $0] }
        return [turn[0], turn[1], origin[0], turn[3], turn[4], origin[1], turn[6], turn[7], origin[2]]
    }

    /// The matrix of a rotation, row by row; small ones are as long as their angle (Cayley).
    private static func rotation(by difference: Difference) -> [Double] {
        let (x, y, z) = (difference[0] / 2, difference[1] / 2, difference[2] / 2)
        let scale = 2 / (1 + x * x + y * y + z * z)
        return [
            1 - scale * (y * y + z * z), scale * (x * y - z), scale * (x * z + y),
            scale * (x * y + z), 1 - scale * (x * x + z * z), scale * (y * z - x),
            scale * (x * z - y), scale * (y * z + x), 1 - scale * (x * x + y * y),
        ]
    }

    private static func dot(_ first: [Double], _ second: [Double]) -> Double {
        zip(first, second).reduce(0) { $0 + $1.0 * $1.1 }
    }

    private static func squares(_ values: [Double]) -> Double { dot(values, values) }

    /// The product of two matrices of three rows.
    private static func product(_ first: [Double], _ second: [Double]) -> [Double] {
        (0..<9).map { index in
            let (row, column) = (index / 3 * 3, index % 3)
            return (0..<3).reduce(0.0) { $0 + first[row + $1] * second[$1 * 3 + column] }
        }
    }
}
