import Imaging
import Testing

@testable import ImageProcessing

@Suite struct ImageSpecksTests {
    /// A picture of light paper, drawn as rows of letters: `.` paper, `#` ink, `M` magenta, `C` cyan, `R` red ink.
    private static func picture(_ rows: String...) -> Image {
        let colours: [Character: [UInt8]] = [
            ".": [230, 235, 225], "#": [20, 20, 30], "M": [255, 0, 255], "C": [0, 255, 255], "R": [200, 30, 30],
        ]
        let pixels = rows.joined().flatMap { colours[$0] ?? [] }
        return Image(width: rows[0].count, height: rows.count, pixelFormat: .rgb, pixels: pixels)
    }

    @Test(arguments: [
        // On paper, on ink, twice, and two that touch.
        (picture(".....", ".....", "..M..", ".....", "....."), picture(".....", ".....", ".....", ".....", ".....")),
        (picture("#####", "#####", "##C##", "#####", "#####"), picture("#####", "#####", "#####", "#####", "#####")),
        (
            picture("......", ".M....", "......", "....C.", "......"),
            picture("......", "......", "......", "......", "......")
        ),
        (picture("......", "..M...", "..M...", "......"), picture("......", "......", "......", "......")),
        // In the line of a letter, upright, level and askew, and in the gap between two.
        (picture("..#..", "..#..", "..M..", "..#..", "..#.."), picture("..#..", "..#..", "..#..", "..#..", "..#..")),
        (picture(".....", ".....", "##M##", ".....", "....."), picture(".....", ".....", "#####", ".....", ".....")),
        (picture("#....", ".#...", "..M..", "...#.", "....#"), picture("#....", ".#...", "..#..", "...#.", "....#")),
        (picture("##.##", "##.##", "##C##", "##.##", "##.##"), picture("##.##", "##.##", "##.##", "##.##", "##.##")),
    ])
    func takesSpecksAway(_ damaged: Image, _ whole: Image) {
        #expect(damaged.greyWithoutSpecks() == whole.grey())
    }

    /// Thin lines, letters and edges of strong colours are no specks, nor is what has no colour.
    @Test(arguments: [
        picture("..R..", "..R..", "..R..", "..R..", "..R.."),
        picture(".....", ".RRR.", ".R.R.", ".RRR.", "....."),
        picture("RRR..", "RRR..", "RRR..", ".....", "....."),
        picture("M.M.M", ".M.M.", "M.M.M", ".M.M.", "M.M.M"),
        picture(".....", "..#..", ".....", ".#.#.", "....."),
        picture("##", "M."),
    ])
    func leavesPrintAlone(_ image: Image) {
        #expect(image.greyWithoutSpecks() == image.grey())
    }

    /// A picture is not damaged if every pixel has its own colour.
    @Test func leavesNoiseAlone() {
        var state: UInt64 = 1
        let pixels = (0..<(3 * 400)).map { _ -> UInt8 in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 40 & 1 == 0 ? 0 : 255
        }
        let noise = Image(width: 20, height: 20, pixelFormat: .rgb, pixels: pixels)
        #expect(noise.greyWithoutSpecks() == noise.grey())
    }

    @Test func leavesGreyImagesAlone() {
        let grey = Self.picture(".#.", "#M#", ".#.").grey()
        #expect(grey.greyWithoutSpecks() == grey)
    }

    /// Formats that keep single pixels are read without specks; what is asked for in colour has all of them.
    @Test func isAppliedWhenFilesAreDecoded() throws {
        let damaged = Self.picture(".....", ".....", "..M..", ".....", ".....")
        let whole = Self.picture(".....", ".....", ".....", ".....", ".....")
        #expect(try ImageDecoder().decode(damaged.pngData()).image == whole.grey())
        #expect(try ImageDecoder().decode(damaged.pngData(), as: .rgb).image == damaged)
    }
}
