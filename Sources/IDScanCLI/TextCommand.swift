import ArgumentParser
import IDScan
import ImageProcessing
import Imaging
import TextRecognition

/// `idscan text`: an image in, all its text out.
struct TextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "text",
        abstract: "Reads the text in an image: a page, a card, signs in a photograph.",
        discussion: """
            Blocks, paragraphs, lines, words and characters, with confidences and corners. Nothing leaves this machine, \
            and nothing is written but what --overlay asks for.

            EXAMPLES
              idscan text page.png
              idscan text receipt.jpg --format text --language deu --language eng
              idscan text card.jpg --find "date of birth" surname --overlay found.png

            EXIT CODES
              0 something found; 3 nothing found; 1 failed: not an image, a language that is not installed, ...; \
            64 wrong usage
            """
    )

    @Argument(
        help: ArgumentHelp("A JPEG, PNG, WebP, TIFF, HEIC, BMP or GIF file; - is standard input.", valueName: "image"),
        completion: .file()
    )
    var image: String

    @Option(help: "json, text (for people), tsv (a table) or hocr (HTML); the last two as Tesseract has them.")
    var format = TextFormat.json

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "A language's model, as Tesseract names it; several, the likeliest first. (default: eng)", valueName: "name"
        ))
    var language: [String] = []

    @Option(help: "fast or accurate.")
    var level = TextRecognitionOptions.RecognitionLevel.accurate

    @Option(help: ArgumentHelp("The height of the lowest line, as a fraction of the image's.", valueName: "fraction"))
    var minimumHeight = 0.0

    @Option(help: ArgumentHelp("The least confidence of a line, 0 to 1.", valueName: "number"))
    var minimumConfidence = TextRecognitionOptions().minimumConfidence

    @Option(help: ArgumentHelp("The only characters that are read, such as 0123456789.", valueName: "characters"))
    var allow: String?

    @Flag(help: "Prefer words of the languages to others.")
    var languageCorrection = false

    @Option(
        help: ArgumentHelp(
            "Read only what is in this rectangle, in pixels; several are allowed.", valueName: "x,y,width,height"))
    var region: [RegionArgument] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Print only where these words or phrases are; case and diacritics do not matter. Name the image before.",
            valueName: "word"))
    var find: [String] = []

    @Option(help: ArgumentHelp("How many letters of a word or phrase to --find may differ.", valueName: "count"))
    var editDistance = 0

    @Option(
        help: ArgumentHelp(
            "A picture (.png or .jpg) of the image, what was found framed on it and written beside it.",
            valueName: "file"),
        completion: .file(extensions: PictureFile.fileTypes)
    )
    var overlay: String?

    func validate() throws {
        if !(0...1).contains(minimumHeight) { throw ValidationError("--minimum-height must be from 0 to 1.") }
        if !(0...1).contains(minimumConfidence) { throw ValidationError("--minimum-confidence must be from 0 to 1.") }
        if editDistance < 0 { throw ValidationError("--edit-distance must not be negative.") }
        if format == .hocr, !find.isEmpty { throw ValidationError("--format hocr has no place for what --find finds.") }
        if find.isEmpty, editDistance != 0 { throw ValidationError("--edit-distance goes with --find.") }
        try picture?.checkUsage()
    }

    func run() throws {
        let outputs = try OutputSet(picture.map { [$0.file] } ?? [], besides: [FileName(image)])
        let input = Input(name: image)
        let (bytes, report): ([UInt8], TextReport)
        do throws(Failure) {
            bytes = try input.bytes()
            report = try self.report(on: bytes)
        } catch {
            Console.complain(about: input.name, error)
            if format == .json {
                var printer = JSONPrinter(shape: .object)
                try printer.print(FailureReport(source: input.name, error: error))
            }
            throw ExitStatus.failed.code
        }
        try Console.print(format.output(of: report))
        for reason in report.pages?.unread ?? [] {
            Console.complain(about: input.name, Failure(code: "pagesNotRead", message: reason))
        }
        do throws(Failure) {
            try picture.map(Overlay.init)?.write(report.scene, on: bytes, decodedBy: ImageDecoder(), to: outputs)
        } catch {
            Console.complain(about: input.name, error)
            throw ExitStatus.failed.code
        }
        if report.isEmpty { throw ExitStatus.nothingFound.code }
    }

    private var picture: PictureFile? {
        overlay.map { PictureFile(option: "--overlay", $0) }
    }

    private func report(on bytes: [UInt8]) throws(Failure) -> TextReport {
        do {
            var recognizer = try TextRecognizer(options: options)
            let decoded = try ImageDecoder().decode(bytes)
            let picture = decoded.image
            let text =
                region.isEmpty
                ? try recognizer.recognizeText(in: picture)
                : RecognizedText(
                    blocks: try recognizer.recognizeText(
                        in: picture, regionsOfInterest: region.map(\.outline)
                    ).flatMap(\.blocks))
            let matches = find.flatMap { text.matches(of: $0, maximumDistance: editDistance) }
            return TextReport(
                source: Input(name: image).name, image: ImageSize(width: picture.width, height: picture.height),
                text: text, matches: find.isEmpty ? nil : matches, pages: PageReport(firstPageOf: decoded.pageCount))
        } catch {
            throw Failure(ScanError(error))
        }
    }

    private var options: TextRecognitionOptions {
        var options = TextRecognitionOptions()
        if !language.isEmpty { options.languages = language }
        options.recognitionLevel = level
        options.minimumTextHeight = minimumHeight
        options.minimumConfidence = minimumConfidence
        options.allowedCharacters = allow.map(Set.init)
        options.usesLanguageCorrection = languageCorrection
        return options
    }
}
