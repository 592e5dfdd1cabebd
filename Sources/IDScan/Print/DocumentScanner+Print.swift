import DocumentDetection
import ImageProcessing
import Imaging
import MRZ
import TextRecognition

/// The way from print to fields: of documents with a zone, of sides whose layout is known, and of those that captions alone tell.
extension DocumentScanner {
    /// Works with the reader of print, which is loaded when it is first needed.
    private mutating func reading<Result>(_ work: (inout PrintReader) throws -> Result) throws -> Result {
        var reader = if let loaded = printReader.take() { loaded } else { try PrintReader(scripts: scripts) }
        do {
            let result = try work(&reader)
            printReader = consume reader
            return result
        } catch {
            printReader = consume reader
            throw error
        }
    }

    /// Reads the lines of a photograph; nil where nothing is worth reading.
    ///
    /// - Parameter isForZone: True if the fields of a zone are sought in them.
    mutating func printedView(of view: View, isForZone: Bool, within context: ScanContext) throws -> PrintedView? {
        try reading { reader in
            try reader.view(
                of: view.photograph, isUpright: !view.placed.isEmpty, isSought: !isForZone,
                showing: view.documents.first { $0.isLikely }, within: context)
        }
    }

    // MARK: - Documents with a zone

    /// The print of a document whose zone was read.
    ///
    /// - Parameters:
    ///   - finding: The zone, and where its document lies.
    ///   - document: The document of the zone alone.
    ///   - view: The other findings in the photograph.
    ///   - printed: The lines of the photograph.
    mutating func print(
        of finding: PlacedFinding, saying document: ScannedDocument, in view: View, on printed: inout PrintedView,
        within context: ScanContext
    ) throws -> DocumentPrint {
        let others = view.placed.filter { $0.reading.outline != finding.reading.outline }.compactMap(\.outline)
        let taken = view.placed.map(\.reading.outline) + others
        let isTaken = { (point: Point) in taken.contains { $0.contains(point) } }
        var zone = ZonePrint(document: document, looks: printed.looks.leavingOut(isTaken), today: context.today)
        var claims: Claims?
        func known() throws -> Claims {
            try claims ?? self.claims(of: finding, on: zone.looks, in: printed, within: context)
        }
        for look in FurtherLook.plan {
            if !zone.lacksFields {
                let own = try known()
                claims = own
                guard own.print(with: zone).contradicts(document, on: context.today) else { break }
            }
            let told = claims?.fields.values.compactMap(\.quadrilateral) ?? []
            if try add(look, to: &zone, on: &printed, besides: isTaken, claimed: told, within: context) {
                claims = nil
            }
        }
        let own = try known()
        try takeChanges(in: &zone, besides: own.fields, on: printed, within: context)
        var print = own.print(with: zone)
        let state = document.fields[.issuingState]?.text
        try reading { try $0.addNativeTexts(to: &print.fields, of: state, on: printed, within: context) }
        return print
    }

    /// Looks closely where one character of a field may be changed.
    private mutating func takeChanges(
        in zone: inout ZonePrint, besides claimed: [VisualFieldName: PrintedField], on printed: PrintedView,
        within context: ScanContext
    ) throws {
        let changes = zone.changes(besides: claimed)
        if changes.isEmpty { return }
        let pictures = try [printed.photograph.pixels, printed.photograph.red()].compactMap(\.self)
        for change in changes {
            let place = zone.corners(of: change.place)
            let closer = try reading { reader in
                try pictures.flatMap { try reader.lines(at: [place], in: $0, within: context) }
            }
            if let field = zone.proven(change, by: closer) { zone.take(field, as: change.name) }
        }
    }

    /// A look for the fields of a zone.
    private enum FurtherLook {
        case red, closer, second, small

        /// The looks in the order in which they are taken until nothing is missing: those that cost least come first.
        static let plan: [FurtherLook] = [.red, .closer, .second, .small, .closer]
    }

    /// Looks again for the fields of a zone.
    ///
    /// - Parameters:
    ///   - look: The look.
    ///   - zone: The fields of the zone.
    ///   - printed: The lines of the photograph.
    ///   - isTaken: True of places that are another document's.
    ///   - claimed: The places of fields that captions or layouts told.
    ///   - context: The limits of the scan.
    /// - Returns: True if something was read.
    private mutating func add(
        _ look: FurtherLook, to zone: inout ZonePrint, on printed: inout PrintedView, besides isTaken: (Point) -> Bool,
        claimed: [Quadrilateral], within context: ScanContext
    ) throws -> Bool {
        var (view, print) = (printed, zone)
        let lines = try reading { reader in
            switch look {
            case .red: try reader.add(.red, to: &view, where: print.mayShowMore(besides: claimed), within: context)
            case .small: try reader.add(.small, to: &view, where: print.mayShowMore(besides: claimed), within: context)
            case .closer:
                try print.closerPlaces.flatMap { name, places in
                    try reader.lines(at: places, in: view.photograph.pixels, within: context) {
                        zone.shows(name, in: $0)
                    }
                }
            case .second:
                try print.doubtfulPlaces.compactMap { place in
                    try reader.secondLine(at: place.corners, in: view.photograph.pixels, within: context)
                        .flatMap { zone.agrees($0, at: place) ? $0 : nil }
                }
            }
        }
        printed = view
        let seen = lines.filter { !isTaken($0.line.corners.centre) }
        if seen.isEmpty { return false }
        print.add(seen, isWhole: look == .red || look == .small)
        zone = print
        return true
    }

    /// The fields of a document with a zone as its layout and captions tell them.
    private struct Claims {
        let layout: Layout?
        let fields: [VisualFieldName: PrintedField]

        /// The print of the document by this and by the fields of its zone.
        func print(with zone: ZonePrint) -> DocumentPrint {
            DocumentPrint(
                template: layout?.template, fields: zone.fields(besides: fields).merging(fields) { own, _ in own },
                portrait: layout?.portrait)
        }
    }

    private func claims(
        of finding: PlacedFinding, on looks: PrintLooks, in printed: PrintedView, within context: ScanContext
    ) throws -> Claims {
        let layout = try finding.outline.flatMap { outline in
            try self.layout(of: outline, with: finding.reading.zone, looks: looks, in: printed, within: context)
        }
        let captioned = looks.captioned(on: context.today).printed.mapValues { JudgedField($0, by: .captions).printed }
        return Claims(layout: layout, fields: (layout?.fields ?? [:]).merging(captioned) { own, _ in own })
    }

    // MARK: - Layouts

    /// The side of a document by a layout.
    struct Layout {
        let template: DocumentTemplate
        let fields: [VisualFieldName: PrintedField]
        let portrait: Quadrilateral?
        /// The anchors that are seen of it.
        let anchors: TemplateReader.Anchors

        /// True unless most dates, States and other texts of a form make no sense: the layout is that of another document.
        var makesSense: Bool {
            let ofForm: Set<FieldContent> = [.date, .sex, .height, .stateCode]
            let read = template.fields.filter { ofForm.contains($0.content) }.compactMap { fields[$0.name] }
            return 2 * read.count { $0.value == nil } <= read.count
        }
    }

    /// The side with a zone, by the layout that its zone allows: of several the one whose anchors are seen, or by which most
    /// makes sense.
    private func layout(
        of outline: Quadrilateral, with zone: MachineReadableZone, looks: PrintLooks, in printed: PrintedView,
        within context: ScanContext
    ) throws -> Layout? {
        let layouts = try options.templates.filter { $0.conditions.allow(zone) }.compactMap { template in
            try layout(of: outline, by: template, looks: looks, in: printed, within: context)
        }
        let known = layouts.filter { $0.anchors.count > 0 }
        let best = known.reduce(known.first) { best, next in
            best.map { next.anchors.isBetter(than: $0.anchors) ? next : $0 }
        }
        let sense = { (layout: Layout) in layout.fields.values.count { $0.value != nil } }
        return best ?? layouts.reduce(layouts.first) { best, next in best.map { sense(next) > sense($0) ? next : $0 } }
    }

    /// The side without a zone that lies at an outline, by the layout whose anchors are seen; it may lie upside down or on its
    /// side.
    func layout(
        of outline: Quadrilateral, in printed: PrintedView, within context: ScanContext
    ) throws -> (layout: Layout, outline: Quadrilateral)? {
        let aspect = outline.meanWidth / max(outline.meanHeight, 1)
        // A document on its side is read from the left or from the right, any other as it lies or upside down.
        let upright = aspect >= 1 ? outline : outline.turned(quarterTurns: 1)
        let candidates = options.templates.filter { !$0.conditions.anchors.isEmpty && $0.size.isLike(upright) }
        var best: (layout: Layout, outline: Quadrilateral)?
        for turned in [upright, upright.turned(quarterTurns: 2)] {
            for template in candidates {
                guard
                    let layout = try layout(
                        of: turned, by: template, looks: printed.looks, in: printed, within: context),
                    layout.anchors.share > Self.leastShareOfAnchors, layout.makesSense,
                    best.map({ layout.anchors.isBetter(than: $0.layout.anchors) }) ?? true
                else { continue }
                best = (layout, turned)
            }
        }
        return best
    }

    /// A side is told by its anchors alone if more than this share of them is read.
    private static let leastShareOfAnchors = 0.5

    /// A side by one layout; nil when its corners span no area.
    func layout(
        of outline: Quadrilateral, by template: DocumentTemplate, looks: PrintLooks, in printed: PrintedView,
        within context: ScanContext
    ) throws -> Layout? {
        let reader = TemplateReader(template: template, today: context.today)
        func placed(_ lines: [PrintLine]) throws -> PlacedPrint? {
            let inLanguage = try printReader?.lines(
                lines, in: template.language, of: printed.photograph.pixels, within: context)
            return PlacedPrint(inLanguage ?? lines, on: outline, of: template.size)
        }
        guard let whole = try placed(looks.joined) else { return nil }
        let fields = reader.fields(on: whole)
        let single =
            try template.language == PrintReader.latin ? looks.whole.compactMap { try placed(looks.lines(of: $0)) } : []
        let alone = single.map { reader.fields(on: $0) }
        let judged = Dictionary(
            uniqueKeysWithValues: fields.map { name, field in
                (name, field.judged(by: alone.compactMap { $0[name] }))
            })
        return Layout(
            template: template, fields: judged,
            portrait: template.portrait.map { whole.toPhotograph.applied(to: $0.outline) },
            anchors: reader.anchors(on: whole))
    }

    // MARK: - Captions alone

    /// The side that captions tell on a photograph on which no zone was read and which no layout fits; nil when none shows.
    ///
    /// - Parameters:
    ///   - view: The photograph.
    ///   - known: Its lines, if they were read; those of further looks are added.
    ///   - context: The limits of the scan.
    mutating func captionedSide(
        in view: View, on known: inout PrintedView?, within context: ScanContext
    ) throws -> PlacedSide? {
        let read = try known ?? printedView(of: view, isForZone: false, within: context)
        guard var printed = read else { return nil }
        defer { known = printed }
        var fields: [VisualFieldName: PrintedField] = [:]
        let captioned = try reading { reader -> CaptionedFields? in
            for look in [PrintReader.Look.small, .red] { _ = try reader.add(look, to: &printed, within: context) }
            try reader.addElements(to: &printed, within: context)
            var captioned = printed.looks.captioned(on: context.today)
            try reader.addScript(to: &captioned, on: printed, within: context)
            try reader.addDates(to: &captioned, on: printed, within: context)
            guard captioned.areOfDocument else { return nil }
            captioned.fields = try captioned.fields.map {
                try reader.completed($0, in: printed.photograph.pixels, within: context)
            }
            fields = captioned.printed
            let state = captioned.heading.state?.code
            try reader.addNativeTexts(to: &fields, of: state, on: printed, within: context)
            return captioned
        }
        guard let captioned else { return nil }
        let photograph = printed.photograph
        let places = fields.values.compactMap(\.quadrilateral?.centre)
        let outline = view.documents.filter(\.isLikely).map {
            view.photograph.turned($0, quarterTurns: printed.turns).quadrilateral
        }
        .first { outline in 2 * places.count(where: outline.contains) > places.count }
        let shown = outline ?? photograph.pixels.bounds
        var side = PrintedSide(
            quadrilateral: photograph.inOriginal(shown), imageIndex: photograph.index,
            captureQuality: CaptureQuality(of: photograph.pixels, document: shown, reducedBy: photograph.reduction),
            template: nil,
            print: DocumentPrint(template: nil, fields: fields, portrait: nil).inOriginal(of: photograph))
        side.told = (captioned.heading.type ?? .other, captioned.dateOrder, outline != nil)
        return (shown, fields, side)
    }
}

extension DocumentPrint {
    /// True if something on it would differ from the zone if it were read without doubt.
    fileprivate func contradicts(_ document: ScannedDocument, on today: CalendarDate) -> Bool {
        var print = PrintPart(self)
        print.report = PrintReport(fields: fields.mapValues { JudgedField($0, by: .zone).printed })
        return document.adding(print, referenceDate: today).crossChecks.contains { $0.outcome == .differs }
    }
}

extension TemplateSize {
    /// The factor by which a photographed outline may differ from the proportion of a document.
    private static let tolerance = 1.3

    /// True if an outline may be that of a document of this size.
    fileprivate func isLike(_ outline: Quadrilateral) -> Bool {
        let (own, seen) = (width / height, outline.meanWidth / max(outline.meanHeight, 1))
        return max(own / seen, seen / own) < Self.tolerance
    }
}

extension PrintedField {
    /// A text that is surer than this in two looks is a witness.
    private static let sure = 0.9

    /// The field of a layout, judged by the looks that read it alike and surely.
    ///
    /// - Parameter looks: The field as each look alone has it.
    fileprivate func judged(by looks: [PrintedField]) -> PrintedField {
        let own = FoldedText(text).characters
        let alike = looks.count { $0.confidence >= Self.sure && FoldedText($0.text).characters == own }
        return JudgedField(self, by: .layout(alike: alike)).printed
    }
}
