import Imaging
import Testing

@Suite struct PointTests {
    @Test func measuresDistanceInPixels() {
        #expect(Point(x: 1, y: 2).distance(to: Point(x: 4, y: 6)) == 5)
    }

    @Test(arguments: [(0, 1, 2), (1, 5, 10), (0.25, 2, 4), (1.5, 7, 14), (-0.5, -1, -2)])
    func goesTowardsAnother(share: Double, x: Double, y: Double) {
        #expect(Point(x: 1, y: 2).towards(Point(x: 5, y: 10), share) == Point(x: x, y: y))
    }
}
