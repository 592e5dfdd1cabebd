/// What a worker has loaded, and so what it can be asked: models of languages are files, which it cannot open later.
package enum WorkerTrade: Hashable, Sendable, Codable {
    /// Scans documents.
    case documents
    /// Reads text in some languages, the likeliest first.
    case text(languages: [String], isFast: Bool)
}
