import Imaging

/// A grey picture as numbers.
struct PDF417Picture {
    let width, height: Int
    private let values: [Float]

    init(_ image: Image) {
        (width, height) = (image.width, image.height)
        values = image.pixels.map(Float.init)
    }

    /// A stretch of rows, averaged.
    struct Band {
        /// The row in its middle.
        let middle: Float
        let profile: PDF417Profile
    }

    /// Averages so many stretches of rows.
    func bands(_ count: Int) -> [Band] {
        (0..<count).map { band in
            let rows = band * height / count..<max(band * height / count + 1, (band + 1) * height / count)
            var sums = [Float](repeating: 0, count: width)
            for row in rows {
                for x in 0..<width { sums[x] += values[row * width + x] }
            }
            return Band(middle: Float(rows.lowerBound + rows.upperBound) / 2, profile: PDF417Profile(sums))
        }
    }

    /// The brightness between pixels.
    func value(_ x: Float, _ y: Float) -> Float {
        let (x, y) = (min(max(x - 0.5, 0), Float(width - 1)), min(max(y - 0.5, 0), Float(height - 1)))
        let (column, row) = (min(Int(x), width - 2), min(Int(y), height - 2))
        let (right, down) = (x - Float(column), y - Float(row))
        let index = row * width + column
        let upper = values[index] + right * (values[index + 1] - values[index])
        let lower = values[index + width] + right * (values[index + width + 1] - values[index + width])
        return upper + down * (lower - upper)
    }
}
