import Testing

@testable import DocumentPages

/// Layers of other programs, taken away; what is shown stays.
@Suite struct HiddenTextTests {
    private static func content(_ content: String, form: String? = nil) throws -> (page: String, form: String?) {
        let document = try PDFDocument()
        var resources: [String: PDFValue] = [:]
        if let form {
            let stream = document.makeStream(["Subtype": .name("Form")], Array(form.utf8))
            resources["XObject"] = .dictionary(["Fm": .object(stream)])
        }
        let page = document.makeIndirect(
            .dictionary([
                "Type": .name("Page"), "Contents": .object(document.makeStream([:], Array(content.utf8))),
                "Resources": .dictionary(resources),
            ]))
        try document.removeHiddenText(of: page)
        func text(_ stream: PDFObject?) throws -> String? {
            try stream.map { String(decoding: try $0.decodedBytes(limit: 1 << 16), as: UTF8.self) }?
                .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        return (try text(page["Contents"]) ?? "", try text(page["Resources"]?["XObject"]?["Fm"]))
    }

    @Test(arguments: [
        ("BT 3 Tr (a) Tj ET", "BT 3 Tr ET"), ("BT (a) Tj ET", "BT (a) Tj ET"),
        ("q 3 Tr BT [(a) 2 (b)] TJ ET Q BT (c) Tj ET", "q 3 Tr BT ET Q BT (c) Tj ET"),
        ("3 Tr BT (a) ' 0 0 (b) \" ET", "3 Tr BT T* T* ET"),
        ("BT 3 Tr (a) Tj 0 Tr (b) Tj ET", "BT 3 Tr (a) Tj 0 Tr (b) Tj ET"),
        ("BT 3 Tr (a) Tj 0 Tr 5 0 Td (b) Tj ET", "BT 3 Tr 0 Tr 5 0 Td (b) Tj ET"),
        ("3 Tr BI /W 1 ID x EI BT (a) Tj ET", "3 Tr BI /W 1 ID x EI BT ET"), ("7 Tr BT (a) Tj ET", "7 Tr BT (a) Tj ET"),
        ("Q Q 3 Tr BT (a(b)\\)) Tj ET", "Q Q 3 Tr BT ET"), ("BT 3 Tr (a", "BT 3 Tr (a"),
    ])
    func takesAwayWhatIsHidden(content: String, rest: String) throws {
        #expect(try Self.content(content).page == rest)
    }

    @Test(arguments: [
        ("/Fm Do", "BT 3 Tr (a) Tj ET", "BT 3 Tr ET"), ("3 Tr /Fm Do", "BT (a) Tj ET", "BT ET"),
        ("/Fm Do", "/Fm Do BT (a) Tj ET", "/Fm Do BT (a) Tj ET"),
    ])
    func looksIntoForms(content: String, form: String, rest: String) throws {
        let changed = try Self.content(content, form: form)
        #expect(changed.page == content && changed.form == rest)
    }
}
