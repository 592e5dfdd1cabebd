import ImageProcessing
import Imaging
import Testing

@testable import IDScanCLI

struct OverlayLabelTests {
    private static let label = OverlayLabel(
        rows: ["one", "two", "three", "four", "five"].map { .init(name: $0, value: "VALUE gy", colour: .plain) },
        colour: .plain)

    @Test(arguments: [8, 20, 77.7], [1, 2, 3, 9])
    func drawsInsideItsSize(height: Double, columns: Int) throws {
        let shape = OverlayLabel.Shape(height: height, columns: columns)
        let size = try Self.label.size(as: shape)
        let (width, rows) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
        let paper = Image(
            width: width + 40, height: rows + 40, pixelFormat: .grey,
            pixels: [UInt8](repeating: 128, count: (width + 40) * (rows + 40)))
        let drawn = try paper.annotated(with: Self.label.annotations(at: Point(x: 20, y: 20), as: shape)).grey()
        for y in 0..<drawn.height {
            for x in 0..<drawn.width where !(20..<20 + width).contains(x) || !(20..<20 + rows).contains(y) {
                #expect(drawn.pixels[y * drawn.width + x] == 128, "(\(x), \(y))")
            }
        }
        #expect(drawn != paper)
    }

    @Test func keepsTextApartFromTheFrame() throws {
        let shape = OverlayLabel.Shape(height: 20, columns: 2)
        let marks = try Self.label.annotations(at: Point(x: 0, y: 0), as: shape)
        guard case .area(let ground, _) = marks.first else { return #expect(marks.isEmpty) }
        for case .text(let text, let start, _, _) in marks {
            let right = start.x + (try Annotation.width(of: text, height: 20))
            #expect(start.x >= ground.topLeft.x + 10 && right <= ground.bottomRight.x - 10, "\(text)")
            #expect(start.y >= ground.topLeft.y + 30 && start.y <= ground.bottomRight.y - 10, "\(text)")
        }
    }

    @Test func breaksRowsIntoColumnsInReadingOrder() throws {
        let marks = try Self.label.annotations(at: Point(x: 0, y: 0), as: .init(height: 10, columns: 2))
        let names = marks.compactMap { mark -> (String, Point)? in
            guard case .text(let text, let start, _, _) = mark, text != "VALUE gy" else { return nil }
            return (text, start)
        }
        #expect(names.map(\.0) == ["one", "two", "three", "four", "five"])
        #expect(names[0].1.x == names[2].1.x && names[3].1.x == names[4].1.x && names[3].1.x > names[0].1.x)
        #expect(names[0].1.y == names[3].1.y && names[1].1.y == names[4].1.y)
    }

    @Test func needsNoRows() throws {
        let label = OverlayLabel(rows: [], colour: .plain)
        #expect(try label.annotations(at: Point(x: 0, y: 0), as: .init(height: 10, columns: 2)).count == 2)
    }
}
