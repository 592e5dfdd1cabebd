/// A name of a certificate (RFC 5280, 4.1.2.4).
public struct DistinguishedName: Hashable, Sendable, Codable {
    /// A part of a name.
    public struct Part: Hashable, Sendable, Codable {
        /// The kind: `C`, `O`, `OU`, `CN` or another by its object identifier.
        public let kind: String
        /// The value as it stands.
        public let value: String
    }

    /// The parts in their order.
    public let parts: [Part]

    /// Reads a Name.
    init(_ name: DERElement) throws(DERError) {
        var parts: [Part] = []
        for set in try name.children() {
            for attribute in try set.children() {
                let pair = try attribute.children()
                guard pair.count == 2, let identifier = pair[0].objectIdentifier else { throw DERError() }
                parts.append(Part(kind: Self.kinds[identifier] ?? identifier, value: pair[1].text))
            }
        }
        self.parts = parts
    }

    private static let kinds = [
        "2.5.4.3": "CN", "2.5.4.5": "serialNumber", "2.5.4.6": "C", "2.5.4.7": "L", "2.5.4.8": "ST", "2.5.4.10": "O",
        "2.5.4.11": "OU",
    ]

    /// The value of the first part of a kind.
    public subscript(kind: String) -> String? { parts.first { $0.kind == kind }?.value }

    /// True if both names are the same but for capitals and spaces (RFC 5280, 7.1).
    public func isSame(as other: DistinguishedName) -> Bool { folded == other.folded }

    private var folded: [Part] {
        parts.map { Part(kind: $0.kind, value: $0.value.split(separator: " ").joined(separator: " ").lowercased()) }
    }
}

extension DistinguishedName: CustomStringConvertible {
    /// The parts by commas: `C=DE,O=bund,CN=csca-germany`.
    public var description: String { parts.map { "\($0.kind)=\($0.value)" }.joined(separator: ",") }
}
