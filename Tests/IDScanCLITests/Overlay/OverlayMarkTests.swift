import Drawing
import Imaging
import Testing

@testable import IDScanCLI

struct OverlayMarkTests {
    private static let marks: [OverlayMark] = [
        .text("ß", at: Position(4, 20), .init(typeface: .textBold, size: 20, colour: .black), available: 90),
        .fill(.ellipse(centre: Position(10, 10), width: 8, height: 6), .black),
        .stroke(Outline(Quadrilateral(x: 3, y: 4, width: 20, height: 10)), .black, width: 2, dashes: [2, 3]),
    ]

    private func ink(of mark: OverlayMark) throws -> [Point] {
        let canvas = try Canvas(width: 80, height: 80, pixelsPerMillimetre: 1)
        mark.draw(on: canvas)
        let image = canvas.image(.grey)
        return image.pixels.indices.filter { image.pixels[$0] < 128 }
            .map { Point(x: Double($0 % 80), y: Double($0 / 80)) }
    }

    @Test(arguments: marks.indices) func looksTheSameElsewhere(index: Int) throws {
        let here = try ink(of: Self.marks[index])
        let there = try ink(of: Self.marks[index].moved(x: 30, y: 40))
        #expect(!here.isEmpty)
        #expect(there == here.map { Point(x: $0.x + 30, y: $0.y + 40) })
    }
}
