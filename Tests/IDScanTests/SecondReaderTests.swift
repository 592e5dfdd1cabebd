import Imaging
import MRZ
import TextRecognition
import Testing

@testable import IDScan

@Suite struct SecondWitnessTests {
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

    @Test(arguments: [
        // Without a check digit, both readers may misread alike what the first finds hard.
        ("H" as Character, 0.6, "N" as Character, 0.4, false, false), ("H", 0.99, "N", 0.01, false, true),
        // A digit tells H and N apart, but not S and 8.
        ("H", 0.6, "N", 0.4, true, true), ("S", 0.6, "8", 0.4, true, false), ("S", 0.99, "8", 0.01, true, true),
    ])
    func agreementProvesOnlyWhatIsLikely(
        character: Character, confidence: Double, rival: Character, other: Double, isProtected: Bool, proves: Bool
    ) {
        let read = seen(character, confidence, rival: rival, other)
        #expect(read.isSupportable(isProtected: isProtected, under: VerificationRule()) == proves)
    }

    /// A reading of which the network is certain, its upper line standing at some places.
    private static func reading(upperEdges: [Double]) throws -> ZoneReading {
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
        return ZoneReading(
            zone: try MachineReadableZone(parsing: lines),
            views: lines.map { _ in LineView(place: place, crop: blank, lattice: lattice) }, lines: read)
    }

    private static func testimony(upperEdges: [Double], under rule: VerificationRule = .init()) throws -> Testimony {
        var witness = try SecondWitness()
        return try witness.testimonies(about: reading(upperEdges: upperEdges), under: [rule])[0]
    }

    @Test func trustsACertainReadingOfEvenCharacters() throws {
        #expect(try Self.testimony(upperEdges: (0...44).map(Double.init)).doubts.isEmpty)
    }

    @Test func asksTheSecondReaderAboutNamesAndInDoubt() throws {
        let edges = (0...44).map(Double.init)
        // The lower line has no name, and the network is certain of it; on the blank crop nothing can be read.
        #expect(try Self.testimony(upperEdges: edges).agreed == [1: []])
        let stricter = try Self.testimony(upperEdges: edges, under: VerificationRule(certain: 1.01))
        #expect(stricter.agreed == [1: [], 2: []])
        #expect(stricter.doubts.contains(ZonePlace(line: 1, column: 6)))
    }

    @Test func judgesUnderEachRule() throws {
        var witness = try SecondWitness()
        let reading = try Self.reading(upperEdges: (0...44).map(Double.init))
        let rules = [VerificationRule(), VerificationRule(certain: 1.01), VerificationRule(guess: 1.01)]
        let testimonies = try witness.testimonies(about: reading, under: rules)
        for (rule, testimony) in zip(rules, testimonies) {
            #expect(try witness.testimonies(about: reading, under: [rule]) == [testimony])
        }
        #expect(testimonies.map(\.doubts.isEmpty) == [true, false, false])
    }

    @Test func doubtsAMergedLetterHoweverCertainTheReaders() throws {
        // The S of ERIKSSON, columns 10 and 11, as wide as two; the fillers after it, columns 31 to 33, as narrow.
        let widths = (0..<44).map { $0 == 10 ? 2.0 : (31...32).contains($0) ? 0.5 : 1.0 }
        let edges = widths.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) }
        let doubts = try Self.testimony(upperEdges: edges).doubts
        #expect(doubts == [11, 32, 33].reduce(into: []) { $0.insert(ZonePlace(line: 1, column: $1)) })
    }
}
