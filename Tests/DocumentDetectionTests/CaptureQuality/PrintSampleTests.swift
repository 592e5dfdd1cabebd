import Imaging
import Testing

@testable import DocumentDetection

struct PrintSampleTests {
    private func sample(of drawing: Drawing, _ line: Quadrilateral) throws -> PrintSample {
        try #require(PrintSample(of: [line], grid: .line(columns: 30), in: drawing.image))
    }

    @Test func tellsPaperFromInk() throws {
        var drawing = Drawing(width: 700, height: 60, brightness: 210)
        let line = drawing.write(Drawing.threeLines[0], x: 20, y: 20, square: 3)
        let sample = try sample(of: drawing, line)
        #expect(sample.paper == 210)
        #expect(sample.ink == 30)
        #expect(sample.washedOut == 0)
        #expect(sample.blur == 0)
    }

    @Test func countsTheCellsWhosePrintHasVanished() throws {
        var drawing = Drawing(width: 700, height: 60, brightness: 210)
        let line = drawing.write(Drawing.threeLines[0], x: 20, y: 20, square: 3)
        drawing.fill(columns: 20..<20 + 207, rows: 0..<60, brightness: 255)
        let share = try sample(of: drawing, line).washedOut
        #expect((0.26...0.34).contains(share))
    }

    @Test(arguments: [UInt8(0), 128, 255])
    func isCertainOfLittleWhereNothingIsPrinted(brightness: UInt8) throws {
        let drawing = Drawing(width: 90, height: 40, brightness: brightness)
        let sample = try sample(of: drawing, Quadrilateral(x: 10, y: 10, width: 60, height: 20))
        #expect(sample.paper == Double(brightness) && sample.blur == nil)
        #expect(sample.washedOut == (brightness == 255 ? 1 : 0))
    }

    @Test func seesNothingOutsideThePicture() {
        let image = Drawing(width: 90, height: 40).image
        let outside = Quadrilateral(x: 100, y: 10, width: 60, height: 20)
        #expect(PrintSample(of: [outside], grid: .strip, in: image) == nil)
        #expect(PrintSample(of: [], grid: .strip, in: image) == nil)
    }
}
