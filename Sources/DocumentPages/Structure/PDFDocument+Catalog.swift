import CQPDF

/// The catalogue of a file: the facts about it beside its pages (ISO 32000-1, 7.7.2).
extension PDFDocument {
    /// Takes over from the catalogue of another file the layers that its added pages show (8.11).
    func adoptLayers(of other: PDFDocument) throws(PDFError) {
        guard other !== self, let theirs = try copy(other.root["OCProperties"], of: other) else { return }
        guard let own = root["OCProperties"], own.isDictionary else {
            root[setting: "OCProperties"] = .object(theirs)
            return
        }
        let known = own["OCGs"]?.array ?? []
        let numbers = Set(known.compactMap(\.number))
        let new = (theirs["OCGs"]?.array ?? []).filter { $0.number.map { !numbers.contains($0) } ?? false }
        guard !new.isEmpty else { return }
        let off = theirs.hiddenLayers
        let states = own["D"]?.copied ?? made(.dictionary([:]))
        for (key, isOff) in [("OFF", true), ("ON", false)] {
            let added = new.filter { layer in layer.number.map(off.contains) == isOff }
            states[setting: key] = .array(((states[key]?.array ?? []) + added).map(PDFValue.object))
        }
        let copy = own.copied
        copy[setting: "OCGs"] = .array((known + new).map(PDFValue.object))
        copy[setting: "D"] = .object(states)
        root[setting: "OCProperties"] = .object(copy)
    }

    /// Takes over from the catalogue of another file the things that the look of an added page depends on: the common
    /// part of the fields of its form (12.7.2), and the meaning of its colours (14.11.5).
    ///
    /// - Parameter page: The page, of this file.
    func adoptLooks(of page: PDFObject, from other: PDFDocument) throws(PDFError) {
        for key in ["OutputIntents", "AcroForm"] where root[key] == nil {
            guard let theirs = other.root[key] else { continue }
            guard key == "AcroForm" else {
                if let copy = try copy(theirs, of: other) { root[setting: key] = .object(copy) }
                continue
            }
            let widgets = (page["Annots"]?.array ?? []).filter { $0["Subtype"]?.name == "Widget" }
            guard !widgets.isEmpty else { continue }
            let form = made(.dictionary(["Fields": .array(widgets.map { .object($0.topField) })]))
            for key in ["DR", "DA", "Q", "NeedAppearances"] {
                if let shared = try copy(theirs[key], of: other) { form[setting: key] = .object(shared) }
            }
            root[setting: "AcroForm"] = .object(form)
        }
    }

    /// Copies an object of another file, with all that it refers to; nil when there is none.
    private func copy(_ object: PDFObject?, of other: PDFDocument) throws(PDFError) -> PDFObject? {
        guard let object else { return nil }
        let source = object.number == nil ? other.makeIndirect(.object(object)) : object
        try other.checkDepth(of: source)
        let copy = self.object(functions.pointee.oh_copy_foreign_object(handle, other.handle, source.handle))
        try check()
        try other.check()
        return copy.isNull ? nil : copy
    }
}

extension PDFObject {
    /// The largest depth of fields of forms in others.
    private static let mostFieldDepth = 32

    /// The field of a form whose part this is, at the top.
    fileprivate var topField: PDFObject {
        var field = self
        for _ in 0..<Self.mostFieldDepth {
            guard let parent = field["Parent"], parent.isDictionary else { break }
            field = parent
        }
        return field
    }

    /// The numbers of the layers that are not shown, of the properties of optional content.
    fileprivate var hiddenLayers: Set<Int> {
        let states = self["D"]
        func numbers(_ key: String) -> Set<Int> { Set((states?[key]?.array ?? []).compactMap(\.number)) }
        guard states?["BaseState"]?.name == "OFF" else { return numbers("OFF") }
        return Set((self["OCGs"]?.array ?? []).compactMap(\.number)).subtracting(numbers("ON"))
    }
}
