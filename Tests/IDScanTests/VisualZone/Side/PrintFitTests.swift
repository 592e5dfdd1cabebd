import Imaging
import Testing

@testable import IDScan

struct PrintFitTests {
    /// Where the values of a template begin, seen by an outline that is off, each with a caption above it.
    private static func lines(
        of template: DocumentTemplate, seen: (Point) -> Point
    ) -> [(start: Point, height: Double)] {
        RegionShift.starts(of: template).flatMap { value in
            let start = seen(Point(x: value.x, y: value.y))
            return [(start, 1.9), (Point(x: start.x, y: start.y - 2.3), 1.0)]
        }
    }

    private static func template(_ name: String) throws -> DocumentTemplate {
        try #require(DocumentTemplate.builtIn.first { $0.name == name })
    }

    @Test(arguments: ["germany-identity-card-2021-front", "eu-driving-licence-front", "eu-residence-permit-front"])
    func keepsAnOutlineThatIsRight(name: String) throws {
        let template = try Self.template(name)
        let fit = PrintFit(of: template, lines: Self.lines(of: template) { Point(x: $0.x + 0.3, y: $0.y - 0.3) })
        #expect(fit.outline(of: template.size) == nil)
    }

    @Test(arguments: [
        // Cut on the left, as much as half a portrait; with another card below; turned.
        ("germany-identity-card-2010-front", 1.0, 0.0, -6.0), ("germany-identity-card-2021-front", 0.84, 0.0, 1.0),
        ("eu-driving-licence-front", 1.0, 0.07, -1.0),
    ])
    func findsTheOutlineByThePrint(name: String, height: Double, slope: Double, right: Double) throws {
        let template = try Self.template(name)
        func seen(_ point: Point) -> Point {
            Point(x: point.x + right - slope * (point.y - 27), y: point.y * height + slope * (point.x - 43))
        }
        let fit = PrintFit(of: template, lines: Self.lines(of: template, seen: seen))
        let outline = try #require(fit.outline(of: template.size))
        let expected = template.size.region.outline.mapped(seen)
        for (corner, other) in zip(outline.corners, expected.corners) { #expect(corner.distance(to: other) < 2) }
    }

    @Test func fewLinesTellNothing() throws {
        let template = try Self.template("eu-driving-licence-front")
        let fit = PrintFit(of: template, lines: [(Point(x: 10, y: 20), 2)])
        #expect(fit.outline(of: template.size) == nil && fit.matches == 0)
    }
}
