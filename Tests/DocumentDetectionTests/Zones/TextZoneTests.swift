import DocumentDetection
import Imaging
import Testing

struct TextZoneTests {
    @Test func turningTwiceChangesNothing() {
        let lines = [
            Quadrilateral(x: 0, y: 0, width: 100, height: 5), Quadrilateral(x: 0, y: 20, width: 100, height: 5),
        ]
        let zone = TextZone(lines: lines, score: 0.5)
        #expect(zone.turnedUpsideDown.lines.first?.topLeft == Point(x: 100, y: 25))
        #expect(zone.turnedUpsideDown.turnedUpsideDown == zone)
    }
}
