import IDScan
import Imaging
import MRZ
import TextRecognition

/// What of one document is covered.
struct DocumentPlan {
    let zone: ZoneCover?
    private(set) var hidden: [RedactionArea] = []
    private(set) var kept: [RedactionArea] = []
    /// What is covered even where something stays open.
    private(set) var forced: [RedactionArea] = []
    /// What the fields say that are hidden.
    private(set) var texts: [HiddenText] = []

    private let document: ScannedDocument
    private let print: PrintCover
    private let names: [RedactionName]

    init(
        _ document: ScannedDocument, besides lines: [RecognizedTextObservation], _ request: RedactionRequest
    ) throws(RedactionError) {
        self.document = document
        print = PrintCover(document)
        zone = try ZoneCover(document)
        let known = Set(zone?.fields ?? []).union(print.fields).union(document.fields.keys.map { RedactionName($0) })
        names = known.sorted { $0.rawValue < $1.rawValue }
        let hiddenNames = names.filter { hides($0, request) }
        texts = hiddenNames.compactMap { HiddenText($0, print.texts(of: $0)) }
        if let lines = document.mrz?.lines, request.hidden?.contains(.mrz) == true {
            texts += lines.compactMap { HiddenText(.mrz, [$0]) }
        }
        if request.kept != nil || request.hidesEverythingElse {
            keep(names.filter { !hides($0, request) }, lines, request)
        }
        if request.kept != nil { coverDocument(request) } else { cover(hiddenNames, request) }
    }

    /// Whether a field is hidden: what a zone says that is kept as a whole is kept, too.
    private func hides(_ name: RedactionName, _ request: RedactionRequest) -> Bool {
        let isInKeptZone = request.kept?.contains(.mrz) == true && zone?.fields.contains(name) == true
        return !isInKeptZone && request.hides(name)
    }

    /// Leaves open what is kept.
    private mutating func keep(
        _ names: [RedactionName], _ lines: [RecognizedTextObservation], _ request: RedactionRequest
    ) {
        let wholeZone = request.kept?.contains(.mrz) == true || request.hidden?.contains(.mrz) == false
        let isWhole = wholeZone && Set(zone?.fields ?? []).isSubset(of: names)
        if isWhole {
            kept += zone?.all.map { RedactionArea(.mrz, $0) } ?? []
        }
        if request.hidden?.contains(.mrz) != true { kept += zone?.keeping(Set(names)) ?? [] }
        kept += names.flatMap { print.windows(of: $0, in: lines) }
        guard isOutlineCertain else { return }
        if !request.hides(.portrait), let portrait = print.portrait() { kept.append(portrait) }
        if !request.hides(.signature), let signature = print.signature() { kept.append(signature) }
    }

    /// Covers all of the document: what is kept is left open.
    private mutating func coverDocument(_ request: RedactionRequest) {
        hidden += document.frames.map { RedactionArea(name: "document", quadrilateral: $0.covered) }
        hidden += zone?.all.map { RedactionArea(.mrz, $0) } ?? []
        hidden += names.filter { hides($0, request) }.compactMap(print.cover)
        coverPictures(request)
        if document.format == .td3, let page = document.frames.first?.pageAbove {
            hidden.append(RedactionArea(name: "page above", quadrilateral: page))
        }
    }

    /// Covers what is to be hidden.
    private mutating func cover(_ names: [RedactionName], _ request: RedactionRequest) {
        if request.hides(.mrz) { hidden += zone?.all.map { RedactionArea(.mrz, $0) } ?? [] }
        hidden += zone?.hiding(Set(names)) ?? []
        hidden += names.compactMap(print.cover)
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

    /// The names of what must be hidden and was not found.
    ///
    /// - Parameter lines: All lines of text on the picture.
    func missing(besides lines: [RecognizedTextObservation], _ request: RedactionRequest) -> [String] {
        guard let wanted = request.hidden?.withPartsOfNames else {
            return isOutlineCertain ? [] : ["the edges of a document"]
        }
        if document.frames.isEmpty { return ["the edges of a document"] }
        var missing = wanted.subtracting(RedactionName.parts).filter { !isFound($0, in: lines) }.map(\.rawValue)
        if wanted.contains(.portrait), print.portrait() == nil, !print.hasNoPortrait {
            missing.append(RedactionName.portrait.rawValue)
        }
        if wanted.contains(.signature), print.signature() == nil, !print.hasNoPortrait {
            missing.append(RedactionName.signature.rawValue)
        }
        // These places are known from the edges alone.
        let isPlaced =
            wanted.contains(.portrait) || wanted.contains(.signature)
            || wanted.contains { print.place(of: $0) == nil && print.cover(of: $0) != nil }
        if isPlaced, !isOutlineCertain { missing.append("the edges of a document") }
        if wanted.contains(.mrz), zone == nil, !document.templates.contains(where: { $0.conditions.formats.isEmpty }) {
            missing.append(RedactionName.mrz.rawValue)
        }
        if OtherLetters.areUsed(on: document), wanted.contains(where: RedactionName.written.contains) {
            missing.append("what is written in other letters than Latin ones")
        }
        return missing.sorted()
    }

    /// Whether the document was seen, and what was read of it is inside its edges.
    private var isOutlineCertain: Bool {
        let places = (zone?.all ?? []) + print.fields.compactMap { print.place(of: $0) }
        return !document.frames.isEmpty
            && places.allSatisfy { place in document.frames.contains { $0.contains(place) } }
    }

    /// Whether the print of a field was found, or is on no side that is seen.
    private func isFound(_ name: RedactionName, in lines: [RecognizedTextObservation]) -> Bool {
        if print.cover(of: name) != nil { return true }
        if !print.mayShow(name) { return true }
        guard let text = texts.first(where: { $0.name == name }) else { return false }
        return lines.contains { line in
            zone?.contains(line.corners) != true && document.frames.contains { $0.contains(line.corners) }
                && !text.ranges(in: line.text, .similar).isEmpty
        }
    }
}
