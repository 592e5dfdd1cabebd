import CTesseract
import ImageProcessing
import Imaging

/// Reads strips of an image with Tesseract.
struct TextLineReader: ~Copyable {
    private let options: TextRecognitionOptions
    private var tesseract: TesseractHandle

    /// The height of a strip when it is read, in pixels, and how much of the line's height is added above and below.
    private static let height = 48.0
    private static let marginAbove = 0.3, marginBelow = 0.2
    /// How much of what is left and right of a strip is shown, and how often that is repeated, in pixels of its reading.
    private static let air = 3.0, side = 12

    /// Longer strips are no lines of text, in pixels of their reading.
    private static let widest = 6000.0

    init(_ options: TextRecognitionOptions) throws(TextRecognitionError) {
        let models = LanguageModels(folder: options.modelFolder)
        try models.check(options.languages)
        var settings = [("tessedit_do_invert", "0")]
        if let allowed = options.allowedCharacters {
            settings.append(("tessedit_char_whitelist", String(allowed.sorted())))
        }
        if options.recognitionLevel == .accurate { settings.append(("lstm_choice_mode", "2")) }
        let tesseract = try TesseractHandle(
            loading: try Self.source(of: options, in: models), name: options.languages.joined(separator: "+"),
            settings: settings)
        self.options = options
        self.tesseract = tesseract
    }

    /// One language is loaded without its dictionaries unless they are wanted; several, which Tesseract loads itself, with
    /// them.
    private static func source(
        of options: TextRecognitionOptions, in models: LanguageModels
    ) throws(TextRecognitionError) -> TesseractHandle.Source {
        guard options.languages.count == 1, !options.usesLanguageCorrection else {
            return .files(languages: options.languages, folder: models.folder)
        }
        let language = options.languages[0]
        guard let file = TrainedData(path: models.path(of: language)) else {
            throw TextRecognitionError(missing: language, folder: models.folder)
        }
        return .memory(file.withoutDictionaries)
    }

    /// Reads a strip; nil when there is no text.
    mutating func line(
        in strip: TextStrip, of image: Image
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        let corners = strip.corners
        let scale = Self.height / (corners.meanHeight * (1 + Self.marginAbove + Self.marginBelow))
        let width = corners.meanWidth * scale
        let line = Quadrilateral(
            x: Self.air, y: Self.height * Self.marginAbove / (1 + Self.marginAbove + Self.marginBelow),
            width: width, height: corners.meanHeight * scale)
        guard width < Self.widest, let transform = ProjectiveTransform(mapping: corners, to: line) else { return nil }
        let view = try processed { () throws(ImageProcessingError) in
            // What stands beside the letters, such as the edge of a sign, would be read.
            try image.warped(by: transform, width: Int(width + 2 * Self.air), height: Int(Self.height))
                .extended(sideways: Self.side)
        }
        let symbols = try tesseract.read(strip.isLight ? view.inverted() : view, as: PSM_SINGLE_LINE)
        let start = Self.air + Double(Self.side)
        let columns = start...start + width
        let read = RecognizedLine(symbols, in: columns)
        guard !read.characters.isEmpty else { return nil }
        return RecognizedTextObservation(
            line: read, candidates: read.candidates(limit: RecognizedTextObservation.mostCandidates), corners: corners)
    }

    /// Reads an image as a whole.
    mutating func symbols(
        in image: Image, as layout: TessPageSegMode
    ) throws(TextRecognitionError) -> [RecognizedSymbol] {
        try tesseract.read(image, as: layout)
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
