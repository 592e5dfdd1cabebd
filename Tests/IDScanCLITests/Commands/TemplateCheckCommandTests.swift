import Foundation
import Testing

struct TemplateCheckCommandTests {
    private static let sound = """
        {
          "name": "staff-card", "title": "Staff card", "size": "ID-1",
          "chosenBy": { "anchors": [ { "texts": ["STAFF CARD"] } ] },
          "fields": [ { "name": "surname", "content": "name", "captions": ["Name"] } ]
        }
        """

    @Test func saysWhichTemplatesCanBeUsed() throws {
        let folder = try Folder()
        try folder.add("card.json", Self.sound)
        let run = try Program.idscan("template", "check", "card.json", in: folder)
        #expect(run.exitCode == 0 && run.output == "card.json: staff-card, 1 fields\n" && run.errors.isEmpty)
    }

    @Test(arguments: [
        (
            "\"captions\"", "\"caption\"",
            "card.json:4:55: field \"surname\": there is no \"caption\" here; there may be name, "
        ),
        ("\"title\"", "\"name\"", "card.json:2:25: there are two \"name\" here, the first in line 2; remove one"),
        ("[\"Name\"] }", "[\"Name\"], }", "card.json:4:75: nothing follows this comma; remove it"),
        (
            "\"anchors\"", "\"issuingStates\": [\"D\", \"XQZ\"], \"anchors\"",
            "card.json:3:40: \"XQZ\" is the code of no State"
        ),
    ])
    func namesLineAndColumn(old: String, new: String, message: String) throws {
        let folder = try Folder()
        try folder.add("card.json", Self.sound.replacing(old, with: new))
        let run = try Program.idscan("template", "check", "card.json", in: folder)
        #expect(run.exitCode == 1 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("idscan: " + message), "\(run.errors)")
    }
}
