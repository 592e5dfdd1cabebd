import Imaging
import Testing

@testable import DocumentDetection

struct ImagePyramidTests {
    /// Text of 90 pixels is seen well at an eighth of its size: a patch shows it 14 pixels high.
    @Test(arguments: [(90.0, [400, 800, 1600]), (28, [800, 1600]), (27, [1600]), (1, [1600])] as [(Double, [Int])])
    func halvesWhatIsLarge(height: Double, widths: [Int]) throws {
        let pyramid = try ImagePyramid(Drawing(width: 1600, height: 800).image, downTo: height)
        #expect(pyramid.levels.map(\.image.width) == widths)
        #expect(pyramid.levels.map(\.image.height) == widths.map { $0 / 2 })
        #expect(pyramid.levels.map(\.scale) == widths.map { Double($0) / 1600 })
    }

    @Test func fallsBackToTheOriginalForDetail() throws {
        let pyramid = try ImagePyramid(Drawing(width: 1600, height: 800).image, downTo: 60)
        #expect(pyramid.level(where: 20, isAtLeast: 9).scale == 0.5)
        #expect(pyramid.level(where: 10, isAtLeast: 9).scale == 1)
        #expect(pyramid.level(where: 2, isAtLeast: 9).scale == 1)
    }

    @Test(arguments: [(1, 10_000), (10_000, 1), (1, 1), (3, 2)])
    func keepsAtLeastOnePixel(width: Int, height: Int) throws {
        let pyramid = try ImagePyramid(Drawing(width: width, height: height).image, downTo: 1e6)
        #expect(pyramid.levels.allSatisfy { $0.image.width >= 1 && $0.image.height >= 1 })
    }
}
