import CTesseract
import ImageProcessing
package import Imaging

/// Reads strips of an image with Tesseract; one reader serves one thread.
package struct TextLineReader: ~Copyable {
    /// The name of the models in errors.
    let name: String
    private let options: TextRecognitionOptions
    /// True where there is paper to the left and right of a line; else there may be other things, such as the edge of a sign.
    private let isOnPaper: Bool
    /// Nil until it is first needed, if its model is loaded late.
    private var loaded: TesseractHandle?
    /// The source of the models; nothing is opened for it.
    private let source: TesseractHandle.Source
    private let settings: [(String, String)]

    /// The height of a strip when it is read, in pixels, and the margins above and below, as shares of the line's height.
    private static let height = 48.0
    private static let marginAbove = 0.3, marginBelow = 0.2
    /// The margin to the left and right that is shown, in pixels of the reading.
    private var air: Double { isOnPaper ? 8 : 3 }
    /// The number of times that the first and the last column of the picture of a line are repeated, in pixels of its reading.
    private static let side = 12

    /// Texture may be taken for so many times as many letters as are printed, but not more.
    private static let mostLetters = 3

    /// Longer strips are no lines of text, in pixels of their reading.
    private static let widest = 6000.0

    /// Loads the models of languages.
    ///
    /// - Parameters:
    ///   - options: The options of the text that is read.
    ///   - isOnPaper: True where lines stand on paper.
    ///   - loadsLate: True where a model is held in memory, and Tesseract loads it with the first line that it reads.
    init(
        _ options: TextRecognitionOptions, isOnPaper: Bool = false, loadsLate: Bool = false
    ) throws(TextRecognitionError) {
        let models = LanguageModels(folder: options.modelFolder)
        try models.check(options.models)
        var settings = [("tessedit_do_invert", "0")]
        if options.recognitionLevel == .accurate { settings.append(("lstm_choice_mode", "2")) }
        let name = options.models.joined(separator: "+")
        let source = try Self.source(of: options, in: models)
        var isLate = false
        if loadsLate, case .memory = source { isLate = true }
        let loaded = isLate ? nil : try TesseractHandle(loading: source, name: name, settings: settings)
        (self.name, self.options, self.isOnPaper) = (name, options, isOnPaper)
        (self.source, self.settings) = (source, settings)
        self.loaded = loaded
    }

    /// Loads the model of a language, without its dictionary, for lines on paper.
    ///
    /// - Parameters:
    ///   - language: Tesseract's name of the language, such as `deu`.
    ///   - loadsLate: True where Tesseract loads the model with the first line that it reads.
    /// - Throws: ``TextRecognitionError`` when the language is not installed, with the package to install, or when
    ///   Tesseract does not accept the model.
    package init(language: String, loadsLate: Bool = false) throws(TextRecognitionError) {
        var options = TextRecognitionOptions()
        options.languages = [language]
        options.recognitionLevel = .fast
        try self.init(options, isOnPaper: true, loadsLate: loadsLate)
    }

    /// Reads the line at a place, dark on light, in a grey picture; nil when nothing was read.
    package mutating func line(
        at place: Quadrilateral, of picture: Image
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        try line(in: TextStrip(at: place), of: picture)
    }

    /// Shows Tesseract an image, which is loaded if it is not yet.
    private mutating func symbols(
        in image: Image, as layout: TessPageSegMode, allowing characters: Set<Character>?, before deadline: Deadline
    ) throws(TextRecognitionError) -> [RecognizedSymbol] {
        if loaded == nil { loaded = try TesseractHandle(loading: source, name: name, settings: settings) }
        loaded?.allow(characters)
        return try loaded?.read(image, as: layout, before: deadline) ?? []
    }

    /// One language is loaded without its dictionaries unless they are wanted; several, which Tesseract loads itself,
    /// with them.
    private static func source(
        of options: TextRecognitionOptions, in models: LanguageModels
    ) throws(TextRecognitionError) -> TesseractHandle.Source {
        guard options.models.count == 1, !options.usesLanguageCorrection else {
            return .files(languages: options.models, folder: models.folder)
        }
        let language = options.models[0]
        guard let file = TrainedData(path: models.path(of: language)) else {
            throw TextRecognitionError(missing: language, folder: models.folder)
        }
        return .memory(file.bytes)
    }

    /// Reads a strip; nil when there is no text.
    ///
    /// - Parameters:
    ///   - strip: The place of the letters.
    ///   - image: The image.
    ///   - deadline: The time at which it has to stop.
    mutating func line(
        in strip: TextStrip, of image: Image, before deadline: Deadline = .never
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        let corners = strip.corners
        let scale = Self.height / (corners.meanHeight * (1 + Self.marginAbove + Self.marginBelow))
        let width = corners.meanWidth * scale
        let line = Quadrilateral(
            x: air, y: Self.height * Self.marginAbove / (1 + Self.marginAbove + Self.marginBelow),
            width: width, height: corners.meanHeight * scale)
        guard width < Self.widest, let transform = ProjectiveTransform(mapping: corners, to: line) else { return nil }
        let view = try processed { () throws(ImageProcessingError) in
            // What stands beside the letters, such as the edge of a sign, would be read.
            try image.warped(
                by: transform, width: Int(width + 2 * air), height: Int(Self.height)
            ).extended(sideways: Self.side)
        }
        let allowed = options.allowedCharacters
        let dark = strip.isLight ? view.inverted() : view
        let shown = isOnPaper ? dark.withEvenContrast() : dark
        var symbols = try self.symbols(in: shown, as: PSM_SINGLE_LINE, allowing: allowed, before: deadline)
        // Where Tesseract finds no line, or loses most of it, it reads again without asking whether this is a line.
        if isOnPaper, symbols.isEmpty || symbols.count < strip.letterCount / Self.mostLetters {
            let raw = try self.symbols(in: shown, as: PSM_RAW_LINE, allowing: allowed, before: deadline)
            if raw.count > symbols.count { symbols = raw }
        }
        let start = air + Double(Self.side)
        let columns = start...start + width
        if isOnPaper { symbols = RecognizedSymbol.withoutGhosts(symbols, in: columns) }
        let read = RecognizedLine(symbols, in: columns)
        return read.characters.isEmpty ? nil : RecognizedTextObservation(line: read, corners: corners)
    }

    /// Reads an image as a whole: a page, unless something else is said.
    mutating func symbols(
        in image: Image, as layout: TessPageSegMode = PSM_AUTO, before deadline: Deadline
    ) throws(TextRecognitionError) -> [RecognizedSymbol] {
        try symbols(in: image, as: layout, allowing: options.allowedCharacters, before: deadline)
    }
}

extension RecognizedLine {
    /// Collects the symbols of one line, with spaces between its words.
    init(_ symbols: [RecognizedSymbol], in columns: ClosedRange<Double>) {
        var characters: [RecognizedCharacter] = []
        for symbol in symbols {
            let next = symbol.characters(in: columns)
            if symbol.beginning != nil, let last = characters.last, let first = next.first {
                let end = last.extent.upperBound
                characters.append(
                    RecognizedCharacter(
                        character: " ", confidence: min(last.confidence, first.confidence), alternatives: [],
                        extent: end...max(end, first.extent.lowerBound)))
            }
            characters += next
        }
        self.init(independent: characters)
    }
}
