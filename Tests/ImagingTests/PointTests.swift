import Imaging
import Testing

@Suite struct PointTests {
    @Test func measuresDistanceInPixels() {
        #expect(Point(x: 1, y: 2).distance(to: Point(x: 4, y: 6)) == 5)
    }
}
