import Imaging
import Testing

@testable import TextRecognition

struct MRZColumnReaderTests {
    /// The middles of columns that fill some part of a crop.
    private func centres(_ count: Int, from left: Double = 0, to right: Double = 1) -> [Double] {
        (0..<count).map { left + (right - left) * (Double($0) + 0.5) / Double(count) }
    }

    @Test(arguments: FixtureLine.clear + [.poor])
    func readsLinesWhoseColumnsAreKnown(_ line: FixtureLine) throws {
        var reader = try MRZColumnReader()
        let read = try reader.line(in: line.image, columnCentres: centres(line.text.count))
        #expect(read.text == line.text)
        for (index, character) in read.characters.enumerated() {
            let named = character.alternatives.map(\.confidence)
            #expect(abs(named.reduce(character.confidence, +) - 1) < 1e-6)
            #expect(named == named.sorted(by: >) && named.count == 36)
            let middle = (character.extent.lowerBound + character.extent.upperBound) / 2
            #expect(abs(middle - (Double(index) + 0.5) / Double(line.text.count)) < 1e-6)
        }
    }

    @Test func readsWhereTheColumnsAre() throws {
        var reader = try MRZColumnReader()
        let line = FixtureLine.clear[0]
        let image = try line.image
        // The same line with nothing on both sides of it, as wide as a half and a quarter.
        let (left, right) = (image.width / 2, image.width / 4)
        let pixels = (0..<image.height).flatMap { y in
            let row = image.pixels[y * image.width..<(y + 1) * image.width]
            return Array(repeating: 255, count: left) + row + Array(repeating: 255, count: right)
        }
        let width = left + image.width + right
        let wide = Image(width: width, height: image.height, pixelFormat: .grey, pixels: pixels)
        let (start, end) = (Double(left) / Double(width), Double(left + image.width) / Double(width))
        let read = try reader.line(in: wide, columnCentres: centres(line.text.count, from: start, to: end))
        #expect(read.text == line.text)
        // Columns may be a part of the line, and narrower where the page bends.
        let part = try reader.line(in: wide, columnCentres: Array(centres(44, from: start, to: end)[5..<13]))
        #expect(part.text == "ERIKSSON")
    }

    @Test func isNotSureBetweenColumns() throws {
        var reader = try MRZColumnReader()
        let line = FixtureLine.clear[1]
        let half = 0.5 / Double(line.text.count)
        let read = try reader.line(
            in: line.image, columnCentres: centres(line.text.count).map { $0 + half })
        #expect(read.lowestConfidence < 0.8)
        #expect(read.lowestConfidence < 0.7)
    }

    @Test(arguments: picturesWithoutText)
    func findsNothingSureInPicturesWithoutText(_ picture: Image) throws {
        var reader = try MRZColumnReader()
        let confidence = try reader.line(in: picture, columnCentres: centres(44)).confidence
        #expect(confidence < 0.8)
        withKnownIssue("the network is too sure of slivers", isIntermittent: true) { #expect(confidence < 0.6) }
        #expect(try reader.line(in: picture, columnCentres: [0.5]).characters.count == 1)
    }

    @Test(arguments: [[-3, 0.5, 7], [0.4999999, 0.5, 0.5000001], [5, 6, 7]])
    func readsNothingSureBesideTheCrop(centres: [Double]) throws {
        var reader = try MRZColumnReader()
        let read = try reader.line(in: FixtureLine.clear[0].image, columnCentres: centres)
        #expect(read.characters.count == 3)
        #expect(read.characters.allSatisfy { 0 <= $0.extent.lowerBound && $0.extent.upperBound <= 1 })
    }

    @Test(arguments: [
        [], [1, 2, 3], Array(EmbeddedModel.mrzColumns.bytes.prefix(300_000)), EmbeddedModel.mrzLines.bytes,
    ])
    func namesADamagedModel(_ bytes: [UInt8]) {
        let error = #expect(throws: TextRecognitionError.self) {
            var reader = try MRZColumnReader(network: EmbeddedModel(name: "mrz-columns", bytes: bytes))
            _ = try reader.line(in: picturesWithoutText[0], columnCentres: [0.5])
        }
        #expect(error?.model == "mrz-columns")
        #expect(error?.reason.isEmpty == false)
        #expect(error?.description.contains("\n") == false)
    }
}
