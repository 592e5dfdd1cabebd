import Testing

@testable import DocumentDetection

struct PeriodicSignalTests {
    @Test func findsThePeriod() throws {
        let signal = try #require(PeriodicSignal((0..<400).map { $0 % 13 < 5 ? 9 : 0 }))
        let (period, regularity) = signal.period(between: 9, and: 20)
        #expect(period == 13)
        #expect(regularity > 0.99)
    }

    @Test func findsPeriodsBetweenPixels() throws {
        let values = (0..<600).map { Double($0).truncatingRemainder(dividingBy: 12.25) < 5 ? 9 : 0 }
        let signal = try #require(PeriodicSignal(values))
        #expect(abs(signal.period(between: 9, and: 20).period - 12.25) < 0.1)
    }

    @Test func sameValuesHaveNoPeriod() {
        #expect(PeriodicSignal([]) == nil)
        #expect(PeriodicSignal([4, 4, 4]) == nil)
    }

    @Test func shortSignalsHaveNoPeriod() throws {
        let signal = try #require(PeriodicSignal([1, 2, 1, 2]))
        #expect(signal.period(between: 9, and: 20) == (0, 0))
    }
}
