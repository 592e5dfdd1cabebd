import Barcodes
import IDScan
import Imaging
import TextRecognition

/// The plan of the covers on a picture.
struct CoverPlan {
    /// True where all of the picture is covered but the parts that are kept.
    let coversEverything: Bool
    /// The areas that are covered.
    var hidden: [RedactionArea] = []
    /// The areas that stay open, even where something beside them is covered.
    var kept: [RedactionArea] = []
    /// The areas that are covered even where something stays open.
    var forced: [RedactionArea] = []
    /// The letters of words that stay, by the names of their fields, or as "text": covers of other things end there.
    var words: [RedactionArea] = []
    /// The areas that are covered in any case: the hidden things themselves, without the margins of covers.
    var secrets: [RedactionArea] = []
    /// The texts that may not be read afterwards.
    var texts: [HiddenText] = []
    /// The names of the things that must be hidden, and were not found.
    var missing: [String] = []
    /// The warnings to a person, a sentence each.
    var warnings: [String] = []

    /// True if a place is open although all around it is covered.
    func keeps(_ place: Quadrilateral) -> Bool { kept.contains { $0.quadrilateral.contains(place.centre) } }
}

extension CoverPlan {
    /// The least confidence of a line whose text is known, and of one that is no texture.
    static let leastConfidence = 0.75, leastOfTexture = 0.4
    /// The growth of a cover over the copy of the portrait, as a factor: it may have been found a little off.
    private static let copyMargin = 1.25
    /// The growth of a cover over a document that was not read, as a factor.
    private static let documentMargin = 1.05

    /// Decides on the covers.
    ///
    /// - Parameters:
    ///   - reading: The reading of the picture.
    ///   - request: The request.
    ///   - others: The texts that are hidden, too, because another page of the file has them.
    /// - Throws: ``RedactionError`` when something was not found.
    init(
        for reading: PictureReading, _ request: RedactionRequest, alsoHiding others: [HiddenText] = []
    ) throws(RedactionError) {
        coversEverything = request.hidesEverythingElse
        guard !reading.documents.isEmpty || request.isPartOfFile && coversEverything else { throw .noDocument }
        if reading.documents.contains(where: { $0.findings.contains { $0.name == .mirrored } }) { throw .mirrored }
        let read = reading.lines.map(ComparedLine.init)
        let plans = try reading.documents.map { document throws(RedactionError) in
            try DocumentPlan(document, besides: read, request)
        }
        for plan in plans { add(plan, missing: plan.missing(besides: read, request)) }
        if request.hidden?.contains(.mrz) == true { addMissingZones(of: plans, read) }
        let zones = plans.compactMap(\.zone)
        texts += others.filter { !texts.contains($0) }
        if !coversEverything {
            if reading.isCutShort { missing.append("some of many documents") }
            if request.kept == nil, !reading.unreadDocuments.isEmpty { missing.append("what another document says") }
            if !missing.isEmpty { throw .notLocated(missing) }
        }
        hidden += reading.unreadDocuments.map {
            RedactionArea(name: "another document", quadrilateral: $0.enlarged(by: Self.documentMargin))
        }
        hidden += reading.unreadLines.map { RedactionArea(name: "unread text", quadrilateral: $0.enlarged(by: 1.3)) }
        cover(reading.barcodes, request)
        try checkKept(request, by: plans)
        if request.hides(.portrait) { coverPortraits(reading, request) }
        func besideZones(_ lines: [ComparedLine]) -> [ComparedLine] {
            lines.filter { line in !zones.contains { $0.contains(line.corners) } }
        }
        let lines = besideZones(read)
        if request.kept != nil, !coversEverything { try checkSurroundings(lines) }
        let prints = Prints(plans.map(\.print), hiding: request)
        cover(lines, of: prints, request)
        for line in besideZones(reading.print.map(ComparedLine.init)) { coverSecrets(of: line, on: prints) }
    }

    private mutating func add(_ plan: DocumentPlan, missing names: [String]) {
        hidden += plan.hidden
        kept += plan.kept
        forced += plan.forced
        words += plan.words
        secrets += plan.secrets
        texts += plan.texts
        warnings += plan.warnings
        missing += names
    }

    /// Finds documents whose zone may be there, and was not found: not the other side of a card that shows its zone.
    private mutating func addMissingZones(of plans: [DocumentPlan], _ lines: [ComparedLine]) {
        let unread = plans.filter(\.mayHaveUnreadZone)
        let isOfCard = plans.contains { $0.hasZoneOfCard }
        let isMissing = unread.contains { plan in
            !isOfCard || lines.contains { ZoneLineReader.resembles($0.text) && plan.contains($0) }
        }
        if isMissing { missing.append(RedactionName.mrz.rawValue) }
        if !isMissing, !unread.isEmpty { warnings.append("one side has no mrz that was found, and the other side has") }
    }

    /// Covers other pictures of faces, and warns of those that are not known.
    private mutating func coverPortraits(_ reading: PictureReading, _ request: RedactionRequest) {
        hidden += reading.portraitCopies.map { RedactionArea(.portrait, $0.enlarged(by: Self.copyMargin)) }
        secrets += reading.portraitCopies.map { RedactionArea(.portrait, $0) }
        guard request.hidden != nil else { return }
        let count = reading.documents.count { $0.portrait != nil } + reading.portraitCopies.count
        warnings.append(
            "portrait: \(count == 1 ? "one picture of a face is" : "\(count) pictures of faces are") covered; others "
                + "that may be there were not found")
    }

    /// The number of lines beside the documents that belong to something else, such as the other side of a card.
    private static let linesOfSomethingElse = 3

    /// Throws when something that has text lies beside the documents: its pictures would stay.
    private func checkSurroundings(_ lines: [ComparedLine]) throws(RedactionError) {
        let beside = lines.filter { line in
            line.confidence >= Self.leastConfidence && line.text.count { $0.isLetter || $0.isNumber } >= 4
                && !hidden.contains { $0.quadrilateral.contains(line.corners.centre) }
        }
        if beside.count >= Self.linesOfSomethingElse { throw .notLocated(["the edges of something else with text"]) }
    }

    /// Throws unless everything is kept that was asked for, and says nothing that is hidden.
    private func checkKept(_ request: RedactionRequest, by plans: [DocumentPlan]) throws(RedactionError) {
        guard let names = request.kept else { return }
        let found = Set(kept.map(\.name))
        guard !request.isPartOfFile else { return try checkTold(names, by: plans) }
        let lost = names.filter { !found.contains($0.rawValue) }
        if found.isEmpty || !lost.isEmpty && !request.allowsMissing {
            let explained = lost.map { name in
                plans.map { $0.print.explained(name) }.max { $0.count < $1.count } ?? name.rawValue
            }
            throw .keptNotLocated(explained.sorted())
        }
        try checkTold(names, by: plans)
    }

    /// Throws when a kept part tells a hidden one.
    private func checkTold(_ names: Set<RedactionName>, by plans: [DocumentPlan]) throws(RedactionError) {
        let identifying = texts.filter { !$0.isCommon }
        for name in names.sorted(by: { $0.rawValue < $1.rawValue }) {
            for text in plans.flatMap({ $0.print.texts(of: name) }) {
                guard let told = identifying.first(where: { $0.name != name && !$0.ranges(in: text, .same).isEmpty })
                else { continue }
                throw .keptTellsHidden(kept: name.rawValue, hidden: told.name.rawValue)
            }
        }
    }

    /// Covers barcodes: they may say anything, unless they are kept by name.
    private mutating func cover(_ barcodes: [Barcode], _ request: RedactionRequest) {
        for barcode in barcodes {
            if request.kept?.contains(.barcodes) == true, !barcode.text.isEmpty, !says(barcode.text) {
                kept.append(RedactionArea(.barcodes, barcode.window))
            } else {
                hidden.append(RedactionArea(.barcodes, barcode.cover))
                if !barcode.text.isEmpty { secrets.append(RedactionArea(.barcodes, barcode.window)) }
            }
        }
    }

    /// Covers the things that were still to be read.
    mutating func cover(_ told: [RedactionArea]) {
        let areas = told.map {
            RedactionArea(name: $0.name, quadrilateral: $0.quadrilateral.enlarged(by: Self.toldMargin))
        }
        hidden += areas
        secrets += areas
    }

    /// The growth of a cover over a word that was still to be read, as a factor.
    private static let toldMargin = 1.3

    /// True if a text has something that is hidden.
    func says(_ text: String) -> Bool { texts.contains { !$0.isCommon && !$0.ranges(in: text, .same).isEmpty } }
}

extension Quadrilateral {
    /// This place, as wide as it is high at least: a single letter is seen narrower than it is.
    var asWideAsHigh: Quadrilateral {
        meanWidth < meanHeight ? enlarged(by: meanHeight / max(1, meanWidth), 1) : self
    }

    /// Returns this outline enlarged around its centre.
    func enlarged(by factor: Double) -> Quadrilateral { enlarged(by: factor, factor) }

    /// Returns this outline made longer and higher around its centre, along its own sides.
    func enlarged(by across: Double, _ along: Double) -> Quadrilateral {
        let (left, right, top, bottom) = (0.5 - across / 2, 0.5 + across / 2, 0.5 - along / 2, 0.5 + along / 2)
        func point(_ x: Double, _ y: Double) -> Point {
            topLeft.towards(topRight, x).towards(bottomLeft.towards(bottomRight, x), y)
        }
        return Quadrilateral(
            topLeft: point(left, top), topRight: point(right, top), bottomRight: point(right, bottom),
            bottomLeft: point(left, bottom))
    }
}
