import DocumentDetection
import Imaging
import Testing

struct DetectedDocumentTests {
    private let document = DetectedDocument(
        quadrilateral: Quadrilateral(x: 100, y: 100, width: 856, height: 540), certainty: 0.9)

    @Test(arguments: [
        (Quadrilateral(x: 140, y: 500, width: 762, height: 25), true),
        (Quadrilateral(x: 140, y: 500, width: 400, height: 25), false),
        (Quadrilateral(x: 140, y: 700, width: 762, height: 25), false),
        // Along the shorter side.
        (Quadrilateral(x: 600, y: 130, width: 25, height: 475).turned(quarterTurns: 1), true),
    ])
    func holdsZonesThatSpanIt(line: Quadrilateral, expected: Bool) {
        #expect(document.isHolder(of: [line]) == expected)
    }

    @Test func holdsNoZoneWithoutLines() {
        #expect(!document.isHolder(of: []))
    }
}
