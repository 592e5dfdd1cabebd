import Barcodes
import ImageProcessing
import Imaging
import Testing

@testable import Redaction

@Suite struct BarcodeCoverTests {
    /// Bars that are lighter than their ground are covered, too.
    @Test(arguments: [false, true]) func findsDarkAndLightBarcodes(isInverted: Bool) throws {
        let dark = try BarcodeModules("8C30", symbology: .qrCode).picture()
        let picture = Image(
            width: dark.width, height: dark.height, pixelFormat: .grey,
            pixels: isInverted ? dark.pixels.map { 255 - $0 } : dark.pixels)
        #expect(try picture.barcodesToCover().map(\.text) == ["8C30"])
    }
}
