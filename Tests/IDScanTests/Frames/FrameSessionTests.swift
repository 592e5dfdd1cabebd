import DocumentDetection
import Foundation
import Imaging
import MRZ
import Testing

@testable import IDScan

@Suite struct FrameSessionTests {
    /// The passport of another person.
    static let other = [
        "P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<", "C01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4",
    ]
    static let judge = FrameJudge(rule: VerificationRule(), today: .lastOf2026, templates: [])
    private static let size = ImageSize(width: 640, height: 480)

    /// A frame that says something, as a scanner would have it.
    static func add(
        _ evidence: FrameEvidence, saying lines: [String], doubting doubted: Set<FieldName> = [],
        to session: inout FrameSession
    ) throws {
        let zone = try MachineReadableZone(parsing: lines)
        let document = ScannedDocument(
            standingFor: zone, doubting: doubted, confidence: 0.9,
            quadrilateral: Quadrilateral(x: 10, y: 10, width: 500, height: 350), referenceDate: .lastOf2026)
        session.add(ScanResult(image: size, documents: [document]), [evidence], judgedBy: judge)
    }

    static func session(_ frames: [[String]]) throws -> FrameSession {
        var session = FrameSession()
        for lines in frames { try add(.reading(lines), saying: lines, to: &session) }
        return session
    }

    @Test func saysNothingWithoutAFrame() {
        let session = FrameSession()
        #expect(session.result == nil && !session.isSettled && session.frameCount == 0 && session.readCount == 0)
    }

    @Test func oneFrameSaysWhatItSaysByItself() throws {
        let session = try Self.session([FrameEvidence.passport])
        let document = try #require(session.result?.documents.first)
        #expect(document.mrz?.lines == FrameEvidence.passport && document.mrz?.confidence == 0.9)
        #expect(session.result?.frames == FrameCount(count: 1, read: 1, joined: 1, shown: 0))
    }

    @Test func glareThatHidesOneEndIsCoveredByAFrameThatShowsIt() throws {
        var session = FrameSession()
        for hidden in [0..<12, 30..<44] {
            let glare = FrameEvidence.reading { _, column in hidden.contains(column) ? 0 : 0.99999 }
            try Self.add(glare, saying: FrameEvidence.passport, doubting: [.surname], to: &session)
        }
        let document = try #require(session.result?.documents.first)
        #expect(session.result?.frames == FrameCount(count: 2, read: 2, joined: 2, shown: 1))
        #expect(document.status == .verified && document.mrz?.lines == FrameEvidence.passport)
    }

    /// Two frames of each of two people: at no time is there anything but what is printed on one document.
    @Test func documentsAreNeverMixed() throws {
        var session = FrameSession()
        let frames = [FrameEvidence.passport, FrameEvidence.passport, Self.other, Self.other, FrameEvidence.passport]
        for lines in frames {
            try Self.add(.reading(lines), saying: lines, to: &session)
            #expect(session.result?.documents.first?.mrz?.lines == lines)
        }
    }

    /// The worst error, which must never happen: the number of one person beside the name of another, where each hides
    /// the other part.
    @Test func aHiddenNameIsNotTakenFromAnotherDocument() throws {
        var session = FrameSession()
        for _ in 0..<3 {
            let nameless = FrameEvidence.reading { line, column in line == 0 && column > 4 ? 0 : 0.99999 }
            try Self.add(
                nameless, saying: FrameEvidence.passport, doubting: [.surname, .givenNames], to: &session)
        }
        for _ in 0..<5 {
            let numberless = FrameEvidence.reading(Self.other) { line, _ in line == 1 ? 0 : 0.99999 }
            try Self.add(numberless, saying: Self.other, doubting: [.documentNumber, .birthDate], to: &session)
            let document = try #require(session.result?.documents.first)
            #expect(document.status != .verified)
            let name = try #require(document.fields[.surname]?.text)
            let number = try #require(document.fields[.documentNumber]?.text)
            #expect((name == "MUSTERMANN") == (number == "C01X00T47"))
        }
    }

    @Test func aBadReadingDoesNotTakeThePlaceOfWhatIsProven() throws {
        var session = try Self.session([FrameEvidence.passport, FrameEvidence.passport])
        let bad = FrameEvidence.passport.map { $0.replacing("L898902C3", with: "L888902C3") }
        try Self.add(.reading(bad), saying: bad, to: &session)
        #expect(session.result?.documents.first?.mrz?.lines == FrameEvidence.passport)
        try Self.add(.reading(), saying: FrameEvidence.passport, to: &session)
        #expect(session.result?.frames?.joined == 3)
    }

    /// Three bad frames of a document are sometimes read alike, as one whose digits fail. Six are another document.
    @Test func fewFramesWhoseDigitsFailDoNotTakeThePlaceOfWhatIsProven() throws {
        var session = try Self.session([FrameEvidence.passport, FrameEvidence.passport])
        let forged = Self.other.map { $0.replacing("C01X00T478", with: "C01X00T473") }
        var shown: [[String]?] = []
        for _ in 0..<6 {
            try Self.add(.reading(forged), saying: forged, to: &session)
            shown.append(session.result?.documents.first?.mrz?.lines)
        }
        #expect(shown == Array(repeating: FrameEvidence.passport, count: 5) + [forged])
        #expect(session.result?.documents.first?.status == .refuted && !session.isSettled)
    }

    @Test func isSettledOnceItIsProvenBeyondTheRule() throws {
        var session = FrameSession()
        let barely = FrameEvidence.reading { line, column in line == 0 && column == 6 ? 0.997 : 0.999999 }
        try Self.add(barely, saying: FrameEvidence.passport, to: &session)
        #expect(session.result?.documents.first?.status == .verified && !session.isSettled)
        try Self.add(barely, saying: FrameEvidence.passport, to: &session)
        try Self.add(barely, saying: FrameEvidence.passport, to: &session)
        #expect(session.isSettled)
    }

    @Test func isSettledOnceNothingChangesAnyMore() throws {
        var session = FrameSession()
        let unseen = FrameEvidence.reading(fault: { line, column in line == 0 && column == 6 ? .unseen : nil })
        var settled: [Bool] = []
        for _ in 0..<8 {
            try Self.add(unseen, saying: FrameEvidence.passport, doubting: [.surname], to: &session)
            settled.append(session.isSettled)
        }
        #expect(settled == [false, false, false, false, false, false, true, true])
        #expect(session.result?.documents.first?.status == .doubtful)
    }

    @Test func framesThatWereNotReadAreCounted() throws {
        var session = try Self.session([FrameEvidence.passport])
        session.note(isDocumentSeen: true)
        #expect(session.frameCount == 2 && session.readCount == 1 && !session.hasLeft)
        session.note(isDocumentSeen: false)
        #expect(session.unreadCount == 2 && session.hasLeft)
    }

    /// A frame of the side without a zone that says something.
    static func front(_ texts: [VisualFieldName: String]) -> ScanResult {
        let fields = texts.mapValues {
            PrintedField(
                value: $0, text: $0, confidence: 0.9, quadrilateral: Quadrilateral(x: 10, y: 10, width: 90, height: 20))
        }
        let print = PrintPart(DocumentPrint(template: nil, fields: fields, portrait: nil))
        return ScanResult(
            image: size, documents: [ScannedDocument(DocumentParts(print: print), referenceDate: .lastOf2026)])
    }

    static let holder: [VisualFieldName: String] = [
        .surname: "ERIKSSON", .givenNames: "ANNA MARIA", .birthDate: "1974-08-12", .birthPlace: "ZENITH",
    ]

    @Test func theSideThatSaysMostStaysUntilAZoneIsSeen() throws {
        var session = FrameSession()
        let fronts = [[.surname: "ERIKSSON"], Self.holder, [.surname: "ERIKSSON", .givenNames: "ANNA"]]
        for texts in fronts { session.add(Self.front(texts), [nil], judgedBy: Self.judge) }
        #expect(session.result?.documents.first?.fields.mapValues(\.value) == Self.holder)
        #expect(session.result?.frames == FrameCount(count: 3, read: 3, joined: 0, shown: 1))
        session.add(Self.front([.surname: "MUSTERMANN"]), [nil], judgedBy: Self.judge)
        #expect(session.result?.documents.first?.fields.mapValues(\.value) == [.surname: "MUSTERMANN"])
        session.add(ScanResult(image: Self.size, documents: []), [], judgedBy: Self.judge)
        #expect(session.result?.documents.first?.fields[.surname]?.value == "MUSTERMANN")
    }

    @Test(arguments: [("ERIKSSON", "ANNA MARIA", true), ("MUSTERMANN", "ERIKA", false)])
    func aSideIsJoinedWithTheZoneOfTheOtherSide(surname: String, givenNames: String, isSame: Bool) throws {
        var session = FrameSession()
        var texts = Self.holder
        (texts[.surname], texts[.givenNames]) = (surname, givenNames)
        session.add(Self.front(texts), [nil], judgedBy: Self.judge)
        var decoded = try JSONDecoder().decode(FrameSession.self, from: JSONEncoder().encode(session))
        try Self.add(.reading(FrameEvidence.passport), saying: FrameEvidence.passport, to: &decoded)
        let document = try #require(decoded.result?.documents.first)
        #expect(decoded.result?.documents.count == 1 && document.status == .verified)
        #expect(document.fields[.birthPlace]?.value == (isSame ? "ZENITH" : nil))
        #expect(document.fields[.birthPlace]?.quadrilateral == nil)
        let checks = document.crossChecks.filter { $0.outcome == .agrees }.map(\.field)
        #expect(Set(checks).isSuperset(of: isSame ? [.surname, .givenNames, .birthDate] : []))
        #expect(document.crossChecks.isEmpty == !isSame)
    }

    @Test func framesThatShowNothingHaveAResultWithoutDocuments() throws {
        var session = FrameSession()
        session.add(ScanResult(image: Self.size, documents: []), [], judgedBy: Self.judge)
        #expect(session.result?.documents == [])
        #expect(session.result?.frames == FrameCount(count: 1, read: 1, joined: 0, shown: 0))
    }

    @Test(arguments: [true, false])
    func goesOnInAnotherProcess(isJSON: Bool) throws {
        var session = try Self.session([FrameEvidence.passport, FrameEvidence.passport, Self.other])
        let data = try isJSON ? JSONEncoder().encode(session) : PropertyListEncoder().encode(session)
        #expect(data.count < 100_000)
        var decoded =
            try isJSON
            ? JSONDecoder().decode(FrameSession.self, from: data)
            : PropertyListDecoder().decode(FrameSession.self, from: data)
        for _ in 0..<2 {
            try Self.add(.reading(Self.other), saying: Self.other, to: &session)
            try Self.add(.reading(Self.other), saying: Self.other, to: &decoded)
        }
        let (own, others) = (try #require(session.result), try #require(decoded.result))
        #expect(try JSONEncoder.sorted.encode(own) == JSONEncoder.sorted.encode(others))
        #expect(decoded.isSettled == session.isSettled && decoded.frameCount == 5)
    }

    @Test(arguments: [
        (#""frameCount":1"#, #""frameCount":-1"#), (#""unreadCount":0"#, #""unreadCount":9223372036854775807"#),
        (#""shownDocument":0"#, #""shownDocument":7"#), (#""endCount":1"#, #""endCount":9"#),
        (#""n":1"#, #""n":-9223372036854775808"#),
    ])
    func refusesWhatNoSessionSays(good: String, bad: String) throws {
        let session = try Self.session([FrameEvidence.passport])
        let text = String(decoding: try JSONEncoder().encode(session), as: UTF8.self)
        try #require(text.contains(good))
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(FrameSession.self, from: Data(text.replacing(good, with: bad).utf8))
        }
    }
}

extension JSONEncoder {
    fileprivate static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }
}
