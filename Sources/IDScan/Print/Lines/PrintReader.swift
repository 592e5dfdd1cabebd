import DocumentDetection
import ImageProcessing
import Imaging
import TextDetection
import TextRecognition

/// Reads the lines of photographs by networks of our own: one sees lines, the other reads them.
///
/// All lines of a photograph are read once. Where something is missing, or contradicts a zone, it is looked at again: see ``Look``.
/// Tesseract is asked for the languages of layouts that are not in Latin script.
struct PrintReader: ~Copyable {
    private var finder: PrintedLineFinder
    /// By language.
    private let languages: [String: LanguageReader]
    let scripts: ScriptReaders

    /// The language of documents in Latin script, as layouts name it: that of Tesseract's model for the script.
    static let latin = "Latin"

    /// Loads the networks, and the models of the languages of some layouts.
    ///
    /// - Parameters:
    ///   - templates: The layouts.
    ///   - scripts: The readers of other scripts; nil to make them.
    /// - Throws: `TextRecognitionError` when one cannot be loaded; it names the package.
    init(
        templates: [DocumentTemplate] = [], scripts: ScriptReaders? = nil
    ) throws(TextRecognitionError) {
        var languages: [String: LanguageReader] = [:]
        for language in templates.map(\.language) where language != Self.latin && languages[language] == nil {
            languages[language] = try LanguageReader(language: language)
        }
        let finder = try PrintedLineFinder()
        self.finder = finder
        self.languages = languages
        self.scripts = scripts ?? ScriptReaders()
    }

    /// Pictures with no longer side are looked at twice in any case, in pixels.
    private static let smallSide = 1000
    /// Smaller pictures hold no print, in pixels.
    private static let leastSide = 64
    /// The largest number of times that a photograph is turned.
    private static let mostTurnings = 2

    /// Reads the lines of a photograph.
    ///
    /// - Parameters:
    ///   - photograph: The photograph.
    ///   - isUpright: True if its lines run from left to right; else it is turned until they do.
    ///   - isSought: True if a document is sought there, rather than the fields of a zone.
    ///   - document: The likeliest document on it, which is looked at by itself where one is sought.
    /// - Returns: One look at it; nil where no document can show.
    mutating func view(
        of photograph: SourceImage, isUpright: Bool, isSought: Bool, showing document: DetectedDocument? = nil,
        within context: ScanContext
    ) throws -> PrintedView? {
        guard min(photograph.pixels.width, photograph.pixels.height) >= Self.leastSide else { return nil }
        finder.keepsCosts = !isSought
        var seen = try seenPhotograph(photograph, turns: 0, showing: isSought ? document : nil, within: context)
        // Lines that run straight down may be taken for lines that run up: these then stand on their heads.
        for _ in 0..<(isUpright ? 0 : Self.mostTurnings) {
            guard let more = finder.quarterTurns(of: seen.onDocument).first, more != 0 else { break }
            seen = try seenPhotograph(photograph, turns: seen.turns + more, showing: seen.document, within: context)
        }
        var view = try self.view(of: seen, within: context)
        for more in isUpright ? [] : finder.quarterTurns(of: seen.onDocument).dropFirst() {
            let turned = try seenPhotograph(
                photograph, turns: seen.turns + more, showing: seen.document, within: context)
            let other = try self.view(of: turned, within: context)
            if other.looks.certainty > view.looks.certainty { view = other }
        }
        let pixels = view.photograph.pixels
        guard isSought else { return view }
        let lines = view.looks.joined
        let told = CaptionedPrint(lines, by: .builtIn)
        if !told.mayHaveMore, DocumentHeading(of: told, by: .builtIn).type == nil {
            view.script = try script(of: lines, in: pixels, within: context)
            // A picture of large text without a caption has none in small print, either.
            let isLarge = max(pixels.width, pixels.height) >= Self.smallSide
            if isLarge, view.script == nil { return nil }
        }
        return view
    }

    /// A photograph whose lines were seen, and not read.
    private struct SeenPhotograph {
        let photograph: SourceImage
        let turns: Int
        /// The document on it that is looked at by itself, before the photograph was turned.
        let document: DetectedDocument?
        let side: FlatSide?
        let lines: [TextLine]
        /// The lines of the side.
        let linesOfSide: [TextLine]

        /// The lines of the document alone, if there is one.
        var onDocument: [TextLine] { side == nil ? lines : linesOfSide }
    }

    /// The least share of a photograph's lines, by length, that stand on its document.
    private static let mostOfLines = 0.8

    /// Sees the lines of a photograph that is turned, and those of its document if most of them stand on that.
    private mutating func seenPhotograph(
        _ original: SourceImage, turns: Int, showing document: DetectedDocument?, within context: ScanContext
    ) throws -> SeenPhotograph {
        try context.deadline.check(before: "print")
        let photograph = original.turned(quarterTurns: turns % 4)
        let lines = try finder.closeLines(in: photograph.pixels)
        let outline = document.map { original.turned($0, quarterTurns: turns % 4).quadrilateral }
        func length(_ lines: [TextLine]) -> Double { lines.reduce(0) { $0 + $1.curve.length } }
        let side = try outline.flatMap { outline in
            length(lines.filter { outline.contains($0.middle) }) > Self.mostOfLines * length(lines)
                ? try FlatSide(outline, of: photograph.pixels) : nil
        }
        return SeenPhotograph(
            photograph: photograph, turns: turns % 4, document: document, side: side, lines: lines,
            linesOfSide: try side.map { try finder.closeLines(in: $0.picture) } ?? [])
    }

    /// Reads the lines that were seen.
    private mutating func view(of seen: SeenPhotograph, within context: ScanContext) throws -> PrintedView {
        var looks = [try finder.lines(in: seen.photograph.pixels, seenIn: seen.lines, before: context.deadline)]
        if let side = seen.side {
            let lines = try finder.lines(in: side.picture, seenIn: seen.linesOfSide, before: context.deadline)
            looks.append(lines.map(side.inPhotograph))
        }
        return PrintedView(
            photograph: seen.photograph, side: seen.side, turns: seen.turns, looks: PrintLooks(looks))
    }

    /// A look at the whole photograph, after the first one.
    enum Look: CaseIterable {
        /// The red of the photograph, in which the ground of most documents is pale.
        case red
        /// Small letters.
        case small
    }

    /// Adds a look to those at a photograph.
    ///
    /// - Parameters:
    ///   - look: The look.
    ///   - view: The photograph and its lines.
    ///   - isWanted: True of the centre of a line that is worth reading.
    ///   - context: The limits of the scan.
    /// - Returns: The lines that it read, and that it did not read before.
    mutating func add(
        _ look: Look, to view: inout PrintedView, where isWanted: (Point) -> Bool = { _ in true },
        within context: ScanContext
    ) throws -> [SeenLine] {
        try context.checkCancellation()
        try context.deadline.check(before: "print")
        let side = look == .small ? view.side : nil
        let picture = look == .red ? try view.photograph.red() : side?.picture ?? view.photograph.pixels
        guard let picture else { return [] }
        var unread = try view.unread[look] ?? finder.unreadLines(in: picture, isClose: look == .small)
        let read = try finder.lines(
            of: &unread, where: { isWanted(side?.inPhotograph($0) ?? $0) }, before: context.deadline)
        view.unread[look] = unread
        let lines = side.map { read.map($0.inPhotograph) } ?? read
        if !lines.isEmpty { view.looks = view.looks.adding(lines) }
        return lines
    }

    /// Reads lines at places, several times each; none where there is no text.
    ///
    /// - Parameters:
    ///   - places: Around the letters, in pixels of the photograph.
    ///   - isEnough: True of lines after which no more is read.
    mutating func lines(
        at places: [Quadrilateral], in photograph: Image, within context: ScanContext,
        until isEnough: ([SeenLine]) -> Bool = { _ in false }
    ) throws -> [SeenLine] {
        var lines: [SeenLine] = []
        for place in places {
            try context.deadline.check(before: "print")
            let read = try finder.lines(at: place, in: photograph)
            lines += read
            if isEnough(read) { break }
        }
        return lines
    }

    /// Reads lines once more in the language of a layout; as they are if that is of the Latin script.
    func lines(
        _ lines: [PrintLine], in language: String, of photograph: Image, within context: ScanContext
    ) throws -> [PrintLine] {
        guard let reader = languages[language] else { return lines }
        return try lines.compactMap { line in
            try context.deadline.check(before: "print")
            return try reader.line(at: line.corners, in: photograph).map { PrintLine($0) }
        }
    }

    /// The place of an element's number before its value, in heights of the value.
    private static let beforeValue = -4.0 ... -0.1

    /// Adds the numbers of a licence's elements: where they stand apart from the values, most are too short to be seen as lines.
    mutating func addElements(to view: inout PrintedView, within context: ScanContext) throws {
        let told = CaptionedPrint(view.looks.joined, by: .builtIn)
        guard told.kind != .american, DocumentHeading(of: told, by: .builtIn).type == .drivingLicence else { return }
        var numbers: [SeenLine] = []
        for line in view.looks.joined where LicenceElements.number(in: line.text) == nil {
            let height = line.corners.meanHeight / max(line.corners.meanWidth, 1)
            let place = line.corners.part(
                Self.beforeValue.lowerBound * height...Self.beforeValue.upperBound * height)
            let read = try lines(at: [place], in: view.photograph.pixels, within: context)
                .map { (seen: $0, number: LicenceElements.number(in: $0.line.text)) }.filter {
                    $0.number?.isAlone == true
                }
            if Set(read.map(\.number?.code)).count == 1,
                let best = read.max(by: { $0.seen.line.confidence < $1.seen.line.confidence })
            {
                numbers.append(best.seen)
            }
        }
        if !numbers.isEmpty { view.looks = view.looks.adding(numbers, isWhole: false) }
    }

    /// Adds the dates that captions announce, but that make no sense as they were read: Tesseract is asked for them.
    func addDates(to captioned: inout CaptionedFields, on view: PrintedView, within context: ScanContext) throws {
        let assignment = FieldAssignment(of: captioned.print, today: context.today)
        captioned.fields = try assignment.withDates(captioned.fields) { segment in
            let place = segment.corners
            let line = try place.flatMap { try secondLine(at: $0, in: view.photograph.pixels, within: context)?.line }
            return line.map { ($0.text, $0.line.characters.reduce(1) { $0 * $1.confidence }) }
        }
    }

    /// The line at a place as Tesseract reads it; nil where it reads none, or is not installed.
    func secondLine(
        at place: Quadrilateral, in photograph: Image, within context: ScanContext
    ) throws -> SeenLine? {
        try context.deadline.check(before: "print")
        return try scripts.secondLine(at: place, in: photograph).map {
            SeenLine(line: $0, costs: LineCosts($0.line.characters))
        }
    }

    /// The fields whose lines may have been seen too short: beside names stands nothing that could belong to them.
    private static let mayBeCut: Set<VisualFieldName> = [.surname, .givenNames, .fullName]
    /// The reaches of closer looks beyond a text, in its heights.
    private static let reaches = [0.6, 1.2, 2.0]

    /// A field with all of its text, if closer looks show more of it.
    mutating func completed(
        _ field: AssignedField, in photograph: Image, within context: ScanContext
    ) throws -> AssignedField {
        guard Self.mayBeCut.contains(field.name), let corners = field.segment.corners else { return field }
        let height = corners.meanHeight / max(corners.meanWidth, 1)
        // What stands before it in its line is no part of it.
        let before = field.segment.range.lowerBound == 0 ? 1.0 : 0
        let places = Self.reaches.map { corners.part(-before * $0 * height...1 + $0 * height) }
        let readings = try lines(at: places, in: photograph, within: context).map(\.line)
        guard let text = CutText(field.text).completed(by: readings) else { return field }
        return AssignedField(
            name: field.name, segment: field.segment, text: text, value: text, score: field.score)
    }
}

extension PrintReader {
    /// Returns a new reader.
    ///
    /// - Throws: ``ScanError`` of the code ``ScanError/Code/unusableModel``, naming the package that is missing.
    static func loaded(
        _ templates: [DocumentTemplate], scripts: ScriptReaders? = nil
    ) throws(ScanError) -> PrintReader {
        try ScanError.loading { () throws(TextRecognitionError) in
            try PrintReader(templates: templates, scripts: scripts)
        }
    }
}

/// The lines of a photograph.
struct PrintedView {
    /// The photograph, turned so that its lines run from left to right.
    let photograph: SourceImage
    /// The document on it, flat; nil where it shows no more than the photograph.
    fileprivate let side: FlatSide?
    /// The number of quarter turns clockwise that this took.
    let turns: Int
    var looks: PrintLooks
    /// The script beside the Latin one in which lines without a Latin caption are read; nil for none, and where they have some.
    var script: LetterScript?
    /// The lines that the looks after the first one saw and did not read.
    fileprivate var unread: [PrintReader.Look: UnreadLines] = [:]

    /// The lines of all looks, where they stand in the original of the photograph.
    var linesInOriginal: [RecognizedTextObservation] {
        looks.seen.joined().map { seen in
            RecognizedTextObservation(
                line: seen.line.line, candidates: seen.line.candidates,
                corners: photograph.inOriginal(seen.line.corners))
        }
    }
}

/// Reads lines in one language by Tesseract; an object, so that several can be kept together.
final class LanguageReader {
    private var reader: TextLineReader

    init(language: String, loadsLate: Bool = false) throws(TextRecognitionError) {
        reader = try TextLineReader(language: language, loadsLate: loadsLate)
    }

    func line(at place: Quadrilateral, in picture: Image) throws(TextRecognitionError) -> RecognizedTextObservation? {
        try reader.line(at: place, of: picture)
    }
}
