import Certificates
public import MRZ

/// A certificate as results show it.
public struct CertificateSummary: Hashable, Sendable, Codable {
    /// The name of the owner: `C=DE,O=bund,CN=csca-germany`.
    public let subject: String
    /// The name of the authority that signed it.
    public let issuer: String
    /// The country of the owner; nil where the name has none.
    public let country: String?
    /// The serial number in hexadecimal digits.
    public let serialNumber: String
    /// The first day on which it is valid.
    public let validFrom: CalendarDate
    /// The last day on which it is valid.
    public let validUntil: CalendarDate

    init(_ certificate: Certificate) {
        (subject, issuer) = (certificate.subject.description, certificate.issuer.description)
        (country, serialNumber) = (certificate.country, certificate.serialNumber)
        (validFrom, validUntil) = (certificate.validFrom, certificate.validUntil)
    }
}
