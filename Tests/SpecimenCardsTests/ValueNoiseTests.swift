import Testing

@testable import SpecimenCards

struct ValueNoiseTests {
    private let noise = ValueNoise(seed: 3)

    @Test func staysBetweenZeroAndOne() {
        for step in 0..<500 {
            let (x, y) = (Double(step) * 0.37 - 60, Double(step) * 1.13 - 200)
            #expect((0...1).contains(noise.value(x, y)))
            #expect((0...1).contains(noise.layered(x, y, layers: 4)))
        }
    }

    @Test func changesSmoothly() {
        for step in 0..<500 {
            let x = Double(step) * 0.173 - 20
            #expect(abs(noise.value(x, 1.5) - noise.value(x + 0.01, 1.5)) < 0.02)
        }
    }
}
