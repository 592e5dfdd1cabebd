import Testing

@testable import DocumentDetection

struct InkBandTests {
    @Test func findsTheBand() throws {
        let band = try #require(InkBand(in: [0, 0, 1, 9, 8, 9, 9, 1, 0, 0, 3, 3], height: 4))
        #expect(band.start == 3)
        #expect(band.inside == 35)
        #expect(band.outside == 2)
    }

    @Test func centresOnInkThatIsLessTall() throws {
        let band = try #require(InkBand(in: [0, 0, 0, 0, 0, 9, 9, 0, 0, 0, 0, 0], height: 6))
        #expect(band.start == 3)
    }

    @Test(arguments: [([], 4), ([1, 2, 3], 3), ([1, 2, 3, 4, 5], 0)])
    func needsRoomForMargins(profile: [Int], height: Int) {
        #expect(InkBand(in: profile, height: height) == nil)
    }
}
