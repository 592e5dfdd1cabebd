import CBarcodes

/// The patterns of PDF417 as a blurred picture shows them (ISO/IEC 15438).
struct PDF417Patterns {
    /// The modules of a code word, of the stop pattern, and of all that a row has beside its data: start, both indicators, stop.
    static let modules = 17, stopModules = 18, otherModules = 69
    /// The number of code words of a cluster.
    static let values = 929
    /// The widths of the bars and spaces at the ends of each row.
    static let start = bits([8, 1, 1, 1, 1, 1, 1, 3]), stop = bits([7, 1, 1, 3, 1, 1, 1, 2, 1])
    /// The mean brightness of each module of a code word: the first is a bar, the last a space.
    static let mean: [Float] = (0..<modules).map { module in
        Float((0..<3 * values).count { !isDark(module, of: $0) }) / Float(3 * values)
    }

    /// True if a module of a pattern, counted over all clusters, is dark.
    static func isDark(_ module: Int, of pattern: Int) -> Bool {
        CBarcodesPDF417Patterns()[pattern] >> (modules - 1 - module) & 1 == 1
    }

    /// The brightness of modules, 0 or 1, from the widths of bars and spaces.
    private static func bits(_ widths: [Int]) -> [Float] {
        widths.enumerated().flatMap { [Float](repeating: $0.offset % 2 == 0 ? 0 : 1, count: $0.element) }
    }

    /// Pictures a little blurred, and much.
    static let blurred = [PDF417Patterns(blur: 0.6), PDF417Patterns(blur: 1.1)]

    /// The samples of a module, and the fine steps in which blur is computed.
    static let samples = 2
    private static let fine = 8

    /// The values that are compared at once.
    private static let lanes = 8, steps = (values + lanes - 1) / lanes
    /// The templates of the patterns, their mean 0 and their square sum 1: for each cluster, for each eight values, the 32 samples of
    /// the modules 1 to 16.
    private let templates: [SIMD8<Float>]

    /// Blurs the patterns.
    ///
    /// - Parameter blur: Half the width of the blur, in modules.
    init(blur: Float) {
        let reach = max(1, Int((blur * Float(Self.fine)).rounded()))
        let weights = (-reach...reach).map { Float(reach + 1 - abs($0)) }
        let sum = weights.reduce(0, +)
        var templates = [SIMD8<Float>](repeating: SIMD8(), count: 3 * Self.steps * 32)
        for pattern in 0..<3 * Self.values {
            // A space before it, and a bar behind it.
            let modules = [1] + (0..<Self.modules).map { Self.isDark($0, of: pattern) ? Float(0) : 1 } + [0]
            var template = SIMD32<Float>()
            for sample in 0..<32 {
                let centre = 2 * Self.fine + Self.fine / 4 + sample * Self.fine / Self.samples
                template[sample] =
                    zip(-reach...reach, weights).reduce(0) { total, step in
                        let index = min(max((centre + step.0) / Self.fine, 0), modules.count - 1)
                        return total + step.1 * modules[index]
                    } / sum
            }
            template = template.normalized
            let (cluster, value) = pattern.quotientAndRemainder(dividingBy: Self.values)
            let first = (cluster * Self.steps + value / Self.lanes) * 32
            for sample in 0..<32 { templates[first + sample][value % Self.lanes] = template[sample] }
        }
        self.templates = templates
    }

    /// The two patterns of a cluster that samples are likest to, which likeness goes from -1 to 1.
    func best(_ samples: SIMD32<Float>, cluster: Int) -> (value: Int, likeness: Float, second: Float) {
        var (best, second, steps) = (SIMD8<Float>(repeating: -2), SIMD8<Float>(repeating: -2), SIMD8<Int32>())
        templates.withUnsafeBufferPointer { templates in
            for step in 0..<Self.steps {
                let first = (cluster * Self.steps + step) * 32
                var likeness = SIMD8<Float>()
                for sample in 0..<32 { likeness += templates[first + sample] * samples[sample] }
                let isBetter = likeness .> best
                second = pointwiseMax(second, pointwiseMin(likeness, best))
                best.replace(with: likeness, where: isBetter)
                steps.replace(with: Int32(step), where: isBetter)
            }
        }
        let lane = (0..<Self.lanes).max { best[$0] < best[$1] } ?? 0
        let others = (0..<Self.lanes).map { $0 == lane ? second[$0] : best[$0] }
        return (Int(steps[lane]) * Self.lanes + lane, best[lane], others.max() ?? 0)
    }

    /// The likeness of samples to a pattern.
    func likeness(_ samples: SIMD32<Float>, to value: Int, cluster: Int) -> Float {
        let first = (cluster * Self.steps + value / Self.lanes) * 32
        return (0..<32).reduce(0) { $0 + templates[first + $1][value % Self.lanes] * samples[$1] }
    }
}

extension SIMD32<Float> {
    /// These with the mean 0 and the square sum 1; 0 where all are the same.
    var normalized: SIMD32<Float> {
        let even = self - sum() / 32
        let square = (even * even).sum()
        return square > 0 ? even / square.squareRoot() : SIMD32<Float>()
    }
}
