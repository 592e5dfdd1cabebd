import Testing

@testable import Barcodes

@Suite struct ReedSolomon929Tests {
    /// The example of ISO/IEC 15438, annex Q: `PDF417`, with error correction of level 1.
    private static let words = [5, 453, 178, 121, 239, 452, 327, 657, 619]

    @Test func keepsWhatIsRight() {
        #expect(ReedSolomon929.corrected(Self.words, checks: 4, erasures: [], spare: 0) == Self.words)
    }

    /// Errors at some places, and erasures: twice the errors and the erasures are at most the checks.
    @Test(
        arguments: [
            ([0], []), ([4], []), ([8], []), ([1, 6], []), ([], [2]), ([], [0, 3, 5, 7]), ([2], [5, 8]), ([7], [0, 1]),
        ] as [([Int], [Int])])
    func corrects(errors: [Int], erasures: [Int]) {
        var damaged = Self.words
        for place in errors { damaged[place] = (damaged[place] + 200) % 929 }
        for place in erasures { damaged[place] = 0 }
        #expect(ReedSolomon929.corrected(damaged, checks: 4, erasures: erasures, spare: 0) == Self.words)
    }

    /// Errors beyond the checks are told, or at least give no other message that passes for right.
    @Test(arguments: [([0, 1, 2], []), ([1], [0, 2, 3]), ([], [0, 1, 2, 3, 4])] as [([Int], [Int])])
    func refuses(errors: [Int], erasures: [Int]) {
        var damaged = Self.words
        for place in errors { damaged[place] = (damaged[place] + 17 * (place + 1)) % 929 }
        for place in erasures { damaged[place] = 928 }
        #expect(ReedSolomon929.corrected(damaged, checks: 4, erasures: erasures, spare: 1) == nil)
    }
}
