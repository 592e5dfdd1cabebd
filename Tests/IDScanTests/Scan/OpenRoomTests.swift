import Imaging
import Testing

@testable import IDScan

@Suite struct OpenRoomTests {
    private static let card = Quadrilateral(x: 100, y: 100, width: 600, height: 400)

    /// The size of a photograph, and whether another card fits beside one of 600 by 400 pixels.
    @Test(arguments: [(800, 600, false), (900, 600, false), (1100, 600, true), (900, 900, true)])
    func leavesRoom(width: Int, height: Int, isLeft: Bool) {
        #expect(OpenRoom.isLeft(by: [Self.card], width: width, height: height) == isLeft)
    }

    /// One of two cards side by side leaves room for the other; both leave no room for a third.
    @Test func leavesNoRoomBesideTwo() {
        let left = Quadrilateral(x: 100, y: 200, width: 600, height: 400)
        let right = Quadrilateral(x: 720, y: 200, width: 600, height: 400)
        #expect(OpenRoom.isLeft(by: [left], width: 1420, height: 800))
        #expect(!OpenRoom.isLeft(by: [left, right], width: 1420, height: 800))
    }

    @Test func isAllWithoutADocument() {
        #expect(OpenRoom.isLeft(by: [], width: 100, height: 100))
        #expect(OpenRoom(beside: [], width: 400, height: 300).side == 300)
    }

    @Test(arguments: [(1, 1), (1, 5000), (5000, 1)])
    func measuresEveryPhotograph(width: Int, height: Int) {
        let side = OpenRoom(beside: [], width: width, height: height).side
        #expect(side <= Double(max(width, height)))
    }
}
