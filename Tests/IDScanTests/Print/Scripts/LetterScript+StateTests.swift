import Testing
import TextRecognition

@testable import IDScan

@Suite struct LetterScriptStateTests {
    @Test(arguments: [("SRB", LetterScript.cyrillic), ("D", nil), ("GRC", .greek), ("EGY", nil), ("???", nil)])
    func knowsTheScriptOfStates(state: String, script: LetterScript?) {
        #expect(LetterScript(of: state) == script)
    }

    @Test(arguments: [("SRB", true), ("DEU", false), ("GRC", true), ("EGY", true), ("???", false)])
    func knowsTheStatesOfOtherLetters(state: String, hasOthers: Bool) {
        #expect(LetterScript.statesOfOtherLetters.contains(state) == hasOthers)
    }

    @Test(arguments: [
        ("ЖИВКО ПЕТРОВИЋ", LetterScript.cyrillic), ("ΓΕΏΡΓΙΟΣ", .greek), ("MÜLLER", nil), ("123-45", nil), ("", nil),
        ("РЕПУБЛИКА / REP", nil),
    ])
    func knowsTheScriptOfTexts(text: String, script: LetterScript?) {
        #expect(LetterScript.of(text) == script)
    }

    /// Examples of Doc 9303-3, section 6, table B, and names of real specimens of passports of Greece and Cyprus.
    @Test(arguments: [
        (LetterScript.cyrillic, "ШЕВЧЕНКО", nil, "SHEVCHENKO"),
        (.cyrillic, "Шекеринска-Петрова", "MKD", "SHEKERINSKA-PETROVA"),
        (.cyrillic, "ЖИВКО", "SRB", "ZIVKO"), (.cyrillic, "Георгій", "UKR", "HEORHII"),
        (.cyrillic, "ЩЕРЕВ", "BGR", "SHTEREV"),
        (.greek, "ΕΛΛΗΝΑΣ", "GRC", "ELLINAS"), (.greek, "Γεώργιος", "GRC", "GEORGIOS"),
        (.greek, "ΠΟΛΙΤΗΣ", "CYP", "POLITIS"),
        (.greek, "ΠΑΠΑΔΟΠΟΥΛΟΥ", nil, "PAPADOPOULOU"),
    ])
    func writesLatinLetters(script: LetterScript, name: String, state: String?, latin: String) {
        #expect(script.latin(name, of: state) == latin)
    }

    /// Each script that is read has letters, and each of its States captions in a language of it.
    @Test(arguments: LetterScript.allCases) func hasCaptions(script: LetterScript) {
        for state in ["SRB", "BGR", "MKD", "UKR", "KAZ", "BLR", "RUS", "GRC", "CYP"]
        where LetterScript(of: state) == script {
            let own = CaptionTable.inScript(of: state).captions.count
            #expect(own > CaptionTable.builtIn.captions.count, "\(state)")
        }
    }
}
