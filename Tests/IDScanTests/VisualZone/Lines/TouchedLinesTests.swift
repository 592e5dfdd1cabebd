import Imaging
import Testing

@testable import IDScan
@testable import TextRecognition

@Suite struct TouchedLinesTests {
    private static func strip(y: Double, height: Double) -> TextStrip {
        TextStrip(
            corners: Quadrilateral(x: 100, y: y, width: 200, height: height), letterCount: 8, contrast: 100,
            isLight: false, alignment: 1)
    }

    /// How high a line is beside others of 20 pixels, how surely it is read as it is found and without its upper three tenths,
    /// and how high it is taken to be then.
    private static let lines: [(height: Double, asFound: Double, without: Double, taken: Double)] = [
        (30, 0.7, 0.95, 21),
        // Read surely as it is; texture; no surer without; no higher than others.
        (30, 0.95, 0.99, 30), (30, 0.3, 0.95, 30), (30, 0.7, 0.72, 30), (20, 0.7, 0.95, 20),
    ]

    @Test(arguments: lines)
    func partsAValueFromTheCaptionThatTouchesIt(
        height: Double, asFound: Double, without: Double, taken: Double
    ) throws {
        let sheet = Image(width: 400, height: 400, pixelFormat: .grey, pixels: Array(repeating: 220, count: 160_000))
        let outline = Quadrilateral(x: 0, y: 0, width: 400, height: 400)
        let picture = try #require(try FlatSide(of: outline, size: TemplateSize(width: 40, height: 40), in: sheet))
        let reader = Teller { strip, _ in
            let share = strip.corners.meanHeight / height
            return ("BASANAVI", abs(share - 0.7) < 0.01 ? without : share > 0.99 ? asFound : 0.1)
        }
        let others = [150.0, 200, 250, 300].map { Self.strip(y: $0, height: 20) }
        let lines = try ([Self.strip(y: 50, height: height)] + others).untouched(on: picture, by: reader)
        let corners = try #require(lines.first).corners
        #expect(lines.count == 5 && abs(corners.meanHeight - taken) < 0.01)
        #expect(abs(corners.bottomLeft.y - 50 - height) < 0.01)
    }

    @Test func nothingIsNothing() throws {
        let sheet = Image(width: 80, height: 80, pixelFormat: .grey, pixels: Array(repeating: 220, count: 6400))
        let picture = try #require(
            try FlatSide(
                of: Quadrilateral(x: 0, y: 0, width: 80, height: 80), size: TemplateSize(width: 8, height: 8), in: sheet
            ))
        #expect(try [TextStrip]().untouched(on: picture, by: Teller("A")).isEmpty)
    }
}
