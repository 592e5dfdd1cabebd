import Imaging
import MRZ
import Testing
import TextRecognition

@testable import IDScan

@Suite struct TestimonyTests {
    private let testimony = Testimony(agreed: [1: [6, 7, 8], 3: []])

    @Test(arguments: [
        (1, 6...8, ReaderAgreement.agrees), (1, 6...9, .differs), (1, 1...2, .differs), (2, 1...2, .notAsked),
        (3, 1...1, .differs),
    ])
    func saysWhatTheSecondReaderSaysOfAField(line: Int, columns: ClosedRange<Int>, agreement: ReaderAgreement) {
        #expect(testimony.agreement(on: FieldPosition(line: line, columns: columns)) == agreement)
    }

    // MARK: Characters

    private func seen(_ character: Character, _ confidence: Double, rival: Character? = nil, _ other: Double = 0)
        -> RecognizedCharacter
    {
        RecognizedCharacter(
            character: character, confidence: confidence,
            alternatives: rival.map { [AlternativeCharacter(character: $0, confidence: other)] } ?? [], extent: 0...1)
    }

    @Test func asksForMoreWhereNoCheckDigitHelps() {
        let character = seen("O", 0.99)
        #expect(character.isBeyondDoubt(isProtected: true))
        #expect(!character.isBeyondDoubt(isProtected: false))
    }

    @Test(arguments: [("S", "8"), ("G", "6"), ("L", "1"), ("K", "<"), ("B", "L"), ("D", "N"), ("F", "5")])
    func doubtsRivalsOfEqualValueUnderACheckDigit(character: String, rival: String) {
        // Doc 9303-3, 4.9: values equal modulo 10 give the same digit.
        let read = seen(Character(character), 0.98, rival: Character(rival), 0.02)
        #expect(!read.isBeyondDoubt(isProtected: true))
    }

    @Test(arguments: [("O", "0"), ("I", "1"), ("B", "8"), ("Z", "2")])
    func trustsACheckDigitToTellOtherRivalsApart(character: String, rival: String) {
        #expect(seen(Character(character), 0.98, rival: Character(rival), 0.02).isBeyondDoubt(isProtected: true))
    }

    @Test func doubtsGuessesUnderACheckDigit() {
        #expect(!seen("4", 0.5, rival: "9", 0.4).isBeyondDoubt(isProtected: true))
        // A digit that holds settles that one character stands here, not none or two.
        #expect(seen("4", 0.5).isBeyondDoubt(isProtected: true))
    }

    // MARK: Zones

    @Test func trustsACertainReadingOfEvenCharacters() {
        #expect(Testimony(of: .certain(), under: VerificationRule()).doubts.isEmpty)
    }

    @Test func judgesUnderEachRule() {
        let rules = [VerificationRule(), VerificationRule(certain: 1.01), VerificationRule(guess: 1.01)]
        #expect(rules.map { Testimony(of: .certain(), under: $0).doubts.isEmpty } == [true, false, false])
        #expect(rules.map(ZoneReading.certain().linesInDoubt) == [[], [0, 1], [1]])
    }

    @Test func doubtsWhatNoCheckDigitProtectsWhereOneNetworkReadAlone() {
        var reading = ZoneReading.certain()
        reading.isReadByColumn = false
        let doubts = Testimony(of: reading, under: VerificationRule()).doubts
        // The name and what stands before it; nationality and sex; no number, date or check digit.
        #expect(doubts.count { $0.line == 1 } == 44)
        #expect(Set(doubts.filter { $0.line == 2 }.map(\.column)) == [11, 12, 13, 21])
    }

    @Test func doubtsAMergedLetterHoweverCertainTheReaders() {
        // The S of ERIKSSON, columns 10 and 11, as wide as two; the fillers after it, columns 31 to 33, as narrow.
        let widths = (0..<44).map { $0 == 10 ? 2.0 : (31...32).contains($0) ? 0.5 : 1.0 }
        let edges = widths.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) }
        let doubts = Testimony(of: .certain(upperEdges: edges), under: VerificationRule()).doubts
        #expect(doubts == [11, 32, 33].reduce(into: []) { $0.insert(ZonePlace(line: 1, column: $1)) })
    }

    /// The first letter of the number in Doc 9303-4, appendix A: read as `1`, put right by the check digit.
    @Test(arguments: [("L" as Character?, false), ("1", true), (nil, true)])
    func aRepairNeedsTheSecondReadersWord(second: Character?, isInDoubt: Bool) throws {
        var reading = ZoneReading.certain()
        var lines = reading.lines.map(\.characters)
        lines[1][0] = seen("1", 0.8, rival: "L", 0.2)
        reading.lines = lines.map { RecognizedLine(characters: $0, logLikelihood: 0) }
        reading.second[1] = SecondReading(
            (second.map { [AlternativeCharacter(character: $0, confidence: 0.9)] } ?? [])
                + lines[1].dropFirst().map { AlternativeCharacter(character: $0.character, confidence: 0.9) },
            along: lines[1].map(\.character))
        let testimony = Testimony(of: reading, under: VerificationRule())
        #expect(testimony.doubts == (isInDoubt ? [ZonePlace(line: 2, column: 1)] : []))
        #expect(testimony.agreed[2]?.contains(1) == !isInDoubt)
    }
}

extension ZoneReading {
    /// A reading of Doc 9303-4, appendix A, of which both networks are certain, the characters of its upper line standing at
    /// some places. On its crops nothing can be read.
    static func certain(upperEdges: [Double] = (0...44).map(Double.init)) -> ZoneReading {
        let lines = ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"]
        let blank = Image(width: 1, height: 1, pixelFormat: .grey, pixels: [255])
        let lattice = CharacterLattice(scores: [Float](repeating: 0, count: 160 * 38))
        let place = Quadrilateral(x: 0, y: 0, width: 890, height: 30)
        let read = zip(lines, [upperEdges, (0...44).map(Double.init)]).map { line, edges in
            let characters = line.enumerated().map { column, character in
                RecognizedCharacter(
                    character: character, confidence: 1, alternatives: [],
                    extent: edges[column] / 44...edges[column + 1] / 44)
            }
            return RecognizedLine(characters: characters, logLikelihood: 0)
        }
        guard let zone = try? MachineReadableZone(parsing: lines) else { preconditionFailure("it is the standard's") }
        var reading = ZoneReading(
            zone: zone, views: lines.map { _ in LineView(place: place, crop: blank, lattice: lattice) }, lines: read)
        reading.isReadByColumn = true
        return reading
    }
}
