import Imaging
import ImageProcessing
import Testing

@testable import DocumentPages

@Suite struct PagePlanTests {
    /// Annotations that are shown, also those that programs draw by themselves.
    @Test(arguments: [
        ("Square", false), ("FreeText", false), ("Widget", false), ("Text", true), ("Link", true), ("Popup", true),
    ])
    func rendersPagesWithAnnotations(kind: String, isOneImage: Bool) throws {
        let annotation: PDFValue = .dictionary(["Subtype": .name(kind), "Rect": .reals([50, 50, 200, 200])])
        let page = OneImagePage(
            entries: OneImagePage.grey, page: ["Annots": .array([annotation])], bytes: pattern.pixels)
        #expect(try (PDFDocument(page.file).plan(ofPage: 1, before: .never).image != nil) == isOneImage)
    }
}
