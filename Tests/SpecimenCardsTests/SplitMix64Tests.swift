import Testing

@testable import SpecimenCards

struct SplitMix64Tests {
    @Test func seedDecidesEverything() {
        var first = SplitMix64(seed: 7, stream: .style)
        var second = SplitMix64(seed: 7, stream: .style)
        #expect((0..<100).allSatisfy { _ in first.next() == second.next() })
    }

    @Test func neverChanges() {
        // The test cards depend on these numbers: if they change, every picture changes.
        var random = SplitMix64(seed: 1, stream: .person)
        #expect((0..<3).map { _ in random.integer(in: 0...999_999) } == [483916, 617402, 805019])
    }

    @Test func purposesHaveNumbersOfTheirOwn() {
        var person = SplitMix64(seed: 7, stream: .person)
        var style = SplitMix64(seed: 7, stream: .style)
        #expect((0..<20).allSatisfy { _ in person.next() != style.next() })
    }

    @Test func numbersStayInTheirRangeAndReachItsEnds() {
        var random = SplitMix64(seed: 3, stream: .noise)
        let dice = (0..<1000).map { _ in random.integer(in: 1...6) }
        #expect(Set(dice) == Set(1...6))
        #expect((0..<1000).allSatisfy { _ in (-2.0...5).contains(random.number(in: -2...5)) })
    }

    @Test func deviationsHaveMeanZeroAndDeviationOne() {
        var random = SplitMix64(seed: 3, stream: .noise)
        let values = (0..<20_000).map { _ in random.deviation() }
        let mean = values.reduce(0, +) / Double(values.count)
        let variance = values.reduce(0) { $0 + $1 * $1 } / Double(values.count)
        #expect(abs(mean) < 0.03)
        #expect(abs(variance - 1) < 0.03)
    }
}
