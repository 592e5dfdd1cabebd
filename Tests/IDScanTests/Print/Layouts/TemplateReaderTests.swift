import Imaging
import MRZ
import Testing

@testable import IDScan

@Suite struct TemplateReaderTests {
    /// A card of 86 by 54 mm at 10 pixels a millimetre, whose lines begin somewhere, in millimetres.
    private static func print(_ rows: [(x: Double, y: Double, height: Double, text: String)]) throws -> PlacedPrint {
        let card = PrintedCard(rows.map { (10 * $0.x, 10 * $0.y, 10 * $0.height, $0.text) })
        let size = TemplateSize(width: 86, height: 54)
        return try #require(PlacedPrint(card.lines, on: Quadrilateral(x: 0, y: 0, width: 860, height: 540), of: size))
    }

    private static func reader(_ fields: [String]) throws -> TemplateReader {
        let size = TemplateSize(width: 86, height: 54)
        return TemplateReader(
            template: try DocumentTemplate.sheet(size: size, anchor: "STAFF CARD", fields: fields), today: .lastOf2026)
    }

    private static let surname = #"""
        { "name": "surname", "content": "name", "region": { "x": 30, "y": 10, "width": 50, "height": 4 }, "captions": ["Name"] }
        """#

    /// The captions, other columns and lower print in a region are no part of its value; a row in two parts is one.
    @Test(
        arguments: [
            ([(30.5, 12, 2.5, "MÜLLER")], "MÜLLER"),
            ([(30.5, 12, 2.5, "MÜLLER"), (30.5, 9.6, 1.2, "Name")], "MÜLLER"),
            ([(30.5, 12, 2.5, "MÜLLER"), (48, 12.2, 2.5, "LÜDENSCHEIDT")], "MÜLLER LÜDENSCHEIDT"),
            ([(10, 12, 2.5, "PHOTO"), (30.5, 12, 2.5, "MÜLLER")], "MÜLLER"),
            ([(30.5, 12, 2.5, "MÜLLER"), (30.5, 22, 2.5, "ANNA")], "MÜLLER"),
            ([(30.5, 30, 2.5, "ANNA")], nil), ([], nil),
        ] as [([(Double, Double, Double, String)], String?)])
    func readsWhatStandsInARegion(rows: [(Double, Double, Double, String)], value: String?) throws {
        let fields = try Self.reader([Self.surname]).fields(on: Self.print(rows.map { ($0, $1, $2, $3) }))
        #expect(fields[.surname]?.value == value)
    }

    @Test(
        arguments: [
            ("[b] SCHMIDT", "SCHMIDT"), ("(b) SCHMIDT", "SCHMIDT"), ("SCHMIDT", nil),
        ] as [(String, String?)])
    func needsWhatHasToStandBefore(printed: String, value: String?) throws {
        let field = #"""
            { "name": "birthName", "content": "name", "region": { "x": 30, "y": 10, "width": 50, "height": 4 },
              "prefixes": ["[b]", "(b)"], "needsPrefix": true }
            """#
        let print = try Self.print([(30.5, 12, 2.5, printed)])
        #expect(try Self.reader([field]).fields(on: print)[.birthName]?.value == value)
    }

    @Test func partsADateFromThePlaceThatFollows() throws {
        let fields = [
            #"{ "name": "birthDate", "content": "date", "region": { "x": 30, "y": 10, "width": 50, "height": 4 } }"#,
            #"{ "name": "birthPlace", "content": "place", "follows": "birthDate" }"#,
        ]
        let read = try Self.reader(fields).fields(on: Self.print([(30.5, 12, 2.5, "12.08.1974 BERLIN")]))
        #expect(read[.birthDate]?.value == "1974-08-12" && read[.birthPlace]?.value == "BERLIN")
    }

    /// A number of digits alone has no `O`, and one of some capitals no small letters.
    @Test(arguments: [("4O12B5", "401285"), ("401 285", "401285")])
    func takesTheCharactersThatAFieldHas(printed: String, value: String) throws {
        let field = #"""
            { "name": "accessNumber", "content": "number", "region": { "x": 30, "y": 10, "width": 50, "height": 4 },
              "allowedCharacters": "0123456789 " }
            """#
        let name = VisualFieldName(rawValue: "accessNumber")
        #expect(try Self.reader([field]).fields(on: Self.print([(30.5, 12, 2.5, printed)]))[name]?.value == value)
    }

    /// A field of a user's own name is found by its caption, wherever that stands.
    @Test func findsAFieldByItsCaption() throws {
        let field = #"{ "name": "department", "content": "text", "captions": ["Department"] }"#
        let print = try Self.print([(10, 20, 1.5, "Department"), (10, 23, 2.5, "RESEARCH")])
        #expect(
            try Self.reader([field]).fields(on: print)[VisualFieldName(rawValue: "department")]?.value == "RESEARCH")
    }

    @Test(arguments: [("STAFF CARD", 1), ("STAFP CARD", 1), ("VISITOR", 0)])
    func seesAnchors(printed: String, count: Int) throws {
        let anchors = try Self.reader([Self.surname]).anchors(on: Self.print([(10, 4, 3, printed)]))
        #expect(anchors.count == count && (anchors.share > 0.5) == (count == 1))
    }

    /// A caption tells the layout in whose region it stands, and none whose region it only touches.
    @Test(arguments: [
        (19.5, "germany-identity-card-2021-back"), (22, "germany-identity-card-2021-back"),
        (46, "germany-identity-card-2010-back"), (43.5, "germany-identity-card-2010-back"),
    ])
    func tellsLayoutsByTheirCaptions(x: Double, name: String) throws {
        let print = try Self.print([(x, 4, 0.95, "Augenfarbe/Colour of eyes/Couleur des yeux")])
        let backs = DocumentTemplate.builtIn.filter { $0.name.hasPrefix("germany-identity-card") && $0.side == .back }
        let counts = backs.map { TemplateReader(template: $0, today: .lastOf2026).anchors(on: print).count }
        #expect(backs.count == 2 && counts == backs.map { $0.name == name ? 1 : 0 })
    }

    /// A side that lies upside down in the outline has no lines that run from left to right there.
    @Test func takesLinesThatRunFromLeftToRight() throws {
        let card = PrintedCard([(305, 120, 25, "MÜLLER")])
        let size = TemplateSize(width: 86, height: 54)
        let upright = Quadrilateral(x: 0, y: 0, width: 860, height: 540)
        #expect(PlacedPrint(card.lines, on: upright, of: size)?.lines.count == 1)
        #expect(PlacedPrint(card.lines, on: upright.turned(quarterTurns: 2), of: size)?.lines.isEmpty == true)
    }
}
