import Imaging
import MRZ
import Testing
import TextRecognition

@testable import IDScan

struct ZoneJudgementTests {
    @Test(arguments: [
        (1, 6...8, ReaderAgreement.agrees), (1, 6...9, .differs), (1, 1...2, .differs), (2, 1...2, .notAsked),
    ])
    func saysWhatTheSecondReaderSaysOfAField(line: Int, columns: ClosedRange<Int>, agreement: ReaderAgreement) {
        // It reads columns 6 to 8 of the upper line alike, and was not asked about the other.
        var reading = ZoneReading.certain()
        let first = reading.lines[0].characters.map(\.character)
        let second = first.enumerated().map { (5...7).contains($0) ? $1 : "?" }
        reading.second[0] = SecondReading(
            second.map { AlternativeCharacter(character: $0, confidence: 1) }, along: first)
        let judgement = ZoneJudgement(of: reading, under: VerificationRule())
        #expect(judgement.agreement(on: FieldPosition(line: line, columns: columns)) == agreement)
    }

    @Test func agreesOnColumnsThatTheSecondReaderWasNotShown() {
        var reading = ZoneReading.certain()
        let first = reading.lines[0].characters.map(\.character)
        let second = first.prefix(27).map { AlternativeCharacter(character: $0, confidence: 1) }
        reading.second[0] = SecondReading(second, along: first, asked: 27)
        let judgement = ZoneJudgement(of: reading, under: VerificationRule())
        #expect(judgement.agreement(on: FieldPosition(line: 1, columns: 6...44)) == .agrees)
        reading.second[0] = SecondReading(second.dropLast(4), along: first, asked: 27)
        let other = ZoneJudgement(of: reading, under: VerificationRule())
        #expect(other.agreement(on: FieldPosition(line: 1, columns: 6...44)) == .differs)
    }

    // MARK: Characters

    private func doubts(_ reading: ZoneReading, under rule: VerificationRule = VerificationRule()) -> Set<ZonePlace> {
        ZoneJudgement(of: reading, under: rule).doubts
    }

    /// The standard's passport with another character possible in its number, L898902C3, or in its name, ERIKSSON.
    private func reading(line: Int, column: Int, other: Character, _ confidence: Double) -> ZoneReading {
        ZoneReading.certain().doubting(line: line, column: column, other: other, confidence)
    }

    @Test func asksForMoreWhereNoCheckDigitHelps() {
        #expect(doubts(reading(line: 2, column: 3, other: "4", 0.4)).isEmpty)
        #expect(doubts(reading(line: 1, column: 6, other: "F", 0.1)) == [ZonePlace(line: 1, column: 6)])
        #expect(doubts(reading(line: 1, column: 6, other: "F", 0.0001)).isEmpty)
    }

    /// A letter of the number that may be cut off is believed only if the readers are sure of it, whatever its check digit says.
    @Test(arguments: [(0.08, true, true), (0.08, false, false), (0.02, true, false)])
    func doubtsWhatMayBeCutOff(rival: Double, isCut: Bool, isInDoubt: Bool) {
        var reading = reading(line: 2, column: 1, other: "H", rival)
        let place = ZonePlace(line: 2, column: 1)
        if isCut { reading.clarity.cut = [place] }
        #expect(doubts(reading).contains(place) == isInDoubt)
    }

    /// An 8 and an I, which count 8 and 18, weigh the same: no digit helps.
    @Test(arguments: [0.001, 0.01, 0.1])
    func allowsNoMoreErrorThanTheRule(confidence: Double) {
        let reading = reading(line: 2, column: 2, other: "I", confidence)
        #expect(doubts(reading, under: VerificationRule(mostError: 1.01 * confidence)).isEmpty)
        let stricter = VerificationRule(mostError: 0.99 * confidence)
        #expect(doubts(reading, under: stricter) == [ZonePlace(line: 2, column: 2)])
    }

    /// Four letters of the surname. Each alone is probable enough; together, all but two are right often enough.
    @Test(arguments: [(0.0065, 0), (0.005, 1), (0.003, 2), (0.001, 3), (0.0004, 4)])
    func doubtsAsFewCharactersAsPossible(mostError: Double, count: Int) {
        let errors = [6: 0.0005, 7: 0.001, 8: 0.002, 9: 0.0025]
        let reading = errors.reduce(ZoneReading.certain()) {
            $0.doubting(line: 1, column: $1.key, other: "F", $1.value)
        }
        let expected = errors.keys.sorted().suffix(count).map { ZonePlace(line: 1, column: $0) }
        #expect(doubts(reading, under: VerificationRule(mostError: mostError)) == Set(expected))
    }

    /// The names and the State are in doubt; the number, the dates and what else has a digit are not.
    @Test func believesOnlyCheckDigitsAmongSpecks() {
        var reading = ZoneReading.certain()
        reading.clarity.hasSpecks = true
        let protected = (1...10).map { $0 } + (14...20).map { $0 } + (22...44).map { $0 }
        let unprotected =
            (1...44).map { ZonePlace(line: 1, column: $0) }
            + Set(1...44).subtracting(protected).map { ZonePlace(line: 2, column: $0) }
        #expect(doubts(reading) == Set(unprotected))
    }

    /// A letter that stands elsewhere than the standard has it is in doubt, a character that a check digit proves is not.
    @Test(arguments: [(1, 6, true), (2, 3, false), (2, 29, false), (2, 43, false)])
    func believesOnlyCheckDigitsOfWhatIsDisplaced(line: Int, column: Int, isInDoubt: Bool) {
        let place = ZonePlace(line: line, column: column)
        var displaced = ZoneReading.certain()
        displaced.clarity.displaced = [place]
        #expect(doubts(displaced) == (isInDoubt ? [place] : []))
    }

    /// A zero or a filler: no digit tells (Doc 9303-4, 4.2.2.2).
    @Test func doesNotBelieveTheCheckDigitOfAnEmptyField() throws {
        var reading = ZoneReading.certain(lines: [
            "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159<<<<<<<<<<<<<<08",
        ])
        #expect(reading.zone.verdict == .holds)
        let place = ZonePlace(line: 2, column: 43)
        #expect(doubts(reading).isEmpty)
        reading.clarity.displaced = [place]
        #expect(doubts(reading) == [place])
    }

    @Test func asksForMoreInBlackAndWhite() {
        var reading = reading(line: 1, column: 6, other: "F", 0.002)
        #expect(doubts(reading).isEmpty)
        reading.clarity.isBlackAndWhite = true
        #expect(doubts(reading) == [ZonePlace(line: 1, column: 6)])
        #expect(doubts(reading, under: VerificationRule(mostErrorInBlackAndWhite: 0.0045)).isEmpty)
    }

    /// A digit that holds tells an 8 from a 4 surely, but holds by chance, too, if it is neither.
    @Test(arguments: [(0.5, true), (0.85, true), (0.95, false)])
    func aCheckDigitLeavesALittleOfTheReadersDoubt(other: Double, isProven: Bool) {
        #expect(doubts(reading(line: 2, column: 3, other: "4", other)).isEmpty == isProven)
    }

    /// A `D` whose damaged pixels make a `B` or an `O` of it, where a character is less than nine pixels wide.
    @Test(arguments: [(0.0012, 8.9, true), (0.0012, 9.1, false), (0.001, 8.9, false)])
    func asksForMoreOfThinStrokes(confidence: Double, pitch: Double, isInDoubt: Bool) {
        var reading = reading(line: 1, column: 6, other: "F", confidence)
        reading.clarity.pitch = pitch
        #expect(doubts(reading) == (isInDoubt ? [ZonePlace(line: 1, column: 6)] : []))
        var rule = VerificationRule()
        rule.thinFactor = 1
        #expect(doubts(reading, under: rule).isEmpty)
    }

    @Test(arguments: [(0.002, 6, true), (0.002, 7, false), (0.0008, 6, false)])
    func asksForMoreOfWhatOtherInkReaches(confidence: Double, touched: Int, isInDoubt: Bool) {
        var reading = reading(line: 1, column: 6, other: "F", confidence)
        reading.clarity.touched = [ZonePlace(line: 1, column: touched)]
        #expect(doubts(reading) == (isInDoubt ? [ZonePlace(line: 1, column: 6)] : []))
    }

    @Test func doubtsWhatCannotBeSeenWhoeverReadsIt() {
        var reading = ZoneReading.certain()
        reading.clarity.unseen = [ZonePlace(line: 1, column: 8)]
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

    /// Without a rule only what the standard refutes is judged: a zone that holds has no status until a rule gave it one.
    @Test func judgesWithoutARuleOnlyWhatIsRefuted() throws {
        #expect(JudgedZone(refuted: .certain()) == nil)
        var refuted = ZoneReading.certain()
        refuted.zone = try MachineReadableZone(
            parsing: refuted.zone.lines.map { $0.replacing("L898902C36", with: "L898902C37") })
        let judged = try #require(JudgedZone(refuted: refuted))
        #expect(judged.status == .refuted && judged.judgement.doubts.isEmpty)
    }

    @Test func trustsACertainReadingOfEvenCharacters() {
        #expect(ZoneJudgement(of: .certain(), under: VerificationRule()).doubts.isEmpty)
    }

    @Test func judgesUnderEachRule() {
        let rules = [VerificationRule(), VerificationRule(mostError: -1), VerificationRule(mostError: 0.5)]
        let reading = reading(line: 1, column: 6, other: "F", 0.3)
        #expect(rules.map { ZoneJudgement(of: reading, under: $0).doubts.count } == [1, 88, 0])
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
        let doubts = ZoneJudgement(of: .certain(upperEdges: edges), under: VerificationRule()).doubts
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

    /// Cards in the field print `SI<` and other codes that Doc 9303-3, section 5, does not have.
    @Test(arguments: [("<" as Character, false), ("K", true)])
    func aCodeOfNoStateNeedsTheSecondReadersWord(second: Character, isInDoubt: Bool) throws {
        let reading = try readingUnexpected("6UTO", "6SI<", column: 13, second: second)
        #expect(doubts(reading) == (isInDoubt ? [ZonePlace(line: 2, column: 13)] : []))
    }

    /// All readers may take the worn `P` of `STP`, which is a code, for an `R`.
    @Test func aCodeThatOneMisreadCharacterMakesIsInDoubtWhoeverReadsIt() throws {
        let reading = try readingUnexpected("6UTO", "6STR", column: 13, second: "R")
        #expect(doubts(reading) == [11, 12, 13].reduce(into: []) { $0.insert(ZonePlace(line: 2, column: $1)) })
    }

    /// A passport's code begins with `P`. All readers may take it, worn, for an `R`; the second letter does not matter.
    @Test(arguments: [("RU", true), ("PU", false), ("P<", false)])
    func aCodeOfNoPassportIsInDoubtWhoeverReadsIt(code: String, isInDoubt: Bool) throws {
        let reading = try readingUnexpected("P<UTO", code + "UTO", line: 1, column: 1, second: code.first)
        let places = [1, 2].map { ZonePlace(line: 1, column: $0) }
        #expect(doubts(reading) == (isInDoubt ? Set(places) : []))
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

    /// The standard's passport with something else printed in one of its lines. The second reader reads one column of
    /// that line as `second`, or not at all.
    private func readingUnexpected(
        _ text: String, _ other: String, line: Int = 2, column: Int, second: Character?
    ) throws -> ZoneReading {
        var reading = ZoneReading.certain()
        reading.zone = try MachineReadableZone(
            parsing: reading.zone.lines.map { $0.replacing(text, with: other) }, as: .td3)
        let characters = zip(reading.zone.lines[line - 1], reading.lines[line - 1].characters).map { character, read in
            RecognizedCharacter(character: character, confidence: 1, alternatives: [], extent: read.extent)
        }
        reading.lines[line - 1] = RecognizedLine(characters: characters, logLikelihood: 0)
        let others = characters.enumerated().compactMap { $0 == column - 1 ? second : $1.character }
        reading.second[line - 1] = SecondReading(
            others.map { AlternativeCharacter(character: $0, confidence: 0.9) }, along: characters.map(\.character))
        return reading
    }
}

extension ZoneReading {
    /// A reading of two lines: those of Doc 9303-4, appendix A, if no others are given. Both networks are certain of
    /// them. The characters of the upper line stand at some places. On the crops nothing can be read.
    static func certain(
        lines: [String] = [
            "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
        ],
        upperEdges: [Double] = (0...44).map(Double.init)
    ) -> ZoneReading {
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
        guard let zone = try? MachineReadableZone(parsing: lines) else { preconditionFailure("they are a passport's") }
        var reading = ZoneReading(
            zone: zone, views: lines.map { _ in LineView(place: place, crop: blank, decoding: LineDecoding(lattice)) },
            lines: read, referenceDate: .lastOf2026)
        reading.isReadByColumn = true
        return reading
    }

    /// Returns this reading with another character possible in a place; lines and columns count from 1.
    func doubting(line: Int, column: Int, other: Character, _ confidence: Double) -> ZoneReading {
        var characters = lines[line - 1].characters
        let read = characters[column - 1]
        characters[column - 1] = RecognizedCharacter(
            character: read.character, confidence: 1 - confidence,
            alternatives: [AlternativeCharacter(character: other, confidence: confidence)], extent: read.extent)
        var reading = self
        reading.lines[line - 1] = RecognizedLine(characters: characters, logLikelihood: 0)
        return reading
    }
}
