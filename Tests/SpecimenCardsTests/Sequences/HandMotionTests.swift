import Testing

@testable import SpecimenCards

@Suite struct HandMotionTests {
    private static let times = (0..<200).map { Double($0) / 20 }

    @Test func wavesGoToAndFro() {
        var random = SplitMix64(seed: 1, stream: .hand)
        let wave = Wave(0.2...0.9, from: &random)
        let values = Self.times.map(wave.value)
        #expect(values.allSatisfy { (-1...1).contains($0) })
        #expect((values.min() ?? 0) < -0.4 && (values.max() ?? 0) > 0.4)
        #expect(Self.times.allSatisfy { wave.excess(at: $0) == max(0, wave.value(at: $0)) })
    }

    @Test func theSlopeIsHowFastAWaveChanges() {
        var random = SplitMix64(seed: 2, stream: .hand)
        let wave = Wave(0.5...0.5, from: &random)
        for time in Self.times {
            let change = (wave.value(at: time + 0.05) - wave.value(at: time - 0.05)) / 0.1
            #expect(abs(wave.slope(at: time) - change) < 0.05)
        }
    }

    @Test func differentHandsMoveDifferently() {
        let (first, second) = (HandMotion(seed: 1), HandMotion(seed: 2))
        #expect(Self.times.contains { abs(first.sideways.value(at: $0) - second.sideways.value(at: $0)) > 0.2 })
        #expect(Self.times.allSatisfy { first.speed(at: $0) >= 0 })
    }
}
