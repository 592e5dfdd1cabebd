import Foundation
import Testing

@testable import TextRecognition

struct TrainedDataTests {
    /// A file with a table of where its parts begin, -1 for those that it does not have.
    private static func file(_ offsets: [Int], _ parts: [UInt8]) -> [UInt8] {
        func bytes(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        }
        return bytes(offsets.count, 4) + offsets.flatMap { bytes($0, 8) } + parts
    }

    private static func read(_ bytes: [UInt8]) throws -> [UInt8]? {
        let file = FileManager.default.temporaryDirectory.appending(path: "idscan-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(bytes).write(to: file)
        return TrainedData(path: file.path)?.bytes
    }

    /// Parts 17 and 21 are the network and its characters, 18 to 20 the dictionaries.
    private static let none = [Int](repeating: -1, count: 17)

    @Test func leavesOutDictionaries() throws {
        let start = 4 + 8 * 22
        let whole = Self.file(
            Self.none + [start, start + 2, start + 3, start + 4, start + 6], [1, 2, 3, 4, 5, 6, 7, 8])
        let kept = Self.file(Self.none + [start, -1, -1, -1, start + 2], [1, 2, 7, 8])
        #expect(try Self.read(whole) == kept)
        #expect(try Self.read(kept) == kept)
    }

    @Test(arguments: [[], [1, 2, 3], [255, 255, 255, 255, 0], file([4, 500], [1]), file([30, 20], [1, 2, 3])])
    func keepsWhatIsNoSuchFile(bytes: [UInt8]) throws {
        #expect(try Self.read(bytes) == bytes)
    }

    @Test func findsNoFile() {
        #expect(TrainedData(path: "/nowhere") == nil)
    }

    /// The dictionary takes nine tenths of the file.
    @Test func readsLittleOfALargeFile() throws {
        let bytes = try #require(TrainedData(path: LanguageModels().path(of: "eng"))).bytes
        #expect((100_000...1_000_000).contains(bytes.count))
    }
}
