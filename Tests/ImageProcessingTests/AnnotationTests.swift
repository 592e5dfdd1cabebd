import ImageProcessing
import Testing

struct AnnotationTests {
    @Test func widthGrowsWithTheTextAndItsHeight() throws {
        let width = try Annotation.width(of: "ERIKSSON", height: 20)
        #expect((80...200).contains(width))
        #expect(try Annotation.width(of: "ERIKSSON<", height: 20) > width)
        #expect(try Annotation.width(of: "ERIKSSON", height: 40) > 1.8 * width)
    }

    @Test func countsWhatIsDrawnForUnknownLetters() throws {
        #expect(try Annotation.width(of: "Ж\n\0", height: 20) == Annotation.width(of: "???", height: 20))
    }

    @Test(arguments: [0, -1, 0.5, 1e9, .infinity, .nan])
    func refusesHeightsThatNobodyReads(height: Double) {
        #expect(throws: ImageProcessingError.self) { try Annotation.width(of: "A", height: height) }
    }
}
