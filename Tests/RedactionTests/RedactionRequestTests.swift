import IDScan
import Testing

@testable import Redaction

@Suite struct RedactionRequestTests {
    /// The names of a choice, a name, and true where it is hidden: when the names are hidden, and when they are kept.
    private static let rows: [(names: Set<VisualFieldName>, name: VisualFieldName, ifHidden: Bool, ifKept: Bool)] = [
        ([.surname], .surname, true, false),
        ([.surname], .givenNames, false, true),
        // A full name tells each of its parts.
        ([.surname], .fullName, true, true),
        ([.surname, .givenNames], .fullName, true, false),
        ([.fullName], .surname, true, false),
        ([.fullName], .givenNames, true, false),
        ([.fullName], .birthName, false, true),
        ([], .fullName, false, true),
    ]

    @Test(arguments: rows)
    func hidesWhatTellsWhatIsHidden(
        _ row: (names: Set<VisualFieldName>, name: VisualFieldName, ifHidden: Bool, ifKept: Bool)
    ) {
        let names = Set(row.names.map { RedactionName($0) }), name = RedactionName(row.name)
        #expect(RedactionRequest(.hiding(names)).hides(name) == row.ifHidden)
        #expect(RedactionRequest(.keeping(names)).hides(name) == row.ifKept)
    }
}
