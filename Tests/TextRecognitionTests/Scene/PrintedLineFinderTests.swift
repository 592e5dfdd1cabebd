import ImageProcessing
import Imaging
import SpecimenCards
import Testing

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
}
