import ArgumentParser
import IDScan

/// `--field`: the fields whose values are printed.
struct FieldsOption: ParsableArguments {
    @Option(
        name: .customLong("field"),
        help: ArgumentHelp(
            """
            Print the values of these fields alone, commas between their names: a line for each document, with tabs between \
            the values, or the columns of --format csv.
            """, valueName: "names"))
    var given: [String] = []

    /// The names that were given.
    var names: [VisualFieldName] {
        given.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
            .map { VisualFieldName(rawValue: String($0)) }
    }

    /// Checks the names.
    ///
    /// - Parameter hasTemplates: True if a layout of the user's may have fields of its own.
    /// - Throws: `ValidationError` when there can be no field of a name.
    func checkNames(besidesTemplates hasTemplates: Bool) throws(ValidationError) {
        let known = VisualFieldName.inOrder
        guard !hasTemplates, let unknown = names.first(where: { !known.contains($0) }) else { return }
        throw ValidationError(
            "--field does not know \"\(unknown.rawValue)\"; it takes \(known.map(\.rawValue).joined(separator: ", ")).")
    }
}
