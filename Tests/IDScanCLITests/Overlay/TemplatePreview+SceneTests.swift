import Imaging
import Testing

@testable import IDScan
@testable import IDScanCLI

struct TemplatePreviewSceneTests {
    private static let json = """
        {
          "name": "staff-card-front", "title": "Staff card of Example Ltd", "size": "ID-1",
          "chosenBy": { "anchors": [
            { "texts": ["EXAMPLE LTD STAFF"], "region": { "x": 4, "y": 3, "width": 50, "height": 5 } } ] },
          "fields": [
            { "name": "surname", "content": "name", "region": { "x": 30, "y": 14, "width": 50, "height": 3 } },
            { "name": "staffNumber", "content": "number", "region": { "x": 30, "y": 22, "width": 30, "height": 3 } }
          ],
          "portrait": { "x": 4, "y": 12, "width": 22, "height": 28 }
        }
        """

    private static func scene(hasAnchors: Bool = true) throws -> OverlayScene {
        let template = try DocumentTemplate(json: Array(json.utf8), file: "staff-card.json")
        let preview = TemplatePreview(
            picture: Image(
                width: 856, height: 540, pixelFormat: .grey, pixels: [UInt8](repeating: 250, count: 856 * 540)),
            resolution: 10,
            fields: [
                .surname: PrintedField(
                    value: "GROß", text: "Groß", confidence: 0.9,
                    quadrilateral: Quadrilateral(x: 301, y: 141, width: 90, height: 28))
            ], hasAnchors: hasAnchors)
        return preview.scene(of: template)
    }

    @Test func showsRegionsAndWhatWasRead() throws {
        let scene = try Self.scene()
        #expect(scene.pixelsPerMillimetre == 10)
        let planned = scene.frames.filter { $0.tone == .planned }
        #expect(planned.map(\.outline.topLeft) == [Point(x: 300, y: 140), Point(x: 300, y: 220)])
        #expect(planned.map(\.mark) == [nil, "2"] && planned.allSatisfy { $0.kind == .region })
        #expect(scene.frames.filter { $0.tone == .read }.map(\.mark) == ["1"])
        #expect(scene.frames.count { $0.tone == .anchor } == 2)
    }

    @Test func saysWhatEachFieldHolds() throws {
        let section = try #require(try Self.scene().sections.first)
        #expect(section.title == "Staff card of Example Ltd" && section.explanation == "staff-card-front")
        let fields = section.rows.compactMap { if case .field(let field) = $0 { field } else { nil } }
        #expect(fields.map(\.caption) == ["Surname", "Staff number"])
        #expect(fields.map(\.readings.first?.text) == ["Groß", "–"])
        #expect(fields[0].readings[0].note == "→ GROß")
    }

    @Test(arguments: [true, false]) func saysWhetherAnchorsAreSeen(hasAnchors: Bool) throws {
        let rows = try Self.scene(hasAnchors: hasAnchors).sections[0].rows
        guard case .remark(let text, let tone)? = rows.last else { return #expect(rows.isEmpty) }
        #expect(text.contains("not seen") != hasAnchors && tone == (hasAnchors ? .read : .doubtful))
    }
}
