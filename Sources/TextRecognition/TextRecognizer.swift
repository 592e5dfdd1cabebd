import CTesseract
public import ImageProcessing
public import Imaging
import Synchronization
import TextDetection

/// Finds and reads text in images: pages, cards, signs in photographs, at any angle.
///
/// A recogniser loads its models when it is made and opens nothing afterwards. It works on the thread that calls it; for
/// several threads, make one for each.
///
/// ```swift
/// var options = TextRecognitionOptions()
/// options.languages = ["deu", "eng"]
/// var recognizer = try TextRecognizer(options: options)
/// for line in try recognizer.recognizeText(in: image).lines {
///     print(line.text, line.topCandidates(3).map(\.text))
/// }
/// ```
public struct TextRecognizer: ~Copyable {
    /// The options of the text that is looked for.
    public private(set) var options: TextRecognitionOptions
    var readers: SceneReading.Readers
    var detector: TextLineDetector
    let tuning: TextStripFinder.Tuning
    /// True where the network that sees lines of text is loaded anew for each page, and by one such recogniser at a
    /// time: on a page its layers take more memory than all else. The text that is read is the same.
    package var sparesMemory = false

    /// Images with a longer side are reduced, in pixels: 400 dots per inch of a page, or half of that.
    private static let accurateSide = 4800, fastSide = 2400
    /// OpenCV warps no image of more columns or rows.
    private static let mostColumns = 32_000
    /// The number of the longest lines that tell which end of a page is up.
    private static let witnesses = 5
    /// Strips of fewer letters are not sought beside the lines of a page.
    static let fewestLettersBeside = 4

    /// Loads the models of the languages.
    ///
    /// - Throws: ``TextRecognitionError`` when a language is not installed, with the package to install, or when
    ///   Tesseract does not accept a model.
    public init(options: TextRecognitionOptions = TextRecognitionOptions()) throws(TextRecognitionError) {
        try self.init(options: options, tuning: TextStripFinder.Tuning())
    }

    /// Creates a recogniser of other thresholds.
    ///
    /// - Parameters:
    ///   - options: The options of the text that is looked for.
    ///   - tuning: The thresholds.
    ///   - loadsLate: True where Tesseract is loaded only when it is first needed: for
    ///     ``readLines(in:sought:atMost:before:where:)``, which does without.
    package init(
        options: TextRecognitionOptions, tuning: TextStripFinder.Tuning, loadsLate: Bool = false
    ) throws(TextRecognitionError) {
        let options = options.knownWithout(LanguageModels(folder: options.modelFolder))
        let reader = try TextLineReader(options, loadsLate: loadsLate || options.customRecognizer != nil)
        let zones = try ZoneLineReader()
        var own: SceneReading.OwnReaders?, custom: CustomLineReader?
        if let recognizer = options.customRecognizer {
            custom = try CustomLineReader(recognizer)
        } else if !options.ownScripts.isEmpty {
            own = try SceneReading.OwnReaders(for: options)
        }
        try Self.prepareOpenCV()
        let detector = try TextLineDetector.loaded()
        self.options = options
        self.detector = detector
        self.tuning = tuning
        readers = SceneReading.Readers(text: reader, zones: zones, own: own, custom: custom)
    }

    /// The least confidence of a line in the next images, as ``TextRecognitionOptions/minimumConfidence``.
    public var minimumConfidence: Double {
        get { options.minimumConfidence }
        set { options.minimumConfidence = newValue }
    }

    /// Reads all text in an image.
    ///
    /// - Parameters:
    ///   - image: The image; it may be any way up.
    ///   - deadline: The time at which the work has to end; nil for ``TextRecognitionOptions/timeLimit`` from now on.
    /// - Returns: The text, in pixels of the image; it has no block when the image shows no text.
    /// - Throws: ``TextRecognitionError`` when Tesseract or OpenCV fails, or the time is over, never because an image
    ///   shows no text.
    public mutating func recognizeText(
        in image: Image, before deadline: Deadline? = nil
    ) throws(TextRecognitionError) -> RecognizedText {
        let deadline = deadline ?? Deadline(after: options.timeLimit)
        let (reduced, scale) = try Self.reduced(image.grey(), to: limit)
        return try text(in: reduced, of: image, before: deadline).moved(scale.enlarged)
    }

    /// Reads the text in some regions of an image; nothing outside them is looked at.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - regions: Outlines in pixels of the image, each from where reading starts; they may be turned, seen in
    ///     perspective, and reach beyond the image.
    ///   - deadline: The time at which the work on all of them has to end; nil for ``TextRecognitionOptions/timeLimit``
    ///     from now on.
    /// - Returns: For each region its text, in pixels of the image. The text has no block when the region shows no
    ///   text, lies outside the image or is not convex.
    /// - Throws: ``TextRecognitionError`` when Tesseract or OpenCV fails, or the time is over.
    public mutating func recognizeText(
        in image: Image, regionsOfInterest regions: [Quadrilateral], before deadline: Deadline? = nil
    ) throws(TextRecognitionError) -> [RecognizedText] {
        let deadline = deadline ?? Deadline(after: options.timeLimit)
        let (grey, scale) = try Self.reduced(image.grey(), to: Self.mostColumns)
        var texts: [RecognizedText] = []
        for region in regions {
            guard let view = RegionView(of: region.mapped(scale.reduced), in: grey, limit: Double(limit)) else {
                texts.append(RecognizedText(blocks: []))
                continue
            }
            let crop = try processed { () throws(ImageProcessingError) in try view.crop(of: grey) }
            var found = try text(in: crop, of: crop, before: deadline)
            if found.blocks.isEmpty, options.customRecognizer == nil {
                let layout = view.isOneLine ? PSM_SINGLE_LINE : PSM_SINGLE_BLOCK
                let symbols = try readers.text.symbols(in: crop, as: layout, before: deadline)
                found = RecognizedText(page: symbols, at: { $0 }, where: isWanted(in: crop))
            }
            texts.append(found.moved { scale.enlarged(view.place($0)) })
        }
        return texts
    }
}

extension TextRecognizer {
    /// Lets OpenCV do the work that it does only once, such as loading a library of its own.
    private static func prepareOpenCV() throws(TextRecognitionError) {
        let blank = Image(width: 64, height: 64, pixelFormat: .grey, pixels: [UInt8](repeating: 255, count: 64 * 64))
        let view = RegionView(of: blank, turned: Direction(x: 1, y: 1))
        _ = try processed { () throws(ImageProcessingError) in
            try TextStripFinder().strips(in: view.crop(of: blank))
        }
    }

    var limit: Int { options.recognitionLevel == .accurate ? Self.accurateSide : Self.fastSide }

    /// Returns an image with no side longer than a limit, in pixels, and how much smaller it is.
    static func reduced(
        _ image: Image, to limit: Int
    ) throws(TextRecognitionError) -> (image: Image, scale: Scale) {
        let longest = max(image.width, image.height)
        guard longest > limit else { return (image, .one) }
        let (width, height) = (max(1, image.width * limit / longest), max(1, image.height * limit / longest))
        let reduced = try processed { () throws(ImageProcessingError) in
            try image.resized(width: width, height: height)
        }
        return (
            reduced, Scale(x: Double(image.width) / Double(width), y: Double(image.height) / Double(height))
        )
    }

    /// Reads an image, given in grey and as it was.
    private mutating func text(
        in image: Image, of original: Image, before deadline: Deadline
    ) throws(TextRecognitionError) -> RecognizedText {
        readers.isForeign = false
        let leastHeight = options.minimumTextHeight * Double(image.height)
        let seen = try processed { () throws(ImageProcessingError) in try closeLines(in: image) }
        try deadline.check(before: readers.text.name)
        let zones = try zoneLines(among: seen, of: image)
        readers.own?.begin(zones.isEmpty ? .text : .documents)
        if !zones.isEmpty {
            let red = original.red(), black = original.blackPrint()
            // A picture without colour is the same in all lights.
            var others: [DocumentLook] = red == black ? [(image, .one, seen)] : []
            for picture in [red, black].compactMap(\.self) where red != black {
                let reduced = try Self.reduced(picture, to: limit).image
                let lines = try processed { () throws(ImageProcessingError) in try closeLines(in: reduced) }
                others.append((reduced, .one, lines))
            }
            return try text(ofDocumentWith: zones, in: image, or: others, before: deadline)
        }
        let even = try processed { () throws(ImageProcessingError) in try image.smoothed(forRowsOf: seen) }
        return try text(withoutZone: seen, in: even, leastHeight: leastHeight, before: deadline)
    }

    /// Reads a page, a receipt or a scene.
    private mutating func text(
        withoutZone seen: [TextLine], in image: Image, leastHeight: Double, before deadline: Deadline
    ) throws(TextRecognitionError) -> RecognizedText {
        let finder = TextStripFinder(leastHeight: leastHeight, deadline: deadline, tuning: tuning)
        let strips = try processed { () throws(ImageProcessingError) in try finder.strips(in: image) }
        try deadline.check(before: readers.text.name)
        let rows = try rows(of: seen, in: image, leastHeight: leastHeight, before: deadline)
        var later: [TextStrip] = []
        if rows == nil {
            later = try processed { () throws(ImageProcessingError) in
                try seen.strips(in: image, frame: ReadingFrame([]), leastHeight: leastHeight, before: deadline)
            }
        }
        // Tesseract alone reads pages as such: in the languages that are asked for, else in English.
        let layout = options.customRecognizer == nil ? PageLayout(of: image, with: strips) : nil
        var isOther = false
        if let layout, options.languages.isEmpty {
            let longest = strips.filter { $0.isLight == layout.isLight }.prefix(Self.witnesses)
            isOther = try readers.own?.seesOtherLetters(in: longest, of: image) == true
        }
        guard let layout, !isOther,
            layout.isProse || rows == nil || readers.own == nil || options.usesLanguageCorrection
        else {
            later = try processed { () throws(ImageProcessingError) in try finder.smallStrips(in: image) } + later
            return RecognizedText(
                grouping: try lines(
                    in: rows ?? strips, later, of: image, isInRows: rows != nil, beside: [], before: deadline),
                isInRows: rows != nil)
        }
        let page = try text(onPage: layout, of: image, with: strips, before: deadline)
        let longer = rows ?? strips.filter { $0.letterCount >= Self.fewestLettersBeside }
        // Doubtful lines of a page keep no others from being read: they may be of the wrong polarity.
        let known = page.lines.filter { $0.confidence >= SceneReading.credible }
        let beside = RecognizedText(
            grouping: try lines(
                in: longer, later, of: image, isInRows: rows != nil, beside: known, before: deadline))
        return (known.count < page.lines.count ? page.without(beside) : page).joined(with: beside)
    }

    /// The strips of a picture whose lines run in one direction: of the lines that were seen, however worn their print is, and of
    /// letters in rows along that direction. Nil where lines run in several, so that columns of numbers are no lines.
    private func rows(
        of seen: [TextLine], in image: Image, leastHeight: Double, before deadline: Deadline
    ) throws(TextRecognitionError) -> [TextStrip]? {
        guard let direction = seen.sharedDirection else { return nil }
        var tuning = tuning
        tuning.chain.direction = direction
        let finder = TextStripFinder(leastHeight: leastHeight, deadline: deadline, tuning: tuning)
        let frame = ReadingFrame(along: direction)
        return try processed { () throws(ImageProcessingError) in
            let lines = try seen.strips(
                in: image, frame: frame, leastHeight: leastHeight, isGuessed: true, before: deadline)
            // The longest first: parts of what was read are not read again.
            return try (lines.filter { direction.isAlong($0) } + finder.strips(in: image))
                .sorted { $0.letterCount > $1.letterCount }
        }
    }

    /// Images with more pixels are pages, for which memory is spared.
    private static let pagePixels = 2_000_000
    private static let turn = Mutex(())

    mutating func closeLines(in image: Image) throws(ImageProcessingError) -> [TextLine] {
        guard sparesMemory, image.width * image.height > Self.pagePixels else {
            return try detector.closeLines(in: image)
        }
        return try Self.turn.withLock { _ throws(ImageProcessingError) in
            var detector = try TextLineDetector()
            return try detector.closeLines(in: image)
        }
    }

    /// Reads the strips that are not in known lines, then the strips of small letters and those that the network saw.
    private mutating func lines(
        in strips: [TextStrip], _ small: [TextStrip], of image: Image, isInRows: Bool,
        beside known: [RecognizedTextObservation], before deadline: Deadline
    ) throws(TextRecognitionError) -> [RecognizedTextObservation] {
        var reading = SceneReading(options, beside: known, isInRows: isInRows, deadline: deadline)
        for strip in strips { try reading.read(strip, of: image, by: &readers) }
        try reading.readAgain(of: image, by: &readers)
        for strip in small { try reading.readSmall(strip, of: image, by: &readers) }
        return reading.lines.filter(isWanted(in: image))
    }

    /// Lets Tesseract read a page, turned upright, dark on light.
    private mutating func text(
        onPage layout: PageLayout, of image: Image, with strips: [TextStrip], before deadline: Deadline
    ) throws(TextRecognitionError) -> RecognizedText {
        var (upright, inverted) = (0.0, 0.0)
        for strip in strips.filter({ $0.isLight == layout.isLight }).prefix(Self.witnesses) {
            upright += try readers.text.line(in: strip, of: image, before: deadline)?.confidence ?? 0
            inverted += try readers.text.line(in: strip.flipped, of: image, before: deadline)?.confidence ?? 0
        }
        var page = layout.isLight ? image.inverted() : image
        let direction = inverted > upright ? layout.direction.reversed : layout.direction
        let view = direction == .right ? nil : RegionView(of: image, turned: direction)
        if let view { page = try processed { () throws(ImageProcessingError) in try view.crop(of: page) } }
        let symbols = try readers.text.symbols(in: page, before: deadline)
        let text = RecognizedText(page: symbols, at: { view?.place($0) ?? $0 }, where: isWanted(in: image))
        return try completed(text, with: strips, of: image, isLight: layout.isLight)
    }

    /// The number of lines in which our network reads each word. They tell if the page is English.
    private static let mostSamples = 4

    /// Returns the text of a page with the lines of machine-readable zones read as such, and the others completed.
    private mutating func completed(
        _ text: RecognizedText, with strips: [TextStrip], of image: Image, isLight: Bool
    ) throws(TextRecognitionError) -> RecognizedText {
        // Strips of the other polarity are gaps between letters.
        let strips = strips.filter { $0.isLight == isLight }
        var better: [Quadrilateral: RecognizedTextObservation] = [:]
        let longest = text.lines.filter { !ZoneLineReader.resembles($0.text) }.sorted {
            $0.text.count > $1.text.count
        }
        for line in longest.prefix(Self.mostSamples) {
            better[line.corners] = try readers.completed(line, with: strips, of: image, options, asksForAll: true)
        }
        for line in text.lines where better[line.corners] == nil {
            if options.allowedCharacters == nil, ZoneLineReader.resembles(line.text) {
                better[line.corners] = try readers.zones.line(in: line.corners, isLight: isLight, of: image)?.line
            } else {
                better[line.corners] = try readers.completed(line, with: strips, of: image, options)
            }
        }
        return text.compactMapped { better[$0.corners] ?? $0 }
    }

    /// Tells if a line is high enough, and read with enough confidence.
    func isWanted(in image: Image) -> (RecognizedTextObservation) -> Bool {
        let (leastHeight, leastConfidence) = (
            options.minimumTextHeight * Double(image.height), options.minimumConfidence
        )
        return { $0.corners.meanHeight >= leastHeight && $0.confidence >= leastConfidence }
    }
}

/// The factor by which an image is larger than another one of the same.
struct Scale {
    let x, y: Double

    static let one = Scale(x: 1, y: 1)

    /// The place in the larger image of a point of the smaller one.
    func enlarged(_ point: Point) -> Point { Point(x: point.x * x, y: point.y * y) }

    /// The place in the smaller image of a point of the larger one.
    func reduced(_ point: Point) -> Point { Point(x: point.x / x, y: point.y / y) }
}

/// Makes an image-processing call for a model; its error becomes ours.
func processed<Result: ~Copyable>(
    by model: String = "text", _ operation: () throws(ImageProcessingError) -> Result
) throws(TextRecognitionError) -> Result {
    do {
        return try operation()
    } catch {
        throw TextRecognitionError(model: model, reason: error.description)
    }
}

extension TextLineDetector {
    /// A detector; an error is that of its model.
    static func loaded() throws(TextRecognitionError) -> TextLineDetector {
        try processed(by: "text-lines") { () throws(ImageProcessingError) in try TextLineDetector() }
    }
}
