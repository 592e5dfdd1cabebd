/// The brightness along a line of a picture, added up, so that the mean of any stretch costs two look-ups.
struct PDF417Profile {
    private let sums: [Float]

    /// Takes the brightness of pixels from left to right.
    init(_ values: [Float]) {
        var sums: [Float] = [0]
        sums.reserveCapacity(values.count + 1)
        for value in values { sums.append(sums[sums.count - 1] + value) }
        self.sums = sums
    }

    private func sum(to x: Float) -> Float {
        let place = min(max(x, 0), Float(sums.count - 1))
        let index = min(Int(place), sums.count - 2)
        return sums[index] + (place - Float(index)) * (sums[index + 1] - sums[index])
    }

    /// The likeness of modules, from -1 to 1, to the brightness from a place on.
    ///
    /// - Parameters:
    ///   - modules: The brightness of modules.
    ///   - x: The beginning of the first one, in pixels.
    ///   - width: The width of a module.
    func likeness(to modules: [Float], at x: Float, width: Float) -> Float {
        var (sum, square, product, expected, expectedSquare) = (Float(0), Float(0), Float(0), Float(0), Float(0))
        var before = self.sum(to: x)
        for (index, module) in modules.enumerated() {
            let after = self.sum(to: x + Float(index + 1) * width)
            let value = (after - before) / width
            before = after
            sum += value
            square += value * value
            product += value * module
            expected += module
            expectedSquare += module * module
        }
        let count = Float(modules.count)
        let variance = (square - sum * sum / count) * (expectedSquare - expected * expected / count)
        return variance > 1e-6 ? (product - sum * expected / count) / variance.squareRoot() : 0
    }
}
