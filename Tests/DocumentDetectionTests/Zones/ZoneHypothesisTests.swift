import Imaging
import Testing

@testable import DocumentDetection

struct ZoneHypothesisTests {
    /// Lines of 44 characters, 10 pixels apart.
    private func line(at row: Double, left: Double = 100, right: Double = 538) -> TracedLine {
        TracedLine(intercept: row, slope: 0, left: left, right: right, height: 10)
    }

    private func score(_ lines: [TracedLine], pitch: Double = 10) throws -> Double {
        let pitches = lines.map { _ in (pitch: pitch, regularity: 0.6) }
        return try #require(ZoneHypothesis(lines: lines, pitches: pitches)).score
    }

    @Test func twoLinesOf44AreLikely() throws {
        #expect(try score([line(at: 100), line(at: 125)]) > 0.8)
    }

    @Test func oddLengthsAreUnlikely() throws {
        let lines = [line(at: 100, right: 660), line(at: 125, right: 660)]
        #expect(try score(lines) < 0.5)
    }

    @Test func oddDistancesAreLessLikely() throws {
        #expect(try score([line(at: 100), line(at: 140)]) < score([line(at: 100), line(at: 125)]) * 0.6)
    }

    @Test func raggedLinesAreLessLikely() throws {
        let ragged = [line(at: 100), line(at: 125, left: 130, right: 420)]
        #expect(try score(ragged) < score([line(at: 100), line(at: 125)]) * 0.5)
    }

    /// The table in Documentation/Tuning.md: each deviation alone halves the score.
    @Test(arguments: [
        (TracedLine(intercept: 125, slope: 0, left: 100, right: 538 - 97.6, height: 10), 1.0),
        (TracedLine(intercept: 125, slope: 0, left: 100, right: 538, height: 14.88), 1.0),
        (TracedLine(intercept: 125 - 0.0488 * 319, slope: 0.0488, left: 100, right: 538, height: 10), 1.0),
    ])
    func aDeviationHalvesTheScore(second: TracedLine, whole: Double) throws {
        let (odd, even) = (try score([line(at: 100), second]), try score([line(at: 100), line(at: 125)]))
        #expect(abs(odd / even - 0.5) < 0.01 * whole)
    }

    @Test func withoutAWeightADeviationDoesNotCount() throws {
        var tuning = ZoneLocator.Tuning.Hypothesis()
        tuning.heightWeight = 0
        let lines = [line(at: 100), TracedLine(intercept: 125, slope: 0, left: 100, right: 538, height: 20)]
        let pitches = lines.map { _ in (pitch: 10.0, regularity: 0.6) }
        let free = try #require(ZoneHypothesis(lines: lines, pitches: pitches, by: tuning)).score
        #expect(try free == score([line(at: 100), line(at: 125)]) && score(lines) < free)
    }

    @Test func fourLinesAreNoZone() {
        let lines = (0..<4).map { line(at: 100 + 25 * Double($0)) }
        #expect(ZoneHypothesis(lines: lines, pitches: lines.map { _ in (10, 0.6) }) == nil)
    }

    @Test func outlinesAreEquallyLong() throws {
        let lines = [line(at: 100, right: 300), line(at: 125)]
        let hypothesis = try #require(ZoneHypothesis(lines: lines, pitches: [(10, 0.6), (10, 0.6)]))
        let outlines = hypothesis.outlines
        #expect(outlines[0].topRight.x == outlines[1].topRight.x)
        #expect(outlines[0] == Quadrilateral(x: 97.5, y: 93, width: 443, height: 14))
    }

    /// Both ends of the second line stand 4 pixels further to the right.
    @Test func outlinesFollowASlant() throws {
        let lines = [line(at: 100), line(at: 125, left: 104, right: 542)]
        let hypothesis = try #require(ZoneHypothesis(lines: lines, pitches: [(10, 0.6), (10, 0.6)]))
        #expect(hypothesis.outlines[1].topLeft.x - hypothesis.outlines[0].topLeft.x == 4)
    }
}
