/// The order of pages.
extension PDFDocument {
    /// Takes a page of another file; it stands behind the last page then.
    func added(_ page: PDFObject) throws(PDFError) -> PDFObject {
        try add(page)
        return try self.page(pageCount)
    }

    /// Makes these the pages of the file, in this order.
    ///
    /// Nothing of the pages that are left out stays in the file, nor the values of fields that were only there. With a
    /// page the structure of all pages goes, as it quotes them, and a form of XFA. Outlines keep their titles.
    ///
    /// - Parameter pages: Pages of this file, and new ones; each only once.
    func arrange(_ pages: [PDFObject]) throws(PDFError) {
        var former: [PDFObject] = []
        for number in 0..<pageCount { former.append(try page(number + 1)) }
        guard former.map(\.number) != pages.map(\.number) else { return }
        let kept = Set(pages.compactMap(\.number))
        let removed = former.filter { !kept.contains($0.number ?? 0) }
        if !removed.isEmpty { removeTexts(of: removed) }
        for page in former { try remove(page) }
        for page in pages { try add(page) }
        for page in removed { page.empty() }
    }

    /// Takes away the texts of the file that quote removed pages.
    private func removeTexts(of pages: [PDFObject]) {
        root[setting: "StructTreeRoot"] = .null
        root[setting: "MarkInfo"] = .null
        guard let form = root["AcroForm"] else { return }
        form[setting: "XFA"] = .null
        let widgets = Set(pages.flatMap { $0["Annots"]?.array ?? [] }.compactMap(\.number))
        var seen: Set<Int> = []
        guard let fields = form["Fields"]?.array else { return }
        let kept = fields.filter { keeps($0, without: widgets, depth: 0, &seen) }
        if kept.count != fields.count { form[setting: "Fields"] = .array(kept.map(PDFValue.object)) }
    }

    /// Fields lie in each other up to this depth.
    private static let mostFieldDepth = 32

    /// Takes widgets out of a field, and empties it if it had no others; returns true if anything is left of it.
    private func keeps(_ field: PDFObject, without widgets: Set<Int>, depth: Int, _ seen: inout Set<Int>) -> Bool {
        if let number = field.number {
            if widgets.contains(number) { return false }
            guard seen.insert(number).inserted else { return true }
        }
        guard depth < Self.mostFieldDepth, let parts = field["Kids"]?.array, !parts.isEmpty else { return true }
        let kept = parts.filter { keeps($0, without: widgets, depth: depth + 1, &seen) }
        if kept.isEmpty {
            field.removeEntries()
        } else if kept.count != parts.count {
            field[setting: "Kids"] = .array(kept.map(PDFValue.object))
        }
        return !kept.isEmpty
    }
}

extension PDFObject {
    /// Takes everything out of a page, and out of its annotations: objects that still refer to it find nothing.
    fileprivate func empty() {
        for annotation in self["Annots"]?.array ?? [] { annotation.removeEntries() }
        removeEntries()
    }
}
