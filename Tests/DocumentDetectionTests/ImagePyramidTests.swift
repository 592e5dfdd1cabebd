import Imaging
import Testing

@testable import DocumentDetection

struct ImagePyramidTests {
    @Test func hasLevelsFromSmallToLarge() throws {
        var pyramid = ImagePyramid(Drawing(width: 1600, height: 800).image)
        let levels = try pyramid.addLevels(withSides: ImagePyramid.coarseSides)
        #expect(levels.map(\.image.width) == [280, 400, 560, 800, 1130])
        #expect(levels.map(\.image.height) == [140, 200, 280, 400, 565])
        #expect(levels[3].scale == 0.5)
    }

    @Test func enlargesSmallImagesModerately() throws {
        var pyramid = ImagePyramid(Drawing(width: 150, height: 100).image)
        #expect(try pyramid.addLevels(withSides: ImagePyramid.coarseSides).map(\.image.width) == [280, 400])
        #expect(try pyramid.addLevels(withSides: ImagePyramid.fineSides).isEmpty)
    }

    @Test func fallsBackToTheOriginalForDetail() throws {
        var pyramid = ImagePyramid(Drawing(width: 1600, height: 800).image)
        _ = try pyramid.addLevels(withSides: ImagePyramid.coarseSides)
        #expect(pyramid.level(where: 20, isAtLeast: 9).scale == 0.5)
        #expect(pyramid.level(where: 10, isAtLeast: 9).scale == 1)
        #expect(pyramid.level(where: 2, isAtLeast: 9).scale == 1)
    }

    @Test(arguments: [(1, 10_000), (10_000, 1), (1, 1)])
    func keepsAtLeastOnePixel(width: Int, height: Int) throws {
        var pyramid = ImagePyramid(Drawing(width: width, height: height).image)
        let levels = try pyramid.addLevels(withSides: ImagePyramid.coarseSides)
        #expect(levels.allSatisfy { $0.image.width >= 1 && $0.image.height >= 1 })
    }
}
