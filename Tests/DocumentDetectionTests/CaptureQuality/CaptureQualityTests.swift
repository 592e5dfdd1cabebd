import DocumentDetection
import Foundation
import Imaging
import SpecimenCards
import Testing

struct CaptureQualityTests {
    /// A photograph of a passport from straight above in good light, or under other conditions.
    private func photograph(
        _ format: SpecimenFormat = .td3, _ change: (inout PhotographConditions) -> Void = { _ in }
    ) -> Photograph {
        let conditions = PhotographConditions.desk.with {
            ($0.width, $0.height, $0.showsBooklet) = (800, 600, false)
            ($0.rotation, $0.tilt, $0.lightFalloff, $0.noise, $0.defocus) = (4, 0, 0, 2, 0.5)
            change(&$0)
        }
        var card = SpecimenCard(format: format, seed: 11)
        if format == .td1 { card.side = .back }
        return Photograph(of: [card], conditions: conditions, seed: 11)
    }

    /// Takes a photograph and measures it where its document and the zone are.
    private func quality(
        _ format: SpecimenFormat = .td3, _ change: (inout PhotographConditions) -> Void = { _ in }
    ) throws -> CaptureQuality {
        let taken = try photograph(format, change).taken()
        let document = try #require(taken.truth.documents.first)
        return CaptureQuality(
            of: taken.image, document: document.corners, zoneLines: document.lineQuadrilaterals,
            dimensions: format.dimensions)
    }

    @Test func findsNothingToMendInAGoodPhotograph() throws {
        let quality = try quality()
        #expect(quality.measures.count == 6)
        #expect(quality.isGoodEnough)
        #expect(quality.advice.isEmpty)
    }

    @Test(arguments: SpecimenFormat.allCases, [0.5, 0.9])
    func measuresPixelsPerMillimetre(format: SpecimenFormat, fraction: Double) throws {
        let truth = try photograph(format) { $0.fractionOfFrame = fraction }.truth()
        let document = try #require(truth.documents.first)
        let dimensions = format.dimensions
        let scale = (document.corners.area / (dimensions.width * dimensions.height)).squareRoot()
        let blank = Image(width: 800, height: 600, pixelFormat: .grey, pixels: Array(repeating: 99, count: 480_000))
        func error(zoneLines: [Quadrilateral], dimensions: DocumentDimensions?) throws -> Double {
            let quality = CaptureQuality(
                of: blank, document: document.corners, zoneLines: zoneLines, dimensions: dimensions)
            return abs(try #require(quality.resolution).value / scale - 1)
        }
        #expect(try error(zoneLines: document.lineQuadrilaterals, dimensions: dimensions) < 0.03)
        #expect(try error(zoneLines: [], dimensions: dimensions) < 0.02)
        // ID-2 has the proportions of ID-3, a fifth larger; a large visa lies between ID-1 and ID-3.
        if [.td1, .td3].contains(format) { #expect(try error(zoneLines: [], dimensions: nil) < 0.02) }
    }

    @Test func countsTheEdgesOutsideThePicture() throws {
        let quality = try quality { $0.offsetX = 2 }
        #expect(quality.cutOff?.value == 1)
        #expect(quality.cutOffEdges == [.right])
        #expect(quality.advice.first == "the right edge is outside the picture: move back")
    }

    @Test func seesBlurGrow() throws {
        let widths = try [0.5, 1, 1.5, 2.2].map { defocus in
            try #require(try quality { $0.defocus = defocus }.blur).value
        }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 * 1.15 < $1 }, "\(widths)")
    }

    @Test(arguments: [0.0, 45, 90, 135])
    func seesMotionInAnyDirection(direction: Double) throws {
        let moved = try quality { ($0.motionBlur, $0.motionDirection) = (6, direction) }
        #expect(try #require(moved.blur).value > 1.5 * #require(try quality().blur).value)
    }

    @Test func takesNoiseForNoSharpness() throws {
        let still = try #require(try quality { ($0.defocus, $0.noise) = (2, 1) }.blur).value
        let noisy = try #require(try quality { ($0.defocus, $0.noise) = (2, 10) }.blur).value
        #expect(abs(noisy / still - 1) < 0.15)
    }

    @Test func seesGlareOnTheZone() throws {
        func glare(at y: Double) throws -> Double {
            let quality = try quality {
                ($0.glare, $0.glareX, $0.glareY, $0.glareRadius) = (1.2, 0.5, y, 0.08)
            }
            return try #require(quality.glare).value
        }
        #expect(try glare(at: 0.85) > 0.1)
        #expect(try glare(at: 0.2) == 0)
    }

    @Test func seesLightFade() throws {
        let levels = try [1, 0.3, 0.1, 0.03].map { exposure in
            try #require(try quality { $0.exposure = exposure }.brightness).value
        }
        #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 > $1 + 0.1 }, "\(levels)")
    }

    @Test(arguments: [SpecimenFormat.td1, .td3])
    func measuresDocumentsWithoutAZone(format: SpecimenFormat) throws {
        func quality(defocus: Double, exposure: Double) throws -> CaptureQuality {
            let taken = try photograph(format) { ($0.defocus, $0.exposure) = (defocus, exposure) }.taken()
            return CaptureQuality(of: taken.image, document: taken.truth.documents.first?.corners)
        }
        let (good, bad) = (try quality(defocus: 0.5, exposure: 1), try quality(defocus: 3, exposure: 0.1))
        #expect(try #require(bad.blur).value > 1.5 * #require(good.blur).value)
        #expect(try #require(bad.brightness).value < 0.7 * #require(good.brightness).value)
        #expect(good.glare?.value == 0)
    }

    @Test func measuresAZoneWithoutADocument() throws {
        let taken = try photograph().taken()
        let lines = try #require(taken.truth.documents.first).lineQuadrilaterals
        let quality = CaptureQuality(of: taken.image, document: nil, zoneLines: lines, dimensions: .td3)
        #expect(quality.cutOff == nil && quality.tilt == nil && quality.cutOffEdges.isEmpty)
        #expect(quality.resolution != nil && quality.blur != nil && quality.glare != nil && quality.brightness != nil)
        let unknown = CaptureQuality(of: taken.image, document: nil, zoneLines: lines)
        #expect(unknown.resolution == nil && unknown.blur == nil)
        // Fewer characters are looked at where it is not known how many there are.
        #expect(try abs(#require(unknown.brightness).value - #require(quality.brightness).value) < 0.01)
    }

    @Test func looksAtColourAsAtGrey() throws {
        let taken = try photograph().taken()
        let document = try #require(taken.truth.documents.first)
        let coloured = CaptureQuality(of: taken.image, document: document.corners)
        let grey = CaptureQuality(of: taken.image.grey(), document: document.corners)
        #expect(abs(try #require(coloured.blur).value - #require(grey.blur).value) < 0.02)
        #expect(abs(try #require(coloured.brightness).value - #require(grey.brightness).value) < 0.02)
    }

    /// Outlines of nothing.
    private static let degenerate = [
        Quadrilateral(x: 5, y: 5, width: 0, height: 0), Quadrilateral(x: 5, y: 5, width: 20, height: 0),
        Quadrilateral(x: .nan, y: 5, width: 20, height: 10), Quadrilateral(x: 5, y: 5, width: .infinity, height: 10),
        Quadrilateral(x: -1e9, y: -1e9, width: 2e9, height: 2e9),
        Quadrilateral(x: 5, y: 5, width: 20, height: 10).turned(quarterTurns: 1).mapped { Point(x: $0.y, y: $0.x) },
        Quadrilateral(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: 20, y: 20), bottomRight: Point(x: 20, y: 0),
            bottomLeft: Point(x: 0, y: 20)),
    ]

    @Test(arguments: degenerate)
    func measuresNothingInDegenerateOutlines(outline: Quadrilateral) {
        for side in [1, 2, 40] {
            let pixels = [UInt8](repeating: 128, count: side * side)
            let image = Image(width: side, height: side, pixelFormat: .grey, pixels: pixels)
            #expect(CaptureQuality(of: image, document: outline, zoneLines: [outline]).measures.isEmpty)
        }
    }

    @Test(arguments: [1, 2, 3, 40])
    func measuresTinyPicturesAndOutlinesBesideThem(side: Int) {
        let pixels = [UInt8](repeating: 128, count: side * side * 3)
        let image = Image(width: side, height: side, pixelFormat: .rgb, pixels: pixels)
        let shift = Double(side) + 0.5
        for outline in [image.bounds, image.bounds.mapped { Point(x: $0.x + shift, y: $0.y) }] {
            for lines in [[], [outline]] {
                let quality = CaptureQuality(of: image, document: outline, zoneLines: lines, dimensions: .td3)
                #expect(quality.measures.allSatisfy { $0.value.isFinite && $0.value >= 0 })
                #expect(quality.blur == nil)
            }
        }
    }

    @Test func survivesEncoding() throws {
        let quality = try quality { ($0.offsetX, $0.exposure) = (2, 0.02) }
        let read = try JSONDecoder().decode(CaptureQuality.self, from: JSONEncoder().encode(quality))
        #expect(read.advice == quality.advice && read.cutOffEdges == quality.cutOffEdges && !read.isGoodEnough)
        // Digits that mean nothing are lost once, and then no more.
        #expect(try JSONDecoder().decode(CaptureQuality.self, from: JSONEncoder().encode(read)) == read)
    }
}

extension SpecimenFormat {
    /// The measures of the documents of this format.
    var dimensions: DocumentDimensions {
        switch self {
        case .td1: .td1
        case .td2: .td2
        case .td3: .td3
        case .mrva: .mrva
        case .mrvb: .mrvb
        }
    }
}
