import ArgumentParser
import DocumentPages
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
              idscan text scans/*.png --format ndjson --detail words
              idscan text scans.pdf --pages 1,3-5
              idscan text receipt.jpg --format text --language deu --language eng
              idscan text card.jpg --find "date of birth" surname --overlay found.png

            EXIT CODES
              0 something found; 3 nothing found; 1 failed: not an image, a language that is not installed, ...; \
            64 wrong usage. Of several images the worst decides, in the order 1, 3, 0.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "JPEG, PNG, WebP, TIFF, HEIC, JPEG 2000, BMP, GIF or PDF files; - is standard input.", valueName: "image"),
        completion: .file()
    )
    var images: [String]

    @Option(
        help: """
            json, ndjson (one line for each image, always), text (for people), tsv (a table) or hocr (HTML); the last \
            two as Tesseract has them.
            """)
    var format = TextFormat.json

    @Option(help: "The smallest parts that JSON tells: lines, words or characters.")
    var detail = TextDetail.characters

    @OptionGroup
    var recognitionOptions: RecognitionOptions

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
    var overwriting: OverwriteOption

    @Flag(help: "Read what the pages of a PDF file show, even if they hold their text as text.")
    var asImages = false

    @OptionGroup
    var pageOptions: PageOptions

    @OptionGroup
    var limits: LimitOptions

    func validate() throws {
        try pageOptions.checkUsage(besides: images)
        if !(0...1).contains(minimumHeight) { throw ValidationError("--minimum-height must be from 0 to 1.") }
        if !(0...1).contains(minimumConfidence) { throw ValidationError("--minimum-confidence must be from 0 to 1.") }
        if editDistance < 0 { throw ValidationError("--edit-distance must not be negative.") }
        if format == .hocr, !find.isEmpty { throw ValidationError("--format hocr has no place for what --find finds.") }
        if find.isEmpty, editDistance != 0 { throw ValidationError("--edit-distance goes with --find.") }
        try picture?.checkUsage(photographs: images)
    }

    func run() throws {
        let outputs = try OutputSet(picture.map { [$0.file] } ?? [], besides: pageOptions.inputs(besides: images))
        var printer = TextOutcomePrinter(format: format, inputCount: images.count)
        let inputs = images.map { Input(name: $0) }
        var options = ScanOptions(limits: limits.limits)
        options.request.password = try pageOptions.password()
        options.setPages(pageOptions.maxPages)
        let recognition: TextRecognitionOptions
        do throws(Failure) {
            recognition = try self.recognition()
        } catch {
            Console.complain(error.message)
            throw ExitStatus.failed.code
        }
        do {
            var recognizer = try TextRecognizer(options: recognition)
            for input in inputs { try read(input, options, by: &recognizer, to: outputs, &printer) }
        } catch let error as TextRecognitionError {
            // Without a model nothing is read of any image.
            let failure = Failure(ScanError(error))
            for input in inputs { try printer.print(TextOutcome(source: input.name, result: .failure(failure))) }
        }
        try printer.finish()
        if printer.exitStatus != .verified { throw printer.exitStatus.code }
    }

    private var picture: PictureFile? { overwriting.picture("--overlay", overlay) }

    /// Reads one file, prints its text, and draws the lines that were found if that is wanted.
    private func read(
        _ input: Input, _ options: ScanOptions, by recognizer: inout TextRecognizer, to outputs: OutputSet,
        _ printer: inout TextOutcomePrinter
    ) throws {
        let (pictures, report): (PagePictures, TextReport)
        do throws(Failure) {
            pictures = PagePictures(bytes: try input.bytes(limit: options.limits.fileBytes), options: options)
            report = try self.report(on: pictures, named: input.name, by: &recognizer)
        } catch {
            return try printer.print(TextOutcome(source: input.name, result: .failure(error)))
        }
        try printer.print(TextOutcome(source: input.name, result: .success(report)))
        for reason in report.pages?.unread ?? [] {
            let failure = Failure(code: "pagesNotRead", message: reason)
            if report.hasFailures {
                printer.fail(input.name, failure)
            } else {
                Console.complain(about: input.name, failure)
            }
        }
        do throws(Failure) {
            if let picture, let page = report.texts.first {
                try Overlay(picture: picture).write(page.scene, on: pictures.page(page.number), to: outputs)
            }
        } catch {
            printer.fail(input.name, error)
        }
    }

    private func report(
        on pictures: PagePictures, named name: String, by recognizer: inout TextRecognizer
    ) throws(Failure) -> TextReport {
        do {
            let options = pictures.options
            let file = try DocumentFile(
                pictures.bytes, limits: options.limits, pdf: options.pdf, password: options.request.password)
            return try TextReport(
                reading: file, named: ReportSources(names: [name]), request, by: &recognizer)
        } catch {
            throw Failure(ScanError(error))
        }
    }

    private var request: TextRequest {
        var request = TextRequest(pageDuration: limits.limits.duration)
        (request.regions, request.sought) = (region.map(\.outline), find)
        (request.editDistance, request.pages) = (editDistance, pageOptions.pages)
        (request.readsImagesOnly, request.detail) = (asImages, detail)
        request.mostPages = pageOptions.maxPages ?? request.mostPages
        return request
    }

    private func recognition() throws(Failure) -> TextRecognitionOptions {
        var options = TextRecognitionOptions()
        try recognitionOptions.apply(to: &options)
        options.minimumTextHeight = minimumHeight
        options.minimumConfidence = minimumConfidence
        options.allowedCharacters = allow.map(Set.init)
        options.usesLanguageCorrection = languageCorrection
        return options
    }
}
