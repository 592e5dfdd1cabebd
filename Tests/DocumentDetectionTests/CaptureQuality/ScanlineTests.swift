import Imaging
import Testing

@testable import DocumentDetection

struct ScanlineTests {
    /// One row of brightness, twice, so that there is something below.
    private func scanline(_ row: [UInt8]) -> Scanline {
        let image = Image(width: row.count, height: 2, pixelFormat: .grey, pixels: row + row)
        return Scanline(from: Point(x: 0, y: 0.9), to: Point(x: Double(row.count), y: 0.9), in: image)
    }

    @Test func followsALineThroughThePicture() {
        #expect(scanline([10, 20, 30, 40, 50]).samples == [10, 20, 30, 40])
    }

    @Test func leavesOutWhatIsOutside() {
        let image = Image(width: 4, height: 4, pixelFormat: .grey, pixels: Array(0..<16))
        #expect(Scanline(from: Point(x: -9, y: 1.5), to: Point(x: 9, y: 1.5), in: image).samples == [4, 5, 6])
        #expect(Scanline(from: Point(x: 0, y: 9), to: Point(x: 9, y: 9), in: image).samples.isEmpty)
        #expect(Scanline(from: Point(x: .nan, y: 1), to: Point(x: 9, y: 1), in: image).samples.isEmpty)
    }

    @Test func measuresARampByItsLength() {
        let paper = [UInt8](repeating: 200, count: 9), ink = [UInt8](repeating: 40, count: 9)
        let ramp: [UInt8] = [180, 160, 140, 120, 100, 80, 60]
        let widths = scanline(paper + ramp + ink + ramp.reversed() + paper).edgeWidths(leastContrast: 100)
        #expect(widths.count == 2)
        #expect(widths.allSatisfy { abs($0 - 8) < 0.01 })
    }

    @Test func overlooksFaintStretches() {
        let row: [UInt8] = [200, 200, 150, 150, 200, 200, 40, 40, 200, 200, 200]
        #expect(scanline(row).edgeWidths(leastContrast: 100).count == 2)
        #expect(scanline(row).edgeWidths(leastContrast: 40).count == 4)
        #expect(scanline([7, 7, 7, 7]).edgeWidths(leastContrast: 1).isEmpty)
    }
}
