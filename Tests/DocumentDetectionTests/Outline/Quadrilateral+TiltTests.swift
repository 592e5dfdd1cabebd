import Imaging
import SpecimenCards
import Testing

@testable import DocumentDetection

struct QuadrilateralTiltTests {
    /// Returns the outline of a document photographed from the side.
    private func outline(
        _ format: SpecimenFormat, tilt: Double, direction: Double, focalLength: Double = 26
    ) throws -> Quadrilateral {
        let conditions = PhotographConditions.desk.with {
            ($0.tilt, $0.tiltDirection, $0.focalLength, $0.rotation) = (tilt, direction, focalLength, 12)
        }
        let photograph = Photograph(of: [SpecimenCard(format: format, seed: 1)], conditions: conditions, seed: 1)
        let seen = try #require(photograph.truth().documents.first).corners
        // The specimen camera aims at the middle of the document, then crops: back to where its axis meets the picture.
        let unit = Quadrilateral(x: -1, y: -1, width: 2, height: 2)
        let axis = try #require(ProjectiveTransform(mapping: unit, to: seen)).applied(to: Point(x: 0, y: 0))
        return seen.mapped { Point(x: $0.x - axis.x + 800, y: $0.y - axis.y + 600) }
    }

    private func tilt(of outline: Quadrilateral) throws -> Double {
        try #require(outline.tilt(width: 1600, height: 1200))
    }

    @Test(arguments: [0.0, 10, 25, 40], [0.0, 45, 120, 270])
    func measuresTheAngleOfATelephone(tilt: Double, direction: Double) throws {
        for format in SpecimenFormat.allCases {
            #expect(try abs(self.tilt(of: outline(format, tilt: tilt, direction: direction)) - tilt) < 0.1)
        }
    }

    @Test(arguments: [(24.0, 27.0), (28, 23.5), (52, 13)])
    func isOffByTheFocalLength(focalLength: Double, seen: Double) throws {
        let outline = try outline(.td3, tilt: 25, direction: 60, focalLength: focalLength)
        #expect(try abs(tilt(of: outline) - seen) < 0.5)
    }

    @Test func forgivesCornersThatAreALittleOff() throws {
        var outline = try outline(.td1, tilt: 15, direction: 200)
        outline.topLeft.x += 0.004 * outline.meanWidth
        outline.bottomRight.y += 0.004 * outline.meanWidth
        #expect(try abs(tilt(of: outline) - 15) < 2)
    }

    @Test func knowsNoAngleOfAPoint() {
        #expect(Quadrilateral(x: 3, y: 3, width: 0, height: 0).tilt(width: 10, height: 10) == nil)
    }
}
