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
          "portrait": { "x": 4, "y": 12, "width": 22, "height": 30 },
          "signature": { "x": 30, "y": 44, "width": 30, "height": 7 }
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
        #expect(template.signature == TemplateRegion(x: 30, y: 44, width: 30, height: 7))
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
                with: "\"x\": 0, \"y\": 0, \"width\": 0.1, \"height\": 0.1 "
            )
            .replacing(
                "\"x\": 30, \"y\": 44, \"width\": 30, \"height\": 7 ",
                with: "\"x\": 0.4, \"y\": 0.8, \"width\": 0.4, \"height\": 0.1 ")
        let region = try #require(try Self.template(text).fields[0].region)
        #expect(abs(region.x - 42.8) < 0.01 && abs(region.height - 5.398) < 0.001)
    }

    /// The old text, the new one, the place of the error, the field that it names, and a part of its message.
    private static let faults: [(old: String, new: String, place: String, field: String?, problem: String)] = [
        (
            "\"width\": 50", "\"width\": 60", "5:55", "surname",
            "reaches beyond the document, which is 85.6 mm × 53.98 mm"
        ),
        ("\"width\": 50", "\"width\": 0", "5:55", "surname", "region is empty"),
        ("\"name\": \"staffNumber\"", "\"name\": \"surname\"", "5:15", "surname", "two fields of this name"),
        ("\"name\": \"staffNumber\"", "\"name\": \"staff number\"", "6:15", "staff number", "letters A to Z"),
        ("\"captions\": [\"Staff no.\"], ", "", "6:5", "staffNumber", "nothing says where it is"),
        (
            "\"captions\": [\"Staff no.\"]", "\"region\": { \"x\": 40, \"y\": 13, \"width\": 5, \"height\": 3 }",
            "5:55", "surname", "overlaps that of \"staffNumber\""
        ),
        ("\"captions\": [\"Staff no.\"]", "\"follows\": \"number\"", "6:62", "staffNumber", "no such field"),
        ("\"size\": \"ID-1\"", "\"size\": \"ID-9\"", "2:56", nil, "no size is called \"ID-9\"; say one of ID-1, "),
        ("\"size\": \"ID-1\"", "\"size\": 1", "2:56", nil, "say one of ID-1, ID-2"),
        ("\"size\": \"ID-1\"", "\"size\": { \"width\": 8.56, \"height\": 5.4 }", "2:56", nil, "no document is 8.56 mm"),
        ("\"size\": \"ID-1\"", "\"size\": { \"width\": 85.6 }", "2:56", nil, "\"height\" is missing here"),
        ("\"content\": \"name\"", "\"content\": \"names\"", "5:37", "surname", "\"names\" is none of name, date"),
        ("\"region\": { \"x\": 30", "\"regoin\": { \"x\": 30", "5:45", "surname", "there is no \"regoin\" here"),
        ("\"region\": { \"x\": 30", "\"re\\nion\": { \"x\": 30", "5:5", "surname", "there is no \"re\\nion\" here"),
        ("\"name\": \"staffNumber\"", "\"name\": \"a\\u2028b\"", "6:15", "a\\u{2028}b", "letters A to Z"),
        ("\"title\": \"Staff card\", ", "", "1:1", nil, "\"title\" is missing here"),
        ("\"name\": \"staff-card\"", "\"name\": \"Staff card\"", "2:11", nil, "small letters"),
        ("\"STAFF CARD\"", "\"NO\"", "3:40", nil, "at least four letters"),
        ("{ \"x\": 2, ", "{ \"x\": 200, ", "3:66", nil, "the region of an anchor"),
        ("\"width\": 22", "\"width\": 90", "8:15", nil, "portrait"),
        ("\"height\": 7", "\"height\": 70", "9:16", nil, "signature"),
        ("\"placement\": \"right\"", "\"lines\": 0", "6:87", "staffNumber", "1 to 8 lines"),
        ("\"placement\": \"right\"", "\"lines\": 1.5", "6:87", "staffNumber", "a whole number is needed here"),
        ("\"placement\": \"right\"", "\"needsPrefix\": 1", "6:93", "staffNumber", "true or false is needed here"),
        ("\"x\": 4, \"y\": 12", "\"x\": \"4\", \"y\": 12", "8:22", nil, "a number is needed here"),
        ("[\"Staff no.\"]", "\"Staff no.\"", "6:63", "staffNumber", "a list in [ ] is needed here"),
        ("[\"Staff no.\"]", "[7]", "6:64", "staffNumber", "a text in double quotes is needed here"),
        (
            "{ \"x\": 4, \"y\": 12, \"width\": 22, \"height\": 30 }", "[4, 12]", "8:15", nil,
            "an object in { } is needed"
        ),
        ("{ \"anchors\"", "{ \"formats\": [\"TD1\", \"TD9\"], \"anchors\"", "3:36", nil, "\"TD9\" is none of TD1, TD2"),
        (
            "{ \"anchors\"", "{ \"issuingStates\": [\"FRA\", \"XQZ\"], \"anchors\"", "3:42", nil,
            "\"XQZ\" is the code of no State; codes are those of Doc 9303-3"
        ),
        (
            "{ \"anchors\"", "{ \"issuingStates\": [\"Germany\"], \"anchors\"", "3:35", nil,
            "\"Germany\" is the code of no State; Germany has the code D"
        ),
        (
            "{ \"anchors\"", "{ \"issuingStates\": [\"fra\"], \"anchors\"", "3:35", nil,
            "\"fra\" is the code of no State; France has the code FRA"
        ),
        ("\"title\"", "\"name\"", "2:25", nil, "there are two \"name\" here, the first in line 2; remove one"),
        ("\"right\" }\n", "\"right\" },\n", "6:100", nil, "nothing follows this comma; remove it"),
        ("\"fields\": [", "\"fields\" [", "4:12", nil, "a colon is missing after \"fields\""),
    ]

    @Test(arguments: faults)
    func saysWhatIsWrong(old: String, new: String, place: String, field: String?, problem: String) throws {
        let text = Self.sound.replacing(old, with: new, maxReplacements: 1)
        try #require(text != Self.sound)
        let error = try #require(throws: TemplateError.self) { try Self.template(text) }
        #expect(error.file == "card.json" && error.field == field)
        #expect(error.description.contains(problem) && !error.description.contains("\n"), "\(error.description)")
        #expect("\(error.line ?? 0):\(error.column ?? 0)" == place)
        #expect(error.description.hasPrefix("card.json:\(place): " + (field.map { "field \"\($0)\": " } ?? "")))
        for word in [
            "Swift", "Coding", "Index", "dataCorrupted", "Optional", "String", "Double", "Int.", "Array", "Dictionary",
        ] {
            #expect(!error.description.contains(word))
        }
    }

    @Test func hasTemplatesOfItsOwn() {
        #expect(
            Set(DocumentTemplate.builtIn.map(\.name)) == [
                "icao-passport", "germany-identity-card-2010-front", "germany-identity-card-2010-back",
                "germany-identity-card-2021-front", "germany-identity-card-2021-back", "eu-residence-permit-front",
                "eu-residence-permit-back",
            ])
        #expect(DocumentTemplate.builtIn.allSatisfy { $0.faults.isEmpty })
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
