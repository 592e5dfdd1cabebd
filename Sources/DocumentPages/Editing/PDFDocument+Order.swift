/// The order of pages.
extension PDFDocument {
    /// Takes a page of another file; it stands behind the last page then.
    func added(_ page: PDFObject) throws(PDFError) -> PDFObject {
        try add(page)
        return try self.page(pageCount)
    }

    /// Makes these the pages of the file, in this order. Nothing of pages that are left out stays in the file.
    ///
    /// - Parameter pages: Pages of this file, and new ones; each only once.
    func arrange(_ pages: [PDFObject]) throws(PDFError) {
        var former: [PDFObject] = []
        for number in 0..<pageCount { former.append(try page(number + 1)) }
        guard former.map(\.number) != pages.map(\.number) else { return }
        let kept = Set(pages.compactMap(\.number))
        let removed = former.filter { !kept.contains($0.number ?? 0) }
        removeFields(of: removed)
        for page in former { try remove(page) }
        for page in pages { try add(page) }
        for page in removed { page.empty() }
    }

    /// Takes the fields of pages that are removed out of the form.
    private func removeFields(of pages: [PDFObject]) {
        let widgets = Set(pages.flatMap { $0["Annots"]?.array ?? [] }.compactMap(\.number))
        guard let form = root["AcroForm"], let fields = form["Fields"]?.array else { return }
        let kept = fields.filter { !widgets.contains($0.number ?? 0) }
        if kept.count != fields.count { form[setting: "Fields"] = .array(kept.map(PDFValue.object)) }
    }
}

extension PDFObject {
    /// Takes everything out of a page, and out of its annotations: what still refers to it finds nothing.
    fileprivate func empty() {
        for annotation in self["Annots"]?.array ?? [] { annotation.removeEntries() }
        removeEntries()
    }
}
