import Imaging
import Testing

@testable import DocumentDetection

struct InkPatchTests {
    /// A line of text on a sheet, and a patch around a part of it.
    private func patch() throws -> (patch: InkPatch, ink: Quadrilateral) {
        var drawing = Drawing(width: 600, height: 200)
        let ink = drawing.write("ERIKSSON<<ANNA<MARIA<<<<<<<<<<", x: 60, y: 90, square: 2)
        let strip = try #require(RoughLine(from: Point(x: 150, y: 97), to: Point(x: 300, y: 97), height: 14))
        let patch = try InkPatch(around: strip, halfLength: 400, halfHeight: 60, in: try ImagePyramid(drawing.image))
        return (try #require(patch), ink)
    }

    private func rough(in patch: InkPatch) -> TracedLine {
        let middle = Double(patch.width) / 2
        return TracedLine(
            intercept: Double(patch.height) / 2, slope: 0, left: middle - 70, right: middle + 70,
            height: InkPatch.characterHeight)
    }

    @Test func countsInkOnly() throws {
        let (patch, _) = try patch()
        #expect(patch.inkCount(columns: 0..<patch.width, rows: 0..<patch.height / 3) == 0)
        #expect(patch.inkCount(columns: 0..<patch.width, rows: 0..<patch.height) > 1000)
    }

    @Test func tracesALineToItsEnds() throws {
        let (patch, ink) = try patch()
        let line = try #require(patch.traced(rough(in: patch)))
        let strip = try #require(patch.strip(along: line))
        #expect(strip.centre.distance(to: ink.centre) < 2)
        #expect(abs(strip.length - ink.meanWidth) < 4)
        #expect(abs(strip.height - ink.meanHeight) < 3)
    }

    @Test func tracesNothingOnABlankSheet() throws {
        let strip = try #require(RoughLine(from: Point(x: 50, y: 50), to: Point(x: 250, y: 50), height: 14))
        let pyramid = try ImagePyramid(Drawing(width: 300, height: 100).image)
        let patch = try #require(try InkPatch(around: strip, halfLength: 140, halfHeight: 40, in: pyramid))
        #expect(patch.traced(rough(in: patch)) == nil)
    }

    @Test func measuresThePitchOfCharacters() throws {
        let (patch, _) = try patch()
        let line = try #require(patch.traced(rough(in: patch)))
        let (pitch, regularity) = patch.characterPitch(of: line)
        #expect(abs(pitch - 14) < 0.2)
        #expect(regularity > 0.3)
    }
}
