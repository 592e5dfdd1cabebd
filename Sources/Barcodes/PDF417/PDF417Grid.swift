import Imaging

/// The code words of a PDF417 as a picture shows them, each with the likelihood of it.
struct PDF417Grid {
    /// A code word: the likeliest value, and its lead over the next.
    struct Word {
        let value: Int
        let certainty: Float
    }

    /// The number of rows, of columns of data, and of code words for correction.
    let rows, columns, checks: Int
    /// The first row, counted from the one that the evidence of rows counts from.
    let first: Int
    /// The code words of data, row by row.
    private(set) var words: [Word] = []

    private static let mostChecks = 8
    /// The likeness to the values of indicators that a place without a row has.
    private static let noise: Float = 0.55
    /// Lines in the middle of a row that are averaged, in heights of rows.
    private static let lines: [Float] = [-0.28, -0.14, 0, 0.14, 0.28]
    private static let shifts: [Float] = [-0.5, -0.25, 0, 0.25, 0.5]

    /// Reads the code words of a picture that is blurred a little or much, and corrects them; nil when there are too many errors.
    static func read(
        _ picture: PDF417Picture, frame: PDF417Frame, rows: PDF417Rows
    ) -> (words: [Int], grid: PDF417Grid)? {
        for patterns in PDF417Patterns.blurred {
            guard let grid = PDF417Grid(picture, frame: frame, rows: rows, patterns: patterns),
                let words = grid.corrected()
            else { continue }
            return (words, grid)
        }
        return nil
    }

    /// Reads the indicators, then the code words; nil when indicators tell no size.
    private init?(_ picture: PDF417Picture, frame: PDF417Frame, rows: PDF417Rows, patterns: PDF417Patterns) {
        let most = Int((Float(picture.height) - rows.top) / rows.height) + 1
        guard (3...200).contains(most) else { return nil }
        func ys(_ row: Int, _ column: Int) -> [Float] {
            let x = frame.x(Float(17 * (column + 1)) + 8.5, Float(picture.height) / 2)
            return Self.lines.map { rows.y(Float(row) + 0.5 + $0, x: x, in: picture) }
        }
        // The samples of each row's indicators.
        let sides = [0, frame.columns + 1].map { column in
            (0..<most).map { picture.samples(frame, column: column, ys: ys($0, column)).normalized }
        }
        guard let size = Self.size(sides, columns: frame.columns, patterns: patterns) else { return nil }
        (self.rows, checks, first, columns) = (size.rows, size.checks, size.first, frame.columns)
        var samples: [[SIMD32<Float>]] = []
        for row in 0..<size.rows {
            for column in 1...columns {
                let ys = ys(size.first + row, column)
                samples.append(Self.shifts.map { picture.samples(frame, column: column, ys: ys, shift: $0) })
            }
        }
        words = Self.words(samples, rows: size.rows, columns: columns, patterns: patterns)
    }

    /// The value of an indicator.
    static func indicator(isLeft: Bool, row: Int, rows: Int, columns: Int, level: Int) -> Int {
        let kinds = [(rows - 1) / 3, 3 * level + (rows - 1) % 3, columns - 1]
        return 30 * (row / 3) + kinds[isLeft ? row % 3 : (row + 2) % 3]
    }

    private static func size(
        _ sides: [[SIMD32<Float>]], columns: Int, patterns: PDF417Patterns
    ) -> (rows: Int, checks: Int, first: Int)? {
        let most = sides[0].count
        // The likeness of each row's indicators to all values, once.
        let likeness = sides.map { side in
            side.enumerated().map { row, samples in
                (0..<PDF417Patterns.values).map { patterns.likeness(samples, to: $0, cluster: row % 3) }
            }
        }
        var best = (rows: 0, checks: 0, first: 0, fit: -Float.infinity)
        for first in stride(from: 0, to: most, by: 3) {
            for rows in 3...90 where first + rows <= most {
                for level in 0...mostChecks where 2 << level < rows * columns {
                    var fit: Float = 0
                    for row in 0..<rows {
                        for side in 0..<2 {
                            let value = indicator(
                                isLeft: side == 0, row: row, rows: rows, columns: columns, level: level)
                            fit += likeness[side][first + row][value] - noise
                        }
                    }
                    if fit > best.fit { best = (rows, 2 << level, first, fit) }
                }
            }
        }
        return best.fit > 0 ? (best.rows, best.checks, best.first) : nil
    }

    /// The likeliest code words: neighbours are shifted alike.
    private static func words(
        _ samples: [[SIMD32<Float>]], rows: Int, columns: Int, patterns: PDF417Patterns
    ) -> [Word] {
        let likeness = samples.enumerated().map { index, shifted in
            shifted.map { patterns.best($0.normalized, cluster: index / columns % 3) }
        }
        return samples.indices.map { index in
            let (row, column) = (index / columns, index % columns)
            var sums = [Float](repeating: 0, count: shifts.count)
            for y in max(0, row - 2)...min(rows - 1, row + 2) {
                for x in max(0, column - 1)...min(columns - 1, column + 1) {
                    for shift in shifts.indices { sums[shift] += likeness[y * columns + x][shift].likeness }
                }
            }
            let shift = sums.indices.max { sums[$0] < sums[$1] } ?? shifts.count / 2
            let best = likeness[index][shift]
            let even = samples[index][shift] - samples[index][shift].sum() / 32
            let energy = (even * even).sum()
            return Word(
                value: best.value,
                certainty: energy * (best.likeness * best.likeness - best.second * best.second))
        }
    }

    /// The code words without errors; nil when there are too many.
    private func corrected() -> [Int]? {
        let order = words.indices.sorted { words[$0].certainty < words[$1].certainty }
        let values = words.map(\.value)
        for count in stride(from: 0, through: checks - Self.spare, by: 2) {
            guard
                let corrected = ReedSolomon929.corrected(
                    values, checks: checks, erasures: Array(order.prefix(count)), spare: Self.spare),
                corrected.first == words.count - checks
            else { continue }
            return corrected
        }
        return nil
    }

    /// Code words for correction that are left to notice wrong ones.
    private static let spare = 2
}
