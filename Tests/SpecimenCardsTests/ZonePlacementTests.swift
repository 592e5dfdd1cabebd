import Drawing
import Testing

@testable import SpecimenCards

struct ZonePlacementTests {
    @Test func characterOfTheZoneTakesItsPitch() throws {
        let canvas = try Canvas(width: 10, height: 5, pixelsPerMillimetre: 2)
        for typeface in [Typeface.Name.ocrB, .ocrBSharp] {
            let style = Canvas.TextStyle(typeface: typeface, size: ZonePlacement.typeSize, colour: .black)
            #expect(abs(canvas.width(of: "<", style) - DocumentGeometry.characterPitch) < 0.001)
        }
    }
}
