package import Certificates

/// What the service may spend on its clients, and who they may be.
package struct ServiceSettings: Hashable, Sendable {
    /// How many bytes a body may have.
    package var bodyBytes = 20 << 20
    /// How many bytes of bodies are held in memory, of all connections together.
    package var bufferBytes = 256 << 20
    /// How long the head of a request may take, from the beginning of the connection or the answer before.
    package var headTime = Duration.seconds(10)
    /// How long a whole request may take, from its head on.
    package var requestTime = Duration.seconds(60)
    /// What clients must know; nil for anybody.
    package var token: String?
    /// The origins whose pages may use the service, `*` for all.
    package var origins: [String] = []
    /// The certificates that signatures of chips are checked with.
    package var trust = TrustStore.none
    /// The languages whose text can be read, as Tesseract names them.
    package var languages: [String] = []

    package init() {}
}
