/// Which part of a document a value is from.
public enum FieldSource: String, Hashable, Sendable, Codable, CaseIterable {
    /// The machine-readable zone.
    case mrz
    /// What is printed for people to read. All lines of the photograph are read by networks that know letters and no words.
    ///
    /// - Beside a zone each of its fields is sought in all lines, in every spelling that the standard allows. It is found where
    ///   one of them is hardly less probable than what was read.
    /// - A layout says in which place of a document a field stands.
    /// - Else what stands next to a caption, and makes sense for it, is the value of its field; what two looks read differently,
    ///   and what is unsure, is left out.
    case visualZone
    /// A barcode. Its error correction makes a wrong reading all but impossible; nothing proves that its issuer printed it.
    case barcode
    /// A signed barcode. It is in doubt unless the verdict on its signature is `signed`.
    case seal
}
