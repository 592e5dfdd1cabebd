/// Changes of one page that leave others as they are, also those that share something with it.
extension PDFObject {
    /// Gives the page a typeface of its own.
    ///
    /// - Returns: The name that the page's content has for it.
    func addFont(_ font: PDFObject) -> String {
        let resources = self["Resources"]?.copied ?? document.made(.dictionary([:]))
        let fonts = resources["Font"]?.copied ?? document.made(.dictionary([:]))
        var (name, number) = ("IDScan", 1)
        while fonts[name] != nil {
            number += 1
            name = "IDScan\(number)"
        }
        fonts[setting: name] = .object(font)
        resources[setting: "Font"] = .object(fonts)
        self[setting: "Resources"] = .object(resources)
        return name
    }

    /// Puts a part before the page's content: there nothing that the content does can change it.
    func prependContent(_ bytes: [UInt8]) {
        let stream = PDFValue.object(document.makeStream([:], bytes))
        let contents = self["Contents"]
        let former = contents?.array ?? contents.map { [$0] } ?? []
        self[setting: "Contents"] = .array([stream] + former.map(PDFValue.object))
    }

    /// Puts a part behind the page's content.
    func appendContent(_ bytes: [UInt8]) {
        let contents = self["Contents"]
        let former = contents?.array ?? contents.map { [$0] } ?? []
        self[setting: "Contents"] = .array(
            former.map(PDFValue.object) + [.object(document.makeStream([:], bytes))])
    }

    /// Adds an annotation above the others.
    func addAnnotation(_ annotation: PDFObject) {
        let former = self["Annots"]?.array ?? []
        self[setting: "Annots"] = .array(former.map(PDFValue.object) + [.object(annotation)])
    }
}
