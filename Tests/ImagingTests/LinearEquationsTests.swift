import Imaging
import Testing

struct LinearEquationsTests {
    @Test(
        arguments: [
            ([[2, 6]], [3]),
            // The first pivot is 0, so that rows are exchanged.
            ([[0, 1, 5], [2, 0, 6]], [3, 5]),
            ([[1, 2, 3, 14], [2, 5, 2, 18], [6, -3, 1, 3]], [1, 2, 3]),
            ([], []),
        ] as [([[Double]], [Double])])
    func findsTheNumbers(rows: [[Double]], numbers: [Double]) throws {
        let found = try #require(LinearEquations.solution(of: rows, leastPivot: 1e-9))
        #expect(found.count == numbers.count)
        #expect(zip(found, numbers).allSatisfy { abs($0 - $1) < 1e-12 })
    }

    @Test(arguments: [[[0, 1]], [[1, 2, 3], [2, 4, 7]], [[1, 2, 3], [2, 4, 6]], [[1e-10, 1]]] as [[[Double]]])
    func findsNothingThatIsNotDetermined(rows: [[Double]]) {
        #expect(LinearEquations.solution(of: rows, leastPivot: 1e-9) == nil)
    }
}
