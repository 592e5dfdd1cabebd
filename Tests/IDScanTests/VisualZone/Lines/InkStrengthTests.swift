import Imaging
import Testing

@testable import IDScan

@Suite struct InkStrengthTests {
    private let print = InkStrength(paper: 220, contrast: 120)

    @Test(arguments: [
        // Guilloches, and a stamp in a light colour.
        (InkStrength(paper: 222, contrast: 32), true), (InkStrength(paper: 217, contrast: 47), true),
        (InkStrength(paper: 219, contrast: 49), false), (InkStrength(paper: 215, contrast: 120), false),
        (InkStrength(paper: 190, contrast: 80), false),
        // Glare takes print and ground alike: what is left may be either.
        (InkStrength(paper: 243, contrast: 45), false), (InkStrength(paper: 255, contrast: 0), false),
    ])
    func tellsGroundFromPrint(line: InkStrength, isGround: Bool) {
        #expect(line.isGround(besides: print) == isGround)
    }

    @Test func fewLinesDoNotTellHowDarkPrintIs() throws {
        #expect(InkStrength(ofMost: [print, print, print]) == nil)
        let most = try #require(
            InkStrength(ofMost: [print, print, InkStrength(paper: 220, contrast: 30), print, print]))
        #expect(most == print)
    }

    @Test func measuresPaperAndInk() throws {
        var pixels = [UInt8](repeating: 210, count: 100 * 40)
        for row in 15..<25 { for column in stride(from: 10, to: 90, by: 8) { pixels[row * 100 + column] = 60 } }
        let picture = Image(width: 100, height: 40, pixelFormat: .grey, pixels: pixels)
        let line = try #require(InkStrength(of: Quadrilateral(x: 8, y: 14, width: 84, height: 12), in: picture))
        #expect(line == InkStrength(paper: 210, contrast: 150))
    }
}
