import CTesseract
import ImageProcessing
public import Imaging

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
    /// What is looked for.
    public let options: TextRecognitionOptions
    private var reader: TextLineReader

    /// With ``TextRecognitionOptions/RecognitionLevel/fast``, images with a longer side are halved, in pixels.
    private static let fastSide = 1600
    /// How many of the longest lines tell which end of a page is up.
    private static let witnesses = 5
    /// Strips of fewer letters are not sought beside the lines of a page.
    private static let fewestLettersBeside = 4

    /// Loads the models of the languages.
    ///
    /// - Throws: ``TextRecognitionError`` when a language is not installed, with the package to install, or when
    ///   Tesseract does not accept a model.
    public init(options: TextRecognitionOptions = TextRecognitionOptions()) throws(TextRecognitionError) {
        let reader = try TextLineReader(options)
        self.options = options
        self.reader = reader
    }

    /// Reads all text in an image.
    ///
    /// - Parameter image: The image; whichever way up, its text is read.
    /// - Returns: The text, in pixels of the image; without any block when there is none.
    /// - Throws: ``TextRecognitionError`` when Tesseract or OpenCV fails, never because an image shows no text.
    public mutating func recognizeText(in image: Image) throws(TextRecognitionError) -> RecognizedText {
        let grey = image.grey()
        guard options.recognitionLevel == .fast, max(grey.width, grey.height) > Self.fastSide else {
            return try text(in: grey)
        }
        let (width, height) = (max(1, grey.width / 2), max(1, grey.height / 2))
        let half = try processed { () throws(ImageProcessingError) in try grey.resized(width: width, height: height) }
        let (x, y) = (Double(grey.width) / Double(width), Double(grey.height) / Double(height))
        return try text(in: half).moved { Point(x: $0.x * x, y: $0.y * y) }
    }

    /// Reads the text in some regions of an image; nothing outside them is looked at.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - regions: Outlines in pixels of the image, each from where reading starts; they may be turned, seen in
    ///     perspective, and reach beyond the image.
    /// - Returns: For each region its text, in pixels of the image; without any block when there is none, or the region
    ///   lies outside the image or is not convex.
    /// - Throws: ``TextRecognitionError`` when Tesseract or OpenCV fails.
    public mutating func recognizeText(
        in image: Image, regionsOfInterest regions: [Quadrilateral]
    ) throws(TextRecognitionError) -> [RecognizedText] {
        let grey = image.grey()
        var texts: [RecognizedText] = []
        for region in regions {
            guard let view = RegionView(of: region, in: grey) else {
                texts.append(RecognizedText(blocks: []))
                continue
            }
            let crop = try processed { () throws(ImageProcessingError) in try view.crop(of: grey) }
            var found = try text(in: crop)
            if found.blocks.isEmpty {
                let symbols = try reader.symbols(in: crop, as: view.isOneLine ? PSM_SINGLE_LINE : PSM_SINGLE_BLOCK)
                found = RecognizedText(page: symbols, at: { $0 }, where: isWanted(in: crop))
            }
            texts.append(found.moved(view.place))
        }
        return texts
    }
}

extension TextRecognizer {
    private mutating func text(in image: Image) throws(TextRecognitionError) -> RecognizedText {
        let leastHeight = options.minimumTextHeight * Double(image.height)
        let finder = TextStripFinder(leastHeight: leastHeight)
        let strips = try processed { () throws(ImageProcessingError) in try finder.strips(in: image) }
        guard let layout = PageLayout(of: image, with: strips) else {
            return RecognizedText(grouping: try lines(in: strips, of: image, beside: []))
        }
        let page = try text(onPage: layout, of: image, with: strips)
        let longer = strips.filter { $0.letterCount >= Self.fewestLettersBeside }
        let beside = try lines(in: longer, of: image, beside: page.lines)
        return RecognizedText(blocks: page.blocks + RecognizedText(grouping: beside).blocks)
    }

    /// Reads the strips that are not in known lines.
    private mutating func lines(
        in strips: [TextStrip], of image: Image, beside known: [RecognizedTextObservation]
    ) throws(TextRecognitionError) -> [RecognizedTextObservation] {
        var reading = SceneReading(options, beside: known)
        for strip in strips { try reading.read(strip, of: image, by: &reader) }
        return reading.lines.filter(isWanted(in: image))
    }

    /// Lets Tesseract read a page, turned upright, dark on light.
    private mutating func text(
        onPage layout: PageLayout, of image: Image, with strips: [TextStrip]
    ) throws(TextRecognitionError) -> RecognizedText {
        var (upright, inverted) = (0.0, 0.0)
        for strip in strips.filter({ $0.isLight == layout.isLight }).prefix(Self.witnesses) {
            upright += try reader.line(in: strip, of: image)?.confidence ?? 0
            inverted += try reader.line(in: strip.flipped, of: image)?.confidence ?? 0
        }
        let page = layout.isLight ? image.inverted() : image
        let direction = inverted > upright ? layout.direction.reversed : layout.direction
        guard direction != .right else {
            let symbols = try reader.symbols(in: page, as: PSM_AUTO)
            return RecognizedText(page: symbols, at: { $0 }, where: isWanted(in: image))
        }
        let view = RegionView(of: image, turned: direction)
        let turned = try processed { () throws(ImageProcessingError) in try view.crop(of: page) }
        let symbols = try reader.symbols(in: turned, as: PSM_AUTO)
        return RecognizedText(page: symbols, at: view.place, where: isWanted(in: image))
    }

    /// Whether a line is high enough, and read with enough confidence.
    private func isWanted(in image: Image) -> (RecognizedTextObservation) -> Bool {
        let (leastHeight, leastConfidence) = (
            options.minimumTextHeight * Double(image.height), options.minimumConfidence
        )
        return { $0.corners.meanHeight >= leastHeight && $0.confidence >= leastConfidence }
    }
}

/// Makes an image-processing call; its error becomes ours.
func processed<Result>(_ operation: () throws(ImageProcessingError) -> Result) throws(TextRecognitionError) -> Result {
    do {
        return try operation()
    } catch {
        throw TextRecognitionError(model: "text", reason: error.description)
    }
}
