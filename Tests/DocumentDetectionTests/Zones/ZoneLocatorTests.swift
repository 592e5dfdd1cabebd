import DocumentDetection
import ImageProcessing
import Imaging
import Testing
import TextDetection

struct ZoneLocatorTests {
    private let locator = ZoneLocator()

    /// Lines as a network sees them: a little too short, too low and askew, the first one in two fragments.
    private func seenLines(_ ink: [Quadrilateral]) -> [[TextLine]] {
        ink.enumerated().map { index, outline in
            let whole = TextLine(along: outline)
            func point(_ share: Double, _ depth: Double) -> Point {
                whole.curve.point(at: share * whole.curve.length, depth: depth * whole.height)
            }
            func part(_ start: Double, _ end: Double) -> TextLine {
                TextLine(
                    curve: TextCurve(from: point(start, 0.1), to: point(end, -0.1)), height: 0.85 * whole.height,
                    zoneShare: 1)
            }
            return index == 0 ? [part(0.55, 0.98), part(0.03, 0.5)] : [part(0.02, 0.97)]
        }
    }

    /// The lines of zones that are seen in a picture.
    private func zonesSeen(in image: Image) throws -> [[[TextLine]]] {
        var detector = try TextLineDetector()
        return try detector.lines(in: image).zones
    }

    @Test(arguments: [Drawing.twoLines, Drawing.threeLines])
    func findsEveryLineTightly(lines: [String]) throws {
        var drawing = Drawing(width: 900, height: 600)
        let ink = drawing.writeZone(lines, x: 60, y: 420, square: 2)
        let zone = try #require(try locator.locateZones(in: drawing.image, along: seenLines(ink)).first)
        #expect(zone.lines.count == lines.count)
        #expect(zone.score > 0.25)
        for (line, ink) in zip(zone.lines, ink) {
            // Half a character's pitch, of 14 pixels, at each end, and a fifth of its height above and below.
            #expect(line.farthestCorner(from: ink) < 9)
            #expect(line.contains(ink))
        }
    }

    @Test(arguments: [0, 8, -8, 15, -15, 90, 98, 180, 270])
    func findsZonesInAnyOrientation(degrees: Int) throws {
        var drawing = Drawing(width: 900, height: 300)
        let ink = drawing.writeZone(Drawing.twoLines, x: 140, y: 120, square: 2)
        let centre = Point(x: 450, y: 150)
        let rotation = try #require(
            ProjectiveTransform.rotation(degrees: degrees, about: centre, to: Point(x: 500, y: 500)))
        let image = try drawing.image.warped(by: rotation, width: 1000, height: 1000)
        let expected = ink.map { rotation.applied(to: $0) }
        let zone = try #require(try locator.locateZones(in: image, along: seenLines(expected)).first)
        let ways = [zone.lines, zone.lines.reversed().map { $0.turned(quarterTurns: 2) }].map { lines in
            zip(lines, expected).map { $0.farthestCorner(from: $1) }.max() ?? 99
        }
        #expect(zone.lines.count == 2)
        #expect((ways.min() ?? 99) < 10)
    }

    @Test func findsZonesInPerspective() throws {
        var drawing = Drawing(width: 900, height: 600)
        let ink = drawing.writeZone(Drawing.threeLines, x: 200, y: 300, square: 2)
        let outline = Quadrilateral(
            topLeft: Point(x: 60, y: 20), topRight: Point(x: 860, y: 90),
            bottomRight: Point(x: 900, y: 560), bottomLeft: Point(x: 10, y: 590))
        let seen = try #require(ProjectiveTransform(mapping: drawing.image.bounds, to: outline))
        let image = try drawing.image.warped(by: seen, width: 900, height: 600)
        let zone = try #require(
            try locator.locateZones(in: image, along: seenLines(ink.map { seen.applied(to: $0) })).first)
        #expect(zone.lines.count == 3)
        for (line, ink) in zip(zone.lines, ink) {
            #expect(line.farthestCorner(from: seen.applied(to: ink)) < 11)
        }
    }

    /// One end is seen half as large again as the other: characters stand far less regularly than on paper.
    @Test func findsBothLinesOfAZoneThatLeadsAway() throws {
        var drawing = Drawing(width: 900, height: 300)
        let ink = drawing.writeZone(Drawing.twoLines, x: 150, y: 120, square: 2)
        let outline = Quadrilateral(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: 900, y: 60),
            bottomRight: Point(x: 900, y: 240), bottomLeft: Point(x: 0, y: 300))
        let seen = try #require(ProjectiveTransform(mapping: drawing.image.bounds, to: outline))
        let image = try drawing.image.warped(by: seen, width: 900, height: 300)
        let zone = try #require(
            try locator.locateZones(in: image, along: seenLines(ink.map { seen.applied(to: $0) })).first)
        #expect(zone.lines.count == 2)
        #expect(zone.score > 0.2)
        for (line, ink) in zip(zone.lines, ink) {
            #expect(line.farthestCorner(from: seen.applied(to: ink)) < 11)
        }
    }

    @Test func findsTwoZones() throws {
        var drawing = Drawing(width: 1400, height: 1200)
        let upper = drawing.writeZone(Drawing.twoLines, x: 100, y: 300, square: 2)
        let lower = drawing.writeZone(Drawing.twoLines, x: 500, y: 1000, square: 2)
        let zones = try locator.locateZones(in: drawing.image, along: seenLines(upper + lower))
        for ink in [upper, lower] {
            #expect(zones.prefix(2).contains { $0.lines[0].farthestCorner(from: ink[0]) < 10 })
        }
    }

    @Test func findsTheZoneInACropOfNothingElse() throws {
        var drawing = Drawing(width: 640, height: 70)
        let ink = drawing.writeZone(Drawing.twoLines, x: 10, y: 8, square: 2)
        let zone = try #require(try locator.locateZones(in: drawing.image, along: seenLines(ink)).first)
        #expect(zip(zone.lines, ink).allSatisfy { $0.farthestCorner(from: $1) < 10 })
        #expect(zone.lines.count == 2)
    }

    @Test func findsSmallZonesInLargeImages() throws {
        var drawing = Drawing(width: 3000, height: 2000)
        let ink = drawing.writeZone(Drawing.threeLines, x: 1700, y: 1500, square: 2)
        let zone = try #require(try locator.locateZones(in: drawing.image, along: seenLines(ink)).first)
        #expect(zip(zone.lines, ink).allSatisfy { $0.farthestCorner(from: $1) < 10 })
    }

    @Test func extendsAFaintLineToItsPartnersLength() throws {
        var drawing = Drawing(width: 900, height: 300)
        let ink = drawing.writeZone(Drawing.twoLines, x: 60, y: 100, square: 2)
        // The fillers at the end of the first line have worn off.
        drawing.fill(columns: 480..<700, rows: 95..<118, brightness: 230)
        let left = Quadrilateral(x: 60, y: ink[0].topLeft.y, width: 420, height: ink[0].meanHeight)
        let zone = try #require(try locator.locateZones(in: drawing.image, along: seenLines([left, ink[1]])).first)
        #expect(zip(zone.lines, ink).allSatisfy { $0.farthestCorner(from: $1) < 10 })
    }

    @Test func ignoresColour() throws {
        var drawing = Drawing(width: 700, height: 200)
        let ink = drawing.writeZone(Drawing.twoLines, x: 40, y: 80, square: 2)
        let grey = drawing.image
        let colour = Image(
            width: grey.width, height: grey.height, pixelFormat: .rgb, pixels: grey.pixels.flatMap { [$0, $0, $0] })
        #expect(
            try locator.locateZones(in: colour, along: seenLines(ink))
                == locator.locateZones(in: grey, along: seenLines(ink)))
    }

    /// Images that make detectors slow: what matters is that few zones come back, and that any do.
    @Test(arguments: [
        Drawing(width: 20, height: 20).image, Drawing(width: 1, height: 1).image,
        Drawing(width: 1, height: 10_000).image, Drawing(width: 10_000, height: 1).image,
        Drawing.noise(width: 900, height: 700), Drawing.chessboard(side: 5), Drawing.chessboard(side: 40),
        Drawing.stripes,
    ])
    func staysWithinBoundsOnHostileImages(image: Image) throws {
        for lines in try zonesSeen(in: image) {
            let zones = try locator.locateZones(in: image, along: lines)
            #expect(zones.count <= ZoneLocator.largestCount)
            #expect(zones.allSatisfy { $0.score < 0.25 })
        }
    }
}

extension TextLine {
    /// A line whose ink fills an outline.
    init(along ink: Quadrilateral) {
        func middle(_ a: Point, _ b: Point) -> Point { Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        self.init(
            curve: TextCurve(from: middle(ink.topLeft, ink.bottomLeft), to: middle(ink.topRight, ink.bottomRight)),
            height: ink.meanHeight, zoneShare: 1)
    }
}

extension Drawing {
    static func chessboard(side: Int) -> Image {
        let pixels = (0..<800 * 600).map { index -> UInt8 in
            let (column, row) = (index % 800 / side, index / 800 / side)
            return (column + row).isMultiple(of: 2) ? 0 : 255
        }
        return Image(width: 800, height: 600, pixelFormat: .grey, pixels: pixels)
    }

    /// Dashes in rows, as many as fit.
    static var stripes: Image {
        let pixels = (0..<800 * 600).map { index -> UInt8 in
            let (column, row) = (index % 800, index / 800)
            return row % 12 < 4 && column % 90 < 80 ? 0 : 255
        }
        return Image(width: 800, height: 600, pixelFormat: .grey, pixels: pixels)
    }
}

extension Quadrilateral {
    /// True if an outline lies inside, give or take a pixel.
    fileprivate func contains(_ inner: Quadrilateral) -> Bool {
        inner.topLeft.x > topLeft.x - 1 && inner.topLeft.y > topLeft.y - 1
            && inner.bottomRight.x < bottomRight.x + 1 && inner.bottomRight.y < bottomRight.y + 1
    }
}
