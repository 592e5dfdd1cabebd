import Imaging
import Testing

struct RobustLineTests {
    @Test func passesThroughPointsOnALine() throws {
        let line = try #require(RobustLine(through: (0..<5).map { (Double($0), 3 + 0.5 * Double($0)) }, tolerance: 1))
        #expect(abs(line.intercept - 3) < 1e-9)
        #expect(abs(line.slope - 0.5) < 1e-9)
    }

    @Test func ignoresOutliers() throws {
        var points = (0..<10).map { (x: Double($0), y: 7.0) }
        points[2].y = 90
        points[9].y = -40
        let line = try #require(RobustLine(through: points, tolerance: 1))
        #expect(abs(line.intercept - 7) < 1e-9)
        #expect(abs(line.slope) < 1e-9)
    }

    @Test func findsTheMedianThatSortingFinds() {
        for count in 1...60 {
            let values = (0..<count).map { Double($0 * 7919 % 31) }
            let sorted = values.sorted()
            #expect(RobustLine.median(values) == (sorted[count / 2] + sorted[(count - 1) / 2]) / 2)
        }
    }

    @Test(arguments: [[], [1], [1, 1]])
    func needsTwoColumns(columns: [Double]) {
        #expect(RobustLine(through: columns.map { ($0, 1) }, tolerance: 1) == nil)
    }

    @Test(
        arguments: [
            ([], 0), ([4], 4), ([9, 1], 5), ([9, 1, 2], 2), ([3, 3, 3, 3], 3),
            ([5, 1, 4, 2, 3, 0], 2.5), ([-1, 7, 7, -1, 7], 7), ([1, 2, 3, 4, 5, 6, 7], 4), ([8, 6, 4, 2], 5),
        ] as [([Double], Double)])
    func halvesValuesAtTheMedian(values: [Double], expected: Double) {
        #expect(RobustLine.median(values) == expected)
    }
}
