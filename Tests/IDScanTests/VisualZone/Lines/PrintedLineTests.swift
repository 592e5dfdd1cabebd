import Imaging
import Testing

@testable import IDScan

@Suite struct PrintedLineTests {
    /// Beside a line from 10 to 20 mm, 2 mm high: where another begins, how far lower it stands, how high it is, and
    /// whether one goes on with the other.
    @Test(
        arguments: [
            (22.9, 0, 2, true), (20, 0.3, 2.2, true), (1.2, 0, 2, true),
            // Farther away; on another line; a caption; over it.
            (23.1, 0, 2, false), (22, 0.9, 2, false), (22, 0.2, 1, false), (18, 0, 2, false),
        ] as [(Double, Double, Double, Bool)])
    func goesOnAfterASpace(x: Double, lower: Double, height: Double, continues: Bool) {
        let line = LinePlace(Quadrilateral(x: 10, y: 30, width: 10, height: 2))
        let other = LinePlace(Quadrilateral(x: x, y: 31 + lower - height / 2, width: 6, height: height))
        #expect(line.continues(other) == continues && other.continues(line) == continues)
    }
}
