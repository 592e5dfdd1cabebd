/// The part of a document that a value is from.
public enum FieldSource: String, Hashable, Sendable, Codable, CaseIterable {
    /// The machine-readable zone.
    case mrz
    /// The print for people to read. All lines of the photograph are read by networks that know letters and no words.
    ///
    /// - Beside a zone, each of its fields is sought in all lines, in every spelling that the standard allows. It is
    ///   found where one of them is hardly less probable than the text that was read.
    /// - A layout tells the place of a field on a document.
    /// - Else the text next to a caption is the value of its field if it makes sense for it. A value that two looks
    ///   read differently, or that is unsure, is left out.
    case visualZone
    /// A barcode. Its error correction makes a wrong reading all but impossible; nothing proves that its issuer printed it.
    case barcode
    /// A signed barcode. It is in doubt unless the verdict on its signature is `signed`.
    case seal
}
