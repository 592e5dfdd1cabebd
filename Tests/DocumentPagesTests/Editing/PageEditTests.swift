import Testing

@testable import DocumentPages

@Suite struct PageEditTests {
    private static func edit(_ pages: Int, _ change: (inout PageEdit) -> Void) throws -> [UInt8] {
        var edit = PageEdit(PDFInput(name: "a.pdf", bytes: try SmallPDF.file(pages: pages)))
        change(&edit)
        return try edit.file()
    }

    @Test(arguments: [
        ("2", "", [1, 3, 4]), ("1-3", "", [4]), ("", "4-1", [4, 3, 2, 1]), ("2", "2,1,3", [3, 1, 4]),
        ("", "2,1,3-", [2, 1, 3, 4]),
    ])
    func removesAndOrders(removed: String, order: String, numbers: [Int]) throws {
        let file = try Self.edit(4) {
            $0.removed = PageNumbers(removed)
            $0.order = PageNumbers(order)
        }
        #expect(try SmallPDF.numbers(of: file) == numbers)
        #expect(try SmallPDF.objections(to: file).isEmpty)
    }

    /// Pages are removed first, then inserted, then ordered.
    @Test func insertsPagesOfFilesAndImages() throws {
        let other = PDFInput(name: "b.pdf", bytes: try SmallPDF.file(pages: 2))
        let image = PDFInput(name: "c.jpg", bytes: try imageFixture("baseline.jpg"))
        let file = try Self.edit(3) {
            $0.removed = PageNumbers("2")
            $0.inserted = [.init(number: 2, file: image), .init(number: 4, file: other)]
        }
        #expect(try SmallPDF.numbers(of: file) == [1, 0, 3, 1, 2])
        let ordered = try Self.edit(2) {
            $0.inserted = [.init(number: 1, file: image)]
            $0.order = PageNumbers("3-1")
        }
        #expect(try SmallPDF.numbers(of: ordered) == [2, 1, 0])
    }

    @Test func refusesPagesThatAreNotThere() throws {
        let image = PDFInput(name: "c.jpg", bytes: try imageFixture("baseline.jpg"))
        let changes: [(inout PageEdit) -> Void] = [
            { $0.removed = PageNumbers("4") }, { $0.removed = PageNumbers("1-3") }, { $0.order = PageNumbers("1,2") },
            { $0.order = PageNumbers("1,2,3,4") }, { $0.order = PageNumbers("1,2,2") },
            { $0.inserted = [.init(number: 5, file: image)] },
        ]
        for change in changes {
            let error = #expect(throws: SearchablePDFError.self) { try Self.edit(3, change) }
            #expect(error?.cause.code == .noSuchPage)
        }
    }

    /// Content of a removed page is not in the file any more, even where something still refers to the page.
    @Test func nothingOfARemovedPageRemains() throws {
        let file = try SmallPDF.file(pages: 3) { document in
            let page = try document.page(2)
            let widget = document.makeIndirect(
                .dictionary(["Subtype": .name("Widget"), "FT": .name("Tx"), "V": .text("SECRETVALUE")]))
            page.addAnnotation(widget)
            document.root[setting: "AcroForm"] = .object(
                document.makeIndirect(.dictionary(["Fields": .array([.object(widget)])])))
            document.root[setting: "OpenAction"] = .array([.object(page), .name("Fit")])
        }
        var edit = PageEdit(PDFInput(name: "a.pdf", bytes: file))
        edit.removed = PageNumbers("2")
        let changed = try edit.file()
        let plain = try run("qpdf", ["--qdf", "--object-streams=disable", "FILE", "-"], on: changed).output
        #expect(!plain.contains("SECRETVALUE") && !plain.contains("2 w 10 10 m"))
        #expect(plain.contains("3 w 10 10 m"))
        #expect(try SmallPDF.objections(to: changed).isEmpty)
    }

    /// The value of a field whose widgets were on removed pages only is gone, and so are quotations of the pages.
    @Test(arguments: [("2", false), ("1", true), ("2-3", false)])
    func takesAwayWhatFieldsAndTheStructureSay(removed: String, keepsValue: Bool) throws {
        let file = try SmallPDF.file(pages: 3) { document in
            let widget = document.makeIndirect(.dictionary(["Subtype": .name("Widget")]))
            try document.page(2).addAnnotation(widget)
            let field = document.makeIndirect(
                .dictionary(["FT": .name("Tx"), "V": .text("SECRETVALUE"), "Kids": .array([.object(widget)])]))
            widget[setting: "Parent"] = .object(field)
            let group = document.makeIndirect(.dictionary(["T": .text("GROUP"), "Kids": .array([.object(field)])]))
            field[setting: "Parent"] = .object(group)
            document.root[setting: "AcroForm"] = .dictionary([
                "Fields": .array([.object(group)]), "CO": .array([.object(field)]), "XFA": .text("SECRETFORM"),
            ])
            document.root[setting: "StructTreeRoot"] = .dictionary(["K": .dictionary(["Alt": .text("SECRETQUOTE")])])
        }
        var edit = PageEdit(PDFInput(name: "a.pdf", bytes: file))
        edit.removed = PageNumbers(removed)
        let changed = try edit.file()
        let plain = try run("qpdf", ["--qdf", "--object-streams=disable", "FILE", "-"], on: changed).output
        #expect(!plain.contains("SECRETFORM") && !plain.contains("SECRETQUOTE"))
        #expect(plain.contains("SECRETVALUE") == keepsValue && plain.contains("GROUP") == keepsValue)
        #expect(try SmallPDF.objections(to: changed).isEmpty)
    }

    /// Before the pages of an image file are decoded, they are counted.
    @Test func refusesMorePagesThanTheLimit() throws {
        let pages = PDFInput(name: "b.pdf", bytes: try SmallPDF.file(pages: 3))
        var edit = PageEdit(
            PDFInput(name: "a.pdf", bytes: try SmallPDF.file(pages: 2)), limits: PDFLimits(pages: 4))
        edit.inserted = [.init(number: 1, file: pages)]
        #expect(#expect(throws: SearchablePDFError.self) { try edit.file() }?.cause.code == .tooManyPages)
    }

    @Test func endsWithItsTime() throws {
        let image = PDFInput(name: "c.jpg", bytes: try imageFixture("baseline.jpg"))
        var edit = PageEdit(
            PDFInput(name: "a.pdf", bytes: try SmallPDF.file(pages: 2)), limits: PDFLimits(duration: .zero))
        edit.inserted = [.init(number: 1, file: image)]
        #expect(#expect(throws: SearchablePDFError.self) { try edit.file() }?.cause.code == .timedOut)
    }

    /// qpdf reads what is on a page of another file only when it writes: that file has to be there still.
    @Test func keepsTheFileThatAPageIsOf() throws {
        let document = try PDFDocument(SmallPDF.file(pages: 1))
        weak var lender: PDFDocument?
        do {
            let other = try PDFDocument(SmallPDF.file(pages: 3))
            lender = other
            _ = try document.added(other.page(3))
        }
        #expect(lender != nil)
        #expect(try SmallPDF.numbers(of: document.written()) == [1, 3])
    }

    @Test func keepsWhatTheFileHas() throws {
        let file = try SmallPDF.file(pages: 2) { document in
            document.root[setting: "Lang"] = .text("de")
            try document.page(1).addAnnotation(document.makeIndirect(.dictionary(["Subtype": .name("Link")])))
        }
        var edit = PageEdit(PDFInput(name: "a.pdf", bytes: file))
        edit.order = PageNumbers("2,1")
        let changed = try PDFDocument(edit.file())
        #expect(changed.root["Lang"] != nil)
        #expect(try changed.page(2)["Annots"]?.array?.count == 1)
    }
}
