import ImageProcessing
import Imaging
import SpecimenCards
import Testing
import TextDetection

@testable import TextRecognition

@Suite struct PrintedLineFinderTests {
    /// Each line that was seen is read when it is first wanted, and no more; its place is that of the picture before it was enlarged.
    @Test(arguments: [false, true]) func readsEachLineOnce(isClose: Bool) throws {
        let card = try SpecimenCard(design: .germanIdentityCard2010, side: .front, seed: 12)
            .drawn(pixelsPerMillimetre: 8).grey()
        var finder = try PrintedLineFinder()
        var unread = try finder.unreadLines(in: card, isClose: isClose)
        let middle = Double(card.height) / 2
        let upper = try finder.lines(of: &unread, where: { $0.y < middle }, before: .never)
        let none = try finder.lines(of: &unread, where: { $0.y < middle }, before: .never)
        let lower = try finder.lines(of: &unread, where: { _ in true }, before: .never)
        #expect(!upper.isEmpty && none.isEmpty && !lower.isEmpty)
        #expect(upper.allSatisfy { $0.line.corners.centre.y < middle })
        #expect(lower.allSatisfy { $0.line.corners.centre.y >= middle })
        #expect(try finder.lines(of: &unread, where: { _ in true }, before: .never).isEmpty)
    }

    /// Directions that many lines have are all told, the likeliest first.
    @Test(
        arguments: [
            ([(100.0, 0.0)], [0]), ([(-100, 0)], [2]), ([(0, 100)], [3]), ([(0, -100)], [1]),
            ([(100, 0), (-60, 0)], [0, 2]), ([(100, 0), (-20, 0)], [0]), ([(0, 50), (0, -90), (10, 0)], [1, 3]),
        ] as [([(Double, Double)], [Int])])
    func tellsDirectionsThatAreInDoubt(ends: [(Double, Double)], turns: [Int]) throws {
        let finder = try PrintedLineFinder()
        let lines = ends.map { x, y in
            TextLine(curve: TextCurve(from: Point(x: 200, y: 200), to: Point(x: 200 + x, y: 200 + y)), height: 10)
        }
        #expect(finder.quarterTurns(of: lines) == turns)
    }
}
