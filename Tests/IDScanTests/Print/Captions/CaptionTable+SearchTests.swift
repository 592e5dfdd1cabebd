import Testing

@testable import IDScan

/// Captions are found by their letters' likeness.
@Suite struct CaptionTableSearchTests {
    private static let table = CaptionTable([
        "surname": ["en": ["surname"], "fr": ["nom"]], "givenNames": ["en": ["given names"]],
        "birthDate": ["en": ["date of birth"], "ru": ["дата рождения"]], "documentNumber": ["en": ["passport no."]],
        "name": ["en": ["name"]], "other": ["en": ["passport", "signature"]], "sex": ["en": ["sex"]],
    ])

    private static func found(_ text: String) -> [String] {
        table.captions(in: text).map { match in
            let subject =
                switch match.subject {
                case .field(let name): name.rawValue
                case .name: "name"
                case .other: "other"
                }
            let letters = Array(text)
            return subject + " " + String(letters[match.range])
        }
    }

    @Test(arguments: [
        ("Surname / Nom", ["surname Surname", "surname Nom"]), ("SURNAME", ["surname SURNAME"]),
        // Small print: `rn` looks like `m`, and letters are misread.
        ("Sumame", ["surname Sumame"]), ("Date of birh", ["birthDate Date of birh"]),
        ("Oare or birth", ["birthDate Oare or birth"]), ("D4te of b1rth", ["birthDate D4te of b1rth"]),
        // A long caption may run into other words, a short one is a word.
        ("4) Date of birth12", ["birthDate Date of birth"]), ("sexton", []), ("Sex M", ["sex Sex"]),
        ("Nomad", []), ("Passport No. 123", ["documentNumber Passport No"]), ("PASSPORT", ["other PASSPORT"]),
        // Letters that stand apart are one word.
        ("P A S S P O R T", ["other P A S S P O R T"]), ("U N S E X E D", []), ("A S E X", []), ("S E X  F", []),
        ("", []), ("X", []), ("ERIKSSON", []), ("12.08.1974", []),
    ])
    func findsCaptions(text: String, captions: [String]) { #expect(Self.found(text) == captions) }

    /// A caption is found wherever it stands in a line, with a letter misread, missing or too many.
    @Test(arguments: ["Date of birth", "Date of bixth", "Date of brth", "Date of bbirth"])
    func findsCaptionsAnywhere(caption: String) {
        for length in 0..<200 {
            let before = String(repeating: "X", count: length) + (length == 0 ? "" : " ")
            #expect(Self.found(before + caption + " XXXX") == ["birthDate \(caption)"], "\(length)")
        }
    }

    /// The table that is part of the program has each field's captions, and no value of an ordinary card is one.
    @Test(arguments: [
        "ERIKSSON", "ANNA MARIA", "JANA", "SPECIMEN", "VZOREC", "L898902C3", "12 AUG 1974", "ZE000509", "LJUBLJANA",
    ])
    func takesNoValueForACaption(text: String) {
        #expect(CaptionTable.builtIn.captions(in: text).isEmpty, "\(CaptionTable.builtIn.captions(in: text))")
    }

    @Test(arguments: [
        ("Vorname(n) / Given name(s)", "givenNames"), ("Priimek/Surname", "surname"), ("Gültig bis", "expiryDate"),
        ("Fecha de nacimiento", "birthDate"), ("Numéro du document", "documentNumber"), ("Obywatelstwo", "nationality"),
        ("Kjønn", "sex"), ("Születési hely", "birthPlace"), ("Osobní číslo", "personalNumber"),
        ("Data wydania", "issueDate"),
    ])
    func knowsManyLanguages(text: String, field: String) {
        let subjects = CaptionTable.builtIn.captions(in: text).map(\.subject)
        #expect(subjects.contains(.field(VisualFieldName(rawValue: field))), "\(subjects)")
    }
}
