import MRZ
import Testing

@Suite struct ZoneVerificationTests {
    @Test(arguments: Vector.all)
    func agreesWithParsing(vector: Vector) throws {
        let zone = try MachineReadableZone(parsing: vector.lines)
        let verification = try #require(Self.verification(of: vector.lines.joined()))
        #expect(verification.format == zone.format)
        #expect(verification.verdict == zone.verdict)
        for checkDigit in zone.checkDigits {
            #expect(verification.verdict(of: checkDigit.field) == checkDigit.verdict)
        }
        let unexpected = zone.deviations.filter {
            [.unexpectedCharacter, .impossibleCharacter].contains($0.code)
        }
        #expect(verification.unexpectedCharacterCount == unexpected.count)
        #expect(verification.impossibleCharacterCount == unexpected.count { $0.code == .impossibleCharacter })
    }

    /// A substitution is caught exactly if a check digit covers the place and the two characters count differently.
    @Test(arguments: Vector.all.filter { $0.failing.isEmpty })
    func catchesEverySingleSubstitution(vector: Vector) throws {
        let layout = Layout.of(vector.format)
        let original = Array(vector.lines.joined().utf8)
        let places = layout.lineLengths.enumerated().flatMap { line, length in (0..<length).map { (line, $0) } }
        for (offset, place) in places.enumerated() where layout.isProtected(line: place.0, column: place.1) {
            for substitute in CharacterClass.all.characters {
                var characters = original
                characters[offset] = substitute
                let verdict = ZoneVerification(of: characters.span, as: vector.format)?.verdict
                #expect(verdict == .fails || Self.countsTheSame(substitute, original[offset]))
            }
        }
    }

    @Test func countsCharactersThatAreOutOfPlace() throws {
        let lines = "P<UTOERIKSSON<<ANNA<MAR1A<<<<<<<<<<<<<<<<<<<L898902C36UTO7408122X1204159ZE184226B<<<<<10"
        let verification = try #require(Self.verification(of: lines))
        #expect(verification.unexpectedCharacterCount == 2)
        #expect(verification.verdict == .holds)
    }

    @Test func failsOverCharactersOfNoZone() throws {
        let lines = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<l898902C36UTO7408122F1204159ZE184226B<<<<<10"
        let verification = try #require(Self.verification(of: lines))
        #expect(verification.verdict(of: .documentNumber) == .fails)
        #expect(verification.verdict(of: .birthDate) == .holds)
        #expect(verification.verdict(of: .composite) == .fails)
    }

    /// Characters that no check digit covers, or that count the same for it.
    @Test(arguments: [
        "P<UTOERIKS\u{1B}ON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<L898902C36UTO7408122F1204159ZE184226B<<<<<10",
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<L898902C36UTO7408122Q1204159ZE184226B<<<<<10",
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<L898902C36UTO7408122F120415JZE184226B<<<<<10",
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<L898902C36UTO74081W2F1204159ZE184226B<<<<<10",
        "AAA001D<<FACHE305142128097<<8O0126<<<<<MARCHAND<<FABIENNE<<<<<<<<<<<<",
    ])
    func failsOverCharactersThatNoZoneHasInTheirPlaces(zone: String) throws {
        #expect(try #require(Self.verification(of: zone)).verdict == .fails)
    }

    @Test func hasNoVerdictWithoutCheckDigits() throws {
        let zone = "AAA001D<<FACHE305142128097<<800126<<<<<MARCHAND<<FABIENNE<<<<<<<<<<<<"
        #expect(ZoneVerification(of: Array(zone.utf8).span)?.verdict == .notPrinted)
    }

    @Test func needsTheLengthOfTheFormat() {
        #expect(ZoneVerification(of: [UInt8](repeating: UInt8(ascii: "<"), count: 87).span, as: .td3) == nil)
        #expect(ZoneVerification(of: [UInt8]().span) == nil)
    }

    private static func verification(of zone: String) -> ZoneVerification? {
        ZoneVerification(of: Array(zone.utf8).span)
    }

    private static func countsTheSame(_ first: UInt8, _ second: UInt8) -> Bool {
        guard let first = CheckDigit.value(of: first), let second = CheckDigit.value(of: second) else { return false }
        return first % 10 == second % 10
    }
}
