import ImageProcessing
import Testing

@Suite struct ImageDecodingLimitsTests {
    @Test func suitPhotographsByDefault() {
        let limits = ImageDecodingLimits()
        #expect(limits.fileBytes == 64 * 1024 * 1024)
        #expect(limits.pixels == 100_000_000)
        #expect(limits.duration == .seconds(10))
        #expect(ImageDecoder().limits == limits)
    }
}
