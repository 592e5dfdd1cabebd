import ImageProcessing
import Imaging
import Testing

struct ImageFiltersTests {
    /// One row, seven columns.
    private func row(_ pixels: [UInt8]) -> Image {
        Image(width: pixels.count, height: 1, pixelFormat: .grey, pixels: pixels)
    }

    @Test(arguments: [
        (MorphologicalOperation.eroding, [9, 1, 1, 1, 1, 1, 5] as [UInt8]),
        (.dilating, [9, 9, 9, 8, 8, 5, 5]),
        (.opening, [9, 9, 1, 1, 1, 5, 5]),
        (.closing, [9, 9, 8, 8, 5, 5, 5]),
        (.blackHat, [0, 0, 7, 0, 4, 0, 0]),
    ])
    func morphologyLooksAtARectangle(operation: MorphologicalOperation, expected: [UInt8]) throws {
        #expect(try row([9, 9, 1, 8, 1, 5, 5]).filtered(by: operation, width: 3, height: 1).pixels == expected)
    }

    @Test func blackHatKeepsThinDarkStrokesOnly() throws {
        let source = row([200, 200, 50, 200, 200, 200, 60, 60, 60, 60, 60, 60])
        let strokes = try source.filtered(by: .blackHat, width: 3, height: 1)
        #expect(strokes.pixels == [0, 0, 150, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test func averagesOverARectangle() throws {
        #expect(try row([0, 30, 60, 90]).averaged(width: 3, height: 1).pixels == [10, 30, 60, 80])
    }

    @Test func thresholdsAgainstAReference() throws {
        let result = try row([10, 50, 50, 200]).thresholded(against: row([0, 50, 200, 200]), scale: 0.5, floor: 20)
        #expect(result.pixels == [0, 255, 0, 255])
    }

    @Test func refusesAReferenceOfAnotherSize() {
        #expect(throws: ImageProcessingError.self) {
            try row([1, 2, 3]).thresholded(against: row([1, 2]), scale: 1, floor: 0)
        }
        #expect(throws: ImageProcessingError.self) { try row([1, 2, 3]).subtracting(row([1, 2])) }
    }

    @Test func thresholdsBetweenDarkAndBright() throws {
        #expect(try row([20, 30, 25, 180, 200]).thresholded().pixels == [0, 0, 0, 255, 255])
    }

    @Test func differencesStopAtBlack() throws {
        #expect(try row([10, 100]).subtracting(row([30, 30])).pixels == [0, 70])
    }

    @Test func findsTheEdgeOfASquare() throws {
        let inside = 5..<15
        let pixels = (0..<400).map { index -> UInt8 in
            inside.contains(index % 20) && inside.contains(index / 20) ? 200 : 20
        }
        let edges = try Image(width: 20, height: 20, pixelFormat: .grey, pixels: pixels).edges(weak: 50, strong: 150)
        #expect(edges.pixels[10 * 20 + 10] == 0)
        #expect(edges.pixels[0] == 0)
        #expect(edges.pixels[10 * 20..<11 * 20].count { $0 == 255 } == 2)
    }

    @Test(arguments: [(0, 1), (1, 0), (-1, -1)])
    func refusesRectanglesWithoutArea(width: Int, height: Int) {
        #expect(throws: ImageProcessingError.self) {
            try row([1, 2, 3]).filtered(by: .closing, width: width, height: height)
        }
        #expect(throws: ImageProcessingError.self) { try row([1, 2, 3]).averaged(width: width, height: height) }
    }

    @Test func colourHasNoOtsuLevel() {
        let colour = Image(width: 1, height: 1, pixelFormat: .rgb, pixels: [1, 2, 3])
        #expect(throws: ImageProcessingError.self) { try colour.thresholded() }
    }
}
