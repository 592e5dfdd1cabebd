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

    @Test func nothingIsClearOfWhichNothingIsSeen() throws {
        let nothing = Image(width: 1, height: 1, pixelFormat: .grey, pixels: [255])
        let clarity = try PrintClarity(of: .certain(), in: nothing)
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
