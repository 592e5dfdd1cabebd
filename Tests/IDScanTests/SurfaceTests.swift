import DocumentDetection
import Imaging
import Testing

@testable import IDScan

@Suite struct SurfaceTests {
    private static let photograph = Image(
        width: 400, height: 300, pixelFormat: .grey, pixels: [UInt8](repeating: 120, count: 400 * 300))

    @Test func looksAtDocumentsThenAtThePhotographThenAtThatTurned() {
        let outline = Quadrilateral(x: 40, y: 30, width: 250, height: 176)
        let surfaces = Surface.candidates(
            in: Self.photograph, documents: [DetectedDocument(quadrilateral: outline, certainty: 1)])
        #expect(surfaces.map { $0.document?.quadrilateral } == [outline, nil, nil, nil])
        #expect(surfaces.map(\.isLastResort) == [false, false, true, true])
    }

    @Test func showsALittleOfWhatIsAroundADocument() throws {
        let outline = Quadrilateral(x: 40, y: 30, width: 250, height: 176)
        let surface = try #require(
            Surface.candidates(
                in: Self.photograph, documents: [DetectedDocument(quadrilateral: outline, certainty: 1)]
            ).first)
        let picture = try surface.picture()
        let shown = surface.toPhotograph.applied(to: picture.bounds)
        #expect(shown.farthestCorner(from: Quadrilateral(x: 30, y: 22.96, width: 270, height: 190.08)) < 0.1)
        #expect(abs(Double(picture.width) / Double(picture.height) - 125.0 / 88) < 0.01)
    }

    @Test func showsThePhotographItselfAsItIs() throws {
        let whole = try #require(Surface.candidates(in: Self.photograph, documents: []).first)
        #expect(whole.toPhotograph == .identity)
        #expect(try whole.picture() == Self.photograph)
    }

    @Test(arguments: [(1, 0.5), (2, -0.5)])
    func showsAllOfThePhotographTurnedByAThirdOfARightAngle(index: Int, sine: Double) throws {
        let turned = Surface.candidates(in: Self.photograph, documents: [])[index]
        let picture = try turned.picture()
        // A point to the right of another in the picture lies 30 degrees below or above it in the photograph.
        let from = turned.toPhotograph.applied(to: Point(x: 100, y: 100))
        let to = turned.toPhotograph.applied(to: Point(x: 200, y: 100))
        #expect(abs((to.y - from.y) / from.distance(to: to) - sine) < 0.01 && to.x > from.x)
        let inPicture = try #require(turned.toPhotograph.inverse).applied(
            to: Quadrilateral(x: 0, y: 0, width: 400, height: 300))
        for corner in inPicture.corners {
            #expect((-1...Double(picture.width) + 1).contains(corner.x))
            #expect((-1...Double(picture.height) + 1).contains(corner.y))
        }
    }

    @Test(arguments: [(1, 1), (1, 5000), (5000, 1)])
    func hasRoomForEveryPhotograph(width: Int, height: Int) throws {
        let narrow = Image(
            width: width, height: height, pixelFormat: .grey, pixels: [UInt8](repeating: 9, count: width * height))
        for surface in Surface.candidates(in: narrow, documents: []) {
            let picture = try surface.picture()
            #expect(picture.width > 0 && picture.height > 0 && max(picture.width, picture.height) <= 5000)
        }
    }
}
