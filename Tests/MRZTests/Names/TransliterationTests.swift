import MRZ
import Testing

struct TransliterationTests {
    @Test func holdsAllRows() {
        #expect(TransliterationRow.latin.count == 95)
        #expect(TransliterationRow.cyrillic.count == 48)
        #expect(TransliterationRow.arabic.count == 81)
    }

    @Test(arguments: TransliterationRow.latin + TransliterationRow.cyrillic)
    func takesFirstOfEachRow(row: TransliterationRow) throws {
        #expect(try Transliteration().text(of: String(row.letter)) == row.options[0])
        #expect(try Transliteration().text(of: row.letter.lowercased()) == row.options[0])
    }

    /// Between two letters, so that teh marbuta does not stand at the end.
    @Test(arguments: TransliterationRow.arabic)
    func readsArabicRowsBack(row: TransliterationRow) throws {
        let text = try Transliteration().text(of: "\u{628}\(row.letter)\u{645}")
        #expect(text == "B\(row.options[0])M")
        let silentOrSecondYeh = row.options[0].isEmpty || row.letter == "\u{6D0}"
        let expected = row.letter == "\u{6D0}" ? "\u{628}\u{64A}\u{645}" : "\u{628}\u{645}"
        #expect(
            Transliteration.arabicName(of: text)
                == (silentOrSecondYeh ? expected : "\u{628}\(row.letter)\u{645}"))
    }

    @Test(arguments: [
        ("Ä", ["AE", "A", "AE"]), ("Å", ["AA", "A", "AA"]), ("Ñ", ["N", "N", "NXX"]), ("Ö", ["OE", "O", "OE"]),
        ("Ü", ["UE", "U", "UXX"]), ("Ø", ["OE", "OE", "OE"]),
    ])
    func lettersWithAlternativesFollowTheStyle(letter: String, texts: [String]) throws {
        let written = try Transliteration.Style.allCases.map { try Transliteration(style: $0).text(of: letter) }
        #expect(written == texts)
    }

    @Test(arguments: [
        ("Георгій Їжакевич", Transliteration.Language.ukrainian, "HEORHII<YIZHAKEVYCH"),
        ("Єва Мар'яна", .ukrainian, "YEVA<MARIANA"), ("Юрій Йосип", .ukrainian, "YURII<YOSYP"),
        ("Пётр Глеб", .belarusian, "PIOTR<HLEB"), ("Щерев", .bulgarian, "SHTEREV"),
        ("Чедомир Цвијић", .serbian, "CEDOMIR<CVIJIC"), ("Ќерка Џон", .macedonian, "KJERKA<DJON"),
    ])
    func languagesHaveExceptions(name: String, language: Transliteration.Language, text: String) throws {
        #expect(try Transliteration(language: language).text(of: name) == text)
    }

    /// Doc 9303-3, 4.6, and examples of 9303-4, 4.2.3.
    @Test(arguments: [
        ("D'Artagnan", "DARTAGNAN"), ("O’Connor", "OCONNOR"), ("Marie-Elise", "MARIE<ELISE"),
        ("van der Muellen", "VAN<DER<MUELLEN"), ("Smith, Jones", "SMITH<JONES"), ("J.R. / Tolkien", "JR<TOLKIEN"),
        ("  Anna \t Maria ", "ANNA<MARIA"), ("ANNA<MARIA", "ANNA<MARIA"), ("Henry 8", "HENRY<VIII"),
        ("John Ⅲ", "JOHN<III"), ("Louis ١٤", "LOUIS<XIV"), ("Groß", "GROSS"), ("Gal·la", "GALLA"),
        ("ﬁscher", "FISCHER"), ("İpek Işık ılık", "IPEK<ISIK<ILIK"), ("Nguyễn Ệ", "NGUYEN<E"), ("", ""), ("-", ""),
        ("Игорь", "IGOR"), ("Țepeș", "TEPES"),
    ])
    func punctuationAndNumbersFollowTheStandard(name: String, text: String) throws {
        #expect(try Transliteration().text(of: name) == text)
    }

    @Test(arguments: [
        ("A\u{308}", "AE"), ("n\u{303}", "N"), ("u\u{308}", "UE"), ("E\u{302}\u{301}", "E"), ("Z\u{30C}", "Z"),
        ("и\u{306}", "I"), ("е\u{308}", "E"), ("\u{627}\u{654}", "XAE"), ("\u{627}\u{64E}\u{654}", "XAE"),
        ("\u{648}\u{654}", "U"), ("u\u{308}\u{301}", "U"),
    ])
    func decomposedLettersAreTheSameLetters(name: String, text: String) throws {
        #expect(try Transliteration().text(of: name) == text)
    }

    @Test(arguments: [
        ("\u{645}\u{62D}\u{645}\u{651}\u{62F}", "MXHMMD"),  // shadda
        ("\u{645}\u{62D}\u{645}\u{64E}\u{651}\u{62F}", "MXHMMD"),  // in canonical order the vowel comes first
        ("\u{634}\u{651}\u{627}", "XSHXSHA"),  // the whole sequence is doubled
        ("\u{641}\u{627}\u{637}\u{645}\u{629}", "FAXTTMXAH"),  // teh marbuta at the end
        ("\u{641}\u{629}\u{628}", "FXTAB"),  // and elsewhere
        ("\u{641}\u{629}\u{64C} \u{628}", "FXAH<B"),  // a vowel sign after it changes nothing
        ("\u{639}\u{640}\u{628}\u{62F}\u{200C}", "EBD"),  // tatweel and invisible characters
    ])
    func arabicRulesHold(name: String, text: String) throws {
        #expect(try Transliteration().text(of: name) == text)
    }

    @Test(arguments: ["\u{645}\u{62D}\u{645}\u{62F} \u{639}\u{644}\u{64A}", "\u{641}\u{627}\u{637}\u{645}\u{629}"])
    func arabicNamesAreReadBack(name: String) throws {
        #expect(Transliteration.arabicName(of: try Transliteration().text(of: name)) == name)
    }

    @Test(arguments: ["XQ", "O", "a", "1", "X"])
    func otherTextIsNoArabicName(text: String) {
        #expect(Transliteration.arabicName(of: text) == nil)
    }

    @Test(arguments: [
        ("王", "王" as Character, TransliterationError.Reason.notInTables), ("Αθήνα", "Α", .notInTables),
        ("Ann😀", "😀", .notInTables), ("Anna2", "2", .digit), ("0", "0", .digit), ("4000", "4", .digit),
        ("Ann€", "€", .notInTables), ("12345", "1", .digit), ("\u{0}", "\u{0}", .notInTables),
    ])
    func namesWhatItCannotWrite(name: String, character: Character, reason: TransliterationError.Reason) {
        let error = #expect(throws: TransliterationError.self) { try Transliteration().text(of: name) }
        #expect(error?.character == character)
        #expect(error?.reason == reason)
        #expect(error?.description.contains(String(character)) == true)
    }
}
