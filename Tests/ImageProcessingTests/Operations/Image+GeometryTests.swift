import ImageProcessing
import Imaging
import Testing

struct ImageGeometryTests {
    /// A grey image whose brightness grows by 10 per column.
    private let ramp = Image(
        width: 8, height: 4, pixelFormat: .grey, pixels: (0..<32).map { UInt8($0 % 8 * 10) })

    @Test func shrinkingAveragesAreas() throws {
        let result = try ramp.resized(width: 4, height: 2)
        #expect(result.pixels == [5, 25, 45, 65, 5, 25, 45, 65])
    }

    @Test func enlargingInterpolates() throws {
        let pair = Image(width: 2, height: 1, pixelFormat: .grey, pixels: [0, 100])
        #expect(try pair.resized(width: 4, height: 1).pixels == [0, 25, 75, 100])
    }

    @Test func keepsThePixelFormat() throws {
        let red = Image(width: 2, height: 2, pixelFormat: .rgb, pixels: [255, 0, 0].repeated(4))
        let result = try red.resized(width: 1, height: 1)
        #expect(result == Image(width: 1, height: 1, pixelFormat: .rgb, pixels: [255, 0, 0]))
    }

    @Test func warpingByIdentityChangesNothing() throws {
        #expect(try ramp.warped(by: .identity, width: 8, height: 4) == ramp)
    }

    @Test func warpingMovesWholePixelsExactly() throws {
        let shift = ProjectiveTransform(coefficients: [1, 0, -3, 0, 1, 0, 0, 0, 1])
        #expect(try ramp.warped(by: shift, width: 4, height: 1).pixels == [30, 40, 50, 60])
    }

    @Test func warpingRepeatsTheBorder() throws {
        let shift = ProjectiveTransform(coefficients: [1, 0, 2, 0, 1, 0, 0, 0, 1])
        #expect(try ramp.warped(by: shift, width: 4, height: 1).pixels == [0, 0, 0, 10])
    }

    /// Twice the size maps edges to edges, so that pixel centres fall between the original's.
    @Test func warpingCountsFromOuterEdges() throws {
        let twice = ProjectiveTransform(coefficients: [2, 0, 0, 0, 2, 0, 0, 0, 1])
        let pair = Image(width: 2, height: 1, pixelFormat: .grey, pixels: [0, 100])
        let result = try pair.warped(by: twice, width: 4, height: 2)
        #expect(result.pixels == [0, 25, 75, 100, 0, 25, 75, 100])
    }

    @Test func remappingLooksUpEveryPixel() throws {
        let mirrored = try ramp.remapped(width: 8, height: 1) { Point(x: 8 - $0.x, y: $0.y) }
        #expect(mirrored.pixels == [70, 60, 50, 40, 30, 20, 10, 0])
        let between = try ramp.remapped(width: 2, height: 2) { Point(x: $0.x + 2.5, y: $0.y) }
        #expect(between.pixels == [25, 35, 25, 35])
        let outside = try ramp.remapped(width: 1, height: 2) { Point(x: $0.x + 100, y: $0.y - 50) }
        #expect(outside.pixels == [70, 70])
        #expect(throws: ImageProcessingError.self) { try ramp.remapped(width: 0, height: 4) { $0 } }
    }

    @Test func blurringKeepsTheSum() throws {
        var pixels = [UInt8](repeating: 0, count: 21 * 21)
        pixels[10 * 21 + 10] = 250
        let result = try Image(width: 21, height: 21, pixelFormat: .grey, pixels: pixels).blurred(sigma: 1)
        #expect(result.pixels[10 * 21 + 10] < 60)
        #expect(abs(result.pixels.reduce(0) { $0 + Int($1) } - 250) < 20)
    }

    @Test(arguments: [PixelFormat.grey, .rgb])
    func resizesAPartAsIfItWereCutOut(pixelFormat: PixelFormat) throws {
        let count = 40 * 30 * pixelFormat.bytesPerPixel
        let image = Image(
            width: 40, height: 30, pixelFormat: pixelFormat, pixels: (0..<count).map { UInt8($0 * 7 % 251) })
        for (x, y, columns, rows) in [(0, 0, 40, 30), (5, 3, 20, 10), (39, 29, 1, 1), (1, 0, 38, 30)] {
            let cut = image.cropped(x: x, y: y, width: columns, height: rows)
            #expect(
                try image.resized(x: x, y: y, columns: columns, rows: rows, width: 10, height: 7)
                    == cut.resized(width: 10, height: 7))
        }
    }

    @Test(arguments: [(0, 1), (1, 0), (-3, 2)])
    func refusesResultsWithoutPixels(width: Int, height: Int) {
        #expect(throws: ImageProcessingError.self) { try ramp.resized(width: width, height: height) }
        #expect(throws: ImageProcessingError.self) { try ramp.warped(by: .identity, width: width, height: height) }
    }

    @Test func sayWhatOpenCVRefused() {
        let error = #expect(throws: ImageProcessingError.self) { try ramp.blurred(sigma: -1) }
        #expect(error?.operation == "blur")
        #expect(error?.reason.contains("ksize") == true)
    }
}

extension Array {
    fileprivate func repeated(_ count: Int) -> [Element] { (0..<count).flatMap { _ in self } }
}
