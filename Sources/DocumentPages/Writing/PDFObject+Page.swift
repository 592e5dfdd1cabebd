import SystemLibrary

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
        self[setting: "Contents"] = .array(([document.makeStream([:], bytes)] + contents).map(PDFValue.object))
    }

    /// Puts a part behind the page's content.
    func appendContent(_ bytes: [UInt8]) {
        self[setting: "Contents"] = .array((contents + [document.makeStream([:], bytes)]).map(PDFValue.object))
    }

    /// Adds an annotation above the others.
    func addAnnotation(_ annotation: PDFObject) {
        let former = self["Annots"]?.array ?? []
        self[setting: "Annots"] = .array(former.map(PDFValue.object) + [.object(annotation)])
    }

    /// A page is straightened whose lines slope by so many degrees: less is not seen, more is no slip of a scanner.
    private static let slopes = 0.1...15.0

    /// Turns all that the page draws about its middle, so that lines that slope run straight.
    ///
    /// - Parameter slope: The turn of the lines clockwise, in degrees.
    func straighten(_ slope: Double) {
        guard Self.slopes.contains(abs(slope)), self["Annots"]?.array?.isEmpty ?? true else { return }
        let geometry = PageGeometry(of: self)
        let x = (geometry.left + geometry.right) / 2
        let y = (geometry.bottom + geometry.top) / 2
        let radians: Double = slope * .pi / 180
        let (sine, cosine) = (sin(radians), cos(radians))
        let (right, up) = (x - cosine * x + sine * y, y - sine * x - cosine * y)
        var start = ContentStream()
        start.write("q")
        start.write([cosine, sine, -sine, cosine, right, up], "cm", decimals: 6)
        prependContent(start.bytes)
        appendContent(Array("\nQ\n".utf8))
    }

    /// Turns the page as a whole, so that lines that are turned by right angles are upright.
    ///
    /// - Parameter turns: The number of right angles by which the lines are turned clockwise as the page is shown.
    func turnUpright(_ turns: Int) {
        guard turns != 0 else { return }
        self[setting: "Rotate"] = .integer((PageGeometry(of: self).quarterTurns + 4 - turns) % 4 * 90)
    }
}
