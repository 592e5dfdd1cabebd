import Testing

@testable import IDScan

@Suite struct LineShiftTests {
    @Test func runsEvenlyFromEndToEnd() {
        let shift = LineShift(left: -0.6, right: 0.6)
        #expect(shift.at(0) == -0.6 && abs(shift.at(0.5)) < 1e-9 && abs(shift.at(1) - 0.6) < 1e-9)
    }

    @Test func findsTheNearestThatIsTried() {
        for (index, shift) in LineShift.tried.enumerated() {
            #expect(LineShift.index(of: shift + 0.05) == index && LineShift.index(of: shift - 0.05) == index)
        }
        #expect(LineShift.index(of: 100) == LineShift.tried.count - 1 && LineShift.index(of: -100) == 0)
    }

    @Test func triesNoSteepLines() {
        #expect(LineShift.pairs.contains { $0.left != $0.right })
        #expect(LineShift.pairs.allSatisfy { abs($0.left - $0.right) <= 1.5 })
    }
}
