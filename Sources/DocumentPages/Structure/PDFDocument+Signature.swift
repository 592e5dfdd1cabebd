/// Signatures (ISO 32000-1, 12.8).
extension PDFDocument {
    /// The number of fields of a form that are looked at.
    private static let mostFields = 100_000

    /// True where the file is signed: a field of its form holds a signature, or the catalogue names one that certifies
    /// it. An empty field for a signature is none, and rights that a program was given are none of a person. A file
    /// with more fields than are looked at counts as signed.
    var isSigned: Bool {
        if root["Perms"]?["DocMDP"]?["ByteRange"] != nil { return true }
        var waiting = (root["AcroForm"]?["Fields"]?.array ?? []).map { (field: $0, kind: String?.none) }
        var (seen, count) = (Set<Int>(), 0)
        while let (field, inherited) = waiting.popLast() {
            count += 1
            guard count <= Self.mostFields else { return true }
            if let number = field.number, !seen.insert(number).inserted { continue }
            let kind = field["FT"]?.name ?? inherited
            if kind == "Sig", field["V"]?["ByteRange"] != nil { return true }
            waiting += (field["Kids"]?.array ?? []).map { ($0, kind) }
        }
        return false
    }
}
