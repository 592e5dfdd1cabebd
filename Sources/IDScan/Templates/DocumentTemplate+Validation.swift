extension DocumentTemplate {
    /// No region is smaller, in millimetres: the smallest print of cards is as high.
    private static let leastSide = 0.8
    /// No value has more lines.
    private static let mostLines = 8

    /// What is wrong with the template; nothing when it can be used.
    ///
    /// - Parameter file: The name of its file.
    func faults(file: String) -> [TemplateError] {
        let own = ownFaults.map { TemplateError(file: file, problem: $0) }
        let ofFields = fields.indices.flatMap { index in
            faults(of: fields[index], before: fields[(index + 1)...]).map {
                TemplateError(file: file, field: fields[index].name.rawValue, problem: $0)
            }
        }
        return own + ofFields
    }

    private var ownFaults: [String] {
        let isName = !name.isEmpty && name.utf8.allSatisfy(Self.isPartOfName)
        let faults: [(Bool, String)] = [
            (!isName, "the name \"\(name)\" must consist of small letters a to z, digits and hyphens"),
            (title.isEmpty, "the title is empty; say what the document is"),
            (
                !TemplateSize.possible.contains(size.width) || !TemplateSize.possible.contains(size.height),
                "no document is \(size.width) mm × \(size.height) mm; give width and height in millimetres"
            ),
            (fields.isEmpty, "there are no fields; add at least one"),
            (
                conditions.formats.isEmpty && conditions.anchors.isEmpty,
                "nothing says which documents it is for: give formats of the zone, or anchors, or both"
            ),
            (
                conditions.anchors.contains { $0.texts.allSatisfy { $0.count { $0.isLetter } < 4 } },
                "an anchor needs a text of at least four letters: shorter ones are everywhere"
            ),
            (
                conditions.anchors.contains { $0.region.map { $0.isEmpty || !$0.isInside(size.region) } ?? false },
                "the region of an anchor is empty or reaches beyond the document, which is \(sizeText)"
            ),
            (
                portrait.map { $0.isEmpty || !$0.isInside(size.region) } ?? false,
                "the portrait is empty or reaches beyond the document, which is \(sizeText)"
            ),
        ]
        return faults.filter(\.0).map(\.1)
    }

    private var sizeText: String { "\(size.width) mm × \(size.height) mm" }

    private func faults(of field: TemplateField, before others: ArraySlice<TemplateField>) -> [String] {
        let region = field.region
        let overlapping = others.first { other in
            region.flatMap { own in other.region.map { own.overlaps($0) } } ?? false
        }
        let faults: [(Bool, String)] = [
            (
                !Self.isFieldName(field.name.rawValue),
                "the name must consist of letters A to Z and digits, a letter first: staffNumber"
            ),
            (others.contains { $0.name == field.name }, "there are two fields of this name; rename or remove one"),
            (
                region == nil && field.captions.isEmpty && field.follows == nil,
                "nothing says where it is: give a region, captions, or the field that it follows"
            ),
            (
                region.map { $0.width < Self.leastSide || $0.height < Self.leastSide } ?? false,
                "its region is empty; give it a width and a height, in millimetres, or leave it out"
            ),
            (
                region.map { !$0.isEmpty && !$0.isInside(size.region) } ?? false,
                "its region reaches beyond the document, which is \(sizeText)"
            ),
            (
                overlapping != nil,
                "its region overlaps that of \"\(overlapping?.name.rawValue ?? "")\"; move or shrink one of them"
            ),
            (
                !(1...Self.mostLines).contains(field.lines),
                "it must have 1 to \(Self.mostLines) lines, not \(field.lines)"
            ),
            (field.allowedCharacters?.isEmpty ?? false, "no character is allowed; name some, or leave that out"),
            (
                field.captions.contains { !$0.contains(where: \.isLetter) && !$0.contains(where: \.isNumber) },
                "a caption has neither letters nor digits"
            ),
            (field.needsPrefix && field.prefixes.isEmpty, "it needs a prefix, but there are none; name some"),
            (
                field.follows.map { name in !fields.contains { $0.name == name && $0.follows == nil } } ?? false,
                "it follows \"\(field.follows?.rawValue ?? "")\", and there is no such field with a place of its own"
            ),
        ]
        return faults.filter(\.0).map(\.1)
    }

    private static func isFieldName(_ name: String) -> Bool {
        name.first?.isLetter == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
        default: false
        }
    }
}
