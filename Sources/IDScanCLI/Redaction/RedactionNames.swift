import ArgumentParser
import Redaction

/// Names of kept or hidden fields, with commas between them: `surname,birthDate`.
struct RedactionNames: Hashable, ExpressibleByArgument {
    /// The names.
    let names: Set<RedactionName>

    /// Reads names; nil when one is not known.
    init?(argument: String) {
        let names = argument.split(separator: ",").map { part in
            RedactionName(rawValue: part.trimmingPrefix { $0 == " " }.description)
        }
        guard !names.isEmpty, names.allSatisfy(RedactionName.all.contains) else { return nil }
        self.names = Set(names)
    }

    static let allValueStrings = RedactionName.all.map(\.rawValue)
}
