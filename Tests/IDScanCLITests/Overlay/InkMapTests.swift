import Imaging
import Testing

@testable import IDScanCLI

struct InkMapTests {
    /// White, with black bars four pixels wide in the left half.
    private static func barred(width: Int, height: Int) -> Image {
        Image(
            width: width, height: height, pixelFormat: .grey,
            pixels: (0..<width * height).map { $0 % width < width / 2 && $0 % width % 8 < 4 ? 0 : 255 })
    }

    @Test(arguments: [(80, 60), (700, 300), (4000, 100)])
    func tellsPrintFromPaper(width: Int, height: Int) throws {
        let ink = try InkMap(of: Self.barred(width: width, height: height))
        let (w, h) = (Double(width), Double(height))
        #expect(ink.density(in: Quadrilateral(x: 4, y: 4, width: w / 2 - 16, height: h - 8)) > 30)
        #expect(ink.density(in: Quadrilateral(x: w / 2 + 8, y: 4, width: w / 2 - 16, height: h - 8)) == 0)
    }

    @Test func tellsLinesThatCrossPrint() throws {
        let ink = try InkMap(of: Self.barred(width: 80, height: 60))
        #expect(ink.density(from: Point(x: 1, y: 30), to: Point(x: 39, y: 30)) > 30)
        #expect(ink.density(from: Point(x: 2.5, y: 3), to: Point(x: 2.5, y: 55)) == 0)
        #expect(ink.density(from: Point(x: 45, y: 3), to: Point(x: 75, y: 55)) == 0)
    }

    @Test func findsNothingOutsideThePicture() throws {
        let ink = try InkMap(of: Self.barred(width: 80, height: 60))
        #expect(ink.density(in: Quadrilateral(x: -90, y: -90, width: 50, height: 50)) == 0)
        #expect(ink.density(from: Point(x: -1e9, y: 0), to: Point(x: 1e9, y: 1e9)) < 255)
    }

    @Test func looksAtASinglePixel() throws {
        let ink = try InkMap(of: Image(width: 1, height: 1, pixelFormat: .grey, pixels: [9]))
        #expect(ink.density(in: Quadrilateral(x: 0, y: 0, width: 1, height: 1)) == 0)
    }
}
