/// The files by which the server speaks TLS, both in PEM.
package struct TLSFiles: Hashable, Sendable {
    /// The file of the certificate, followed by those that lead from it to one that clients know.
    package let certificate: String
    /// The file of its private key, which is not encrypted.
    package let key: String

    package init(certificate: String, key: String) { (self.certificate, self.key) = (certificate, key) }

    /// True if this program was built with TLS: by the trait of that name.
    package static var isAvailable: Bool {
        #if TLS
            true
        #else
            false
        #endif
    }
}
