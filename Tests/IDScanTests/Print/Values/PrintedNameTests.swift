import IDScan
import Testing

@Suite struct PrintedNameTests {
    private static let names: [(String, String?)] = [
        ("MÜLLER", "MÜLLER"), ("van der Meijbloem", "van der Meijbloem"), ("  VON   DER  HEIDE ", "VON DER HEIDE"),
        ("FAIRWEATHER-\nOYELU", "FAIRWEATHER-OYELU"), ("O’Connor", "O'Connor"), ("D´ARQUELAINE", "D'ARQUELAINE"),
        ("Müller–Lüdenscheidt", "Müller-Lüdenscheidt"), ("ERIKA\nMARIA", "ERIKA MARIA"), ("Žižek", "Žižek"),
        ("Άννα", "Άννα"), ("Пётр", "Пётр"), ("Dr", nil), ("", nil), (" - ", nil), ("ANN4", nil), ("geb.", "geb."),
    ]

    @Test(arguments: names)
    func keepsItsLetters(printed: String, text: String?) {
        #expect(PrintedName(printed)?.text == text)
    }

    private static let titled: [(String, String, [String], String?)] = [
        ("MUSTERMANN\nGEB. GABLER", "MUSTERMANN", [], "GABLER"),
        ("Dr. von Müller-\nLüdenscheidt geb. O’Hara", "von Müller-Lüdenscheidt", ["Dr."], "O'Hara"),
        ("DUPONT née DE LA TOUR", "DUPONT", [], "DE LA TOUR"), ("HALLOWBECK, DR.", "HALLOWBECK,", ["DR."], nil),
        ("Prof. Dr. Frank", "Frank", ["Prof.", "Dr."], nil), ("NEE", "NEE", [], nil), ("Li née", "Li", [], nil),
    ]

    @Test(arguments: titled)
    func setsTitlesAndBirthNamesApart(printed: String, text: String, titles: [String], birthName: String?) throws {
        let name = try #require(PrintedName(printed))
        #expect(name.text == text)
        #expect(name.titles == titles)
        #expect(name.birthName == birthName)
    }

    @Test func hasComponents() {
        #expect(PrintedName("van der Müller-Lüdenscheidt")?.components == ["van", "der", "Müller-Lüdenscheidt"])
    }
}
