import ScanReports

/// Identifiers that were seen, each as 128 bits that stand for it: a stream may have many.
struct StreamIDs {
    private struct Digest: Hashable {
        let first, second: Int

        init(_ id: StreamID) { (first, second) = (Self.digest(of: id, 0), Self.digest(of: id, 1)) }

        /// By the bytes of texts: `é` may be one character or two, and is another name of a file then.
        private static func digest(of id: StreamID, _ seed: Int) -> Int {
            var hasher = Hasher()
            hasher.combine(seed)
            switch id {
            case .number(let number): hasher.combine(number)
            case .text(let text): hasher.combine(Array(text.utf8))
            }
            return hasher.finalize()
        }
    }

    private var digests: Set<Digest> = []

    /// Adds an identifier; returns true if it is new.
    mutating func insert(_ id: StreamID) -> Bool { digests.insert(Digest(id)).inserted }

    func contains(_ id: StreamID) -> Bool { digests.contains(Digest(id)) }
}
