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

    private func doubts(_ reading: ZoneReading, under rule: VerificationRule = VerificationRule()) -> Set<ZonePlace> {
        Testimony(of: reading, under: rule).doubts
    }

    /// The standard's passport with another character possible in its number, L898902C3, or in its name, ERIKSSON.
    private func reading(line: Int, column: Int, other: Character, _ confidence: Double) -> ZoneReading {
        var reading = ZoneReading.certain()
        var characters = reading.lines[line - 1].characters
        let read = characters[column - 1]
        characters[column - 1] = RecognizedCharacter(
            character: read.character, confidence: 1 - confidence,
            alternatives: [AlternativeCharacter(character: other, confidence: confidence)], extent: read.extent)
        reading.lines[line - 1] = RecognizedLine(characters: characters, logLikelihood: 0)
        return reading
    }

    @Test func asksForMoreWhereNoCheckDigitHelps() {
        #expect(doubts(reading(line: 2, column: 3, other: "4", 0.4)).isEmpty)
        #expect(doubts(reading(line: 1, column: 6, other: "F", 0.1)) == [ZonePlace(line: 1, column: 6)])
        #expect(doubts(reading(line: 1, column: 6, other: "F", 0.0001)).isEmpty)
    }

    @Test func asksLessOfWhatIsSeenClearly() {
        let rule = VerificationRule(certain: 0.999, certainIfClear: 0.98)
        var reading = reading(line: 1, column: 6, other: "F", 0.01)
        #expect(doubts(reading, under: rule).count == 1)
        reading.clarity = PrintClarity(resolution: 8, blur: 0.2)
        #expect(doubts(reading, under: rule).isEmpty)
        #expect(doubts(reading, under: VerificationRule(certain: 0.999, certainIfClear: 0.995)).count == 1)
        // Whoever asks less of all asks less of these, too.
        #expect(doubts(reading, under: VerificationRule(certain: 0.9, certainIfClear: 0.995)).isEmpty)
        reading.clarity.faults = [ZonePlace(line: 1, column: 6): [.touched]]
        #expect(doubts(reading, under: rule).count == 1)
    }

    @Test(arguments: [("E" as Character, true), ("F", false)])
    func whatTheSecondReaderContradictsIsNotClear(second: Character, isClear: Bool) {
        var reading = reading(line: 1, column: 6, other: "F", 0.005)
        reading.clarity = PrintClarity(resolution: 8, blur: 0.2)
        let characters = reading.lines[0].characters.enumerated().map { $0 == 5 ? second : $1.character }
        reading.second[0] = SecondReading(
            characters.map { AlternativeCharacter(character: $0, confidence: 0.9) },
            along: reading.lines[0].characters.map(\.character))
        #expect(doubts(reading).isEmpty == isClear)
    }

    @Test func asksLessOfWhatACheckDigitProtects() {
        // An 8 and an I, which count 8 more, weigh the same: no digit helps.
        let reading = reading(line: 2, column: 2, other: "I", 0.01)
        #expect(doubts(reading, under: VerificationRule(certain: 0.999, certainIfChecked: 0.98)).isEmpty)
        #expect(doubts(reading, under: VerificationRule(certain: 0.999, certainIfChecked: 0.995)).count == 1)
        #expect(doubts(reading, under: VerificationRule(certain: 0.9, certainIfChecked: 0.995)).isEmpty)
        var blackAndWhite = reading
        blackAndWhite.clarity.isBlackAndWhite = true
        #expect(doubts(blackAndWhite, under: VerificationRule(certain: 0.999, certainIfChecked: 0.98)).count == 1)
    }

    @Test func doubtsWhatCannotBeSeenWhoeverReadsIt() {
        var reading = ZoneReading.certain()
        reading.clarity.faults = [ZonePlace(line: 1, column: 8): [.unseen]]
        #expect(doubts(reading) == [ZonePlace(line: 1, column: 8)])
    }

    @Test(arguments: [(1, "L", "1"), (8, "C", "2"), (2, "8", "I")] as [(Int, Character, Character)])
    func doubtsRivalsOfEqualValueUnderACheckDigit(column: Int, character: Character, rival: Character) {
        // Doc 9303-3, 4.9: values equal modulo 10 give the same digit.
        let isEqual = CheckDigit(over: String(character)) == CheckDigit(over: String(rival))
        let doubts = doubts(reading(line: 2, column: column, other: rival, 0.1))
        #expect(doubts == (isEqual ? [ZonePlace(line: 2, column: column)] : []))
    }

    // MARK: Zones

    @Test func trustsACertainReadingOfEvenCharacters() {
        #expect(Testimony(of: .certain(), under: VerificationRule()).doubts.isEmpty)
    }

    @Test func judgesUnderEachRule() {
        let rules = [
            VerificationRule(), VerificationRule(certain: 1.01, certainIfChecked: 1.01), VerificationRule(certain: 0.5),
        ]
        let reading = reading(line: 1, column: 6, other: "F", 0.3)
        #expect(rules.map { Testimony(of: reading, under: $0).doubts.count } == [1, 88, 0])
        #expect(rules.map(reading.linesInDoubt) == [[0], [0, 1], []])
    }

    @Test func doubtsAllOfItWhereOneNetworkReadAlone() {
        var reading = ZoneReading.certain()
        reading.isReadByColumn = false
        #expect(doubts(reading).count == 88)
    }

    @Test func doubtsAMergedLetterHoweverCertainTheReaders() {
        // The S of ERIKSSON, columns 10 and 11, as wide as two; the fillers after it, columns 31 to 33, as narrow.
        let widths = (0..<44).map { $0 == 10 ? 2.0 : (31...32).contains($0) ? 0.5 : 1.0 }
        let edges = widths.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) }
        let doubts = Testimony(of: .certain(upperEdges: edges), under: VerificationRule()).doubts
        #expect(doubts == [11, 32, 33].reduce(into: []) { $0.insert(ZonePlace(line: 1, column: $1)) })
    }

    /// The first letters of the number in Doc 9303-4, appendix A, L898902C3: the second one was read as a `B`.
    @Test(
        arguments: [
            // Nothing else explains the digit.
            ([2: ["8": 0.2]], []),
            // Nor does a third character that changes it, but two others do as well as one.
            ([2: ["8": 0.2], 5: ["3": 0.1]], []),
            ([2: ["8": 0.01], 4: ["B": 0.2]], [2, 4]),
        ] as [([Int: [Character: Double]], Set<Int>)])
    func aRepairMustBeTheOnlyExplanation(possible: [Int: [Character: Double]], doubtful: Set<Int>) {
        var reading = ZoneReading.certain()
        let characters = reading.lines[1].characters.enumerated().map { column, read in
            let others = possible[column + 1] ?? [:]
            return RecognizedCharacter(
                character: column == 1 ? "B" : read.character, confidence: 1 - others.values.reduce(0, +),
                alternatives: others.map { AlternativeCharacter(character: $0.key, confidence: $0.value) },
                extent: read.extent)
        }
        reading.lines[1] = RecognizedLine(characters: characters, logLikelihood: 0)
        #expect(doubts(reading) == Set(doubtful.map { ZonePlace(line: 2, column: $0) }))
    }

    /// The lower line of the standard's passport, of which another character in the number is as possible as a rule allows
    /// where nothing was repaired.
    @Test func asksForMoreOfAZoneThatWasRepairedHoweverClear() throws {
        var reading = reading(line: 2, column: 2, other: "I", 0.004)
        #expect(doubts(reading).isEmpty)
        let misread = reading.zone.lines.map { $0.replacing("UTO7408122", with: "UTO74O8122") }
        let repaired = try MachineReadableZone(parsing: misread, as: .td3, replacingLine: 2, column: 16, by: "0")
        reading.zone = try #require(repaired)
        #expect(doubts(reading).contains(ZonePlace(line: 2, column: 2)))
        reading.clarity = PrintClarity(resolution: 8, blur: 0.2)
        #expect(doubts(reading).contains(ZonePlace(line: 2, column: 2)))
    }

    /// Cards in the field print `SI<` and other codes that Doc 9303-3, section 5, does not have.
    @Test(arguments: [("<" as Character, false), ("K", true)])
    func aCodeOfNoStateNeedsTheSecondReadersWord(second: Character, isInDoubt: Bool) throws {
        let reading = try readingUnexpected("6UTO", "6SI<", column: 13, second: second)
        #expect(doubts(reading) == (isInDoubt ? [ZonePlace(line: 2, column: 13)] : []))
    }

    /// Of `STP`, which is one, all readers may take the worn `P` for an `R`.
    @Test func aCodeThatOneMisreadCharacterMakesIsInDoubtWhoeverReadsIt() throws {
        let reading = try readingUnexpected("6UTO", "6STR", column: 13, second: "R")
        #expect(doubts(reading) == [11, 12, 13].reduce(into: []) { $0.insert(ZonePlace(line: 2, column: $1)) })
    }

    /// The sex is `F`, `M`, `X` or not said; no `A`.
    @Test(arguments: [("A" as Character?, false), ("F", true), (nil, true)])
    func whatTheFormatDoesNotExpectNeedsTheSecondReadersWord(second: Character?, isInDoubt: Bool) throws {
        let place = ZonePlace(line: 2, column: 21)
        let usual = try readingUnexpected("2F1204", "2M1204", column: 21, second: nil)
        #expect(!doubts(usual).contains(place))
        let unexpected = try readingUnexpected("2F1204", "2A1204", column: 21, second: second)
        #expect(doubts(unexpected).contains(place) == isInDoubt)
    }

    /// The standard's passport with something else printed in its lower line, of which the second reader reads one column as
    /// it likes, or not at all.
    private func readingUnexpected(
        _ text: String, _ other: String, column: Int, second: Character?
    ) throws -> ZoneReading {
        var reading = ZoneReading.certain()
        reading.zone = try MachineReadableZone(
            parsing: reading.zone.lines.map { $0.replacing(text, with: other) }, as: .td3)
        let characters = zip(reading.zone.lines[1], reading.lines[1].characters).map { character, read in
            RecognizedCharacter(character: character, confidence: 1, alternatives: [], extent: read.extent)
        }
        reading.lines[1] = RecognizedLine(characters: characters, logLikelihood: 0)
        let others = characters.enumerated().compactMap { $0 == column - 1 ? second : $1.character }
        reading.second[1] = SecondReading(
            others.map { AlternativeCharacter(character: $0, confidence: 0.9) }, along: characters.map(\.character))
        return reading
    }

    @Test func asksForMoreWhereTheNetworksDoubtMuch() {
        var reading = reading(line: 1, column: 6, other: "F", 0.0015)
        reading.doubtedCount = 6
        #expect(doubts(reading).isEmpty)
        reading.doubtedCount = 7
        #expect(doubts(reading) == [ZonePlace(line: 1, column: 6)])
        #expect(doubts(reading, under: VerificationRule(mostDoubted: 7)).isEmpty)
        #expect(doubts(reading, under: VerificationRule(certainIfPoor: 0.998)).isEmpty)
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
