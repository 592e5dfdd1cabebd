import IDScan
import Imaging
import TextRecognition
import MRZ

/// The print on a document beside its zone, and its covers.
struct PrintCover {
    private let document: ScannedDocument
    let frames: [CardFrame]
    private let templates: [DocumentTemplate]
    /// The places of fields, if their print agrees with the zone, or the zone does not have it.
    private let places: [RedactionName: Quadrilateral]

    /// The reach of covers beyond letters, as a share of their height, and in millimetres: tails and accents stand out.
    private static let coverMargin = 0.35, leastCoverMargin = 0.3
    /// The reach of the place itself beyond its letters as they were read, as a share of their height: soft edges stand out.
    private static let coreMargin = 0.15
    /// The reach of print beyond its place in a layout, in millimetres.
    private static let regionMargin = 1.0
    /// The growth of a cover over its text, as a factor, where no edges of a card tell how long a millimetre is.
    private static let unknownMargin = 1.3
    /// The margin around letters that are kept, as a share of their height.
    private static let keptMargin = 0.25
    /// The reach of the picture of a face beyond its place, in millimetres: issuers place it a little differently.
    static let pictureMargin = 2.5

    init(_ document: ScannedDocument) {
        self.document = document
        (frames, templates) = (document.frames, document.templates)
        let printed = document.visualZone?.fields ?? [:]
        places = Dictionary(
            uniqueKeysWithValues: printed.compactMap { name, print in
                Self.place(of: print, named: name, like: document.fields[name]).map { (RedactionName(name), $0) }
            })
    }

    /// The names of the fields whose print was read.
    var fields: [RedactionName] { (document.visualZone?.fields.keys).map { $0.map { RedactionName($0) } } ?? [] }

    /// The names of the fields whose print was read, or has a place in a layout of the document.
    var names: [RedactionName] { fields + templates.flatMap { $0.fields.map { RedactionName($0.name) } } }

    /// The texts of a field, in zone and print.
    func texts(of name: RedactionName) -> [String] {
        let (field, print) = (document.fields[name.field], document.visualZone?.fields[name.field])
        let texts = [field?.text, field?.value, field?.name, print?.text, print?.value].compactMap(\.self)
        return texts.filter { !$0.isEmpty && $0 != ScannedField.unspecifiedSex }
    }

    /// The place of a field, if its print agrees with the zone, or the zone does not have it.
    func place(of name: RedactionName) -> Quadrilateral? { places[name] }

    private static func place(
        of print: PrintedField, named name: VisualFieldName, like field: ScannedField?
    ) -> Quadrilateral? {
        guard let place = print.quadrilateral?.asWideAsHigh, let field, field.source == .mrz, print.value != field.value
        else { return print.quadrilateral?.asWideAsHigh }
        let texts = [field.text, field.value, field.name].compactMap(\.self).filter { !$0.isEmpty }
        let said = HiddenText(RedactionName(name), texts)
        return said.map { !$0.ranges(in: print.text, .similar).isEmpty } == true ? place : nil
    }

    /// The place of a field whose print no zone confirms whole, by print or else by a layout; nil for others. Print may be read in
    /// part there, and stand a little beside a layout's place.
    func unconfirmedPlace(of name: RedactionName) -> Quadrilateral? {
        guard let place = place(of: name) else { return region(of: name, margin: 0) }
        guard let field = document.fields[name.field], field.source == .mrz, !field.isTruncated else { return place }
        let agrees = document.crossChecks.contains { $0.field.rawValue == name.rawValue && $0.outcome == .agrees }
        return agrees ? nil : place
    }

    /// The fields that a document shows, and those that a licence does, too; where one was not read, others may be taken for it.
    private static let ofDocuments = [VisualFieldName.surname, .givenNames, .birthDate]
    private static let ofLicences = ofDocuments + [.issueDate, .expiryDate, .documentNumber]
    /// Fields for which a place of birth may be taken.
    private static let likeBirthPlaces = [VisualFieldName.authority, .birthName]

    /// True where print alone tells a field, not in the place that a layout has for it, and another one that should stand beside it
    /// was not read surely: one may be taken for the other.
    func isDoubtful(_ name: RedactionName) -> Bool {
        guard let place = place(of: name), let field = document.fields[name.field], field.source != .mrz,
            region(of: name, margin: Self.regionMargin)?.contains(place.centre) != true
        else { return false }
        let ofType = document.type == .drivingLicence ? Self.ofLicences : Self.ofDocuments
        let others =
            (document.mrz == nil ? ofType : []) + (Self.likeBirthPlaces.contains(name.field) ? [.birthPlace] : [])
        return !(others + [name.field]).allSatisfy(isSurelyRead)
    }

    private func isSurelyRead(_ name: VisualFieldName) -> Bool {
        let whole: [VisualFieldName] = [.surname, .givenNames].contains(name) ? [name, .fullName] : [name]
        return whole.contains { name in
            document.fields[name]?.source == .mrz
                || (document.visualZone?.fields[name]?.confidence ?? 0) >= CoverPlan.leastConfidence
        }
    }

    /// The name of a field for a person, with the reason why its print is not believed.
    func explained(_ name: RedactionName) -> String {
        name.rawValue + (isDoubtful(name) ? " (what was read may be another field)" : "")
    }

    /// The place of a field beside which more of it may stand: one that no zone confirms, or a name, which may have a title.
    func doubtfulPlace(of name: RedactionName) -> Quadrilateral? {
        unconfirmedPlace(of: name) ?? (RedactionName.written.contains(name) ? place(of: name) : nil)
    }

    /// The covers of a field's print; none when it was not found. The layout's place is covered, too, where print alone tells the
    /// place: it may be read in part.
    func covers(of name: RedactionName) -> [RedactionArea] {
        areas(of: name, in: place(of: name).map(cover), margin: Self.pictureMargin)
    }

    /// The places of a field itself, which are covered whatever stands beside and on them; none when it was not found.
    func cores(of name: RedactionName) -> [RedactionArea] {
        let letters = place(of: name).map { frame(of: $0)?.box(around: $0, margin: Self.coreMargin) ?? $0 }
        return areas(of: name, in: letters, margin: Self.regionMargin)
    }

    private func areas(of name: RedactionName, in letters: Quadrilateral?, margin: Double) -> [RedactionArea] {
        let isWhole = letters != nil && unconfirmedPlace(of: name) == nil
        return [letters, isWhole ? nil : region(of: name, margin: margin)].compactMap {
            $0.map { RedactionArea(name, $0) }
        }
    }

    /// The cover of a text.
    func cover(over place: Quadrilateral) -> Quadrilateral {
        let place = place.asWideAsHigh
        return frame(of: place)?.box(around: place, margin: Self.coverMargin, least: Self.leastCoverMargin)
            ?? place.enlarged(by: Self.unknownMargin)
    }

    /// The words in the place of a field that is kept that say it. Other words may stand in the same line.
    ///
    /// - Parameter lines: All lines of text on the picture.
    func words(of name: RedactionName, in lines: [ComparedLine]) -> [Quadrilateral] {
        guard let place = place(of: name), let text = HiddenText(name, texts(of: name)), let frame = frame(of: place)
        else { return [] }
        let reach = frame.box(around: place, margin: Self.coverMargin)
        return lines.flatMap { $0.words(saying: text, .similar) }.map(\.corners).filter { reach.contains($0.centre) }
    }

    /// The opening around a word that is kept.
    func window(around word: Quadrilateral) -> Quadrilateral {
        frame(of: word)?.box(around: word, margin: Self.keptMargin) ?? word
    }

    /// The place that the layout has for a field.
    private func region(of name: RedactionName, margin: Double) -> Quadrilateral? {
        for template in templates {
            guard let region = template.fields.first(where: { $0.name == name.field })?.region else { continue }
            return placed(region, by: template, margin: margin)
        }
        return nil
    }

    /// The place of a layout's region in the picture.
    private func placed(_ region: TemplateRegion, by template: DocumentTemplate, margin: Double) -> Quadrilateral? {
        let outline = template.name == document.template ? document.quadrilateral : document.otherSide?.quadrilateral
        let size = CardSize(width: template.size.width, height: template.size.height)
        return outline.flatMap { CardFrame($0, size: size) }?.inPicture(
            Quadrilateral(
                x: region.x - margin, y: region.y - margin, width: region.width + 2 * margin,
                height: region.height + 2 * margin))
    }

    /// True if the print of a field must be somewhere, or may be: then it has to be found.
    func mayShow(_ name: RedactionName) -> Bool {
        let isInZone = document.fields[name.field]?.source == .mrz
        // Print beyond the sides that were seen is of another one.
        guard fields.compactMap(place).allSatisfy({ frame(of: $0) != nil }) else { return true }
        // Of layouts that are not the program's own nothing is known here.
        guard templates.count == document.templateNames.count else { return true }
        guard !templates.isEmpty else { return !(isInZone && document.format == .td1) }
        return templates.contains { template in
            // Where all fields have places, what is not among them is not on that side.
            template.fields.contains { $0.name == name.field } || !template.isComplete
        }
    }

    /// The place of the picture of the face; nil when nothing tells it.
    ///
    /// - Parameter margin: The reach of the place beyond it, in millimetres.
    func portrait(beyond margin: Double = 0) -> RedactionArea? {
        document.portrait.flatMap { place in
            frame(of: place).map { RedactionArea(.portrait, $0.box(around: place, least: margin)) }
        }
    }

    /// True where the document has no picture of the face on the sides that are seen.
    var hasNoPortrait: Bool { !templates.isEmpty && templates.allSatisfy { $0.side == .back } }

    /// The place of the signature; nil when nothing tells it.
    ///
    /// - Parameter margin: The reach of the place beyond it, in millimetres.
    func signature(beyond margin: Double = 0) -> RedactionArea? {
        for template in templates {
            guard let region = template.signature, let place = placed(region, by: template, margin: margin)
            else { continue }
            return RedactionArea(.signature, place)
        }
        return nil
    }

    private func frame(of place: Quadrilateral) -> CardFrame? { frames.first { $0.contains(place) } }
}

extension DocumentTemplate {
    /// True where each field has a place of its own.
    fileprivate var isComplete: Bool { fields.allSatisfy { $0.region != nil || $0.follows != nil } }
}
