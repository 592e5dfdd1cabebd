import DocumentDetection
import IDScan
import ImageProcessing
import Imaging
import ReaderLab
import SpecimenCards
import Testing

struct ThresholdTests {
    /// A photograph of a passport, or of its zone only.
    private func photograph(of framing: PhotographConditions.Framing) throws -> Image {
        let conditions = PhotographConditions.desk.with { ($0.width, $0.height, $0.framing) = (1000, 750, framing) }
        return try Photograph(of: [SpecimenCard(format: .td3, seed: 11)], conditions: conditions, seed: 11).taken()
            .image
    }

    private func threshold(_ name: String) throws -> ZoneThreshold {
        try #require(ZoneThreshold.all.first { $0.name == name })
    }

    @Test func namesAreDistinctAndValuesCanBeScaled() {
        #expect(Set(ZoneThreshold.all.map(\.name)).count == ZoneThreshold.all.count)
        #expect(Set(ChainThreshold.all.map(\.name)).count == ChainThreshold.all.count)
        #expect(ZoneThreshold.all.allSatisfy { $0.value > 0 } && ChainThreshold.all.allSatisfy { $0.value > 0 })
    }

    /// No outline has a certainty of more than 1.
    @Test(arguments: [(1.0, 1), (20, 0)])
    func reachesTheDetector(factor: Double, count: Int) throws {
        var detector = try threshold("documents.worthALook").detector(times: factor)
        #expect(try detector.glimpse(at: photograph(of: .documents)).documents.count == count)
    }

    /// No zone has a score of more than 1. Without the edges of a document it is found by its lines only.
    @Test(arguments: [(1.0, true), (40, false)])
    func reachesTheScanner(factor: Double, isRead: Bool) throws {
        var scanner = try threshold("zones.smallestScore").scanner(times: factor)
        let documents = try scanner.scan(photograph(of: .zone)).documents
        #expect(documents.contains { $0.mrz != nil } == isRead)
    }
}
