import IDScan
import Imaging
import MRZ

/// The plan of the covers on one document.
struct DocumentPlan {
    let zone: ZoneCover?
    private(set) var hidden: [RedactionArea] = []
    private(set) var kept: [RedactionArea] = []
    /// The areas that are covered even where something stays open.
    private(set) var forced: [RedactionArea] = []
    /// The letters of kept texts, by the names of their fields: no cover of other text reaches into them.
    private(set) var words: [RedactionArea] = []
    /// The areas that are covered in any case: the hidden things themselves, without the margins of covers.
    private(set) var secrets: [RedactionArea] = []
    /// The texts of the fields that are hidden.
    private(set) var texts: [HiddenText] = []
    /// The warnings to a person, a sentence each.
    private(set) var warnings: [String] = []

    let print: PrintCover
    private let document: ScannedDocument
    private let names: [RedactionName]

    init(
        _ document: ScannedDocument, besides lines: [ComparedLine], _ request: RedactionRequest
    ) throws(RedactionError) {
        self.document = document
        print = PrintCover(document)
        zone = try ZoneCover(document)
        let known = Set(zone?.fields ?? []).union(print.names).union(document.fields.keys.map { RedactionName($0) })
        names = known.sorted { $0.rawValue < $1.rawValue }
        var hiddenNames = names.filter { hides($0, request) }
        texts = hiddenTexts(of: hiddenNames, request)
        let open = names.filter { !hiddenNames.contains($0) }
        tell(open, request)
        if request.kept == nil {
            hiddenNames += open.filter { tells($0) }
        } else {
            let kept = open.flatMap(print.texts)
            texts = texts.map { $0.excepting(kept) }
        }
        if let lines = document.mrz?.lines, request.hidden?.contains(.mrz) == true {
            texts += lines.compactMap { HiddenText(.mrz, [$0]) }
        }
        let leavesOpen = request.kept != nil || request.hidesEverythingElse
        if leavesOpen {
            keep(names.filter { !hiddenNames.contains($0) }, lines, request)
        }
        if request.kept != nil { coverDocument(request) } else { cover(hiddenNames, request) }
        let placed = (request.kept == nil ? hiddenNames : []) + (leavesOpen ? open : [])
        let unconfirmed = placed.filter { print.unconfirmedPlace(of: $0) != nil }
        if !unconfirmed.isEmpty {
            let stand = unconfirmed.count == 1 ? "stands" : "stand"
            warnings.append("print alone tells where \(Self.list(unconfirmed)) \(stand): look at the picture")
        }
    }

    private static func list(_ names: [RedactionName]) -> String {
        names.map(\.rawValue).joined(separator: " and ")
    }

    /// True if a field is hidden: a field of a zone that is kept as a whole is kept, too.
    private func hides(_ name: RedactionName, _ request: RedactionRequest) -> Bool {
        let isInKeptZone = request.kept?.contains(.mrz) == true && zone?.fields.contains(name) == true
        return !isInKeptZone && request.hides(name)
    }

    /// Numbers that may have the text of another field in them.
    private static let numbers = [VisualFieldName.documentNumber, .personalNumber, .optionalData1, .optionalData2].map {
        RedactionName($0)
    }
    /// The fields that personal numbers tell.
    private static let toldByNumbers = [VisualFieldName.birthDate, .sex, .birthPlace].map { RedactionName($0) }

    /// The texts of hidden fields that may not be read, in personal numbers either.
    private func hiddenTexts(of names: [RedactionName], _ request: RedactionRequest) -> [HiddenText] {
        let person = holder
        let said = names.compactMap { name in
            HiddenText(name, print.texts(of: name), toldByNumbersOf: name.field == .birthDate ? person : nil)
        }
        let told = Self.toldByNumbers.filter { name in
            request.hides(name) && !said.contains { $0.name == name && !$0.isCommon && name.field == .birthDate }
        }
        // With --keep the rest of the document is covered anyway, and numbers that are kept are wanted.
        return said + (request.kept == nil ? told.map { HiddenText($0, toldByNumbersOf: person) } : [])
    }

    /// The holder, as far as personal numbers depend on the person.
    private var holder: PersonalNumber.Person {
        let states = [VisualFieldName.issuingState, .nationality].compactMap { document.fields[$0] }
        let births = print.texts(of: RedactionName(.birthDate)).compactMap { CalendarDate($0) }.filter { $0.day != nil }
        return PersonalNumber.Person(
            states: Set(states.flatMap { [$0.text, $0.alpha3].compactMap(\.self) }), birthDates: Set(births))
    }

    /// True if a number that is not hidden by name tells something hidden.
    private func tells(_ name: RedactionName) -> Bool { !told(by: name, among: texts).isEmpty }

    /// The hidden fields that a number tells.
    private func told(by name: RedactionName, among texts: [HiddenText]) -> [RedactionName] {
        guard Self.numbers.contains(name) else { return [] }
        let said = print.texts(of: name)
        return texts.filter { text in
            !text.isCommon && text.name != .mrz && said.contains { !text.ranges(in: $0, .same).isEmpty }
        }.map(\.name)
    }

    /// Warns of other things that are covered, or that the open fields tell.
    private mutating func tell(_ open: [RedactionName], _ request: RedactionRequest) {
        let person = holder, isHiding = request.kept == nil
        let inNumbers = Self.toldByNumbers.filter { hides($0, request) && $0.field != .birthDate }.map {
            HiddenText($0, toldByNumbersOf: person)
        }
        for name in open {
            let told = Set(told(by: name, among: isHiding ? texts : inNumbers).map(\.rawValue)).sorted()
                .joined(separator: " and ")
            guard !told.isEmpty else { continue }
            warnings.append("\(name.rawValue) is \(isHiding ? "covered, too: it" : "kept, and") tells \(told)")
        }
        guard request.hides(RedactionName(.birthDate)), open.contains(RedactionName(.expiryDate)),
            let birth = date(.birthDate), let expiry = date(.expiryDate),
            (birth.month, birth.day) == (expiry.month, expiry.day)
        else { return }
        warnings.append("expiryDate is not covered, and has the day and the month of birthDate")
    }

    private func date(_ field: VisualFieldName) -> CalendarDate? {
        print.texts(of: RedactionName(field)).compactMap { CalendarDate($0) }.first { $0.day != nil }
    }

    /// Leaves the kept fields open.
    private mutating func keep(
        _ names: [RedactionName], _ lines: [ComparedLine], _ request: RedactionRequest
    ) {
        let wholeZone = request.kept?.contains(.mrz) == true || request.hidden?.contains(.mrz) == false
        let isWhole = wholeZone && Set(zone?.fields ?? []).isSubset(of: names)
        if isWhole {
            kept += zone?.all.map { RedactionArea(.mrz, $0) } ?? []
        }
        if request.hidden?.contains(.mrz) != true {
            let characters = zone?.keeping(Set(names)) ?? []
            kept += characters
            words += characters
        }
        for name in names where !print.isDoubtful(name) {
            let own = print.words(of: name, in: lines)
            kept += own.map { RedactionArea(name, print.window(around: $0)) }
            words += own.map { RedactionArea(name, $0) }
        }
        guard isOutlineCertain else { return }
        if !request.hides(.portrait), let portrait = print.portrait() { kept.append(portrait) }
        if !request.hides(.signature), let signature = print.signature() { kept.append(signature) }
    }

    /// Covers all of the document, and leaves the kept fields open.
    private mutating func coverDocument(_ request: RedactionRequest) {
        hidden += document.frames.map { RedactionArea(name: "document", quadrilateral: $0.covered) }
        hidden += zone?.all.map { RedactionArea(.mrz, $0) } ?? []
        let others = names.filter { hides($0, request) }
        hidden += others.flatMap(print.covers)
        // The margins of what is kept end at other fields.
        forced += others.flatMap(print.cores)
        coverPictures(request)
        if document.format == .td3, let page = document.frames.first?.pageAbove {
            hidden.append(RedactionArea(name: "page above", quadrilateral: page))
        }
    }

    /// Covers the fields to hide.
    private mutating func cover(_ names: [RedactionName], _ request: RedactionRequest) {
        if request.hides(.mrz) { secrets += zone?.all.map { RedactionArea(.mrz, $0) } ?? [] }
        secrets += (zone?.hiding(Set(names)) ?? []) + names.flatMap(print.cores)
        if request.hides(.portrait) { secrets += [print.portrait()].compactMap(\.self) }
        if request.hides(.signature) { secrets += [print.signature()].compactMap(\.self) }
        hidden += secrets + names.flatMap(print.covers)
        coverPictures(request)
    }

    /// Covers the picture of the face and the signature: each of them also where the other is kept and reaches into it.
    /// Words that are kept stay open: passports have them nearer to the face than layouts say.
    private mutating func coverPictures(_ request: RedactionRequest) {
        let margin = PrintCover.pictureMargin
        let (hidesFace, hidesSignature) = (request.hides(.portrait), request.hides(.signature))
        if hidesFace { hidden += [print.portrait(beyond: margin)].compactMap(\.self) }
        if hidesSignature { hidden += [print.signature(beyond: margin)].compactMap(\.self) }
        if hidesFace, !hidesSignature { forced += [print.portrait()].compactMap(\.self) }
        if hidesSignature, !hidesFace { forced += [print.signature()].compactMap(\.self) }
    }

    /// The names of the fields that must be hidden and were not found.
    ///
    /// - Parameter lines: All lines of text on the picture.
    func missing(besides lines: [ComparedLine], _ request: RedactionRequest) -> [String] {
        guard let wanted = request.hidden?.withPartsOfNames else {
            return isOutlineCertain ? [] : ["the edges of a document"]
        }
        if document.frames.isEmpty { return ["the edges of a document"] }
        var missing = wanted.subtracting(RedactionName.parts).filter { !isFound($0, in: lines) }.map(print.explained)
        if wanted.contains(.portrait), print.portrait() == nil, !print.hasNoPortrait {
            missing.append(RedactionName.portrait.rawValue)
        }
        if wanted.contains(.signature), print.signature() == nil, !print.hasNoPortrait {
            missing.append(RedactionName.signature.rawValue)
        }
        // These places are known from the edges alone.
        let isPlaced =
            wanted.contains(.portrait) || wanted.contains(.signature)
            || wanted.contains { print.place(of: $0) == nil && !print.covers(of: $0).isEmpty }
        if isPlaced, !isOutlineCertain { missing.append("the edges of a document") }
        if OtherLetters.areUsed(on: document), wanted.contains(where: RedactionName.written.contains) {
            missing.append("what is written in other letters than Latin ones")
        }
        return missing.sorted()
    }

    /// True where the document may have a zone that was not read.
    var mayHaveUnreadZone: Bool {
        zone == nil && !document.templates.contains { $0.conditions.formats.isEmpty }
    }

    /// True where the document shows the zone of a card: cards have no zone on their other side (Doc 9303-5, 4.1).
    var hasZoneOfCard: Bool { zone != nil && document.format == .td1 }

    /// True if a line stands on the document.
    func contains(_ line: ComparedLine) -> Bool {
        document.frames.contains { $0.contains(line.corners) }
    }

    /// True where the document was seen, and everything that was read of it is inside its edges.
    private var isOutlineCertain: Bool {
        let places = (zone?.all ?? []) + print.fields.compactMap { print.place(of: $0) }
        return !document.frames.isEmpty
            && places.allSatisfy { place in document.frames.contains { $0.contains(place) } }
    }

    /// True if the print of a field was found, or is on no side that is seen.
    private func isFound(_ name: RedactionName, in lines: [ComparedLine]) -> Bool {
        if print.isDoubtful(name) { return false }
        if !print.covers(of: name).isEmpty { return true }
        if !print.mayShow(name) { return true }
        guard let text = texts.first(where: { $0.name == name && !$0.isOnlyInNumbers }) else { return false }
        // Words that many documents have are seen in texture, too, and the State's code is that of the nationality.
        let said = Set(print.texts(of: name))
        let isShared = names.contains { $0 != name && !said.isDisjoint(with: print.texts(of: $0)) }
        if text.isCommon, isShared { return false }
        return lines.contains { line in
            zone?.contains(line.corners) != true && document.frames.contains { $0.contains(line.corners) }
                && line.says(text, .similar)
                && (!text.isCommon || line.confidence >= CoverPlan.leastConfidence)
        }
    }
}
