import Foundation
import Imaging
import Testing

@testable import TextDetection

struct TextCurveTests {
    /// Cells along a parabola that sags by 30 pixels on 400, turned by an angle.
    private func cells(turnedBy angle: Double, sag: Double = 30) -> (places: [Point], direction: Point) {
        let (cosine, sine) = (cos(angle), sin(angle))
        let places = stride(from: 2.0, to: 400, by: 4).flatMap { x in
            [-2.0, 2.0].map { offset in
                let u = x / 200 - 1
                let y = sag * u * u + offset
                return Point(x: 500 + x * cosine - y * sine, y: 500 + x * sine + y * cosine)
            }
        }
        return (places, Point(x: cosine, y: sine))
    }

    @Test(arguments: [0, 30, 90, 180, 263.0])
    func followsParabola(degrees: Double) throws {
        let angle = degrees / 180 * Double.pi
        let (places, direction) = cells(turnedBy: angle)
        let curve = try #require(TextCurve(through: places, along: direction, height: 16, cellSide: 4))
        #expect(abs(curve.length - 400) < 1e-6)
        #expect(abs(curve.sag - 30) < 1)
        for (x, y) in [(0.0, 30.0), (100, 7.5), (200, 0), (400, 30)] {
            let expected = Point(
                x: 500 + x * direction.x - y * direction.y, y: 500 + x * direction.y + y * direction.x)
            #expect(curve.point(at: x).distance(to: expected) < 1)
        }
    }

    @Test func goesOnStraightBeyondItsEnds() throws {
        let (places, direction) = cells(turnedBy: 0)
        let curve = try #require(TextCurve(through: places, along: direction, height: 16, cellSide: 4))
        // The parabola falls by 0.3 a pixel at its end.
        let step = curve.point(at: 440).y - curve.point(at: 420).y
        #expect(abs(step - 0.3 * 20) < 0.8)
        #expect(abs((curve.point(at: 460).y - curve.point(at: 440).y) - step) < 1e-9)
    }

    @Test func depthIsBelowTheLineAsItIsRead() {
        let curve = TextCurve(from: Point(x: 100, y: 100), to: Point(x: 0, y: 100))
        #expect(curve.point(at: 10, depth: 5) == Point(x: 90, y: 95))
        #expect(curve.sag == 0)
    }

    @Test func isNoLineWhenTooShort() {
        #expect(TextCurve(through: [Point(x: 0, y: 0)], along: Point(x: 1, y: 0), height: 16, cellSide: 4) == nil)
        #expect(TextCurve(through: [], along: Point(x: 1, y: 0), height: 16, cellSide: 4) == nil)
    }

    /// P0 to P4 at 0.5 (Abramowitz and Stegun, table 8.1).
    @Test func legendrePolynomialsAreThoseOfTheTables() {
        let values = Legendre.values(upTo: 5, at: 0.5)
        for (value, expected) in zip(values, [1, 0.5, -0.125, -0.4375, -0.2890625]) {
            #expect(abs(value - expected) < 1e-12)
        }
    }

    @Test func leastSquaresNeedAsManyEquationsAsNumbers() throws {
        #expect(LeastSquares.solution(rows: [], values: [], stiffness: 0) == nil)
        #expect(LeastSquares.solution(rows: [[1, 2]], values: [3], stiffness: 0) == nil)
        let solution = try #require(
            LeastSquares.solution(rows: [[1, 0], [1, 1], [1, 2]], values: [1, 3, 5], stiffness: 0))
        #expect(abs(solution[0] - 1) < 1e-9)
        #expect(abs(solution[1] - 2) < 1e-9)
    }
}
