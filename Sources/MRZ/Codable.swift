#if hasFeature(Embedded)
    /// Stands in for the protocol of Swift's library, whose coders Embedded Swift lacks: it asks for nothing.
    public protocol Codable {}
#endif
