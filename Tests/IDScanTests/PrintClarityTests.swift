import ImageProcessing
import Imaging
import MRZ
import SpecimenCards
import Testing
import TextRecognition

@testable import IDScan

@Suite struct PrintClarityTests {
    private static let place = ZonePlace(line: 1, column: 4), other = ZonePlace(line: 2, column: 4)

    @Test(arguments: [
        (PrintClarity(resolution: 8, blur: 0.2), true),
        (PrintClarity(resolution: 8, blur: 0.2, faults: [other: Set(PrintClarity.Fault.allCases)]), true),
        (PrintClarity(resolution: 5, blur: 0.5), true),
        (PrintClarity(resolution: 4.9, blur: 0.2), false),
        (PrintClarity(resolution: 8, blur: 0.6), false),
        (PrintClarity(resolution: 8, blur: 0.2, isBlackAndWhite: true), false),
        (PrintClarity(resolution: 8, blur: 0.2, faults: [place: [.unseen]]), false),
        (PrintClarity(resolution: 8, blur: 0.2, faults: [place: [.pale]]), false),
        (PrintClarity(resolution: 8, blur: 0.2, faults: [place: [.touched]]), false),
        (PrintClarity(resolution: 8, blur: nil), false),
        (PrintClarity(resolution: nil, blur: 0.2), false),
        (PrintClarity(), false),
    ])
    func isClearWherePrintIsLargeSharpAndAlone(clarity: PrintClarity, isClear: Bool) {
        #expect(clarity.isClear(Self.place, under: VerificationRule()) == isClear)
        #expect(clarity.isSeen(Self.place) == (clarity.faults[Self.place] != [.unseen]))
    }

    /// Where the line stands that is drawn here: 44 characters, each 20 pixels from the next, on grey paper.
    private let place = Quadrilateral(x: 20, y: 60, width: 880, height: 30)

    /// Draws stems, one for each character, and further ink.
    private func drawn(_ blots: [(columns: Range<Int>, rows: Range<Int>)]) -> Image {
        var pixels = [UInt8](repeating: 200, count: 920 * 150)
        let stems = (0..<44).map { (columns: 20 + $0 * 20 + 8..<20 + $0 * 20 + 12, rows: 62..<88) }
        for (columns, rows) in stems + blots {
            for row in rows { for column in columns { pixels[row * 920 + column] = 40 } }
        }
        return Image(width: 920, height: 150, pixelFormat: .grey, pixels: pixels)
    }

    @Test(
        arguments: [
            ([], []),
            // The lines above and below, as far away as the standard has them.
            ([(20..<900, 20..<44), (20..<900, 106..<130)], []),
            // A stamp that runs into characters 10 and 11, from above.
            ([(220..<260, 40..<70)], [10, 11]),
            // A stroke through the last one, below its foot only.
            ([(885..<890, 80..<120)], [43]),
            // A speck.
            ([(505..<507, 52..<54)], []),
        ] as [([(Range<Int>, Range<Int>)], Set<Int>)])
    func tellsWhichCharactersOtherInkReaches(ink: [(Range<Int>, Range<Int>)], touched: Set<Int>) throws {
        let characters = ZoneReading.certain().lines[0].characters
        let photograph = drawn(ink.map { (columns: $0.0, rows: $0.1) })
        #expect(try PrintClarity.touchedColumns(of: characters, at: place, in: photograph) == touched)
    }

    @Test func aLineThatRunsOutOfThePictureIsNoError() throws {
        let characters = ZoneReading.certain().lines[0].characters
        let outside = Quadrilateral(x: -40, y: -10, width: 880, height: 30)
        _ = try PrintClarity.touchedColumns(of: characters, at: outside, in: drawn([]))
        let nothing = Image(width: 1, height: 1, pixelFormat: .grey, pixels: [255])
        let reading = ZoneReading.certain()
        let clarity = try PrintClarity(of: reading, in: nothing)
        #expect(!clarity.isClear(Self.place, under: VerificationRule()))
    }

    /// A page that a flatbed scanner sees is clear wherever no glare and no other print is.
    @Test func aScanIsClear() throws {
        let taken = try SpecimenCards.Photograph(
            of: [SpecimenCard(format: .td3, seed: 11)], conditions: .flatbed, seed: 11
        ).taken()
        var reader = try ZoneReader(referenceDate: nil, rule: VerificationRule())
        let places = try #require(taken.truth.documents.first?.lineQuadrilaterals)
        let reading = try #require(try reader.read(places, in: Photograph(taken.image).pixels))
        #expect((reading.clarity.resolution ?? 0) > 5 && (reading.clarity.blur ?? 1) < 0.5)
        #expect(reading.clarity.faults.count { $0.value.contains(.touched) } < 5)
    }
}
