import MRZ

extension DocumentTemplate {
    /// No region is smaller, in millimetres: the smallest print of cards is as high.
    private static let leastSide = 0.8
    /// No value has more lines.
    private static let mostLines = 8

    /// The faults of the template; none when it can be used.
    var faults: [TemplateFault] {
        ownFaults
            + fields.indices.flatMap { index in
                faults(of: fields[index], before: fields[(index + 1)...]).map {
                    TemplateFault(path: ["fields", .index(index)] + $0.path, problem: $0.problem)
                }
            }
    }

    private var ownFaults: [TemplateFault] {
        let isName = !name.isEmpty && name.utf8.allSatisfy(Self.isPartOfName)
        let faults: [(Bool, [JSONOutline.Step], String)] = [
            (!isName, ["name"], "the name \"\(name)\" must consist of small letters a to z, digits and hyphens"),
            (title.isEmpty, ["title"], "the title is empty; say what the document is"),
            (
                !TemplateSize.possible.contains(size.width) || !TemplateSize.possible.contains(size.height), ["size"],
                "no document is \(size.width) mm × \(size.height) mm; give width and height in millimetres"
            ),
            (fields.isEmpty, ["fields"], "there are no fields; add at least one"),
            (
                conditions.formats.isEmpty && conditions.anchors.isEmpty, ["chosenBy"],
                "nothing says which documents it is for: give formats of the zone, or anchors, or both"
            ),
            (
                portrait.map { $0.isEmpty || !$0.isInside(size.region) } ?? false, ["portrait"],
                "the portrait is empty or reaches beyond the document, which is \(sizeText)"
            ),
            (
                signature.map { $0.isEmpty || !$0.isInside(size.region) } ?? false, ["signature"],
                "the signature is empty or reaches beyond the document, which is \(sizeText)"
            ),
        ]
        return TemplateFault.those(of: faults) + faultsOfStates
            + conditions.anchors.enumerated().flatMap { self.faults(ofAnchor: $0, $1) }
    }

    private func faults(ofAnchor index: Int, _ anchor: TemplateAnchor) -> [TemplateFault] {
        TemplateFault.those(of: [
            (
                anchor.texts.allSatisfy { $0.count { $0.isLetter } < 4 },
                ["chosenBy", "anchors", .index(index), "texts"],
                "an anchor needs a text of at least four letters: shorter ones are everywhere"
            ),
            (
                anchor.region.map { $0.isEmpty || !$0.isInside(size.region) } ?? false,
                ["chosenBy", "anchors", .index(index), "region"],
                "the region of an anchor is empty or reaches beyond the document, which is \(sizeText)"
            ),
        ])
    }

    /// States that no zone has, so that the template would never be chosen.
    private var faultsOfStates: [TemplateFault] {
        conditions.issuingStates.enumerated().filter { StateCode($1) == nil }.map { index, text in
            let meant = StateWords.states(of: text).first ?? StateCode(text.uppercased())
            let advice =
                meant.map { "; \($0.name) has the code \($0.code)" }
                ?? "; codes are those of Doc 9303-3, such as FRA, or D for Germany"
            return TemplateFault(
                path: ["chosenBy", "issuingStates", .index(index)],
                problem: "\"\(text)\" is the code of no State\(advice)")
        }
    }

    private var sizeText: String { "\(size.width) mm × \(size.height) mm" }

    private func faults(of field: TemplateField, before others: ArraySlice<TemplateField>) -> [TemplateFault] {
        let region = field.region
        let overlapping = others.first { other in
            region.flatMap { own in other.region.map { own.overlaps($0) } } ?? false
        }
        return TemplateFault.those(of: [
            (
                !Self.isFieldName(field.name.rawValue), ["name"],
                "the name must consist of letters A to Z and digits, a letter first: staffNumber"
            ),
            (
                others.contains { $0.name == field.name }, ["name"],
                "there are two fields of this name; rename or remove one"
            ),
            (
                region == nil && field.captions.isEmpty && field.follows == nil, [],
                "nothing says where it is: give a region, captions, or the field that it follows"
            ),
            (
                region.map { $0.width < Self.leastSide || $0.height < Self.leastSide } ?? false, ["region"],
                "its region is empty; give it a width and a height, in millimetres, or leave it out"
            ),
            (
                region.map { !$0.isEmpty && !$0.isInside(size.region) } ?? false, ["region"],
                "its region reaches beyond the document, which is \(sizeText)"
            ),
            (
                overlapping != nil, ["region"],
                "its region overlaps that of \"\(overlapping?.name.rawValue ?? "")\"; move or shrink one of them"
            ),
            (
                !(1...Self.mostLines).contains(field.lines), ["lines"],
                "it must have 1 to \(Self.mostLines) lines, not \(field.lines)"
            ),
        ]) + faultsOfTexts(of: field)
    }

    private func faultsOfTexts(of field: TemplateField) -> [TemplateFault] {
        TemplateFault.those(of: [
            (
                field.allowedCharacters?.isEmpty ?? false, ["allowedCharacters"],
                "no character is allowed; name some, or leave that out"
            ),
            (
                field.captions.contains { !$0.contains(where: \.isLetter) && !$0.contains(where: \.isNumber) },
                ["captions"], "a caption has neither letters nor digits"
            ),
            (
                field.needsPrefix && field.prefixes.isEmpty, ["needsPrefix"],
                "it needs a prefix, but there are none; name some"
            ),
            (
                field.follows.map { name in !fields.contains { $0.name == name && $0.follows == nil } } ?? false,
                ["follows"],
                "it follows \"\(field.follows?.rawValue ?? "")\", and there is no such field with a place of its own"
            ),
        ])
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

/// A fault of a template that can be read.
struct TemplateFault: Hashable {
    /// The value that is wrong.
    let path: [JSONOutline.Step]
    /// The fault, and its remedy, in one line.
    let problem: String

    /// The faults among the rows of a table: the condition, the place and the message of each.
    static func those(of rows: [(isFault: Bool, path: [JSONOutline.Step], problem: String)]) -> [TemplateFault] {
        rows.filter(\.isFault).map { TemplateFault(path: $0.path, problem: $0.problem) }
    }
}
