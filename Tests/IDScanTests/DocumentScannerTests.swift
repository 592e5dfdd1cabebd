import IDScan
import ImageProcessing
import Imaging
import MRZ
import SpecimenCards
import Testing

@Suite struct DocumentScannerTests {
    /// A passport on a table, small enough to be drawn and read quickly.
    private static let passport = Photograph(
        of: [SpecimenCard(format: .td3, seed: 11)],
        conditions: .desk.with { conditions in
            (conditions.width, conditions.height) = (1000, 750)
        }, seed: 11)

    /// A scanner for slow machines and debug builds, which are no reason to fail.
    private static func patientScanner(
        referenceDate: CalendarDate? = CalendarDate("2026-11-21")
    ) throws -> DocumentScanner {
        let limits = ImageDecodingLimits(duration: .seconds(300))
        return try DocumentScanner(
            options: ScanOptions(request: ScanRequest(referenceDate: referenceDate), limits: limits))
    }

    /// A request serves one scan: the next one is as the scanner was made.
    @Test func scansAsEachRequestAsks() throws {
        let image = try Self.passport.taken().image
        let (then, limits) = (CalendarDate("1970-01-02"), ImageDecodingLimits(duration: .seconds(300)))
        var zonesOnly = try DocumentScanner(
            options: ScanOptions(request: ScanRequest(referenceDate: then), limits: limits))
        var scanner = try DocumentScanner(
            options: ScanOptions(
                request: ScanRequest(referenceDate: CalendarDate("2026-11-21")), limits: limits,
                templates: DocumentTemplate.builtIn))
        let withPrint = try scanner.scan(image)
        let zoneOfThen = try scanner.scan(image, request: ScanRequest(referenceDate: then, readsPrint: false))
        #expect(try zoneOfThen == zonesOnly.scan(image))
        #expect(try scanner.scan(image) == withPrint)
        let timed = try scanner.scan(
            image, request: ScanRequest(referenceDate: CalendarDate("2026-11-21"), measuresTime: true))
        #expect(timed.documents == withPrint.documents)
        #expect(withPrint.timings == nil && timed.timings != nil)
    }

    @Test(arguments: 0..<4)
    func readsADocumentAnyWayUp(quarterTurns: Int) throws {
        let taken = try Self.passport.taken()
        var scanner = try Self.patientScanner()
        let result = try scanner.scan(taken.image.rotated(quarterTurns: quarterTurns))
        #expect(result.documents.map(\.mrz?.lines) == taken.truth.documents.map(\.lines))
        #expect(result.documents.first?.status == .verified)
    }

    @Test(arguments: [30.0, 45, 62, 210])
    func readsAZoneHoweverItLeans(degrees: Double) throws {
        let leaning = Photograph(
            of: [SpecimenCard(format: .mrva, seed: 12)],
            conditions: .desk.with { conditions in
                (conditions.width, conditions.height) = (1200, 1200)
                (conditions.framing, conditions.fractionOfFrame, conditions.rotation) = (.zone, 0.9, degrees)
            }, seed: 12)
        let taken = try leaning.taken()
        var scanner = try Self.patientScanner()
        let result = try scanner.scan(taken.image)
        #expect(result.documents.map(\.mrz?.lines) == taken.truth.documents.map(\.lines))
    }

    @Test func placesFieldsOnTheirLines() throws {
        let taken = try Self.passport.taken()
        var scanner = try Self.patientScanner()
        let document = try #require(try scanner.scan(taken.image).documents.first)
        let lines = try #require(taken.truth.documents.first?.lineQuadrilaterals)
        let surname = try #require(document.fields[.surname]?.quadrilateral)
        let birthDate = try #require(document.fields[.birthDate]?.quadrilateral)
        #expect(lines[0].contains(surname.centre) && lines[1].contains(birthDate.centre))
        #expect(surname.topLeft.x < surname.topRight.x && surname.topLeft.y < surname.bottomLeft.y)
    }

    /// The second reader changes nothing where both networks leave no doubt.
    @Test(arguments: [(0, ReaderAgreement.agrees), (0.2, .notAsked)])
    func saysWhetherTheSecondReaderAgrees(share: Double, agreement: ReaderAgreement) throws {
        let taken = try Self.passport.taken()
        var options = ScanOptions()
        options.limits.duration = .seconds(60)
        options.rule.unwitnessedShare = share
        var scanner = try DocumentScanner(options: options)
        let document = try #require(try scanner.scan(taken.image).documents.first)
        // A sharp photograph leaves both readers no choice.
        #expect(document.fields[.surname]?.agreement == agreement)
        #expect(document.fields.values.allSatisfy { $0.agreement != nil })
        #expect(document.mrz?.lines == taken.truth.documents.first?.lines && document.status == .verified)
    }

    @Test func outlinesTheDocument() throws {
        let taken = try Self.passport.taken()
        var scanner = try Self.patientScanner()
        let outline = try #require(try scanner.scan(taken.image).documents.first?.quadrilateral)
        let truth = try #require(taken.truth.documents.first?.corners)
        let farthest = zip(outline.corners, truth.corners).map { $0.distance(to: $1) }.max() ?? .infinity
        #expect(farthest < 0.05 * truth.meanWidth)
    }

    @Test func givesTheSameResultTwice() throws {
        let image = try Self.passport.taken().image
        var scanner = try Self.patientScanner()
        let first = try scanner.scan(image)
        #expect(try scanner.scan(image) == first)
    }

    @Test func understandsYearsFromTheReferenceDate() throws {
        let taken = try Self.passport.taken()
        var scanner = try Self.patientScanner(referenceDate: CalendarDate(year: 2126, month: 1, day: 1))
        let date = try #require(try scanner.scan(taken.image).documents.first?.fields[.expiryDate]?.value)
        #expect(date.hasPrefix("21"))
    }

    @Test func showsItsPicturesOnTheWay() throws {
        let taken = try Self.passport.taken()
        var scanner = try Self.patientScanner()
        var stages: [ScanStage] = []
        _ = try scanner.scan(taken.image) { stage, _ in stages.append(stage) }
        // The zone stands where the standard prints it: no lines are sought.
        #expect(stages.first == .photograph && stages.contains(.documents) && stages.contains(.zone))
        #expect(!stages.contains(.text))
    }

    @Test(arguments: [(20, 20), (1, 1), (1, 3000), (3000, 1), (640, 480)])
    func findsNothingInABlankImage(width: Int, height: Int) throws {
        let blank = Image(
            width: width, height: height, pixelFormat: .grey,
            pixels: [UInt8](repeating: 200, count: width * height))
        var scanner = try Self.patientScanner()
        #expect(try scanner.scan(blank).documents.isEmpty)
    }

    @Test func findsNothingInNoise() throws {
        var state: UInt32 = 4
        let noise = (0..<640 * 480).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
        var scanner = try Self.patientScanner()
        #expect(try scanner.scan(Image(width: 640, height: 480, pixelFormat: .grey, pixels: noise)).documents.isEmpty)
    }

    @Test func saysNothingOfMoreDocumentsWhereThereAreNone() throws {
        var scanner = try Self.patientScanner()
        #expect(try scanner.scan(Self.passport.taken().image).findings.isEmpty)
    }

    @Test func stopsWhenTheTimeIsOver() throws {
        let image = try Self.passport.taken().image
        var scanner = try DocumentScanner(options: ScanOptions(limits: ImageDecodingLimits(duration: .zero)))
        do {
            _ = try scanner.scan(image)
            Issue.record("the scan took no time at all")
        } catch {
            #expect(error.code == .timedOut)
        }
    }

    @Test(
        arguments: [
            ([], ScanError.Code.emptyInput), (Array("hello, world".utf8), .notAnImage),
            ([0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10], .truncatedImage),
        ] as [([UInt8], ScanError.Code)])
    func saysWhyBytesAreNoImage(bytes: [UInt8], code: ScanError.Code) throws {
        var scanner = try Self.patientScanner()
        do {
            _ = try scanner.scan(bytes)
            Issue.record("the bytes were scanned")
        } catch {
            #expect(error.code == code && !error.message.isEmpty)
        }
    }
}

@Suite struct ZoneLinesTests {
    private static let photograph = Photograph(
        of: [SpecimenCard(format: .td2, seed: 5)],
        conditions: .desk.with { conditions in
            (conditions.width, conditions.height) = (1000, 750)
        }, seed: 5)

    /// The ink of a line with the margins of a locator.
    private static func place(_ ink: Quadrilateral) throws -> Quadrilateral {
        let unit = Quadrilateral(x: 0, y: 0, width: 1, height: 1)
        return try #require(ProjectiveTransform(mapping: unit, to: ink))
            .applied(to: Quadrilateral(x: -0.007, y: -0.2, width: 1.014, height: 1.4))
    }

    @Test func readsLinesThatSomebodyElseLocated() throws {
        let taken = try Self.photograph.taken()
        let truth = taken.truth.documents[0]
        let places = try truth.lineQuadrilaterals.map(Self.place)
        var scanner = try DocumentScanner()
        let document = try #require(try scanner.scan(taken.image, zoneLines: places))
        #expect(document.mrz?.lines == truth.lines && document.status == .verified)
        #expect(document.quadrilateral == nil && document.fields[.surname]?.quadrilateral != nil)
        let turned = places.reversed().map { $0.turned(quarterTurns: 2) }
        #expect(try scanner.scan(taken.image, zoneLines: turned)?.mrz?.lines == truth.lines)
    }

    @Test func judgesUnderSeveralRules() throws {
        let taken = try Self.photograph.taken()
        let places = try taken.truth.documents[0].lineQuadrilaterals.map(Self.place)
        var scanner = try DocumentScanner()
        let impossible = VerificationRule(mostError: -1)
        let documents = try scanner.judge(taken.image, zoneLines: places, under: [VerificationRule(), impossible])
        #expect(documents.map(\.status) == [.verified, .doubtful])
        #expect(documents[0].mrz?.lines == documents[1].mrz?.lines)
        let scanned = try #require(try scanner.scan(taken.image, zoneLines: places))
        #expect(documents.first?.mrz == scanned.mrz && documents.first?.status == scanned.status)
    }

    @Test(arguments: [
        [], [Quadrilateral(x: 10, y: 10, width: 0, height: 30)], [Quadrilateral(x: 10, y: 10, width: 300, height: -9)],
        [Quadrilateral(x: 9000, y: 10, width: 300, height: 9)], [Quadrilateral(x: 0, y: 0, width: .nan, height: 9)],
        [Quadrilateral(x: 0, y: 0, width: .infinity, height: 9)],
        [Quadrilateral(x: -1e300, y: 0, width: 2e300, height: 9)],
        [Quadrilateral(x: 10, y: 10, width: 300, height: 20)],
    ])
    func findsNothingWhereThereIsNoZone(places: [Quadrilateral]) throws {
        let paper = Image(width: 400, height: 300, pixelFormat: .rgb, pixels: Array(repeating: 210, count: 360_000))
        var scanner = try DocumentScanner()
        #expect(try scanner.scan(paper, zoneLines: places) == nil)
    }
}
