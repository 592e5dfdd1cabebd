import Testing

@testable import IDScan

@Suite struct WritingSystemTests {
    @Test(arguments: [("SRB", WritingSystem.cyrillic), ("D", nil), ("GRC", .greek), ("EGY", .arabic), ("???", nil)])
    func knowsTheScriptOfStates(state: String, script: WritingSystem?) {
        #expect(WritingSystem(of: state) == script)
    }

    @Test(arguments: [
        ("ЖИВКО ПЕТРОВИЋ", WritingSystem.cyrillic), ("ΓΕΏΡΓΙΟΣ", .greek), ("MÜLLER", nil), ("123-45", nil), ("", nil),
        ("РЕПУБЛИКА / REP", nil),
    ])
    func knowsTheScriptOfTexts(text: String, script: WritingSystem?) {
        #expect(WritingSystem.of(text) == script)
    }

    /// Examples of Doc 9303-3, section 6, table B, and names of real specimens of passports of Greece and Cyprus.
    @Test(arguments: [
        (WritingSystem.cyrillic, "ШЕВЧЕНКО", nil, "SHEVCHENKO"),
        (.cyrillic, "Шекеринска-Петрова", "MKD", "SHEKERINSKA-PETROVA"),
        (.cyrillic, "ЖИВКО", "SRB", "ZIVKO"), (.cyrillic, "Георгій", "UKR", "HEORHII"),
        (.cyrillic, "ЩЕРЕВ", "BGR", "SHTEREV"),
        (.greek, "ΕΛΛΗΝΑΣ", "GRC", "ELLINAS"), (.greek, "Γεώργιος", "GRC", "GEORGIOS"),
        (.greek, "ΠΟΛΙΤΗΣ", "CYP", "POLITIS"),
        (.greek, "ΠΑΠΑΔΟΠΟΥΛΟΥ", nil, "PAPADOPOULOU"),
    ])
    func writesLatinLetters(script: WritingSystem, name: String, state: String?, latin: String) {
        #expect(script.latin(name, of: state) == latin)
    }

    /// Each script that is read has letters, and each of its States captions in a language of it.
    @Test(arguments: WritingSystem.read) func hasCaptions(script: WritingSystem) {
        for state in ["SRB", "BGR", "MKD", "UKR", "KAZ", "BLR", "RUS", "GRC", "CYP"]
        where WritingSystem(of: state) == script {
            let own = CaptionFinder.inScript(of: state).table.captions.count
            #expect(own > CaptionFinder.builtIn.table.captions.count, "\(state)")
        }
    }
}
