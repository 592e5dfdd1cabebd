import Testing

@testable import DocumentPages

@Suite struct ContentTokensTests {
    @Test(
        arguments: [
            (
                "q 1 0 .5 -2 3. 4 cm",
                [.word("q"), .number(1), .number(0), .number(0.5), .number(-2), .number(3), .number(4), .word("cm")]
            ),
            ("/Im#20a Do", [.name("Im a"), .word("Do")]),
            ("(a(b)\\)c) Tj <616> Tj", [.text(count: 6), .word("Tj"), .text(count: 2), .word("Tj")]),
            ("[(ab) -120 (c)] TJ", [.array([.text(count: 2), .number(-120), .text(count: 1)]), .word("TJ")]),
            ("/OC <</A [1 2] /B <<>> >> BDC", [.name("OC"), .dictionary, .word("BDC")]),
            ("% remark\nBI /W 1 ID \u{1}EI\u{2} EI Q", [.inlineImage, .word("Q")]),
            ("f*W*", [.word("f*W*")]),
        ] as [(String, [ContentToken])])
    func takesApart(text: String, tokens: [ContentToken]) {
        #expect(Array(ContentTokens(Array(text.utf8))) == tokens)
    }

    /// Any bytes come to an end, and each token takes at least one of them.
    @Test func endsWithAnyBytes() {
        var generator = SystemRandomNumberGenerator()
        let parts = ["<<", ">>", "[", "]", "(", ")", "<", ">", "/", "BI", " EI ", "1", "q", "\\", "%", "\n", "{", "}"]
        for _ in 0..<2000 {
            let text = (0..<40).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
            let bytes = Array(text.utf8) + (0..<8).map { _ in UInt8.random(in: 0...255, using: &generator) }
            #expect(Array(ContentTokens(bytes)).count <= bytes.count)
        }
    }

    /// Thousands of brackets in each other do not fill the stack.
    @Test(arguments: ["[", "<<", "("])
    func survivesDeepNesting(bracket: String) {
        let text = String(repeating: bracket, count: 200_000)
        #expect(Array(ContentTokens(Array(text.utf8))).count <= 200_000)
    }
}
