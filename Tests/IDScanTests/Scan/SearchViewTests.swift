import DocumentDetection
import Imaging
import Testing
import TextDetection

@testable import IDScan

@Suite struct SurfaceTests {
    private static func photograph(_ width: Int = 400, _ height: Int = 300) -> Image {
        Image(width: width, height: height, pixelFormat: .grey, pixels: [UInt8](repeating: 120, count: width * height))
    }

    private static let outline = Quadrilateral(x: 40, y: 30, width: 250, height: 176)

    private static func surfaces(
        in photograph: Image, _ outlines: [Quadrilateral] = []
    ) -> [SearchView] {
        SearchView.candidates(
            in: photograph, documents: outlines.map { DetectedDocument(quadrilateral: $0, certainty: 1) })
    }

    /// A card that is large in the photograph is seen well enough in it.
    @Test func looksAtThePhotographThenAtSmallDocuments() {
        let large = Quadrilateral(x: 100, y: 100, width: 800, height: 560)
        let surfaces = Self.surfaces(in: Self.photograph(1000, 800), [large, Self.outline])
        #expect(surfaces.map { $0.document?.quadrilateral } == [nil, Self.outline])
    }

    @Test func looksCloserAtLargePhotographs() throws {
        let closest = try #require(SearchView(closeToWhole: Self.photograph(3000, 2000)))
        #expect(closest.document == nil && closest.toPhotograph == .identity)
        #expect(closest.longestSide > Self.surfaces(in: Self.photograph(3000, 2000))[0].longestSide)
        #expect(SearchView(closeToWhole: Self.photograph(1400, 1000)) == nil)
    }

    /// The length of a document in a photograph of 3000 pixels, and of the picture of it: a closer look enlarges by 2.5 at
    /// the most, with 4 % around it, and shows 960 pixels; it is none where that is hardly more than was seen already.
    @Test(arguments: [(250.0, 675), (500, 960), (740, nil), (1400, 960), (2900, nil)] as [(Double, Int?)])
    func enlargesSmallDocuments(length: Double, side: Int?) throws {
        let photograph = Self.photograph(3000, 2000)
        let outline = Quadrilateral(x: 50, y: 40, width: length, height: length * 88 / 125)
        let surface = SearchView(
            closeTo: DetectedDocument(quadrilateral: outline, certainty: 1), in: photograph)
        #expect(try surface?.picture().width == side)
    }

    @Test func showsALittleOfWhatIsAroundADocument() throws {
        let surface = Self.surfaces(in: Self.photograph(), [Self.outline])[1]
        let picture = try surface.picture()
        let shown = surface.toPhotograph.applied(to: picture.bounds)
        #expect(shown.farthestCorner(from: Quadrilateral(x: 30, y: 22.96, width: 270, height: 190.08)) < 0.1)
        #expect(abs(Double(picture.width) / Double(picture.height) - 125.0 / 88) < 0.01)
    }

    @Test func showsThePhotographItselfAsItIs() throws {
        let whole = try #require(Self.surfaces(in: Self.photograph()).first)
        #expect(whole.toPhotograph == .identity)
        #expect(try whole.picture() == Self.photograph())
    }

    @Test(arguments: [(1, 1), (1, 5000), (5000, 1)])
    func hasRoomForEveryPhotograph(width: Int, height: Int) throws {
        for surface in Self.surfaces(in: Self.photograph(width, height)) {
            let picture = try surface.picture()
            #expect(picture.width > 0 && picture.height > 0 && max(picture.width, picture.height) <= 5000)
        }
    }

    // MARK: Close-ups

    private static func lines(_ count: Int, x: Double, y: Double) -> [TextLine] {
        (0..<count).map { row in
            let y = y + 20 * Double(row)
            return TextLine(curve: TextCurve(from: Point(x: x, y: y), to: Point(x: x + 150, y: y)), height: 9)
        }
    }

    @Test func looksCloserAtLines() throws {
        let surface = try #require(
            SearchView(closeUpOf: Self.lines(5, x: 2000, y: 1500), in: Self.photograph(3000, 2000)))
        let picture = try surface.picture()
        let shown = surface.toPhotograph.applied(to: picture.bounds)
        #expect(shown.farthestCorner(from: Quadrilateral(x: 1925, y: 1425, width: 300, height: 230)) < 2)
        // It is shown in its own pixels.
        #expect(abs(picture.width - 300) <= 1 && abs(picture.height - 230) <= 1)
        #expect(SearchView(closeUpOf: [], in: Self.photograph()) == nil)
    }

    /// Letters of nine pixels are too small where a photograph is shown at a third of its size, and nowhere else.
    @Test func knowsWhereLettersAreTooSmall() throws {
        let lines = Self.lines(2, x: 100, y: 100)
        func whole(_ photograph: Image) throws -> SearchView {
            try #require(SearchView.candidates(in: photograph, documents: []).first)
        }
        #expect(try whole(Self.photograph(3000, 2000)).isTooCoarse(for: lines))
        #expect(try !whole(Self.photograph(900, 700)).isTooCoarse(for: lines))
        let closeUp = try #require(SearchView(closeUpOf: lines, in: Self.photograph(3000, 2000)))
        #expect(!closeUp.isTooCoarse(for: lines))
    }

    @Test func looksNoFartherThanThePhotographReaches() throws {
        let photograph = Self.photograph(2000, 1500)
        let surface = try #require(SearchView(closeUpOf: Self.lines(4, x: 5, y: 3), in: photograph))
        let shown = surface.toPhotograph.applied(to: try surface.picture().bounds)
        #expect(shown.corners.allSatisfy { $0.x >= -0.01 && $0.y >= -0.01 })
    }
}
