import Drawing

/// The motion of a hand that holds a camera, and its effects, as functions of the time in seconds.
struct HandMotion {
    let sideways, upwards, turn, tilt, distance, tremor: Wave
    let focus, light, glareX, glareY: Wave

    /// - Parameter seed: The seed of the motion.
    init(seed: UInt64) {
        var random = SplitMix64(seed: seed, stream: .hand)
        func wave(_ frequencies: ClosedRange<Double>) -> Wave { Wave(frequencies, from: &random) }
        (sideways, upwards, turn) = (wave(0.3...0.7), wave(0.3...0.7), wave(0.15...0.6))
        (tilt, distance, tremor) = (wave(0.1...0.5), wave(0.1...0.5), wave(0.5...1.5))
        (focus, light) = (wave(0.4...1.2), wave(0.1...0.4))
        (glareX, glareY) = (wave(0.1...0.5), wave(0.1...0.5))
    }

    /// The speed across the document: about 1 on average.
    func speed(at time: Double) -> Double {
        let (x, y) = (sideways.slope(at: time), upwards.slope(at: time))
        return (x * x + y * y).squareRoot() / 2
    }
}

/// A movement to and fro: the sum of three waves.
struct Wave {
    /// The frequency of each, in hertz, and where it begins, in degrees.
    private let parts: [(frequency: Double, phase: Double)]

    init(_ frequencies: ClosedRange<Double>, from random: inout SplitMix64) {
        var parts: [(frequency: Double, phase: Double)] = []
        for _ in 0..<3 { parts.append((random.number(in: frequencies), random.number(in: 0...360))) }
        self.parts = parts
    }

    /// The value of the wave: −1…1.
    func value(at time: Double) -> Double {
        parts.reduce(0) { $0 + Angle.degrees(360 * $1.frequency * time + $1.phase).sine } / Double(parts.count)
    }

    /// The speed of its change, in parts of a second.
    func slope(at time: Double) -> Double {
        let step = 0.01
        return (value(at: time + step) - value(at: time - step)) / (2 * step)
    }

    /// The excess over the middle: 0…1, and 0 half of the time.
    func excess(at time: Double) -> Double { max(0, value(at: time)) }
}
