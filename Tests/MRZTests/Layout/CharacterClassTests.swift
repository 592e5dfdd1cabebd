import MRZ
import Testing

@Suite struct CharacterClassTests {
    @Test func holdsThe37Characters() {
        #expect(CharacterClass.all.characters == Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<".utf8))
        #expect(CharacterClass.digits.characters == Array("0123456789".utf8))
        #expect(CharacterClass.filler.characters == Array("<".utf8))
        #expect(CharacterClass.letters.characters.count == 26)
    }

    @Test func holdsNothingElse() {
        let others = (UInt8.min...UInt8.max).filter { CharacterClass.index(of: $0) == nil }
        #expect(others.count == 256 - 37)
        #expect(others.allSatisfy { !CharacterClass.all.contains($0) })
    }

    @Test func leavesOutWhatNoZoneContains() {
        #expect(CharacterClass(of: "F-m<") == [CharacterClass(of: "F"), .filler])
    }
}
