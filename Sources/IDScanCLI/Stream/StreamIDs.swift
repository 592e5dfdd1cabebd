import ScanReports

/// Identifiers that were seen, each as 128 bits that stand for it: a stream may have many.
struct StreamIDs {
    private struct Digest: Hashable {
        let first, second: Int

        init(_ id: StreamID) {
            var hasher = Hasher()
            hasher.combine(id)
            first = hasher.finalize()
            hasher = Hasher()
            hasher.combine(0)
            hasher.combine(id)
            second = hasher.finalize()
        }
    }

    private var digests: Set<Digest> = []

    /// Adds an identifier; returns whether it is new.
    mutating func insert(_ id: StreamID) -> Bool { digests.insert(Digest(id)).inserted }

    func contains(_ id: StreamID) -> Bool { digests.contains(Digest(id)) }
}
