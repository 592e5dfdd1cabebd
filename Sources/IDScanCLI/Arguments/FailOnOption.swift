import ArgumentParser

/// The option `--fail-on`.
struct FailOnOption: ParsableArguments {
    @Option(
        name: .customLong("fail-on"),
        help: ArgumentHelp(
            "End with exit code 2 if a document has one of these, too, commas between them: \(Self.names).",
            valueName: "conditions"))
    var given: [String] = []

    /// The names of all conditions.
    private static let names = FailureCondition.all.map(\.name).joined(separator: ", ")

    private var givenNames: [Substring] { given.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) } }

    /// The conditions that were given.
    var conditions: Set<FailureCondition> { Set(givenNames.compactMap { FailureCondition(name: $0) }) }

    func validate() throws {
        if let unknown = givenNames.first(where: { FailureCondition(name: $0) == nil }) {
            throw ValidationError("--fail-on does not know \"\(unknown)\"; it takes \(Self.names).")
        }
    }
}
