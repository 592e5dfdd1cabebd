import Foundation
import IDScan
import ImageProcessing
import SpecimenCards
import Testing

/// Scans every card of `TestCards/` and compares what comes out with how it was made.
@Suite struct TestCardsTests {
    private static let folder = URL(filePath: #filePath).appending(path: "../../../TestCards").standardizedFileURL

    private static let cards: [TestCardManifest.Entry] = {
        guard let manifest = try? Data(contentsOf: folder.appending(path: "truth.json")) else { return [] }
        return (try? JSONDecoder().decode(TestCardManifest.self, from: manifest))?.cards ?? []
    }()

    @Test func areAtLeastTwentyFour() {
        #expect(Self.cards.count >= 24)
    }

    @Test(arguments: cards)
    func areReadAsTheyWereMade(card: TestCardManifest.Entry) throws {
        let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: card.file)))
        // Slow machines and debug builds are no reason to fail: the clock is not what is tested here.
        let limits = ImageDecodingLimits(duration: .seconds(300))
        var scanner = try DocumentScanner(options: ScanOptions(limits: limits))
        let read = try scanner.scan(bytes).documents.filter { $0.mrz != nil }
        let printed = card.truth.documents.map(\.lines).filter { !$0.isEmpty }
        switch card.expectation {
        case .read:
            #expect(Set(read.compactMap(\.mrz?.lines)) == Set(printed))
            #expect(read.allSatisfy { $0.status == .verified })
        case .refuted:
            #expect(Set(read.compactMap(\.mrz?.lines)) == Set(printed))
            #expect(read.allSatisfy { $0.status == .refuted })
        case .unread:
            #expect(read.allSatisfy { $0.status != .verified || printed.contains($0.mrz?.lines ?? []) })
        case .nothing:
            #expect(read.isEmpty)
        }
    }
}
