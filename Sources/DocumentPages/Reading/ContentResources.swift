/// The resources that content draws by names (ISO 32000-1, 7.8.3).
///
/// Each name is looked up once: qpdf keeps everything that it hands out as long as the file is open.
final class ContentResources {
    /// The object that the operator `Do` paints.
    enum Object {
        /// An image; it is optional if it belongs to a layer.
        case image(PDFObject, isOptional: Bool)
        case form(ContentForm)
        case other
    }

    private let objects, states: PDFObject?
    private var foundObjects: [String: Object?] = [:]
    /// The numbers of forms. A form may name itself in its own resources, and what holds itself is never freed.
    private var foundForms: [String: Int] = [:]
    private var foundStates: [String: Bool] = [:]

    init(_ dictionary: PDFObject?) {
        (objects, states) = (dictionary?["XObject"], dictionary?["ExtGState"])
    }

    /// The object that a name paints; nil when there is nothing of this name.
    ///
    /// - Parameter forms: The forms of the page that were found before, by their numbers.
    func object(_ name: String, _ forms: inout [Int: ContentForm]) -> Object? {
        if let form = foundForms[name].flatMap({ forms[$0] }) { return .form(form) }
        if let found = foundObjects[name] { return found }
        let found = objects?[name].flatMap { Self.object($0, &forms) }
        if case .form(let form) = found { foundForms[name] = form.number } else { foundObjects[name] = .some(found) }
        return found
    }

    private static func object(_ object: PDFObject, _ forms: inout [Int: ContentForm]) -> Object? {
        guard object.isStream else { return nil }
        switch object["Subtype"]?.name {
        case "Image": return .image(object, isOptional: object["OC"] != nil)
        case "Form":
            let form = object.number.flatMap { forms[$0] } ?? ContentForm(object)
            if let number = form.number { forms[number] = form }
            return .form(form)
        default: return .other
        }
    }

    /// True if a state (ISO 32000-1, 8.4.5) may make an image look otherwise than it is stored.
    func changesImages(_ name: String) -> Bool {
        if let found = foundStates[name] { return found }
        let changes = states?[name].map { Self.changesImages($0) } ?? false
        foundStates[name] = changes
        return changes
    }

    private static func changesImages(_ state: PDFObject) -> Bool {
        let isTransparent = ["ca", "CA"].contains { (state[$0]?.real ?? 1) < 1 }
        let usual = [
            "SMask": ["None"], "BM": ["Normal", "Compatible"], "TR": ["Identity"], "TR2": ["Identity", "Default"],
        ]
        return isTransparent
            || usual.contains { key, names in state[key].map { !names.contains($0.name ?? "") } ?? false }
    }
}

/// Content that is drawn as a whole, under a name (ISO 32000-1, 8.10).
final class ContentForm {
    /// From its space to that of the content that draws it.
    let matrix: AffineTransform
    /// The edges of the part of it that is shown, in its own space; nil when it does not have four.
    let box: [Double]?
    /// True where it is blended as a group, or belongs to a layer.
    let isBlended: Bool
    /// Its own resources; nil when it takes those of the content that draws it.
    let resources: ContentResources?
    /// Its number in the file.
    let number: Int?
    private let object: PDFObject
    private var bytes: [UInt8]?

    init(_ object: PDFObject) {
        (self.object, number) = (object, object.number)
        matrix = object["Matrix"]?.reals.flatMap { AffineTransform($0) } ?? .identity
        box = object["BBox"]?.reals.flatMap { $0.count == 4 ? $0 : nil }
        isBlended = object["Group"] != nil || object["OC"] != nil
        resources = object["Resources"].map { ContentResources($0) }
    }

    /// Its content, which is decompressed once.
    func content(limit: Int) throws(PDFError) -> [UInt8] {
        if let bytes { return bytes }
        let content = try object.decodedBytes(limit: limit)
        bytes = content
        return content
    }
}
