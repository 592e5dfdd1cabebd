import Foundation
import MRZ
import Testing

@testable import IDScan

@Suite struct FrameTrackDifferenceTests {
    private static let passport = FrameEvidence.passport
    private static let other = FrameSessionTests.other
    private typealias Session = FrameSessionTests

    @Test func anotherDocumentStartsASettledSessionAnew() throws {
        var session = try Session.session(Array(repeating: Self.passport, count: 4))
        #expect(session.isSettled && session.restartCount == 0)
        try Session.add(.reading(Self.other), saying: Self.other, to: &session)
        #expect(session.restartCount == 1)
        #expect(session.result?.documents.map(\.mrz?.lines) == [Self.other])
        #expect(session.result?.frames == FrameCount(count: 5, read: 5, joined: 1, shown: 4))
        let known = String(decoding: try JSONEncoder().encode(session), as: UTF8.self)
        #expect(known.contains("MUSTERMANN") && !known.contains("ERIKSSON") && !known.contains("L898902C3"))
    }

    @Test func everyOtherDocumentIsCounted() throws {
        var session = FrameSession()
        var counts: [Int] = []
        for lines in [Self.passport, Self.passport, Self.other, Self.other, Self.passport] {
            try Session.add(.reading(lines), saying: lines, to: &session)
            counts.append(session.restartCount)
        }
        #expect(counts == [0, 0, 1, 1, 2])
    }

    /// Digits that hold prove another document although its names are in doubt; if the number is in doubt, two frames do.
    @Test(arguments: [([FieldName.surname], [1, 1]), ([.surname, .documentNumber], [0, 1])])
    func aDoubtfulReadingOfAnotherDocument(doubted: [FieldName], counts: [Int]) throws {
        var session = try Session.session([Self.passport, Self.passport])
        let unseen = FrameEvidence.reading(
            Self.other, fault: { line, column in line == 0 && column == 6 ? .unseen : nil })
        var found: [Int] = []
        for _ in 0..<2 {
            try Session.add(unseen, saying: Self.other, doubting: Set(doubted), to: &session)
            found.append(session.restartCount)
            let lines = try #require(session.result?.documents.first?.mrz?.lines)
            #expect(lines == (session.restartCount == 0 ? Self.passport : Self.other))
        }
        #expect(found == counts)
    }

    /// One character that was misread, in the number under a digit that fails and one that holds, in the birth date and in a name.
    @Test(arguments: [
        ("L898902C3", "L888902C3"), ("L898902C3", "LS98902C3"), ("7408122", "7403122"),
        ("ERIKSSON", "ERIKSSDN"),
    ])
    func oneMisreadCharacterIsNoOtherDocument(printed: String, read: String) throws {
        var session = try Session.session(Array(repeating: Self.passport, count: 8))
        let misread = Self.passport.map { $0.replacing(printed, with: read) }
        try #require(misread != Self.passport)
        for _ in 0..<7 {
            try Session.add(.reading(misread), saying: misread, to: &session)
            #expect(session.restartCount == 0 && session.result?.documents.first?.mrz?.lines == Self.passport)
        }
        try Session.add(.reading(), saying: Self.passport, to: &session)
        #expect(session.result?.frames?.joined == 9 && session.isSettled)
    }

    @Test func aBadFirstReadingIsNoOtherDocument() throws {
        let bad = Self.passport.map { $0.replacing("L898902C3", with: "LB9B9O2C3") }
        var session = try Session.session([bad])
        try Session.add(.reading(), saying: Self.passport, to: &session)
        #expect(session.restartCount == 0 && session.result?.documents.first?.mrz?.lines == Self.passport)
    }

    /// The front of the one before is forgotten; that of the next, which was shown after the other's zone, is kept.
    @Test(arguments: [true, false])
    func theFrontStaysWithItsPerson(isOfNext: Bool) throws {
        var session = FrameSession()
        let next: [VisualFieldName: String] = [
            .surname: "MUSTERMANN", .givenNames: "ERIKA", .birthDate: "1964-08-12", .birthPlace: "BERLIN",
        ]
        if !isOfNext { session.add(Session.front(Session.holder), [nil], judgedBy: Session.judge) }
        try Session.add(.reading(), saying: Self.passport, to: &session)
        #expect(session.result?.documents.first?.fields[.birthPlace]?.value == (isOfNext ? nil : "ZENITH"))
        if isOfNext { session.add(Session.front(next), [nil], judgedBy: Session.judge) }
        try Session.add(.reading(Self.other), saying: Self.other, to: &session)
        #expect(session.restartCount == 1)
        #expect(session.result?.documents.first?.fields[.birthPlace]?.value == (isOfNext ? "BERLIN" : nil))
    }

    @Test func countsOnInAnotherProcess() throws {
        let session = try Session.session([Self.passport, Self.other])
        let decoded = try JSONDecoder().decode(FrameSession.self, from: JSONEncoder().encode(session))
        #expect(decoded.restartCount == 1 && decoded == session)
    }
}
