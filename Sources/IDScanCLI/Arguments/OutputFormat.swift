import ArgumentParser

/// The format in which results are printed.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    /// One JSON object, or an array of them for several inputs.
    case json

    /// One JSON object on one line for each input.
    case ndjson

    /// Lines for people.
    case text
}
