import Testing

@testable import IDScan

@Suite struct DocumentTemplateTests {
    /// A whole template, into which faults are put.
    private static let sound = """
        {
          "name": "staff-card", "title": "Staff card", "size": "ID-1", "language": "eng",
          "chosenBy": { "anchors": [{ "texts": ["STAFF CARD"], "region": { "x": 2, "y": 2, "width": 40, "height": 6 } }] },
          "fields": [
            { "name": "surname", "content": "name", "region": { "x": 30, "y": 12, "width": 50, "height": 3 } },
            { "name": "staffNumber", "content": "number", "captions": ["Staff no."], "placement": "right" }
          ],
          "portrait": { "x": 4, "y": 12, "width": 22, "height": 30 }
        }
        """

    private static func template(_ text: String) throws(TemplateError) -> DocumentTemplate {
        try DocumentTemplate(json: Array(text.utf8), file: "card.json")
    }

    @Test func readsATemplate() throws {
        let template = try Self.template(Self.sound)
        #expect(template.name == "staff-card" && template.size == TemplateSize(width: 85.6, height: 53.98))
        #expect(template.fields.map(\.name.rawValue) == ["surname", "staffNumber"])
        #expect(template.language == "eng")
        #expect(template.fields[1].placement == .right && template.fields[1].region == nil)
        #expect(template.portrait == TemplateRegion(x: 4, y: 12, width: 22, height: 30))
    }

    @Test func readsLatinScriptUnlessItNamesALanguage() throws {
        let text = Self.sound.replacing("\"language\": \"eng\",", with: "")
        #expect(text != Self.sound)
        #expect(try Self.template(text).language == "Latin")
    }

    @Test func scalesShares() throws {
        let text = Self.sound.replacing("\"language\"", with: "\"units\": \"fractions\", \"language\"")
            .replacing(
                "\"x\": 30, \"y\": 12, \"width\": 50, \"height\": 3 ",
                with: "\"x\": 0.5, \"y\": 0.5, \"width\": 0.25, \"height\": 0.1 "
            )
            .replacing(
                "\"x\": 2, \"y\": 2, \"width\": 40, \"height\": 6 ",
                with: "\"x\": 0, \"y\": 0, \"width\": 1, \"height\": 0.1 "
            )
            .replacing(
                "\"x\": 4, \"y\": 12, \"width\": 22, \"height\": 30 ",
                with: "\"x\": 0, \"y\": 0, \"width\": 0.1, \"height\": 0.1 ")
        let region = try #require(try Self.template(text).fields[0].region)
        #expect(abs(region.x - 42.8) < 0.01 && abs(region.height - 5.398) < 0.001)
    }

    /// What is exchanged for what, the field that the error names, and a part of what it says.
    private static let faults: [(old: String, new: String, field: String?, problem: String)] = [
        ("\"width\": 50", "\"width\": 60", "surname", "reaches beyond the document, which is 85.6 mm × 53.98 mm"),
        ("\"width\": 50", "\"width\": 0", "surname", "region is empty"),
        ("\"name\": \"staffNumber\"", "\"name\": \"surname\"", "surname", "two fields of this name"),
        ("\"name\": \"staffNumber\"", "\"name\": \"staff number\"", "staff number", "letters A to Z"),
        ("\"captions\": [\"Staff no.\"], ", "", "staffNumber", "nothing says where it is"),
        (
            "\"captions\": [\"Staff no.\"]", "\"region\": { \"x\": 40, \"y\": 13, \"width\": 5, \"height\": 3 }",
            "surname",
            "overlaps that of \"staffNumber\""
        ),
        ("\"captions\": [\"Staff no.\"]", "\"follows\": \"number\"", "staffNumber", "no such field"),
        ("\"size\": \"ID-1\"", "\"size\": \"ID-9\"", nil, "no size is called \"ID-9\""),
        ("\"size\": \"ID-1\"", "\"size\": { \"width\": 8.56, \"height\": 5.4 }", nil, "no document is 8.56 mm"),
        (
            "\"content\": \"name\"", "\"content\": \"names\"", nil,
            "at fields[0].content: \"names\" is none of name, date"
        ),
        ("\"region\": { \"x\": 30", "\"regoin\": { \"x\": 30", nil, "at fields[0]: there is no \"regoin\" here"),
        ("\"title\": \"Staff card\", ", "", nil, "\"title\" is missing"),
        ("\"name\": \"staff-card\"", "\"name\": \"Staff card\"", nil, "small letters"),
        ("\"STAFF CARD\"", "\"NO\"", nil, "at least four letters"),
        ("\"width\": 22", "\"width\": 90", nil, "portrait"),
        ("\"placement\": \"right\"", "\"lines\": 0", "staffNumber", "1 to 8 lines"),
        ("\"x\": 4, \"y\": 12", "\"x\": \"4\", \"y\": 12", nil, "at portrait.x"),
        ("\"fields\": [", "\"fields\" [", nil, "not valid JSON"),
    ]

    @Test(arguments: faults)
    func saysWhatIsWrong(old: String, new: String, field: String?, problem: String) throws {
        let text = Self.sound.replacing(old, with: new)
        try #require(text != Self.sound)
        let error = try #require(throws: TemplateError.self) { try Self.template(text) }
        #expect(error.file == "card.json" && error.field == field)
        #expect(error.description.contains(problem), "\(error.description)")
        #expect(error.description.hasPrefix(field.map { "card.json: field \"\($0)\": " } ?? "card.json: "))
    }

    @Test func hasTemplatesOfItsOwn() {
        #expect(
            Set(DocumentTemplate.builtIn.map(\.name)) == [
                "icao-passport", "germany-identity-card-2010-front", "germany-identity-card-2010-back",
                "germany-identity-card-2021-front", "germany-identity-card-2021-back", "eu-residence-permit-front",
                "eu-residence-permit-back", "eu-driving-licence-front",
            ])
        #expect(DocumentTemplate.builtIn.allSatisfy { $0.faults(file: $0.name).isEmpty })
        #expect(DocumentTemplate.builtIn.allSatisfy { DocumentTemplate.builtInFile(named: $0.name) != nil })
    }

    @Test func namesThePackageOfAMissingLanguage() throws {
        let template = try Self.template(Self.sound.replacing("\"eng\"", with: "\"lat\""))
        let error = #expect(throws: ScanError.self) {
            _ = try DocumentScanner(options: ScanOptions(templates: [template]))
        }
        #expect(error?.code == .unusableModel && error?.message.contains("tesseract-ocr-lat") == true)
    }
}
