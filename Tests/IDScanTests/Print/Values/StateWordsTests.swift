import MRZ
import Testing

@testable import IDScan

@Suite struct StateWordsTests {
    @Test func everyWordNamesItsState() {
        for (code, words) in StateWords.nationalities {
            for word in words {
                #expect(StateWords.states(of: word).map(\.code).contains(code), "\(word)")
            }
        }
    }

    @Test func everyNameOfAStateNamesIt() {
        for state in StateCode.all where !state.name.contains("/") && !state.name.contains("(") {
            #expect(StateWords.states(of: state.name).contains(state), "\(state.name)")
        }
    }

    @Test func wordsMayNameSeveralStates() {
        // In the same order in every process.
        #expect(StateWords.states(of: "SLOVENSKO").map(\.code) == ["SVK", "SVN"])
        #expect(StateWords.states(of: "  Österreich / AUSTRIA").map(\.code) == ["AUT"])
        #expect(StateWords.parts(of: "POLSKIE/ POLISH").map(\.offset) == [0, 9])
    }
}
