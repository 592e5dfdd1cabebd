import Foundation
import SpecimenCards

/// Finds fields in the text of a whole card by the captions above or before them, as a program does that has only Tesseract.
struct CaptionExpressions {
    /// Patterns; their groups are the fields, in this order.
    private let expressions: [(fields: [CardField], pattern: String)]

    /// Returns the fields that were found; the first match of a pattern counts.
    func fields(in text: String) -> [CardField: String] {
        var found: [CardField: String] = [:]
        for (fields, pattern) in expressions {
            guard let expression = try? NSRegularExpression(pattern: pattern, options: [.anchorsMatchLines]),
                let match = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
            else { continue }
            for (index, field) in fields.enumerated() {
                guard let range = Range(match.range(at: index + 1), in: text) else { continue }
                found[field] = text[range].split { $0 == "\n" }
                    .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
            }
        }
        return found
    }

    /// The patterns for a side.
    static func of(_ design: SpecimenDesign, _ side: SpecimenSide) -> CaptionExpressions {
        switch (design, side) {
        case (.germanIdentityCard2010, .front), (.germanIdentityCard2021, .front): identityCardFront
        case (.germanIdentityCard2010, .back), (.germanIdentityCard2021, .back): identityCardBack
        case (.residencePermit, .front): permitFront
        case (.residencePermit, .back): permitBack
        case (.drivingLicence, _), (.usLicence, _): licence
        case (.passportColumns, _), (.passportNumbered, _), (.passportTrilingual, _): passport
        }
    }

    /// The expression for the next line that has text.
    private static let below = #"[^\n]*\n+(?:[^\n\p{L}\p{N}]*\n)*"#
    private static let day = #"(\d\d ?[./ -] ?\d\d ?[./ -] ?\d{2,4}|\d{4}-\d\d-\d\d)"#
    /// A date whose month is a word or a number.
    private static let date = #"(\d\d [A-Z]{3}(?:/[A-Z]{3,4})? \d{2,4}|\d\d \d\d \d{4})"#

    private static let identityCardFront = CaptionExpressions(expressions: [
        ([.documentNumber], #"\b(L[0-9A-Z]{8})\b"#),
        ([.surname], "(?:Name|Surname)/\(below)\\W{0,2}(?:[a4]\\] ?)?(.+)"),
        ([.birthName], #"^(?:GEB\.?|\W?b\]) +(.+)"#),
        ([.givenNames], "(?:Vornamen|Given names)\(below)(.+)"),
        ([.birthDate], "(?:Geburtstag|Date of birth)\(below)[^\\n]*?\(day)"),
        ([.nationality], #"\b(DEUTSCH)\b"#),
        ([.birthPlace], "(?:Geburtsort|Place of birth)\(below)(.+)"),
        ([.expiryDate], "(?:ltig bis|Date of expiry)\(below)[^\\n]*?\(day)"),
    ])

    private static let identityCardBack = CaptionExpressions(expressions: [
        ([.address], #"(\d{5} [^\n]+\n+[^\n]+)"#),
        ([.eyeColour], #"\b(BRAUN|BLAU|GRÜN|GRAU|BLAUGRAU|GRAUGRÜN)\b"#),
        ([.height], #"(\d{3}) ?cm"#),
        ([.issueDate], day),
        ([.authority], #"(STADT [^\n]+)"#),
    ])

    private static let permitFront = CaptionExpressions(expressions: [
        ([.documentNumber], #"\b([A-Z0-9]{9})$"#),
        ([.surname, .givenNames], "NAMES\(below)(.+)\\n+(.+)"),
        ([.sex, .nationality, .birthDate], #"^ *([FM]) +([A-Z]{3}) +(\d\d \d\d \d{4})"#),
        ([.expiryDate], "EXPIRY\(below)[^\\n]*?\(date)"),
    ])

    private static let permitBack = CaptionExpressions(expressions: [
        ([.birthPlace], "PLACE OF BIRTH\(below)(.+)"),
        ([.issueDate, .authority], "\(date) +(.+)"),
        ([.address], "ADDRESS\(below)(.+\\n+.+)"),
    ])

    private static let licence = CaptionExpressions(expressions: [
        ([.surname], #"^\W*1[.,] *(.+)"#),
        ([.givenNames], #"^\W*2[.,] *(.+)"#),
        ([.birthDate, .birthPlace], "^\\W*3[.,] *\(day) *(.+)"),
        ([.issueDate], "4a[.,]? *\(day)"),
        ([.authority], #"4c[.,]? *(.+)"#),
        ([.expiryDate], "4b[.,]? *\(day)"),
        ([.personalNumber], #"4d[.,]? *(\S.+)"#),
        ([.documentNumber], #"^\W*5[.,] *(\S.+)"#),
        ([.address], #"^\W*8[.,] *(\p{L}.+)"#),
    ])

    private static let passport = CaptionExpressions(expressions: [
        ([.documentCode, .issuingState, .documentNumber], #"^(?:.*\s)?(P) +(UTO) +([A-Z0-9]{9})\b"#),
        ([.documentNumber], #"\b([A-Z][0-9]{7}[A-Z0-9])\b"#),
        ([.surname], "Surname\(below)(.+)"),
        ([.givenNames], "Given names\(below)(.+)"),
        ([.nationality], #"\b(UTOPIAN)\b"#),
        ([.personalNumber], #"\b(\d{11})\b"#),
        ([.birthDate], "Date of birth\(below)[^\\n]*?\(date)"),
        ([.sex, .birthPlace], "(?:Sex|Place of birth)\(below)([FM]) +(.+)"),
        ([.issueDate], "Date of issue\(below)[^\\n]*?\(date)"),
        ([.authority], #"(PASSPORT OFFICE [^\n]+)"#),
        ([.expiryDate], "Date of expiry\(below)(?:[^\\n]* )?\(date)"),
    ])
}
