package import Certificates

/// The limits of the service for its clients, and the token that they must know.
package struct ServiceSettings: Hashable, Sendable {
    /// The number of bytes that a body may have.
    package var bodyBytes = 20 << 20
    /// The number of bytes of bodies that are held in memory, of all connections together.
    package var bufferBytes = 256 << 20
    /// The time that the head of a request may take, from the beginning of the connection or the answer before.
    package var headTime = Duration.seconds(10)
    /// The time that a whole request may take, from its head on.
    package var requestTime = Duration.seconds(60)
    /// The token that clients must know; nil for anybody.
    package var token: String?
    /// The origins whose pages may use the service, `*` for all.
    package var origins: [String] = []
    /// The certificates that signatures of chips are checked with.
    package var trust = TrustStore.none
    /// The languages whose text can be read, as Tesseract names them.
    package var languages: [String] = []

    package init() {}
}
