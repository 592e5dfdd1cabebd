/// The rows of a PDF417: they stand above each other in even steps, and their clusters alternate.
struct PDF417Rows {
    /// The upper end of the first row whose cluster is 0, in the middle of the picture's width, at or above its first row of pixels.
    var top: Float
    /// The height of a row there.
    var height: Float
    /// The fall of a row in the middle for each pixel to the right.
    var slope: Float
    /// The growth of rows for each pixel to the right, as a share of their height: the right end is nearer to the camera.
    var fan: Float = 0
    /// The share of the evidence of single lines that the rows agree with, 0…1.
    private(set) var agreement: Float = 0

    /// A height in a row, counted from `top`: its middle is a half.
    func y(_ row: Float, x: Float, in picture: PDF417Picture) -> Float {
        let (right, middle) = (x - Float(picture.width) / 2, Float(picture.height) / 2)
        return middle + (top + row * height - middle) * (1 + fan * right) + slope * right
    }

    /// Lines across the picture are this many modules apart, and columns are looked at in so many groups.
    private static let step: Float = 0.6, groups = 5
    /// The heights of rows, in modules.
    private static let heights: (least: Float, most: Float, step: Float) = (1.2, 14, 1.03)
    private static let slopes: (most: Float, step: Float) = (0.04, 0.008)
    /// The growth of rows from the middle to the right end, as shares of the picture's half width.
    private static let fans: [Float] = [-0.1, 0, 0.1]

    /// The evidence for each cluster against the others, on lines across the picture, group by group of columns.
    private struct Evidence {
        let first, step: Float
        let xs: [Float]
        let lines: Int
        /// The largest sum that any rows could have.
        private(set) var most: Float = 0
        /// The sums over the lines above a line, for each group, cluster and line.
        private var sums: [Float] = []

        /// - Parameter values: The evidence on each line, group by group.
        init(_ values: [[SIMD4<Float>]], first: Float, step: Float, xs: [Float]) {
            (self.first, self.step, self.xs, lines) = (first, step, xs, values[0].count)
            for group in values {
                for cluster in 0..<3 {
                    sums.append(0)
                    for value in group { sums.append(sums[sums.count - 1] + value[cluster]) }
                }
                most += group.reduce(0) { $0 + max($1[0], $1[1], $1[2]) }
            }
        }

        /// The sum of the evidence for the clusters that rows have.
        func fit(_ rows: PDF417Rows, in picture: PDF417Picture) -> Float {
            var sum: Float = 0
            for (group, x) in xs.enumerated() {
                let start = rows.y(0, x: x, in: picture)
                let height = rows.y(1, x: x, in: picture) - start
                var row = Int(((first - start) / height).rounded(.down))
                var line = 0
                while line < lines {
                    let end = min(lines, Int(((start + Float(row + 1) * height - first) / step).rounded(.up)))
                    if end > line {
                        let place = (group * 3 + (row % 3 + 3) % 3) * (lines + 1)
                        sum += sums[place + end] - sums[place + line]
                        line = end
                    }
                    row += 1
                }
            }
            return sum
        }
    }

    /// Finds the rows: roughly on some lines, then, where these agree, on all.
    static func find(in picture: PDF417Picture, frame: PDF417Frame, patterns: PDF417Patterns) -> PDF417Rows {
        let some = evidence(in: picture, frame: frame, patterns: patterns, every: thinning)
        var rows = rough(some, in: picture, frame: frame)
        rows.refine(by: some, in: picture)
        if rows.mayBe {
            rows.refine(by: evidence(in: picture, frame: frame, patterns: patterns, every: 1), in: picture)
        }
        while rows.top > 0 { rows.top -= 3 * rows.height }
        return rows
    }

    /// True if they agree with the evidence as rows of a barcode do.
    var areLikely: Bool { agreement > Self.leastAgreement }

    /// True if they may be rows of a barcode that has to be made even first.
    var mayBe: Bool { agreement > Self.leastRoughAgreement }

    /// The rows of drawn licences agree with 0.72 of the evidence and more, those of patterns behind print with 0.57 at the most.
    private static let leastAgreement: Float = 0.6
    /// The agreement of some lines, whose steps are coarse, and of rows that are not even.
    private static let leastRoughAgreement: Float = 0.45
    private static let thinning: Float = 3

    /// The likeliest rows of all heights.
    private static func rough(_ evidence: Evidence, in picture: PDF417Picture, frame: PDF417Frame) -> PDF417Rows {
        let (middle, width) = (Float(picture.height) / 2, Float(picture.width))
        let module = frame.moduleWidth(middle)
        var best = (rows: PDF417Rows(top: 0, height: module, slope: 0), fit: -Float.infinity)
        // A turned barcode leans at its ends as its rows fall.
        let lean = -(frame.left.slope + frame.right.slope) / 2
        var height = heights.least * module
        while height < min(heights.most * module, Float(picture.height) / 3) {
            // Rows are counted from the middle, where an error of their height tells least.
            for top in stride(from: middle - 3 * height, to: middle, by: height / 4) {
                for slope in stride(from: lean - slopes.most, through: lean + slopes.most, by: slopes.step) {
                    for fan in fans {
                        let rows = PDF417Rows(top: top, height: height, slope: slope, fan: 2 * fan / width)
                        let fit = evidence.fit(rows, in: picture)
                        if fit > best.fit { best = (rows, fit) }
                    }
                }
            }
            height *= heights.step
        }
        return best.rows
    }

    /// Moves the rows to where the evidence is strongest near them.
    private mutating func refine(by evidence: Evidence, in picture: PDF417Picture) {
        var best = (rows: self, fit: evidence.fit(self, in: picture))
        for scale: Float in [1, 0.5, 0.25, 0.12] {
            for _ in 0..<2 {
                let near = best.rows.neighbours(
                    scale, middle: Float(picture.height) / 2, width: Float(picture.width))
                for rows in near {
                    let fit = evidence.fit(rows, in: picture)
                    if fit > best.fit { best = (rows, fit) }
                }
            }
        }
        self = best.rows
        agreement = best.fit / max(evidence.most, .leastNormalMagnitude)
    }

    /// Rows that are a little higher, lower, steeper or otherwise; those in the middle of a picture stay where they are.
    private func neighbours(_ scale: Float, middle: Float, width: Float) -> [PDF417Rows] {
        (-3...3).flatMap { i in
            (-3...3).flatMap { j in
                (-2...2).flatMap { k in
                    (-1...1).map { l in
                        let height = self.height * (1 + 0.01 * scale * Float(i))
                        let count = (middle - top) / self.height
                        return PDF417Rows(
                            top: middle - count * height + Float(j) * scale * height / 12, height: height,
                            slope: slope + 0.002 * scale * Float(k), fan: fan + 0.08 * scale * Float(l) / width)
                    }
                }
            }
        }
    }

    private static func evidence(
        in picture: PDF417Picture, frame: PDF417Frame, patterns: PDF417Patterns, every thinning: Float
    ) -> Evidence {
        let step = thinning * max(1, Self.step * frame.moduleWidth(Float(picture.height) / 2))
        let columns = frame.columns + 2
        let groups = min(Self.groups, columns)
        let bounds = (0...groups).map { $0 * columns / groups }
        let xs = (0..<groups).map { group in
            frame.x(Float(17 + 17 * (bounds[group] + bounds[group + 1]) / 2), Float(picture.height) / 2)
        }
        let ys = Array(stride(from: step / 2, to: Float(picture.height), by: step))
        let values = (0..<groups).map { group in
            ys.map { y in
                var sum = SIMD4<Float>()
                for column in bounds[group]..<bounds[group + 1] {
                    let samples = picture.samples(frame, column: column, ys: [y])
                    let likeness = (0..<3).map { patterns.best(samples, cluster: $0).likeness }
                    sum += SIMD4(likeness[0], likeness[1], likeness[2], 0)
                }
                return sum - (sum[0] + sum[1] + sum[2]) / 3
            }
        }
        return Evidence(values, first: step / 2, step: step, xs: xs)
    }
}

extension PDF417Picture {
    /// The samples of the modules 1 to 16 of a code word, averaged over lines.
    ///
    /// - Parameters:
    ///   - frame: The ends of rows.
    ///   - column: The column: 0 is the left indicator.
    ///   - ys: The lines.
    ///   - shift: The shift to the right, in modules.
    func samples(_ frame: PDF417Frame, column: Int, ys: [Float], shift: Float = 0) -> SIMD32<Float> {
        var sums = SIMD32<Float>()
        for y in ys {
            let (left, width) = (frame.left(y), frame.moduleWidth(y))
            let first = Float(PDF417Patterns.modules * (column + 1) + 1) + 0.25 + shift
            for sample in 0..<32 { sums[sample] += value(left + (first + 0.5 * Float(sample)) * width, y) }
        }
        return sums
    }
}
