import Testing

@testable import TextRecognition

struct AlignmentTests {
    /// Pairs as text: `-` where one of both has nothing.
    private static func laid(_ first: String, _ second: String) -> [String] {
        let (own, other) = (Array(first), Array(second))
        let pairs = Alignment(of: own, with: other).pairs
        return [
            String(pairs.map { $0.isInFirst ? own[$0.index] : "-" }),
            String(pairs.map { $0.second.map { other[$0] } ?? "-" }),
        ]
    }

    @Test(arguments: [
        ("ERIKSSON", "ERIKSSON", ["ERIKSSON", "ERIKSSON"]), ("ERIKSSON", "ER1KSSON", ["ERIKSSON", "ER1KSSON"]),
        ("ERIKSSON", "ERIKSON", ["ERIKSSON", "ERIK-SON"]), ("UTO", "UTTO", ["U-TO", "UTTO"]),
        ("", "AB", ["--", "AB"]), ("AB", "", ["AB", "--"]), ("", "", ["", ""]),
    ])
    func laysSideBySide(first: String, second: String, laid: [String]) {
        #expect(Self.laid(first, second) == laid)
    }

    @Test(arguments: [
        ("kitten", "sitting", 3), ("", "abc", 3), ("flaw", "lawn", 2), ("same", "same", 0),
    ])
    func countsEdits(first: String, second: String, distance: Int) {
        #expect(Array(first).editDistance(to: Array(second)) == distance)
        #expect(Array(second).editDistance(to: Array(first), limit: distance) == distance)
        #expect(distance == 0 || Array(first).editDistance(to: Array(second), limit: distance - 1) == nil)
        let differing = Alignment(of: Array(first), with: Array(second)).pairs.filter {
            !$0.isInFirst || $0.second.map { Array(second)[$0] } != Array(first)[$0.index]
        }
        #expect(differing.count == distance)
    }
}
