import Imaging
import Testing

@testable import IDScan

@Suite struct ZoneSpecksTests {
    /// A zone of one line of 44 characters, 352 pixels wide, on grey paper with single pixels of other levels.
    private func mayChangeCharacters(
        specks: [(x: Int, y: Int)], level: UInt8 = 0, paper: UInt8 = 180, pitch: Double = 8
    ) -> Bool {
        let (width, height) = (760, 60)
        var pixels = [UInt8](repeating: paper, count: width * height)
        for speck in specks { pixels[speck.y * width + speck.x] = level }
        let photograph = Image(width: width, height: height, pixelFormat: .grey, pixels: pixels)
        let place = Quadrilateral(x: 20, y: 20, width: 44 * pitch, height: 10)
        return ZoneSpecks(around: [place], characterCounts: [44], in: photograph).mayChangeCharacters
    }

    /// So many single pixels above a line.
    private func row(_ count: Int, y: Int = 15, step: Int = 9) -> [(x: Int, y: Int)] {
        (0..<count).map { (30 + step * $0, y) }
    }

    @Test(arguments: [UInt8(0), 100, 240, 255])
    func countsWhatIsDarkerOrBrighter(_ level: UInt8) {
        #expect(mayChangeCharacters(specks: row(6), level: level))
        #expect(!mayChangeCharacters(specks: row(5), level: level))
    }

    @Test func leavesPaleOnesAndLinesAlone() {
        #expect(!mayChangeCharacters(specks: row(30), level: 150))
        // A line of pixels that touch is ink.
        #expect(!mayChangeCharacters(specks: row(30, step: 1)))
    }

    @Test func looksNearTheZoneOnly() {
        #expect(!mayChangeCharacters(specks: row(30, y: 50)))
        #expect(!mayChangeCharacters(specks: (0..<30).map { (400 + 9 * $0, 25) }))
    }

    /// In larger characters a pixel is no stroke.
    @Test(arguments: [(15.9, true), (16.1, false)])
    func fearsForSmallCharacters(_ pitch: Double, _ mayChange: Bool) {
        #expect(mayChangeCharacters(specks: row(10), pitch: pitch) == mayChange)
    }

    /// A zone at the edge of the picture, or beyond it.
    @Test(arguments: [-30.0, 40, 70, 900])
    func bearsPlacesOutside(_ y: Double) {
        let photograph = Image(
            width: 90, height: 60, pixelFormat: .grey, pixels: [UInt8](repeating: 200, count: 5400))
        let place = Quadrilateral(x: y, y: y, width: 300, height: 30)
        let specks = ZoneSpecks(around: [place], characterCounts: [1], in: photograph)
        #expect(!specks.mayChangeCharacters)
    }
}
