import IDScan
import ImageProcessing
import Imaging
import SpecimenCards
import ReaderLab
import Testing

@Suite struct LineCutterTests {
    @Test func cutsEveryLineOfAZone() throws {
        let conditions = PhotographConditions.desk.with { ($0.width, $0.height) = (1000, 750) }
        let taken = try Photograph(
            of: [SpecimenCard(format: .td3, seed: 11)], conditions: conditions, seed: 11
        ).taken()
        var cutter = try LineCutter(
            options: ScanOptions(limits: ImageDecodingLimits(duration: .seconds(300))))
        let lines = try cutter.lines(in: taken.file())
        let matches = Set(lines.map { taken.truth.line(at: $0.place) })
        for text in taken.truth.documents[0].lines {
            let isCut = [true, false].contains { matches.contains(.line(text, isUpsideDown: $0)) }
            #expect(isCut, "\(text) is missing")
        }
        #expect(lines.allSatisfy { $0.crop.pixelFormat == .grey && $0.crop.width > 5 * $0.crop.height })
    }

    @Test func cutsNothingFromAnEmptyPicture() throws {
        let paper = Image(width: 400, height: 300, pixelFormat: .grey, pixels: Array(repeating: 200, count: 120_000))
        var cutter = try LineCutter()
        let lines = try cutter.lines(in: paper.pngData())
        #expect(lines.isEmpty)
    }

    @Test func refusesWhatIsNoImage() throws {
        var cutter = try LineCutter()
        do {
            _ = try cutter.lines(in: [1, 2, 3])
            Issue.record("three bytes were taken for an image")
        } catch {
            #expect(error.code == .notAnImage)
        }
    }
}
