import Imaging
import Testing
import TextDetection

@testable import DocumentDetection

struct LineNeighboursTests {
    @Test(arguments: [Drawing.twoLines, Drawing.threeLines])
    func findsTheOtherLinesOfAZone(lines: [String]) throws {
        var drawing = Drawing(width: 800, height: 300)
        let ink = drawing.writeZone(lines, x: 60, y: 120, square: 2)
        let strip = try #require(RoughLine(along: [TextLine(along: ink[0])]))
        let pyramid = try ImagePyramid(drawing.image)
        let patch = try #require(try InkPatch(around: strip, halfLength: 360, halfHeight: 110, in: pyramid))
        let first = try #require(
            patch.traced(
                TracedLine(
                    intercept: Double(patch.height) / 2, slope: 0, left: 60, right: Double(patch.width) - 60,
                    height: InkPatch.characterHeight)))
        #expect(patch.neighbours(of: first, direction: -1).isEmpty)
        #expect(patch.neighbours(of: first, direction: 1).count == lines.count - 1)
    }
}
