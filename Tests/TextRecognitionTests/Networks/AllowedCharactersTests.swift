import Testing
import TextRecognition

struct AllowedCharactersTests {
    private static let sets: [(AllowedCharacters, String)] = [
        (AllowedCharacters.letters, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), (.digits, "0123456789"), (.filler, "<"),
        (.any, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<"), ([.digits, .filler], "0123456789<"), ([], ""),
        (AllowedCharacters("MF<"), "FM<"), (AllowedCharacters("a Ñ-7"), "7"),
        (AllowedCharacters(rawValue: .max), "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<"),
    ]

    @Test(arguments: sets)
    func holds(_ set: AllowedCharacters, _ characters: String) {
        #expect(String(set.characters) == characters)
        #expect(AllowedCharacters.alphabet.filter { set.contains($0) } == Array(characters))
        #expect(!set.contains("Ñ") && !set.contains("a") && !set.contains(" "))
    }

    @Test func hasOneBitForEachCharacter() {
        for (index, character) in AllowedCharacters.alphabet.enumerated() {
            #expect(AllowedCharacters([character]).rawValue == 1 << UInt64(index))
        }
    }
}
