import Imaging
import Testing

@testable import TextDetection

struct TextLineTests {
    private func line(_ x: Double, _ y: Double, length: Double = 100, height: Double = 10) -> TextLine {
        TextLine(
            curve: TextCurve(from: Point(x: x, y: y), to: Point(x: x + length, y: y)), height: height, zoneShare: 0.7,
            isBright: true)
    }

    /// Twice as large, turned by a right angle.
    @Test func isMappedWithItsHeight() throws {
        let transform = try #require(
            ProjectiveTransform(
                mapping: Quadrilateral(x: 0, y: 0, width: 100, height: 100),
                to: Quadrilateral(
                    topLeft: Point(x: 200, y: 0), topRight: Point(x: 200, y: 200),
                    bottomRight: Point(x: 0, y: 200), bottomLeft: Point(x: 0, y: 0))))
        let mapped = try #require(line(0, 20).mapped(by: transform))
        #expect(mapped.curve.start.distance(to: Point(x: 160, y: 0)) < 0.01)
        #expect(mapped.curve.end.distance(to: Point(x: 160, y: 200)) < 0.01)
        #expect(abs(mapped.height - 20) < 0.01)
        #expect(mapped.zoneShare == 0.7 && mapped.isBright && !mapped.isMirrored)
    }

    @Test func bendsSurviveAMapping() throws {
        let places = stride(from: 0.0, through: 400, by: 4).map {
            Point(x: $0, y: 30 * ($0 / 200 - 1) * ($0 / 200 - 1))
        }
        let curve = try #require(TextCurve(through: places, along: Point(x: 1, y: 0), height: 10, cellSide: 4))
        let transform = try #require(
            ProjectiveTransform(
                mapping: Quadrilateral(x: 0, y: 0, width: 400, height: 300),
                to: Quadrilateral(x: 50, y: 60, width: 200, height: 150)))
        let mapped = try #require(TextLine(curve: curve, height: 10).mapped(by: transform))
        #expect(abs(mapped.curve.sag - curve.sag / 2) < 0.5)
        #expect(TextLine(curve: curve, height: 10).mapped(by: .identity)?.curve == curve)
    }

    @Test func neighboursAreOneGroup() {
        let page = (0..<4).map { line(0, 100 * Double($0)) }
        let far = [line(900, 0), line(900, 30)]
        let groups = (page + far).neighbourhoods(within: 10).map(\.count).sorted()
        #expect(groups == [2, 4])
        #expect((page + far).neighbourhoods(within: 9).map(\.count).sorted() == [1, 1, 1, 1, 2])
        #expect([TextLine]().neighbourhoods(within: 9).isEmpty)
    }

    @Test func findsWhereMostTextIs() {
        func block(_ count: Int, x: Double, y: Double) -> [TextLine] {
            (0..<count).map { line(x, y + 20 * Double($0)) }
        }
        let most = (block(3, x: 0, y: 0) + block(5, x: 2000, y: 500) + block(4, x: 900, y: 0)).mostText
        #expect(most.count == 5 && most.allSatisfy { $0.middle.x > 2000 })
        #expect((0..<9).flatMap { block(1, x: 500 * Double($0), y: 300 * Double($0)) }.mostText.isEmpty)
        #expect([TextLine]().mostText.isEmpty)
    }
}
