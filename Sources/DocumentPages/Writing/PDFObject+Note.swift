import Imaging

/// Notes: annotations of the kind /Text (ISO 32000-1, 12.5.6.4).
extension PDFObject {
    /// The width and height of a note, and its distance from the edges of the page, in points.
    private static let noteSide = 20.0, noteMargin = 6.0
    /// Print, and neither enlarge nor turn it with the page (ISO 32000-1, table 165).
    private static let noteFlags = 4 | 8 | 16
    /// A text has 32,767 bytes at most in files for archives (ISO 19005-2, 6.1.13), and up to two for a unit of UTF-16.
    private static let mostUnits = 16_000
    private static let yellow = [1.0, 0.92, 0.4]

    /// Puts a yellow note at the top left of the page, as it is shown.
    func addNote(_ text: String) {
        let geometry = PageGeometry(of: self), (side, margin) = (Self.noteSide, Self.noteMargin)
        // A note that does not turn with the page keeps its upper left corner where that is.
        let corner = geometry.fromShown.applied(to: Point(x: margin, y: margin))
        let form = document.makeStream(
            [
                "Type": .name("XObject"), "Subtype": .name("Form"), "BBox": .reals([0, 0, side, side]),
                "Resources": .dictionary([:]),
            ], Self.noteDrawing)
        let note = document.makeIndirect(
            .dictionary([
                "Type": .name("Annot"), "Subtype": .name("Text"), "Name": .name("Note"),
                "Rect": .reals([corner.x, corner.y - side, corner.x + side, corner.y]),
                "Contents": .text(text.shortened(to: Self.mostUnits)), "C": .reals(Self.yellow),
                "F": .integer(Self.noteFlags),
                "AP": .dictionary(["N": .object(form)]), "P": .object(self), "Open": .bool(false),
            ]))
        addAnnotation(note)
    }

    /// A yellow sheet with three lines on it.
    private static var noteDrawing: [UInt8] {
        var content = ContentStream()
        content.write("q")
        content.write(yellow, "rg")
        content.write([0.45, 0.38, 0.05], "RG")
        content.write([1], "w")
        content.write([0.5, 0.5, noteSide - 1, noteSide - 1], "re")
        content.write("B")
        for y in [6.0, 10, 14] {
            content.write([4, y], "m")
            content.write([noteSide - 4, y], "l")
        }
        content.write("S")
        content.write("Q")
        return content.bytes
    }
}

extension String {
    /// The beginning of this text, if it is longer, and an ellipsis.
    fileprivate func shortened(to units: Int) -> String {
        guard utf16.count > units else { return self }
        var (count, end) = (1, startIndex)
        while end < endIndex, count + self[end].utf16.count <= units {
            count += self[end].utf16.count
            end = index(after: end)
        }
        return self[..<end] + "…"
    }
}
