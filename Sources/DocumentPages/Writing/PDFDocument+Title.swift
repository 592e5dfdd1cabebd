/// The title of a file, where people and programs look for it.
extension PDFDocument {
    /// Names the file, where people and programs look for it.
    func setTitle(_ title: String) {
        if trailer["Info"] == nil { trailer[setting: "Info"] = .object(makeIndirect(.dictionary([:]))) }
        trailer["Info"]?[setting: "Title"] = .text(title)
        // Metadata that have another title would be believed more.
        guard let metadata = root["Metadata"], let bytes = try? metadata.decodedBytes(limit: Self.mostMetadata) else {
            return
        }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let start = text.firstRange(of: "<dc:title>"), let end = text.firstRange(of: "</dc:title>"),
            start.upperBound <= end.lowerBound
        else { return }
        let changed = text[..<start.upperBound] + Self.alternative(title) + text[end.lowerBound...]
        metadata.replaceStream(Array(changed.utf8))
    }

    /// Metadata of more bytes are left as they are.
    private static let mostMetadata = 4 << 20

    /// A text as metadata have it, in no language.
    static func alternative(_ text: String) -> String {
        let escaped = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")].reduce(text) { $0.replacing($1.0, with: $1.1) }
        return "<rdf:Alt><rdf:li xml:lang=\"x-default\">\(escaped)</rdf:li></rdf:Alt>"
    }
}
