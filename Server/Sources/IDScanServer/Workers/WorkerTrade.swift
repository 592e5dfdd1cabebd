/// The trade of a worker: the models that it has loaded, and so the requests that it can answer. Models of languages
/// are files, which it cannot open later.
package enum WorkerTrade: Hashable, Sendable, Codable {
    /// Scans documents.
    case documents
    /// Reads text in some languages, the likeliest first.
    case text(languages: [String], isFast: Bool)
}
