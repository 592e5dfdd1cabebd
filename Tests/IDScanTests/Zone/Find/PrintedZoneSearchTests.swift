import ImageProcessing
import Imaging
import MRZ
import SpecimenCards
import Testing

@testable import IDScan

@Suite struct PrintedZoneSearchTests {
    /// A dark document under a lamp, its print hardly stronger than the noise.
    private static func darkPhotograph(of card: SpecimenCard) -> Photograph {
        var photograph = SpecimenScene(kind: .darkOnDark, seed: card.seed).photograph()
        photograph.cards = [card]
        photograph.conditions = .desk.with {
            ($0.width, $0.height, $0.fractionOfFrame) = (800, 600, 0.9)
            ($0.background, $0.showsBooklet, $0.rotation) = (.leather, false, 8)
            ($0.exposure, $0.glare, $0.glareX, $0.glareY) = (0.5, 0.6, 0.4, 0.6)
            ($0.defocus, $0.noise) = (0.8, 9)
        }
        return photograph
    }

    @Test(arguments: [SpecimenFormat.td1, .td2, .td3, .mrva, .mrvb])
    func findsFaintLinesWhereTheyArePrinted(format: SpecimenFormat) throws {
        let taken = try Self.darkPhotograph(of: SpecimenCard(format: format, seed: 21)).taken()
        let document = try #require(taken.truth.documents.first)
        let found = try #require(try PrintedZoneSearch(on: document.corners, in: taken.image.grey())).lines
        #expect(found.count == document.lines.count)
        for (line, truth) in zip(found, document.lineQuadrilaterals) {
            #expect(line.centre.distance(to: truth.centre) < 0.2 * truth.meanHeight)
            let toLine = try #require(
                ProjectiveTransform(mapping: line, to: Quadrilateral(x: 0, y: 0, width: 1, height: 1)))
            #expect(truth.corners.allSatisfy { (-0.05...1.05).contains(toLine.applied(to: $0).y) })
            #expect(truth.corners.allSatisfy { (0...1).contains(toLine.applied(to: $0).x) })
        }
    }

    @Test func findsNothingOnTheFrontOfACard() throws {
        var card = SpecimenCard(format: .td1, seed: 22)
        card.side = .front
        let taken = try Self.darkPhotograph(of: card).taken()
        let corners = try #require(taken.truth.documents.first?.corners)
        #expect(try PrintedZoneSearch(on: corners, in: taken.image.grey()) == nil)
    }

    @Test func findsNothingOnADocumentThatStandsOnItsHead() throws {
        let taken = try Self.darkPhotograph(of: SpecimenCard(format: .td3, seed: 23)).taken()
        let corners = try #require(taken.truth.documents.first?.corners)
        #expect(try PrintedZoneSearch(on: corners.turned(quarterTurns: 2), in: taken.image.grey()) == nil)
    }

    @Test(arguments: [0, 128, 255] as [UInt8])
    func findsNothingOnBlankPaper(brightness: UInt8) throws {
        let blank = Image(
            width: 400, height: 300, pixelFormat: .grey, pixels: [UInt8](repeating: brightness, count: 400 * 300))
        #expect(try PrintedZoneSearch(on: blank.bounds, in: blank) == nil)
    }

    @Test func findsNothingOnAnOutlineWithoutArea() throws {
        let blank = Image(width: 40, height: 30, pixelFormat: .grey, pixels: [UInt8](repeating: 0, count: 40 * 30))
        let flat = Quadrilateral(x: 3, y: 3, width: 20, height: 0)
        #expect(try PrintedZoneSearch(on: flat, in: blank) == nil)
    }

    /// Places that end after 36 columns of a visa of format A show one of format B, check digits and all.
    @Test func readsOnWhereAVisaGoesOn() throws {
        let photograph = Photograph(
            of: [SpecimenCard(format: .mrva, seed: 12)],
            conditions: .desk.with { ($0.width, $0.height) = (1400, 1050) }, seed: 12)
        let taken = try photograph.taken()
        let unit = Quadrilateral(x: 0, y: 0, width: 1, height: 1)
        // The ink of 44 columns is 43.7 pitches long, that of 36 columns 35.7; a quarter of one on both sides.
        let shown = Quadrilateral(x: -0.25 / 43.7, y: -0.2, width: 36.2 / 43.7, height: 1.4)
        let lines = try #require(taken.truth.documents.first).lineQuadrilaterals.compactMap {
            ProjectiveTransform(mapping: unit, to: $0)?.applied(to: shown)
        }
        var reader = try ZoneReader(rule: VerificationRule())
        var printed = LocatedLines(lines, in: taken.image.grey())
        (printed.count, printed.demands) = (36, .ofPrintedZone)
        let reading = try #require(try reader.read(printed, within: .unlimited))
        #expect(reading.zone.format == .mrva && reading.zone.verdict == .holds)
        #expect(reading.zone.lines == taken.truth.documents.first?.lines)
        // The places say where the standard prints the zone; that it ends there was not seen.
        #expect(reading.status == .verified)
    }

    /// The same where the lines themselves were located, and the outline of the visa was seen.
    @Test func doubtsASmallVisaAsLargeAsALargeOne() throws {
        let photograph = Photograph(
            of: [SpecimenCard(format: .mrva, seed: 12)],
            conditions: .desk.with { ($0.width, $0.height) = (1400, 1050) }, seed: 12)
        let taken = try photograph.taken()
        let truth = try #require(taken.truth.documents.first)
        let picture = taken.image.grey()
        var pixels = picture.pixels
        let unit = Quadrilateral(x: 0, y: 0, width: 1, height: 1)
        for line in truth.lineQuadrilaterals {
            // Paint the paper above the line over all of it from the 37th column on.
            let hidden = try #require(ProjectiveTransform(mapping: unit, to: line)).applied(
                to: Quadrilateral(x: 36 / 43.7, y: -0.15, width: 0.2, height: 1.3))
            let (xs, ys) = (hidden.corners.map { Int($0.x) }.sorted(), hidden.corners.map { Int($0.y) }.sorted())
            let paper = pixels[ys[0] * picture.width + xs[0]]
            for row in ys[0]...ys[3] {
                for column in xs[0]...xs[3] { pixels[row * picture.width + column] = paper }
            }
        }
        var scanner = try DocumentScanner(
            options: ScanOptions(limits: ImageDecodingLimits(duration: .seconds(300))))
        let document = try #require(
            try scanner.scan(
                Image(width: picture.width, height: picture.height, pixelFormat: .grey, pixels: pixels)
            ).documents.first)
        #expect(document.format == .mrvb && document.status == .doubtful)
        let outline = try #require(document.quadrilateral).corners
        // A small visa would be narrower by an eighth, 130 pixels; the right edge is taken 45 too far for now.
        let farthest = zip(outline, truth.corners.corners).map { $0.distance(to: $1) }.max() ?? .infinity
        #expect(farthest < 60)
        withKnownIssue("the network that learnt designs sees the page's edge") { #expect(farthest < 20) }
    }

    @Test func readsADarkCardUnderALamp() throws {
        let taken = try Self.darkPhotograph(of: SpecimenCard(format: .td2, seed: 21)).taken()
        var scanner = try DocumentScanner(
            options: ScanOptions(limits: ImageDecodingLimits(duration: .seconds(300))))
        let result = try scanner.scan(taken.image)
        let lines = try #require(taken.truth.documents.first?.lineQuadrilaterals)
        let place = try #require(result.documents.first?.fields[.documentNumber]?.quadrilateral)
        #expect(lines.contains { $0.contains(place.centre) })
    }
}
