import Testing

@testable import DocumentPages

@Suite struct ColourSpaceTests {
    /// A table of colours whose base is a table, even itself, is none.
    @Test(arguments: [
        "[/Indexed 4 0 R 1 <000000ffffff>]", "[/Indexed [/Indexed /DeviceRGB 1 <000000ffffff>] 1 <0001>]",
    ])
    func refusesTablesOfTables(space: String) throws {
        let page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Space 4 0 R>>"
        let file = plainPDF(["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>", page, space])
        let object = try #require(try PDFDocument(file).page(1)["Space"])
        #expect(ColourSpace(object) == nil)
    }
}
