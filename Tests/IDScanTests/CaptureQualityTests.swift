import DocumentDetection
import IDScan
import ImageProcessing
import Imaging
import SpecimenCards
import Testing

/// The quality of photographs as scans tell it.
struct CaptureQualityTests {
    private func photograph(_ change: (inout PhotographConditions) -> Void) throws -> SpecimenPhotograph {
        let conditions = PhotographConditions.desk.with {
            ($0.width, $0.height, $0.showsBooklet, $0.tilt) = (1000, 750, false, 10)
            change(&$0)
        }
        return try Photograph(of: [SpecimenCard(format: .td3, seed: 5)], conditions: conditions, seed: 5).taken()
    }

    @Test(arguments: [0.0, 180])
    func isToldOfADocumentWhicheverWayItLies(rotation: Double) throws {
        let taken = try photograph { ($0.rotation, $0.offsetY) = (rotation, rotation == 0 ? -3.2 : 3.2) }
        var scanner = try DocumentScanner()
        let result = try scanner.scan(taken.image)
        let document = try #require(result.documents.first)
        let quality = try #require(document.captureQuality)
        let line = try #require(taken.truth.documents.first?.lineQuadrilaterals.first)
        // 43 pitches and the ink of a character.
        let truth = line.meanWidth / (43 * 2.54 + 1.76)
        // It is told to a tenth of a pixel, 2 % here, and located lines are up to a character longer.
        #expect(abs(try #require(quality.resolution).value / truth - 1) < 0.04)
        #expect(quality.cutOffEdges == [.top])
        #expect(quality.advice == ["the top edge is outside the picture: move back"])
        #expect(result.captureQuality == nil)
    }

    @Test func isToldOfWhatWasNotRead() throws {
        let taken = try photograph { ($0.defocus, $0.tilt) = (7, 0) }
        var scanner = try DocumentScanner()
        let result = try scanner.scan(taken.image)
        #expect(result.documents.isEmpty)
        #expect(try #require(result.captureQuality).isGoodEnough == false)
    }

    @Test func isToldOfAZoneThatSomebodyElseLocated() throws {
        let taken = try photograph { _ in }
        let lines = try #require(taken.truth.documents.first).lineQuadrilaterals
        var scanner = try DocumentScanner()
        let quality = try #require(try scanner.scan(taken.image, zoneLines: lines)?.captureQuality)
        #expect(quality.cutOff == nil && quality.tilt == nil)
        #expect(quality.resolution != nil && quality.isGoodEnough)
    }

    @Test func isNotToldOfAnEmptyTable() throws {
        let image = Image(width: 64, height: 64, pixelFormat: .grey, pixels: Array(repeating: 200, count: 4096))
        var scanner = try DocumentScanner()
        #expect(try scanner.scan(image).captureQuality == nil)
    }
}
