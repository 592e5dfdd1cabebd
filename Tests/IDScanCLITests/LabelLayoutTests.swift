import ImageProcessing
import Imaging
import Testing

@testable import IDScanCLI

struct LabelLayoutTests {
    private static let label = OverlayLabel(
        rows: [.init(name: "surname", value: "ERIKSSON", colour: .plain)], colour: .plain)
    private static let picture = Quadrilateral(x: 0, y: 0, width: 1000, height: 700)

    private static func layout(
        documents: [Quadrilateral] = [], print: [Quadrilateral] = [], picture: Quadrilateral = picture
    ) -> LabelLayout {
        LabelLayout(width: picture.meanWidth, height: picture.meanHeight, documents: documents, print: print)
    }

    private static func shapes(_ heights: Double...) -> [OverlayLabel.Shape] {
        heights.map { .init(height: $0, columns: 1) }
    }

    @Test(arguments: [
        Quadrilateral(x: 100, y: 100, width: 600, height: 400),
        Quadrilateral(x: -300, y: -200, width: 5000, height: 3000),
        Quadrilateral(x: 900, y: 650, width: 400, height: 300),
        Quadrilateral(x: 4000, y: 4000, width: 10, height: 10),
        picture,
    ])
    func neverLeavesThePicture(document: Quadrilateral) throws {
        var layout = Self.layout(documents: [document], print: [document])
        for _ in 0..<3 {
            let place = try layout.add(Self.label, as: [Self.shapes(60, 30)], near: document)
            let corners = try #require(place).outline.corners
            #expect(corners.allSatisfy { (0...1000).contains($0.x) && (0...700).contains($0.y) })
        }
    }

    @Test func leavesOutWhatIsLargerThanThePicture() throws {
        for picture in [Quadrilateral(x: 0, y: 0, width: 1, height: 1), .init(x: 0, y: 0, width: 900, height: 5)] {
            var layout = Self.layout(picture: picture)
            #expect(try layout.add(Self.label, as: [Self.shapes(20), Self.shapes(8)], near: picture) == nil)
        }
    }

    @Test func staysBesideItsDocumentWhereThereIsRoom() throws {
        let document = Quadrilateral(x: 100, y: 200, width: 400, height: 250)
        var layout = Self.layout(documents: [document])
        let place = try #require(try layout.add(Self.label, as: [Self.shapes(20)], near: document))
        #expect(document.area(inside: place.outline) == 0)
        #expect(place.outline.gap(to: document) < 40)
    }

    @Test func hidesNoPrintWhereThereIsRoomOnTheDocument() throws {
        let zone = Quadrilateral(x: 50, y: 500, width: 900, height: 150)
        var layout = Self.layout(documents: [Self.picture], print: [zone])
        for _ in 0..<4 {
            let place = try #require(try layout.add(Self.label, as: [Self.shapes(20)], near: zone))
            #expect(place.hiddenPrint == 0 && zone.area(inside: place.outline) < 1)
        }
    }

    @Test func putsNoLabelOnAnother() throws {
        var layout = Self.layout()
        var places: [Quadrilateral] = []
        for _ in 0..<4 {
            let place = try #require(try layout.add(Self.label, as: [Self.shapes(20)], near: Self.picture))
            #expect(places.allSatisfy { $0.area(inside: place.outline) < 1 })
            places.append(place.outline)
        }
    }

    @Test func stillFindsAPlaceWhereEverythingIsPrint() throws {
        var layout = Self.layout(print: [Self.picture])
        let place = try layout.add(Self.label, as: [Self.shapes(20), Self.shapes(10)], near: Self.picture)
        #expect(place?.shape.height == 10)
        #expect((place?.hiddenPrint ?? 0) > 0)
    }

    @Test func prefersLargeTextUnlessItHidesPrint() throws {
        let print = Quadrilateral(x: 0, y: 0, width: 1000, height: 640)
        var free = Self.layout()
        #expect(try free.add(Self.label, as: [Self.shapes(40, 30), Self.shapes(15)], near: print)?.shape.height == 40)
        var full = Self.layout(print: [print])
        #expect(try full.add(Self.label, as: [Self.shapes(40, 30), Self.shapes(15)], near: print)?.shape.height == 15)
    }

    /// A label that lies on another document would be taken for that one's.
    @Test func keepsAwayFromOtherDocuments() throws {
        let documents = [
            Quadrilateral(x: 0, y: 0, width: 1000, height: 340), Quadrilateral(x: 0, y: 360, width: 1000, height: 340),
        ]
        for document in documents {
            var layout = Self.layout(documents: documents)
            let place = try #require(try layout.add(Self.label, as: [Self.shapes(20)], near: document))
            #expect(document.area(inside: place.outline) > 0.9 * place.outline.area)
        }
    }
}
