import MRZ
import Testing

struct NameSpellingsTests {
    private static let letters: [(Character, [String])] = [
        ("ü", ["UE", "UXX", "U"]), ("Å", ["AA", "A"]), ("ß", ["SS"]), ("ẞ", ["SS"]), ("Ñ", ["N", "NXX"]), ("ł", ["L"]),
        ("A\u{308}", ["AE", "A"]), ("Ệ", ["E"]), ("Г", ["G", "H"]), ("Ю", ["IU", "YU"]), ("Ќ", ["K", "KJ"]),
        ("'", [""]), ("’", [""]), (".", [""]), ("q", ["Q"]), ("1", []), ("王", []), ("€", []), ("Ⅲ", ["III"]),
        ("\u{629}", ["XTA", "XAH"]), ("\u{645}\u{651}", ["MM"]), ("\u{627}\u{64E}\u{654}", ["XAE"]),
    ]

    @Test(arguments: letters)
    func lettersHaveTheSpellingsOfTheStandard(letter: Character, spellings: [String]) {
        #expect(Transliteration.spellings(of: letter) == spellings)
    }

    /// Doc 9303-3, section 6, table A: every row, every alternative.
    @Test(arguments: TransliterationRow.latin + TransliterationRow.arabic)
    func everyRowAgreesWithEachOfItsAlternatives(row: TransliterationRow) {
        for option in row.options {
            #expect(NameSpellings("A\(row.letter)B").comparison(with: "A\(option)B") == .same)
        }
    }

    /// Whatever the style and the language, what `Transliteration` writes is among the spellings.
    @Test(arguments: [
        "Jürgen-Peter", "D'Artagnan", "van der Müellen", "Åkervindsen", "Groß", "Henry 8", "Smith, Jones", "Щерев",
        "Георгій Їжакевич", "Цвијић", "Țepeș", "Nguyễn Ệ", "J.R. / Tolkien", "  Anna \t Maria ", "İpek Işık ılık",
        "\u{641}\u{627}\u{637}\u{645}\u{629}", "\u{645}\u{62D}\u{645}\u{651}\u{62F}",
    ])
    func everyTransliterationIsASpelling(name: String) throws {
        for style in Transliteration.Style.allCases {
            for language in Transliteration.Language.allCases.map(Optional.some) + [nil] {
                let text = try Transliteration(style: style, language: language).text(of: name)
                #expect(NameSpellings(name).comparison(with: text) == .same, "\(text)")
                #expect(NameSpellings(name).longestLength >= text.utf8.count)
            }
        }
    }

    private static let names: [(String, String, NameComparison)] = [
        ("Müller", "MUELLER", NameComparison.same), ("Müller", "MUXXLLER", .same), ("Müller", "MULLER", .same),
        ("Müller", "MOELLER", .differs(printedOffset: 1, zoneOffset: 1)),
        ("Müller", "MUXLLER", .differs(printedOffset: 2, zoneOffset: 2)),
        ("O'Connor", "O<CONNOR", .same), ("Marie-Elise", "MARIEELISE", .same), ("Marie Elise", "MARIE ELISE", .same),
        ("Marie Elise", "MARIEELISE", .differs(printedOffset: 5, zoneOffset: 5)),
        ("Anna", "ANNAS", .differs(printedOffset: 4, zoneOffset: 4)),
        ("Annas", "ANNA", .differs(printedOffset: 4, zoneOffset: 4)),
        ("Anna Maria", "ANNA", .differs(printedOffset: 4, zoneOffset: 4)),
        ("Ann0", "ANNO", .differs(printedOffset: 3, zoneOffset: 3)),
        ("", "", .same), ("", "A", .differs(printedOffset: 0, zoneOffset: 0)),
        ("A", "", .differs(printedOffset: 0, zoneOffset: 0)),
    ]

    @Test(arguments: names)
    func namesAreComparedLetterByLetter(name: String, text: String, comparison: NameComparison) {
        #expect(NameSpellings(name).comparison(with: text) == comparison)
    }

    /// The renderings of Doc 9303-4 to -7, 4.2.3, of names that do not fit.
    @Test(arguments: [
        ("Nilavadhanananda", "Chayapa Dejthamrong Krasuang", "NILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K"),
        ("Nilavadhanananda", "Arnpol Petch Charonguang", "NILAVADHANANANDA<<ARNPOL<PETCH<CHARONGU"),
        ("Bennelong Wooloomooloo Warrandyte Warnambool", "Dingo Potoroo", "BENNELONG<WOOLOOMOOLOO<WARRANDYTE<W<<DI"),
        ("Bennelong Wooloomooloo Warrandyte Warnambool", "Dingo Potoroo", "BENNELONG<WOOLOOM<WARRAND<WARNAM<<DINGO"),
        ("Bennelong Wooloomooloo Warrandyte Warnambool", "Dingo Potoroo", "BENNEL<WOOLOO<WARRAN<WARNAM<<DINGO<POTO"),
        ("Bennelong Wooloomooloo Warrandyte Warnambool", "Dingo Potoroo", "BENNELONG<WOOLOOMOOLOO<W<W<<DI"),
        ("Bennelong Wooloomooloo Warrandyte Warnambool", "Dingo Potoroo", "BENNELONG<WOOLOOM<WA<WARN<<D<P"),
        ("Bennelong Wooloomooloo Warrandyte Warnambool", "Dingo Potoroo", "BENNE<WOOLO<WARRA<WARNA<<DIN<P"),
        ("Nilavadhanananda", "Arnpol Petch Charonguang", "NILAVADHANANANDA<<ARNP<PE<CHARO"),
        ("Vilarchao Fernandez", "José Ramón", "VILARCHAO<FERNANDEZ<<JOSE<RAMO"),
    ])
    func namesMayBeCutWhereTheStandardCutsThem(surname: String, givenNames: String, zone: String) throws {
        let ends = try #require(zone.firstRange(of: "<<"))
        for (name, text) in [(surname, zone[..<ends.lowerBound]), (givenNames, zone[ends.upperBound...])] {
            let isWhole = try Transliteration().text(of: name) == String(text)
            #expect(NameSpellings(name).comparison(with: text, mayBeCut: true) == (isWhole ? .same : .cut))
            #expect((NameSpellings(name).comparison(with: text) == .same) == isWhole)
        }
    }

    private static let cutNames: [(String, String, NameComparison)] = [
        ("Anna Maria", "A", NameComparison.cut), ("Anna Maria", "ANNA", .cut), ("Ørsted", "O", .cut),
        ("Anna Maria", "ANNA<MARIA", .same), ("Anna-Maria", "ANN<M", .cut),
        ("Anna Maria", "ANNA<S", .differs(printedOffset: 5, zoneOffset: 5)),
        ("Anna Maria", "ANNO<M", .differs(printedOffset: 3, zoneOffset: 3)),
        ("Anna Maria", "<M", .differs(printedOffset: 0, zoneOffset: 0)),
        ("Anna Maria", "ANNA<MARIAS", .differs(printedOffset: 10, zoneOffset: 10)),
    ]

    @Test(arguments: cutNames)
    func cutNamesStillHaveTheirLetters(name: String, text: String, comparison: NameComparison) {
        #expect(NameSpellings(name).comparison(with: text, mayBeCut: true) == comparison)
    }
}
