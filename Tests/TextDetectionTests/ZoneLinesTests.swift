import Imaging
import Testing

@testable import TextDetection

struct ZoneLinesTests {
    private func line(_ x: ClosedRange<Double>, y: Double, height: Double = 20, zone: Double = 1) -> TextLine {
        TextLine(
            curve: TextCurve(from: Point(x: x.lowerBound, y: y), to: Point(x: x.upperBound, y: y)), height: height,
            zoneShare: zone)
    }

    @Test func linesBelowEachOtherAreAZone() throws {
        let lines = [line(0...900, y: 150), line(0...900, y: 100), line(0...300, y: 20, zone: 0)]
        let zone = try #require(lines.zones.first)
        #expect(lines.zones.count == 1)
        #expect(zone.map { $0[0].curve.start.y } == [100, 150])
    }

    @Test func fragmentsOfALineAreOneLine() throws {
        let zone = try #require([line(0...400, y: 100), line(450...900, y: 101), line(0...900, y: 150)].zones.first)
        #expect(zone.map(\.count) == [2, 1])
    }

    @Test func farLinesAreTwoZones() {
        #expect([line(0...900, y: 100), line(0...900, y: 400)].zones.count == 2)
    }

    @Test(
        arguments: [
            [], [(0...100, 1.0)], [(0...900, 0.1)],
        ] as [[(ClosedRange<Double>, Double)]])
    func otherTextIsNoZone(lines: [(ClosedRange<Double>, Double)]) {
        #expect(lines.map { line($0.0, y: 0, zone: $0.1) }.zones.isEmpty)
    }
}
