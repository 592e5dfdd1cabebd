import ImageProcessing
import Imaging
import MRZ
import SpecimenCards
import Testing
import TextRecognition

@testable import IDScan

@Suite struct PrintClarityTests {
    /// On a blank crop no character is paler than others, and on blank paper none is touched.
    @Test func nothingIsPalerThanNothing() throws {
        let blank = Image(
            width: 900, height: 40, pixelFormat: .grey, pixels: [UInt8](repeating: 255, count: 900 * 40))
        let clarity = try PrintClarity(of: .certain(), in: blank, from: blank)
        #expect(clarity == PrintClarity(pitch: clarity.pitch))
    }

    /// Characters end at the upper edge of a crop that cuts off their heads, and at no edge of one with air above and below.
    @Test func tellsWhatMayBeCutOff() throws {
        let drawn = try DrawnZone(["L898902C36UTO7408122F1204159ZE184226B<<<<<10"])
        let place = drawn.places(ofColumns: 0..<44)[0]
        let characters = ZoneReading.certain().lines[1].characters.enumerated().map { column, character in
            RecognizedCharacter(
                character: character.character, confidence: 1, alternatives: [],
                extent: Double(column) / 44...Double(column + 1) / 44)
        }
        #expect(try drawn.image.flattened(place).cutColumns(of: characters).isEmpty)
        let lower = Quadrilateral(
            x: place.topLeft.x, y: place.topLeft.y + 0.35 * place.meanHeight, width: place.meanWidth,
            height: 0.65 * place.meanHeight)
        #expect(try drawn.image.flattened(lower).cutColumns(of: characters).isSuperset(of: 0..<36))
    }

    /// All of a page is seen by a flatbed scanner; where white is painted over print, nothing.
    @Test(arguments: [nil, 0.3...0.6] as [ClosedRange<Double>?])
    func tellsWhatIsSeen(hidden: ClosedRange<Double>?) throws {
        let taken = try Photograph(
            of: [SpecimenCard(format: .td3, seed: 11)], conditions: .flatbed, seed: 11
        ).taken()
        let places = try #require(taken.truth.documents.first?.lineQuadrilaterals)
        var reader = try ZoneReader(rule: VerificationRule())
        let photograph = SourceImage(taken.image).pixels
        let reading = try #require(try reader.read(LocatedLines(places, in: photograph), within: .unlimited))
        #expect(reading.clarity == PrintClarity(cut: reading.clarity.cut, pitch: reading.clarity.pitch))
        #expect(abs(reading.clarity.pitch - places[0].meanWidth / 44) < 0.05 * reading.clarity.pitch)
        guard let hidden else { return }
        let view = reading.views[0]
        var pixels = view.crop.pixels
        for y in 0..<view.crop.height {
            for x in view.crop.columns(of: hidden) { pixels[y * view.crop.width + x] = 230 }
        }
        let crop = Image(width: view.crop.width, height: view.crop.height, pixelFormat: .grey, pixels: pixels)
        let covered = ZoneReading(
            zone: reading.zone,
            views: [
                LineView(
                    place: view.place, crop: crop,
                    decoding: LineDecoding(CharacterLattice(scores: [Float](repeating: 0, count: 160 * 38))))
            ]
                + reading.views.dropFirst(),
            lines: reading.lines, referenceDate: .lastOf2026)
        let unseen = try PrintClarity(of: covered, in: photograph, from: photograph).unseen
        #expect(unseen.isSuperset(of: (18...24).map { ZonePlace(line: 1, column: $0) }))
        #expect(unseen.allSatisfy { $0.line == 1 && (12...30).contains($0.column) })
    }
}
