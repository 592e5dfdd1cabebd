import Foundation
import ImageProcessing
import Testing

@testable import IDScan

struct ScanTimingsTests {
    /// The result of a test card.
    ///
    /// - Parameter asksAlways: True if the second reader is asked about zones that both networks leave no doubt about, too.
    private static func result(
        of card: String, measuringTime measuresTime: Bool = true, asksAlways: Bool = false
    ) throws -> ScanResult {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../TestCards/\(card).jpg")
        var options = ScanOptions(request: ScanRequest(measuresTime: measuresTime))
        if asksAlways { options.rule.unwitnessedShare = 0 }
        var scanner = try DocumentScanner(options: options)
        return try scanner.scan([UInt8](Data(contentsOf: file)))
    }

    @Test func areMissingUnlessAskedFor() throws {
        #expect(try Self.result(of: "td3-desk", measuringTime: false).timings == nil)
    }

    /// The stages share all of the time, and what did not happen is missing.
    @Test func sayWhereTheTimeWent() throws {
        let timings = try #require(try Self.result(of: "td3-desk").timings)
        #expect(timings.whole.count == 1)
        #expect(timings.stages.values.reduce(.zero) { $0 + $1.processor } == timings.whole.processor)
        #expect(timings.stages.values.reduce(.zero) { $0 + $1.wall } == timings.whole.wall)
        #expect(timings.stages[.print] == nil)
        #expect(timings.looks.keys.sorted { $0.rawValue < $1.rawValue } == [.printedZone])
    }

    /// A zone that both networks leave no doubt about is not read by Tesseract; one whose check digit fails is.
    @Test(
        arguments: [("td3-desk", false, nil), ("td3-desk", true, 1), ("td3-wrong-digit", false, 1)]
            as [(String, Bool, Int?)])
    func askTesseractInDoubt(card: String, asksAlways: Bool, count: Int?) throws {
        let result = try Self.result(of: card, asksAlways: asksAlways)
        #expect(result.timings?.stages[.tesseract]?.count == count)
        let agreements = Set(result.documents.flatMap(\.fields.values).compactMap(\.agreement))
        #expect(agreements.contains(.agrees) == (count != nil))
    }

    /// A zone whose check digit fails is looked at once, if all readers have it alike where the standard prints it.
    @Test(arguments: ["td1-wrong-digit", "td3-wrong-digit"])
    func lookOnceAtAZoneThatIsPrintedWrong(card: String) throws {
        let result = try Self.result(of: card)
        let timings = try #require(result.timings)
        #expect(timings.looks[.printedZone]?.count == 1 && timings.looks[.text] == nil && timings.looks[.zone] == nil)
        #expect(timings.stages[.tesseract]?.count == 1)
        #expect(result.documents.map(\.status) == [.refuted])
    }

    /// A page that fills the picture shows no edges: its zone is sought along the lower edge, and nothing else is.
    @Test(arguments: ["td3-scan-without-edges", "mrva-compressed"])
    func lookOnceAtAPageThatFillsThePicture(card: String) throws {
        let result = try Self.result(of: card)
        let timings = try #require(result.timings)
        #expect(timings.looks.mapValues(\.count) == [.text: 1, .zone: 1])
        #expect(timings.stages[.documents]?.count == 1)
        #expect(result.documents.map(\.status) == [.verified])
    }

    /// A picture with room for another document is looked at as any other, but no zone is read twice.
    @Test func lookOnBesideAPageThatLeavesRoom() throws {
        let timings = try #require(try Self.result(of: "two-passports", asksAlways: true).timings)
        #expect(timings.stages[.documents]?.count == 2)
        #expect(timings.stages[.tesseract]?.count == 2)
    }

    @Test func countLooks() throws {
        let timings = try #require(try Self.result(of: "no-document").timings)
        #expect(timings.looks[.text]?.count == 1)
        #expect(timings.looks[.zone] == nil)
        #expect(timings.stages[.tesseract] == nil)
    }

    @Test func surviveBeingEncoded() throws {
        let share = ScanTimings.Share(count: 2, wall: .milliseconds(3), processor: .microseconds(1_500))
        let timings = ScanTimings(whole: share, stages: [.rest: share, .text: share], looks: [.bentZone: share])
        let encoded = try JSONEncoder().encode(timings)
        #expect(try JSONDecoder().decode(ScanTimings.self, from: encoded) == timings)
        #expect(String(decoding: encoded, as: UTF8.self).contains(#""cpuMs":1.5"#))
    }
}
