import Imaging
import SpecimenCards
import Testing

@testable import DocumentDetection

struct QuadrilateralStrangenessTests {
    /// The outline of a document photographed from the side, in a picture of 1600 × 1200 pixels.
    private func outline(of format: SpecimenFormat, tilt: Double, direction: Double) throws -> Quadrilateral {
        let conditions = PhotographConditions.desk.with {
            ($0.tilt, $0.tiltDirection, $0.rotation) = (tilt, direction, 12)
        }
        let photograph = Photograph(of: [SpecimenCard(format: format, seed: 1)], conditions: conditions, seed: 1)
        let seen = try #require(photograph.truth().documents.first).corners
        // The specimen camera aims at the middle of the document, then crops: back to where its axis meets the picture.
        let unit = Quadrilateral(x: -1, y: -1, width: 2, height: 2)
        let axis = try #require(ProjectiveTransform(mapping: unit, to: seen)).applied(to: Point(x: 0, y: 0))
        return seen.mapped { Point(x: $0.x - axis.x + 800, y: $0.y - axis.y + 600) }
    }

    @Test(arguments: SpecimenFormat.allCases, [0.0, 10, 25, 40])
    func documentsAreNotStrange(format: SpecimenFormat, tilt: Double) throws {
        for direction in [0.0, 45, 120, 270] {
            let outline = try outline(of: format, tilt: tilt, direction: direction)
            for turns in 0..<4 {
                #expect(outline.turned(quarterTurns: turns).strangeness(width: 1600, height: 1200) < 0.01)
            }
        }
    }

    @Test(arguments: 0..<4, [-0.15, 0.15])
    func askewIsStrange(corner: Int, shift: Double) throws {
        var moved = try outline(of: .td1, tilt: 0, direction: 0).turned(quarterTurns: corner)
        moved.topLeft.x += shift * (moved.topLeft.x - moved.bottomLeft.x)
        moved.topLeft.y += shift * (moved.topLeft.y - moved.bottomLeft.y)
        #expect(moved.strangeness(width: 1600, height: 1200) > 0.04)
    }

    @Test(arguments: [(400.0, 400.0), (400, 200), (400, 237)])
    func otherRectanglesAreStrange(width: Double, height: Double) {
        let outline = Quadrilateral(x: 300, y: 200, width: width, height: height)
        #expect(outline.strangeness(width: 1000, height: 800) > 0.15)
        #expect(outline.strangeness(width: 1000, height: 800) <= 0.48)
    }

    @Test(arguments: [0.0, .nan])
    func nothingIsStrangerThanAPoint(x: Double) {
        #expect(Quadrilateral(x: x, y: 3, width: 0, height: 0).strangeness(width: 10, height: 10) == 0.48)
    }
}
