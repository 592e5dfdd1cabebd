import Imaging
import TextRecognition
import Testing

@testable import IDScan

@Suite struct LineContrastTests {
    /// A line of 44 characters, each 20 pixels wide with a stem 4 pixels wide, of some ink on some paper.
    private func drawn(ink: (Int) -> UInt8, paper: (Int) -> UInt8) -> Image {
        let row = (0..<880).map { x in (8..<12).contains(x % 20) ? ink(x / 20) : paper(x / 20) }
        return Image(width: 880, height: 30, pixelFormat: .grey, pixels: (0..<30).flatMap { _ in row })
    }

    private let characters = ZoneReading.certain().lines[0].characters

    @Test func tellsHowStrongInkIs() {
        let contrast = LineContrast(of: characters, in: drawn(ink: { UInt8($0) }, paper: { _ in 200 }))
        #expect(contrast.levels == (0..<44).map { 200 - Double($0) })
        #expect(contrast.unseenColumns.isEmpty)
    }

    /// Glare from character 20 to 29: those at its ends have neighbours to compare with.
    @Test(arguments: [(190, 22...27), (165, 22...27), (160, nil)] as [(UInt8, ClosedRange<Int>?)])
    func tellsWhereNextToNothingIsSeen(ink: UInt8, unseen: ClosedRange<Int>?) {
        let picture = drawn(ink: { (20...29).contains($0) ? ink : 20 }, paper: { _ in 200 })
        #expect(LineContrast(of: characters, in: picture).unseenColumns == Set(unseen.map(Array.init) ?? []))
    }

    /// A single filler with little ink left counts as seen, because its neighbours are seen.
    @Test func aPaleCharacterAmongStrongOnesIsSeen() {
        let contrast = LineContrast(of: characters, in: drawn(ink: { $0 == 9 ? 195 : 20 }, paper: { _ in 200 }))
        #expect(contrast.levels[9] == 5 && contrast.unseenColumns.isEmpty)
    }

    /// A scan has nearly as much contrast somewhere; a picture in black and white everywhere.
    @Test(arguments: [
        (0, 255, 44, true), (3, 254, 44, true), (5, 254, 44, true), (15, 255, 44, false), (0, 255, 22, false),
    ])
    func tellsAPictureInBlackAndWhite(ink: UInt8, paper: UInt8, count: Int, isBlackAndWhite: Bool) {
        let picture = drawn(ink: { $0 < count ? ink : 90 }, paper: { _ in paper })
        #expect(LineContrast(of: characters, in: picture).isBlackAndWhite == isBlackAndWhite)
    }

    @Test func anEmptyLineHasNone() {
        let blank = Image(width: 1, height: 1, pixelFormat: .grey, pixels: [255])
        #expect(LineContrast(of: [], in: blank).unseenColumns.isEmpty)
        #expect(LineContrast(of: characters, in: blank).levels.allSatisfy { $0 == 0 })
    }
}
