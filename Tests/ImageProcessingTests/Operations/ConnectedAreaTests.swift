import ImageProcessing
import Imaging
import Testing

struct ConnectedAreaTests {
    /// An image of rows in which `#` is bright.
    private static func image(_ rows: String...) -> Image {
        Image(
            width: rows[0].count, height: rows.count, pixelFormat: .grey,
            pixels: rows.joined().map { $0 == "#" ? 200 : 0 })
    }

    @Test func joinsSidesAndCorners() {
        let areas = Self.image("#..#.", ".#...", "...##", "###..").connectedAreas(sides: 1...9)
        #expect(areas.map(\.area) == [2, 1, 5])
        #expect(areas.map(\.columns) == [0..<2, 3..<4, 0..<5])
        #expect(areas.map(\.rows) == [0..<2, 0..<1, 2..<4])
    }

    @Test func joinsWhatMeetsFartherDown() {
        let areas = Self.image("#.#.#", "#.#.#", "#####").connectedAreas(sides: 1...9)
        #expect(areas.map(\.area) == [11])
        #expect(areas[0].runs.map(\.row) == [0, 0, 0, 1, 1, 1, 2])
        #expect(areas[0].runs.last?.columns == 0..<5)
    }

    @Test func leavesOutOtherSizes() {
        let image = Self.image("#...##", "......", "####..")
        #expect(image.connectedAreas(sides: 2...3).map(\.area) == [2])
        #expect(image.connectedAreas(sides: 9...9).isEmpty)
        #expect(Self.image("....").connectedAreas(sides: 1...9).isEmpty)
    }
}
