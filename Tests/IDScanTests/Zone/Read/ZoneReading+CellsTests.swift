import Imaging
import Testing

@testable import IDScan

@Suite struct ZoneReadingCellsTests {
    /// A line of so many characters, ten pixels wide and eight high, with its middle at a height.
    private static func line(_ count: Int, middle: Double) -> ZoneReading.Borders {
        func points(_ y: Double) -> [Point] { count == 0 ? [] : (0...count).map { Point(x: 10 * Double($0), y: y) } }
        return ZoneReading.Borders(upper: points(middle - 4), middle: points(middle), lower: points(middle + 4))
    }

    @Test func cellsOfLinesTouch() {
        let cells = ZoneReading.cells(between: [Self.line(3, middle: 10), Self.line(3, middle: 30)])
        #expect(cells.map(\.count) == [3, 3])
        #expect(cells[0][1] == Quadrilateral(x: 10, y: 0, width: 10, height: 20))
        #expect(cells[1][2] == Quadrilateral(x: 20, y: 20, width: 10, height: 20))
    }

    /// A zone may be misread, or of a format with lines of several lengths.
    @Test(arguments: [[3, 5], [5, 3], [0, 4], [4, 0], [0, 0], [1, 2, 3], [4], [0], []])
    func takesLinesOfAnyLengths(_ counts: [Int]) {
        let lines = counts.enumerated().map { Self.line($1, middle: 20 * Double($0)) }
        #expect(ZoneReading.cells(between: lines).map(\.count) == counts)
    }

    @Test(arguments: [[], [0.5], [0.2, 0.8], [0.1, 0.3, 0.5, 0.7, 0.9]])
    func bordersAreOneMoreThanCharacters(_ middles: [Double]) {
        #expect(ZoneReading.borders(of: middles).count == (middles.isEmpty ? 0 : middles.count + 1))
    }

    @Test func putsACharacterWhereItsNeighboursSay() {
        let middles = [0.05, 0.15, 0.25, 0.42, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95]
        let borders = ZoneReading.borders(of: middles)
        #expect(abs(borders[3] - 0.3) < 0.02 && abs(borders[4] - 0.4) < 0.02)
    }
}
