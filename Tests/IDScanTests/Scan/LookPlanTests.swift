import DocumentDetection
import Imaging
import Testing
import TextDetection

@testable import IDScan

struct LookPlanTests {
    private static func photograph(width: Int, height: Int) -> SourceImage {
        SourceImage(
            Image(
                width: width, height: height, pixelFormat: .grey,
                pixels: [UInt8](repeating: 0, count: width * height)))
    }

    private static func passport(certainty: Double) -> DetectedDocument {
        DetectedDocument(quadrilateral: Quadrilateral(x: 0, y: 0, width: 1000, height: 704), certainty: certainty)
    }

    /// The names of the looks that a plan has when nothing is found by any.
    private static func looks(
        at photograph: SourceImage, with documents: [DetectedDocument], after zones: ReadZones = ReadZones()
    ) -> [String] {
        var plan = LookPlan(for: photograph, with: documents)
        var names: [String] = []
        while let look = plan.next(after: zones) { names.append(look.kind.name) }
        return names
    }

    @Test func looksFirstWhereZonesArePrinted() {
        let photograph = Self.photograph(width: 1300, height: 1000)
        let certain = Self.passport(certainty: 0.9), possible = Self.passport(certainty: 0.1)
        #expect(Self.looks(at: photograph, with: [certain, possible]) == ["printed zone", "text", "small documents"])
        #expect(Self.looks(at: photograph, with: [possible]).first == "text")
    }

    /// The lower part of a page that fills the picture is looked at, and zones there once, but not closer or bent ones.
    @Test func looksBrieflyAlongTheLowerEdgeOfAPage() throws {
        let photograph = Self.photograph(width: 1300, height: 1000)
        var plan = LookPlan(forPage: Self.passport(certainty: 0.9), filling: photograph)
        let next = plan.next(after: ReadZones())
        let first = try #require(next)
        guard case .text(let surface) = first.kind else {
            Issue.record("the first look is \(first.kind.name)")
            return
        }
        #expect(surface.toPhotograph.applied(to: Point(x: 0, y: 0)).y > 500)
        let zone = SeenZone(lines: [], surface: surface)
        plan.add([Look(kind: .zone(zone)), Look(kind: .bentZone(zone)), Look(kind: .text(on: surface))])
        let (second, third) = (plan.next(after: ReadZones()), plan.next(after: ReadZones()))
        #expect(second?.kind.name == "zone" && third == nil)
    }

    @Test func looksAtTheWholeOfAPictureOfTheShapeOfADocument() {
        let card = Self.photograph(width: 856, height: 540)
        #expect(Self.looks(at: card, with: []) == ["printed zone", "text", "small documents"])
    }

    @Test func looksAtSmallDocumentsByThemselves() {
        let photograph = Self.photograph(width: 4000, height: 3000)
        let documents = [Self.passport(certainty: 0.9)]
        #expect(
            Self.looks(at: photograph, with: documents) == [
                "printed zone", "text", "text", "small documents", "text closely",
            ])
        #expect(Self.looks(at: photograph.mirrored, with: documents) == ["printed zone", "text", "text"])
    }

    @Test func endsWithTheFirstProof() throws {
        let photograph = Self.photograph(width: 1010, height: 710)
        let document = Self.passport(certainty: 0.9)
        var zones = ReadZones()
        zones.add(
            Finding(
                reading: try FindingsTests.finding(x: 0, y: 0, lower: FindingsTests.lower).reading, document: document))
        #expect(Self.looks(at: photograph, with: [document], after: zones) == ["printed zone"])
    }

    @Test func takesWhatALookShowedNext() throws {
        let photograph = Self.photograph(width: 1300, height: 1000)
        var plan = LookPlan(for: photograph, with: [Self.passport(certainty: 0.9)])
        let zones = ReadZones()
        #expect(plan.next(after: zones)?.kind.name == "printed zone")
        let surface = try #require(SearchView.candidates(in: photograph.pixels, documents: []).first)
        let seen = SeenZone(lines: [], surface: surface)
        plan.add([Look(kind: .zone(seen), need: .unlessProven(seen)), Look(kind: .bentZone(seen))])
        #expect(plan.next(after: zones)?.kind.name == "zone")
        #expect(plan.next(after: zones)?.kind.name == "bent zone")
        #expect(plan.next(after: zones)?.kind.name == "text")
    }
}

extension Look.Kind {
    fileprivate var name: String {
        switch self {
        case .printedZone: "printed zone"
        case .text: "text"
        case .textClosely: "text closely"
        case .zone: "zone"
        case .bentZone: "bent zone"
        case .smallDocuments: "small documents"
        }
    }
}
