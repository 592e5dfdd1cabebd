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

    @Test func findsEachOfItsCodes() {
        #expect(StateCode.all.count == 313)
        #expect(StateCode.all.allSatisfy { StateCode($0.code) == $0 && !$0.name.isEmpty })
        #expect(StateCode.all.map(\.code) == StateCode.all.map(\.code).sorted())
        #expect(Set(StateCode.all).count == 313)
    }
}
