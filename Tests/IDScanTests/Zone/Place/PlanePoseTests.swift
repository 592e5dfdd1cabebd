import Imaging
import MRZ
import Testing

@testable import IDScan
@testable import SpecimenCards

struct PlanePoseTests {
    private static let formats: [(Format, SpecimenFormat)] = [
        (.td1, .td1), (.td2, .td2), (.td3, .td3), (.mrva, .mrva), (.mrvb, .mrvb),
    ]
    private static let conditions = PhotographConditions().with { ($0.width, $0.height) = (1600, 1200) }

    /// The camera, and the places of characters of a document as it sees them.
    private static func sightings(
        _ layout: ZoneGeometry, tilt: Double, direction: Double, rotation: Double
    ) -> (ProjectiveTransform, [PlanePose.Sighting]) {
        let conditions = Self.conditions.with {
            ($0.tilt, $0.tiltDirection, $0.rotation) = (tilt, direction, rotation)
        }
        let camera = Camera(aimedAt: layout.outline, conditions: conditions).transform
        let places = (0..<2).flatMap { line in
            stride(from: 3.0, through: 27, by: 4).map { layout.middle(line: line, column: $0) }
        }
        return (camera, places.map { ($0, camera.applied(to: $0)) })
    }

    @Test(arguments: formats.map(\.0), [(0.0, 0.0, 0.0), (15, 0, 40), (25, 90, 180), (20, 270, 275), (35, 180, 120)])
    func stripTellsWhereTheDocumentIs(format: Format, view: (tilt: Double, direction: Double, rotation: Double)) throws
    {
        let layout = try #require(ZoneGeometry.of(format))
        let (camera, sightings) = Self.sightings(
            layout, tilt: view.tilt, direction: view.direction, rotation: view.rotation)
        let pose = try #require(PlanePose(explaining: sightings, width: 1600, height: 1200))
        let seen = camera.applied(to: layout.outline)
        // The lens is a little longer than assumed, and a tilt is taken for somewhat less than it is.
        #expect(pose.transform.applied(to: layout.outline).farthestCorner(from: seen) < 0.06 * seen.meanWidth)
        #expect(pose.error < 0.2)
    }

    @Test func placesOfSomethingElseAreFarOff() throws {
        let layout = try #require(ZoneGeometry.of(.td3))
        let (_, sightings) = Self.sightings(layout, tilt: 0, direction: 0, rotation: 0)
        let mixed = zip(sightings, sightings.reversed()).map { (place: $0.place, seen: $1.seen) }
        let spread = mixed.enumerated().map { index, sighting in
            (place: sighting.place, seen: Point(x: sighting.seen.x, y: sighting.seen.y + Double(index % 3) * 60))
        }
        let pose = PlanePose(explaining: spread, width: 1600, height: 1200)
        #expect(pose.map { $0.error > 1 } ?? true)
    }

    @Test(arguments: [[], [0], [0, 0, 0, 0], [.nan, 1, 2, 3]] as [[Double]])
    func tooLittleTellsNothing(places: [Double]) {
        let sightings = places.map { (place: Point(x: $0, y: 0), seen: Point(x: $0, y: 0)) }
        #expect(PlanePose(explaining: sightings, width: 1600, height: 1200) == nil)
    }

    @Test(arguments: formats)
    func layoutAgreesWithTheSpecimens(format: Format, specimen: SpecimenFormat) throws {
        let (layout, geometry) = (try #require(ZoneGeometry.of(format)), specimen.geometry)
        #expect(layout.outline == geometry.outline)
        for line in geometry.lineHeights.indices {
            let ink = geometry.lineOutline(line)
            let ends = [
                layout.middle(line: line, column: 0), layout.middle(line: line, column: Double(geometry.columns - 1)),
            ]
            #expect(abs((ends[0].x + ends[1].x) / 2 - ink.centre.x) < 0.01)
            #expect(ends.allSatisfy { abs($0.y - ink.centre.y) < 0.01 })
        }
    }

    @Test func otherFormatsHaveNone() {
        #expect(ZoneGeometry.of(.frenchIdentityCard) == nil)
    }
}

extension Quadrilateral {
    /// The distance of the farthest corner from another's, in pixels.
    func farthestCorner(from other: Quadrilateral) -> Double {
        zip(corners, other.corners).map { $0.distance(to: $1) }.max() ?? 0
    }
}
