import Imaging
import Testing

@testable import IDScan

@Suite struct LineOffsetsTests {
    /// The places of a line's characters: 44 of them, 20 pixels from one to the next, off by some from a column on.
    private static func line(y: Double, off: Double = 0, from column: Int = 44, lean: Double = 0) -> [Point] {
        (0..<44).map { Point(x: 20 * (Double($0) + lean + ($0 >= column ? off : 0)), y: y) }
    }

    private static func displaced(_ second: [Point]) throws -> Set<Int> {
        try #require(LineOffsets(line(y: 0), second)).displacedColumns
    }

    @Test func linesOfOnePitchAgree() throws {
        #expect(try Self.displaced(Self.line(y: 50)).isEmpty)
    }

    /// Seen obliquely, the second line begins elsewhere and is shorter.
    @Test(arguments: [(-0.8, 0.97), (0.6, 1.03)])
    func perspectiveDisplacesNothing(lean: Double, scale: Double) throws {
        let second = Self.line(y: 50, lean: lean).map { Point(x: $0.x * scale, y: $0.y) }
        #expect(try Self.displaced(second).isEmpty)
    }

    /// A letter near the end fell off and all behind it stand one column too far to the left; or the same at the start.
    @Test(arguments: [(39, -1.0, Set(39..<44)), (5, -1.0, Set(0..<5)), (43, 0.9, [43])] as [(Int, Double, Set<Int>)])
    func tellsWhereALetterFellOff(column: Int, off: Double, displaced: Set<Int>) throws {
        #expect(try Self.displaced(Self.line(y: 50, off: off, from: column)) == displaced)
    }

    @Test func comparesNoLinesOfOtherLengths() {
        #expect(LineOffsets(Self.line(y: 0), Array(Self.line(y: 50).dropLast())) == nil)
        #expect(LineOffsets(Array(Self.line(y: 0).prefix(8)), Array(Self.line(y: 50).prefix(8))) == nil)
    }
}
