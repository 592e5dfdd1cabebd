import DocumentDetection
import ImageProcessing
import Imaging
import MRZ
import TextRecognition

/// Reads what is printed on documents, by their templates, or guided by what their zones say.
struct PrintReader {
    private let templates: [DocumentTemplate]
    /// By language.
    private let readers: [String: PrintedTextReaders]
    /// Read documents that have no template.
    private let anyReaders: PrintedTextReaders

    /// Loads the models of the languages of some templates, at least one.
    ///
    /// - Throws: ``TextRecognitionError`` when a language is not installed; it names the package.
    init(templates: [DocumentTemplate]) throws(TextRecognitionError) {
        var readers: [String: PrintedTextReaders] = [:]
        for language in templates.map(\.language) where readers[language] == nil {
            readers[language] = try PrintedTextReaders(language: language)
        }
        if let known = templates.first.flatMap({ readers[$0.language] }) {
            anyReaders = known
        } else {
            anyReaders = try PrintedTextReaders(language: PrintedTextReaders.latin)
        }
        (self.templates, self.readers) = (templates, readers)
    }

    /// Reads the print around a zone.
    ///
    /// - Parameters:
    ///   - finding: The zone, and where its document lies.
    ///   - document: What the zone says.
    ///   - photograph: The photograph, grey.
    ///   - deadline: When it has to end, as for all that is read here.
    /// - Returns: What is printed; nil when the outline of the document is not known.
    func print(
        of finding: PlacedFinding, saying document: ScannedDocument, in photograph: Image, within context: ScanContext
    ) throws -> DocumentPrint? {
        let zone = finding.reading.zone
        let candidates = templates.filter { $0.conditions.allow(zone) }
        let dimensions = DocumentDimensions(of: zone.format)
        let size = candidates.first?.size ?? TemplateSize(width: dimensions.width, height: dimensions.height)
        let readers = (candidates.first.flatMap { self.readers[$0.language] } ?? anyReaders).ending(
            at: context.deadline)
        func lines(of outline: Quadrilateral) throws -> PrintedLines? {
            guard let picture = try FlatSide(of: outline, size: size, in: photograph),
                let toDocument = picture.toPhotograph.inverse
            else { return nil }
            let zonePlace = toDocument.applied(to: finding.reading.outline)
            return try PrintedLines(of: picture, readBy: readers) { zonePlace.contains($0.centre) }
        }
        guard let outline = finding.outline, var text = try lines(of: outline) else { return nil }
        if candidates.count == 1, let moved = text.outline(by: candidates[0]), let better = try lines(of: moved) {
            text = better
        }
        let best = try best(of: candidates, saying: document, in: &text, on: context.today)
        var fields = best?.fields ?? [:]
        let witnesses = ZoneGuidedSearch(document: document, reference: context.today)
        fields.merge(try witnesses.fields(besides: fields, in: text)) { own, _ in own }
        return DocumentPrint(
            template: best?.template, fields: fields, portrait: best?.template.portrait, in: text.picture)
    }

    private typealias TemplateFields = (template: DocumentTemplate, fields: [VisualFieldName: PrintedField])

    /// The fields by the template whose anchors are seen, or, where these do not tell, by which most makes sense.
    private func best(
        of candidates: [DocumentTemplate], saying document: ScannedDocument, in text: inout PrintedLines,
        on today: CalendarDate
    ) throws(TextRecognitionError) -> TemplateFields? {
        func read(_ template: DocumentTemplate) throws(TextRecognitionError) -> TemplateFields {
            let reader = TemplateReader(template: template, reference: today, zone: document)
            return (template, try reader.fields(in: &text))
        }
        guard candidates.count > 1 else { return try candidates.first.map(read) }
        var choices: [TemplateChoice] = []
        for candidate in candidates { choices.append(try TemplateChoice(candidate, in: &text)) }
        if let best = choices.max(by: { $1.isBetter(than: $0) }), best.anchors > 0 { return try read(best.template) }
        var readings: [TemplateFields] = []
        for candidate in candidates { readings.append(try read(candidate)) }
        return readings.max { sense($0.fields) < sense($1.fields) }
    }

    private func sense(_ fields: [VisualFieldName: PrintedField]) -> Int { fields.values.count { $0.value != nil } }

    /// Reads a document without a zone, if its anchors tell which it is. It may lie upside down or on its side.
    ///
    /// - Parameters:
    ///   - outline: Where it lies.
    ///   - photograph: The photograph, grey.
    /// - Returns: What is printed, and the outline from where reading starts; nil when no template fits.
    func print(
        of outline: Quadrilateral, in photograph: Image, within context: ScanContext
    ) throws -> (print: DocumentPrint, outline: Quadrilateral)? {
        let aspect = outline.meanWidth / max(outline.meanHeight, 1)
        // A document on its side is read from the left or from the right, any other as it lies or upside down.
        let upright = aspect >= 1 ? outline : outline.turned(quarterTurns: 1)
        let candidates = templates.filter { !$0.conditions.anchors.isEmpty && $0.size.isLike(upright) }
        for turned in [upright, upright.turned(quarterTurns: 2)] {
            for size in candidates.sizes {
                let alike = candidates.filter { $0.size == size }
                if let print = try print(of: turned, as: alike, in: photograph, within: context) {
                    return print
                }
            }
        }
        return nil
    }

    /// Reads a document whose outline has one wrong edge, or has another document in it.
    ///
    /// - Parameters:
    ///   - outline: The outline.
    ///   - others: Where other documents lie.
    ///   - photograph: The photograph, grey.
    /// - Returns: What is printed, and the outline from where reading starts; nil when no template fits.
    func print(
        ofCompleted outline: Quadrilateral, besides others: [Quadrilateral], in photograph: Image,
        within context: ScanContext
    ) throws -> (print: DocumentPrint, outline: Quadrilateral)? {
        let candidates = templates.filter { !$0.conditions.anchors.isEmpty }
        for size in candidates.sizes {
            for completed in outline.completed(to: size)
            where !others.contains(where: { completed.contains($0.centre) }) {
                let alike = candidates.filter { $0.size == size }
                if let print = try print(of: completed, as: alike, in: photograph, within: context) {
                    return print
                }
            }
        }
        return nil
    }

    /// Reads a document as it lies, by that of some templates whose anchors are seen; nil when none are.
    private func print(
        of outline: Quadrilateral, as candidates: [DocumentTemplate], in photograph: Image, within context: ScanContext
    ) throws -> (print: DocumentPrint, outline: Quadrilateral)? {
        guard let first = candidates.first,
            let readers = readers[first.language]?.ending(at: context.deadline),
            let picture = try FlatSide(of: outline, size: first.size, in: photograph),
            let found = try template(of: picture, among: candidates, readBy: readers)
        else { return nil }
        return try print(of: outline, seenAs: found, in: photograph, within: context)
    }

    /// Reads a side without a zone once more, after it is known what the zone of the other side says, to see what of it
    /// contradicts that beyond doubt.
    ///
    /// - Parameters:
    ///   - outline: Where the side lies, from where reading starts.
    ///   - template: Its template.
    ///   - document: What the zone says.
    ///   - photograph: The photograph, grey.
    func print(
        of outline: Quadrilateral, by template: DocumentTemplate, saying document: ScannedDocument,
        in photograph: Image, within context: ScanContext
    ) throws -> DocumentPrint? {
        guard let readers = readers[template.language]?.ending(at: context.deadline),
            let picture = try FlatSide(of: outline, size: template.size, in: photograph)
        else { return nil }
        var text = try PrintedLines(of: picture, readBy: readers)
        let fields = try TemplateReader(template: template, reference: context.today, zone: document).fields(in: &text)
        return DocumentPrint(template: template, fields: fields, portrait: template.portrait, in: picture)
    }

    /// How often an outline is moved to where its print says: the farther it was off, the less exactly that is told.
    private static let mostMoves = 2

    /// The template whose anchors are seen on a flat picture, and the lines of that.
    private func template(
        of picture: FlatSide, among candidates: [DocumentTemplate], readBy readers: PrintedTextReaders
    ) throws(TextRecognitionError) -> (template: DocumentTemplate, text: PrintedLines)? {
        var text = try PrintedLines(of: picture, readBy: readers)
        var best: TemplateChoice?
        for candidate in candidates {
            let choice = try TemplateChoice(candidate, in: &text)
            if choice.isConvincing, best.map({ choice.isBetter(than: $0) }) ?? true { best = choice }
        }
        return best.map { ($0.template, text) }
    }

    /// Reads a document whose template is known, where its print says that it lies.
    private func print(
        of outline: Quadrilateral, seenAs found: (template: DocumentTemplate, text: PrintedLines), in photograph: Image,
        within context: ScanContext
    ) throws -> (print: DocumentPrint, outline: Quadrilateral) {
        let template = found.template
        var (text, outline) = (found.text, outline)
        for _ in 0..<Self.mostMoves {
            guard let readers = readers[template.language]?.ending(at: context.deadline),
                let moved = text.outline(by: template),
                let picture = try FlatSide(of: moved, size: template.size, in: photograph)
            else { break }
            outline = moved
            text = try PrintedLines(of: picture, readBy: readers)
        }
        let fields = try TemplateReader(template: template, reference: context.today, zone: nil).fields(in: &text)
        let print = DocumentPrint(
            template: template, fields: fields, portrait: template.portrait, in: text.picture)
        return (print, outline)
    }
}

extension PrintedLines {
    /// The corners of the document in the photograph, as its print tells them; nil when they are known well enough.
    fileprivate func outline(by template: DocumentTemplate) -> Quadrilateral? {
        let lines = words.map { index in
            let corners = picture.onDocument(strips[index].corners)
            let start = Point(
                x: (corners.topLeft.x + corners.bottomLeft.x) / 2, y: (corners.topLeft.y + corners.bottomLeft.y) / 2)
            return (start: start, height: places[index].height)
        }
        return PrintFit(of: template, lines: lines).outline(of: template.size).map {
            picture.toPhotograph.applied(to: $0)
        }
    }
}

extension DocumentPrint {
    fileprivate init(
        template: DocumentTemplate?, fields: [VisualFieldName: PrintedField], portrait: TemplateRegion?,
        in picture: FlatSide
    ) {
        self.init(
            template: template, fields: fields, portrait: portrait.map { picture.toPhotograph.applied(to: $0.outline) })
    }
}

extension [DocumentTemplate] {
    /// The sizes of these templates, each once: the more special templates come first, and so do their sizes.
    var sizes: [TemplateSize] {
        reduce(into: []) { sizes, template in
            if !sizes.contains(template.size) { sizes.append(template.size) }
        }
    }
}

extension TemplateSize {
    /// How far, as a factor, a photographed outline may be from the proportion of a document.
    private static let tolerance = 1.3

    /// Whether an outline may be that of a document of this size.
    fileprivate func isLike(_ outline: Quadrilateral) -> Bool {
        let (own, seen) = (width / height, outline.meanWidth / max(outline.meanHeight, 1))
        return max(own / seen, seen / own) < Self.tolerance
    }
}

extension PrintReader {
    /// Returns a new reader.
    ///
    /// - Throws: ``ScanError`` of the code ``ScanError/Code/unusableModel``, naming the package that is missing.
    static func loaded(_ templates: [DocumentTemplate]) throws(ScanError) -> PrintReader {
        do throws(TextRecognitionError) {
            return try PrintReader(templates: templates)
        } catch {
            throw ScanError(code: .unusableModel, message: error.description)
        }
    }
}

extension PrintReader {
    /// Reads a document by a template, the way up in which its anchors are seen, else as it lies.
    func preview(
        of template: DocumentTemplate, outline: Quadrilateral, in photograph: Image, within context: ScanContext
    ) throws -> TemplatePreview? {
        guard let readers = readers[template.language]?.ending(at: context.deadline) else { return nil }
        let aspect = outline.meanWidth / max(outline.meanHeight, 1)
        let upright =
            (aspect >= 1) == (template.size.width >= template.size.height) ? outline : outline.turned(quarterTurns: 1)
        var chosen: (picture: FlatSide, text: PrintedLines, hasAnchors: Bool)?
        for turned in [upright, upright.turned(quarterTurns: 2)] {
            guard let picture = try FlatSide(of: turned, size: template.size, in: photograph) else { continue }
            var text = try PrintedLines(of: picture, readBy: readers)
            let choice = try TemplateChoice(template, in: &text)
            let isBetter = chosen == nil || (choice.isConvincing && !template.conditions.anchors.isEmpty)
            if isBetter { chosen = (picture, text, choice.anchors > 0 && choice.isConvincing) }
            if chosen?.hasAnchors == true { break }
        }
        guard let chosen, let flat = chosen.picture.toPhotograph.inverse else { return nil }
        let picture = chosen.picture
        var text = chosen.text
        let fields = try TemplateReader(template: template, reference: context.today, zone: nil).fields(in: &text)
        let placed = fields.mapValues { field in
            PrintedField(
                value: field.value, text: field.text, confidence: field.confidence,
                quadrilateral: field.quadrilateral.map { place in
                    flat.applied(to: place).mapped {
                        Point(x: $0.x * picture.resolution, y: $0.y * picture.resolution)
                    }
                })
        }
        return TemplatePreview(
            picture: picture.image, resolution: picture.resolution, fields: placed, hasAnchors: chosen.hasAnchors)
    }
}
