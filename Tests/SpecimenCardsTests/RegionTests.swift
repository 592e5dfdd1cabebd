import Imaging
import Testing

@testable import SpecimenCards

struct RegionTests {
    private let camera = Camera(
        aimedAt: Quadrilateral(x: 0, y: 0, width: 100, height: 80),
        conditions: PhotographConditions().with { ($0.width, $0.height, $0.fractionOfFrame) = (640, 480, 0.5) })

    @Test func enclosesWhatTheCameraSees() throws {
        let outline = Quadrilateral(x: 10, y: 10, width: 30, height: 20)
        let region = try #require(
            Region(around: outline, seenBy: camera, margin: 6, width: 640, height: 480))
        for corner in camera.transform.applied(to: outline).corners {
            #expect(Double(region.x)...Double(region.x + region.width) ~= corner.x)
            #expect(Double(region.y)...Double(region.y + region.height) ~= corner.y)
        }
        #expect(region.x % Region.step == 0 && region.y % Region.step == 0)
        #expect(region.width < 640 && region.height < 480)
    }

    @Test func isNothingOutsideThePicture() {
        for outline in [
            Quadrilateral(x: 9000, y: 0, width: 10, height: 10), Quadrilateral(x: -9000, y: 0, width: 10, height: 10),
        ] {
            #expect(Region(around: outline, seenBy: camera, margin: 5, width: 640, height: 480) == nil)
        }
    }

    @Test func isTheWholePictureForWhatReachesBehindTheCamera() throws {
        let tilted = Camera(
            aimedAt: Quadrilateral(x: 0, y: 0, width: 100, height: 80),
            conditions: PhotographConditions().with { ($0.width, $0.height, $0.tilt) = (640, 480, 40) })
        let endless = Quadrilateral(x: -50, y: -5000, width: 200, height: 10_000)
        #expect(endless.corners.contains { !tilted.isInFront($0) })
        let region = try #require(Region(around: endless, seenBy: tilted, margin: 5, width: 640, height: 480))
        #expect(region.width == 640 && region.height == 480)
    }
}
