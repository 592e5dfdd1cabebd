import MRZ
import Testing

struct StateCodeTests {
    @Test(arguments: [
        ("D", "Germany", StateCode.Kind.state), ("D<<", "Germany", .state), ("UTO", "Utopia", .specimen),
        ("XXA", "Stateless person (1954 Convention art. 1)", .special), ("XXX", "Unspecified nationality", .special),
        ("RKS", "Republic of Kosovo", .state), ("EUE", "European Union", .organisation),
        ("GBN", "British National (Overseas)", .nationality),
        ("SUN", "USSR, Union of Soviet Socialist Republics", .obsolete),
        ("XCT", "Turkish Republic of Northern Cyprus", .fieldUse),
    ])
    func knowsCodesOfTheStandardAndOfTheField(code: String, name: String, kind: StateCode.Kind) {
        let stateCode = StateCode(code)
        #expect(stateCode?.name == name)
        #expect(stateCode?.kind == kind)
    }

    @Test(arguments: ["", "<<<", "d", "<D<", "D<D", "D<<<", "QQQ", "UTOP", "uto", "É"])
    func knowsNothingElse(code: String) {
        #expect(StateCode(code) == nil)
    }

    @Test(arguments: [
        ("STR", true), ("FOL", true), ("0<<", true), ("D<8", true), ("UT0", true), ("DE", true), ("KOS", true),
        ("D<<", false), ("132", false), ("SI<", false), ("QQQ", false), ("", false), ("<<<", false), ("UTOP", false),
    ])
    func tellsWhatOneMisreadCharacterMakesOfACode(text: String, isOneAway: Bool) {
        #expect(StateCode.isOneCharacterAway(text) == isOneAway)
    }

    @Test(arguments: [
        ("D<<", "DEU", "DE"), ("DEU", "DEU", "DE"), ("FRA", "FRA", "FR"), ("GBR", "GBR", "GB"), ("GBD", "GBR", "GB"),
        ("GBN", "GBR", "GB"), ("GBO", "GBR", "GB"), ("GBP", "GBR", "GB"), ("GBS", "GBR", "GB"), ("HKG", "HKG", "HK"),
        ("AUT", "AUT", "AT"), ("UKR", "UKR", "UA"), ("RKS", nil, nil), ("UTO", nil, nil), ("XXA", nil, nil),
        ("UNO", nil, nil), ("EUE", nil, nil), ("XOM", nil, nil), ("YUG", nil, nil), ("ZIM", nil, nil),
    ])
    func knowsTheCodesOfISO3166(code: String, alpha3: String?, alpha2: String?) throws {
        let state = try #require(StateCode(code))
        #expect(state.alpha3 == alpha3)
        #expect(state.alpha2 == alpha2)
    }

    /// ISO 3166-1 has 249 codes; `D` is the only State that Doc 9303 writes otherwise.
    @Test func hasEachCodeOfISO3166Once() {
        let states = StateCode.all.filter { $0.alpha2 != nil && $0.kind == .state && $0.code != "D" }
        #expect(states.count == 249)
        #expect(states.allSatisfy { $0.alpha3 == $0.code && $0.alpha2?.utf8.count == 2 })
        #expect(Set(states.compactMap(\.alpha2)).count == 249)
    }

    @Test func findsEachOfItsCodes() {
        #expect(StateCode.all.count == 313)
        #expect(StateCode.all.allSatisfy { StateCode($0.code) == $0 && !$0.name.isEmpty })
        #expect(StateCode.all.map(\.code) == StateCode.all.map(\.code).sorted())
        #expect(Set(StateCode.all).count == 313)
    }
}
