import Imaging
import Testing

@testable import DocumentDetection

struct ForeshorteningTests {
    private func line(_ left: Double, _ right: Double, from start: Double = 50, to end: Double = 450) -> TracedLine {
        let slope = (right - left) / (end - start)
        return TracedLine(intercept: left - slope * start, slope: slope, left: start, right: end, height: 14)
    }

    /// Marks at even distances between two lines of a plane, seen from aslant, are even again.
    @Test(arguments: [(40.0, 25.0), (25, 40), (60, 30)])
    func evensWhatIsPrintedAtEvenDistances(left: Double, right: Double) throws {
        let lines = [line(100, 100), line(100 + left, 100 + right)]
        let foreshortening = try #require(Foreshortening(of: lines))
        let seen = Quadrilateral(
            topLeft: Point(x: 50, y: 100), topRight: Point(x: 450, y: 100),
            bottomRight: Point(x: 450, y: 100 + right), bottomLeft: Point(x: 50, y: 100 + left))
        let fromAbove = try #require(
            ProjectiveTransform(mapping: Quadrilateral(x: 0, y: 0, width: 36, height: 1), to: seen))
        let marks = (0...36).map { fromAbove.applied(to: Point(x: Double($0), y: 0)).x }
        let evened = marks.map(foreshortening.evened)
        let pitch = evened[36] / 36
        for (mark, place) in evened.enumerated() { #expect(abs(place - Double(mark) * pitch) < 0.01) }
        // In the middle of the lines pixels are as large as they are seen.
        let middle = foreshortening.evened(250.5) - foreshortening.evened(249.5)
        #expect(abs(middle - 1) < 0.001)
    }

    @Test func evensProfiles() throws {
        let foreshortening = try #require(Foreshortening(of: [line(100, 100), line(160, 130)]))
        let columns = 50..<450
        var profile = [Int](repeating: 0, count: 500)
        // Every fourth column as seen from above.
        for column in columns where Int(foreshortening.evened(Double(column) + 0.5)) % 20 < 4 { profile[column] = 9 }
        let evened = foreshortening.evened(profile, columns: columns)
        let length = foreshortening.evened(449) - foreshortening.evened(50)
        #expect(abs(Double(evened.count) - length) <= 1)
        let signal = try #require(PeriodicSignal(evened))
        let (period, regularity) = signal.period(between: 10, and: 30)
        #expect(abs(period - 20) < 0.5 && regularity > 0.7)
        #expect(foreshortening.evened(profile, columns: 60..<60).isEmpty)
    }

    @Test func leavesWhatIsNotSeenFromAslant() {
        #expect(Foreshortening(of: []) == nil)
        #expect(Foreshortening(of: [line(100, 90)]) == nil)
        // Parallel, as far as anybody can tell; crossing; one above the other in the wrong order; too steep to be read.
        let others = [(130.0, 131.0), (130, 90), (70, 60), (190, 120)]
        for (left, right) in others { #expect(Foreshortening(of: [line(100, 100), line(left, right)]) == nil) }
    }
}
