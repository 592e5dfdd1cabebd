import ArgumentParser
import IDScan
import ImageProcessing
import Imaging
import ScanReports
import TextRecognition

/// `idscan text`: an image in, all its text out.
struct TextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "text",
        abstract: "Reads the text in images: pages, cards, signs in photographs.",
        discussion: """
            Blocks, paragraphs, lines, words and characters, with confidences and corners. Nothing leaves this machine, \
            and nothing is written but what --overlay asks for.

            EXAMPLES
              idscan text page.png
              idscan text scans/*.png --format ndjson
              idscan text receipt.jpg --format text --language deu --language eng
              idscan text card.jpg --find "date of birth" surname --overlay found.png

            EXIT CODES
              0 something found; 3 nothing found; 1 failed: not an image, a language that is not installed, ...; \
            64 wrong usage. Of several images the worst decides, in the order 1, 3, 0.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "JPEG, PNG, WebP, TIFF, HEIC, BMP or GIF files; - is standard input.", valueName: "image"),
        completion: .file()
    )
    var images: [String]

    @Option(
        help: """
            json, ndjson (one line for each image, always), text (for people), tsv (a table) or hocr (HTML); the last \
            two as Tesseract has them.
            """)
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
            "Print only where these words or phrases are; case and diacritics do not matter. Name the images before.",
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

    @OptionGroup
    var limits: LimitOptions

    func validate() throws {
        if images.count(where: { $0 == "-" }) > 1 { throw ValidationError("- can be given only once.") }
        if !(0...1).contains(minimumHeight) { throw ValidationError("--minimum-height must be from 0 to 1.") }
        if !(0...1).contains(minimumConfidence) { throw ValidationError("--minimum-confidence must be from 0 to 1.") }
        if editDistance < 0 { throw ValidationError("--edit-distance must not be negative.") }
        if format == .hocr, !find.isEmpty { throw ValidationError("--format hocr has no place for what --find finds.") }
        if find.isEmpty, editDistance != 0 { throw ValidationError("--edit-distance goes with --find.") }
        try picture?.checkUsage(photographs: images)
    }

    func run() throws {
        let outputs = try OutputSet(picture.map { [$0.file] } ?? [], besides: images.map { FileName($0) })
        var printer = TextOutcomePrinter(format: format, inputCount: images.count)
        let inputs = images.map { Input(name: $0) }
        do {
            var recognizer = try TextRecognizer(options: options)
            for input in inputs { try read(input, by: &recognizer, to: outputs, &printer) }
        } catch let error as TextRecognitionError {
            // Without a model nothing is read of any image.
            let failure = Failure(ScanError(error))
            for input in inputs { try printer.print(TextOutcome(source: input.name, result: .failure(failure))) }
        }
        try printer.finish()
        if printer.exitStatus != .verified { throw printer.exitStatus.code }
    }

    private var picture: PictureFile? {
        overlay.map { PictureFile(option: "--overlay", $0) }
    }

    /// Reads one image, prints its text, and draws what was found if that is wanted.
    private func read(
        _ input: Input, by recognizer: inout TextRecognizer, to outputs: OutputSet, _ printer: inout TextOutcomePrinter
    ) throws {
        let decoder = ImageDecoder(limits: limits.limits)
        let (bytes, report): ([UInt8], TextReport)
        do throws(Failure) {
            bytes = try input.bytes(limit: decoder.limits.fileBytes)
            report = try self.report(on: bytes, named: input.name, decodedBy: decoder, by: &recognizer)
        } catch {
            return try printer.print(TextOutcome(source: input.name, result: .failure(error)))
        }
        try printer.print(TextOutcome(source: input.name, result: .success(report)))
        for reason in report.pages?.unread ?? [] {
            Console.complain(about: input.name, Failure(code: "pagesNotRead", message: reason))
        }
        do throws(Failure) {
            try picture.map(Overlay.init)?.write(report.scene, on: bytes, decodedBy: decoder, to: outputs)
        } catch {
            printer.fail(input.name, error)
        }
    }

    private func report(
        on bytes: [UInt8], named image: String, decodedBy decoder: ImageDecoder, by recognizer: inout TextRecognizer
    ) throws(Failure) -> TextReport {
        do {
            let deadline = Deadline(after: decoder.limits.duration)
            let decoded = try decoder.decode(bytes)
            let picture = decoded.image
            let text =
                region.isEmpty
                ? try recognizer.recognizeText(in: picture, before: deadline)
                : RecognizedText(
                    blocks: try recognizer.recognizeText(
                        in: picture, regionsOfInterest: region.map(\.outline), before: deadline
                    ).flatMap(\.blocks))
            let matches = find.flatMap { text.matches(of: $0, maximumDistance: editDistance) }
            return TextReport(
                sources: ReportSources(names: [image]), image: ImageSize(width: picture.width, height: picture.height),
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
