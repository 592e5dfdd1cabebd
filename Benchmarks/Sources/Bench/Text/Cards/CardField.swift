import IDScan
import MRZ

/// A printed field that is measured: those that a scan's result has a name for.
enum CardField: String, CaseIterable {
    case documentCode, issuingState, documentNumber, surname, givenNames, birthName, birthDate, birthPlace, sex
    case nationality, personalNumber, issueDate, expiryDate, authority, address, height, eyeColour

    /// The day that counts as today, so that centuries and ages do not change from year to year.
    static let today = CalendarDate("2026-06-01")

    /// The name in results.
    var name: VisualFieldName { VisualFieldName(rawValue: rawValue) }

    /// Returns the meaning of a text, so that texts of one meaning become the same. Both printed and read texts go
    /// through here, once or twice.
    func normalized(_ text: String) -> String {
        let words = text.split { $0.isWhitespace || $0 == "," }.joined(separator: " ")
        switch self {
        case .surname, .givenNames, .birthName: return PrintedName(text)?.text ?? words
        case .birthDate, .issueDate, .expiryDate:
            let rule = self == .expiryDate ? CenturyRule.nearPresent : .past
            let date = Self.today.flatMap { PrintedDate(words)?.date(rule, reference: $0) }
            return date?.description ?? words
        case .documentNumber, .personalNumber: return words.filter { $0 != " " }
        case .height: return words.filter(\.isNumber)
        case .nationality: return ["DEUTSCH": "D", "UTOPIAN": "UTO"][words] ?? words
        case .birthPlace, .authority, .address, .eyeColour, .sex, .documentCode, .issuingState:
            return String(words.map { $0 == "’" ? "'" : $0 })
        }
    }
}
