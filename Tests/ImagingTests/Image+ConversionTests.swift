import Imaging
import Testing

@Suite struct ImageConversionTests {
    /// ITU-R BT.601, 2.5.1: 0.299, 0.587 and 0.114.
    @Test(
        arguments: [
            ([0, 0, 0], 0), ([255, 255, 255], 255), ([255, 0, 0], 76), ([0, 255, 0], 150), ([0, 0, 255], 29),
            ([77, 77, 77], 77),
        ] as [([UInt8], UInt8)])
    func weighsColoursAsTheEyeDoes(_ colour: [UInt8], _ luma: UInt8) {
        let image = Image(width: 1, height: 1, pixelFormat: .rgb, pixels: colour).grey()
        #expect(image == Image(width: 1, height: 1, pixelFormat: .grey, pixels: [luma]))
    }

    /// Paper, black print, a red stamp, a dark red one, and a pale ground.
    @Test(
        arguments: [
            ([240, 240, 240], 240, 240), ([20, 20, 20], 20, 20), ([220, 40, 60], 220, 255), ([110, 30, 30], 110, 255),
            ([200, 190, 180], 200, 240),
        ] as [([UInt8], UInt8, UInt8)])
    func palesColours(_ colour: [UInt8], _ red: UInt8, _ black: UInt8) {
        let image = Image(width: 1, height: 1, pixelFormat: .rgb, pixels: colour)
        #expect(image.red()?.pixels == [red] && image.blackPrint()?.pixels == [black])
    }

    @Test func leavesGreyAlone() {
        let image = Image(width: 2, height: 1, pixelFormat: .grey, pixels: [3, 200])
        #expect(image.grey() == image)
        #expect(image.red() == nil && image.blackPrint() == nil)
    }

    @Test func givesGreyThreeEqualColours() {
        let image = Image(width: 2, height: 1, pixelFormat: .grey, pixels: [3, 200])
        #expect(image.rgb() == Image(width: 2, height: 1, pixelFormat: .rgb, pixels: [3, 3, 3, 200, 200, 200]))
        #expect(image.rgb().rgb() == image.rgb())
        #expect(image.rgb().grey() == image)
    }

    @Test func cutsOutRectangles() {
        let image = Image(width: 3, height: 3, pixelFormat: .grey, pixels: [1, 2, 3, 4, 5, 6, 7, 8, 9])
        #expect(image.cropped(x: 1, y: 1, width: 2, height: 2).pixels == [5, 6, 8, 9])
        #expect(image.cropped(x: 0, y: 0, width: 3, height: 3) == image)
        #expect(image.cropped(x: 2, y: 0, width: 1, height: 3).pixels == [3, 6, 9])
    }

    @Test func cutsOutColour() {
        let image = Image(width: 2, height: 1, pixelFormat: .rgb, pixels: [1, 2, 3, 4, 5, 6])
        #expect(image.cropped(x: 1, y: 0, width: 1, height: 1).pixels == [4, 5, 6])
    }
}
