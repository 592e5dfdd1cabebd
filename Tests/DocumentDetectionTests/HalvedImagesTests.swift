import Imaging
import Testing

@testable import DocumentDetection

struct HalvedImagesTests {
    @Test(arguments: [(4000, 3000, 520), (641, 479, 200), (100, 80, 520), (1, 4000, 520), (3, 2, 1)])
    func levelsAreHalvesOfEachOther(width: Int, height: Int, side: Int) throws {
        let images = try HalvedImages(Drawing(width: width, height: height).image, longestSide: side)
        for longest in [side, 2 * side, 4 * side, 100_000] {
            let level = images.level(longestSide: longest)
            let outline = Quadrilateral(x: 0, y: 0, width: Double(width), height: Double(height))
            #expect(level.shrunk(outline).farthestCorner(from: level.image.bounds) < 1e-6)
            #expect(level.enlarged(level.image.bounds).farthestCorner(from: outline) < 1e-6)
            if min(width, height) > 8 { #expect(max(level.image.width, level.image.height) <= max(longest, 1)) }
        }
        #expect(images.level(longestSide: 100_000).image.width == width)
    }

    @Test func averagesPairs() throws {
        var drawing = Drawing(width: 64, height: 64, brightness: 0)
        for column in stride(from: 0, to: 64, by: 2) {
            drawing.fill(columns: column..<column + 1, rows: 0..<64, brightness: 200)
        }
        let half = try HalvedImages(drawing.image, longestSide: 32).level(longestSide: 32).image
        #expect(half.width == 32 && half.pixels.allSatisfy { $0 == 100 })
    }

    @Test func resizesToAnySide() throws {
        let level = try HalvedImages(Drawing(width: 900, height: 300).image, longestSide: 2000)
            .level(longestSide: 2000).resized(longestSide: 640)
        #expect(level.image.width == 640 && level.image.height == 213)
        #expect(abs(level.pixelWidth - 900.0 / 640) < 1e-9)
    }
}
