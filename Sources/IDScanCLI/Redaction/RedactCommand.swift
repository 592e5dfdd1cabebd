import ArgumentParser
import DocumentPages
import IDScan
import ImageProcessing
import Imaging
import Redaction
import ScanReports

/// `idscan redact`: a picture of documents in, a picture with nothing to hide out.
struct RedactCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "redact",
        abstract: "Covers what a copy of a document need not show.",
        discussion: """
            What is covered is gone: the pixels are painted over, the picture is encoded anew, and no metadata is taken \
            over. Pages of a PDF file become pictures. The covered picture is read once more before it is written; what \
            can still be read there is an error.

            With --keep each document is covered as a whole, but for what is kept. With --hide only what is named is \
            covered; if that is not found, nothing is written. --hide-everything-else covers all of the picture but what is \
            kept. See Documentation/Redacting.md.

            NAMES
              Those of the fields in results, such as documentNumber, and portrait, signature, mrz, barcodes. A name that \
            is not known is answered with all of them.

            EXAMPLES
              idscan redact card.jpg -o safe.jpg --keep surname,givenNames,birthDate --purpose "Flat viewing, 24 Nov 2026"
              idscan redact card.jpg -o safe.jpg --hide documentNumber,portrait,mrz
              idscan redact card.jpg -o safe.jpg --preset age-check
              idscan redact scans.pdf --pages 1-2 -o safe.pdf --keep surname,birthDate

            EXIT CODES
              0 written; 2 something was not found or can still be read, and nothing is written; 3 no document found; \
            1 failed: not an image, a limit, ...; 64 wrong usage.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "A JPEG, PNG, WebP, TIFF, HEIC, JPEG 2000, BMP, GIF or PDF file; - is standard input.", valueName: "image"),
        completion: .file()
    )
    var image: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            """
            The covered picture: a name in .jpg, .png or .pdf; - is standard output, where a PNG file goes. A PDF file is \
            made of a PDF file.
            """, valueName: "file"),
        completion: .file(extensions: PictureFile.fileTypes)
    )
    var output: String?

    @Option(help: ArgumentHelp("What stays readable, with commas between.", valueName: "names"))
    var keep: RedactionNames?

    @Option(help: ArgumentHelp("What is covered, with commas between.", valueName: "names"))
    var hide: RedactionNames?

    @Option(help: ArgumentHelp("What stays readable for a purpose; --list-presets shows them.", valueName: "name"))
    var preset: String?

    @Flag(help: "Show the presets, what each keeps, and the law or guidance behind it.")
    var listPresets = false

    @Flag(help: "Cover all of the picture but what is kept.")
    var hideEverythingElse = false

    @Option(help: ArgumentHelp("What is written across the picture, such as for whom and when.", valueName: "text"))
    var purpose: String?

    @Option(help: "text (a line on standard error) or json (what is covered where, on standard output).")
    var format = RedactionFormat.text

    @OptionGroup
    var overwriting: OverwriteOption

    @OptionGroup
    var pageOptions: PageOptions

    @OptionGroup
    var limits: LimitOptions

    func validate() throws {
        if listPresets { return }
        guard image != nil else { throw ValidationError("Name an image.") }
        try pageOptions.checkUsage(besides: [image].compactMap(\.self))
        guard let output else { throw ValidationError("Name the file to be written: -o safe.jpg") }
        guard [keep != nil, hide != nil, preset != nil].count(where: { $0 }) == 1 else {
            throw ValidationError("Say what is kept or hidden: one of --keep, --hide and --preset.")
        }
        if let preset, !RedactionPreset.builtIn.contains(where: { $0.name == preset }) {
            let names = RedactionPreset.builtIn.map(\.name).joined(separator: ", ")
            throw ValidationError("There is no preset '\(preset)'. There are \(names).")
        }
        let name = FileName(output)
        if name.isStandardStream, format == .json {
            throw ValidationError("--format json needs standard output: name a file after --output.")
        }
        if !name.isStandardStream, !(PictureFile.fileTypes + ["pdf"]).contains(name.type) {
            throw ValidationError("The name after --output must end in .jpg, .png or .pdf.")
        }
        if purpose?.allSatisfy(\.isWhitespace) == true { throw ValidationError("--purpose is empty.") }
    }

    func run() throws {
        if listPresets { return try printPresets() }
        guard let image, let output else { return }
        let file = overwriting.file("--output", output)
        let outputs = try OutputSet([file], besides: pageOptions.inputs(besides: [image]))
        do {
            let redacted = try redacted(Input(name: image), for: file)
            try outputs.write(redacted.bytes, to: file)
            try tell(redacted.report)
        } catch let error as RedactionError {
            Console.complain(about: image, Failure(error))
            throw error.exitStatus.code
        } catch let error as Failure {
            Console.complain(about: image, error)
            throw ExitStatus.failed.code
        }
    }

    /// The request of the arguments.
    private var request: RedactionRequest {
        var request = RedactionPreset.builtIn.first { $0.name == preset }?.request ?? RedactionRequest(.keeping([]))
        if let keep { request.choice = .keeping(keep.names) }
        if let hide { request.choice = .hiding(hide.names) }
        request.hidesEverythingElse = hideEverythingElse
        request.watermark = purpose
        return request
    }

    /// Redacts a file, and returns the bytes to write.
    private func redacted(_ input: Input, for file: OutputFile) throws -> (bytes: [UInt8], report: RedactionReport) {
        let bytes = try input.bytes(limit: limits.limits.fileBytes)
        var options = ScanOptions()
        options.limits = limits.limits
        options.pdf.pageDuration = options.limits.duration
        options.setPages(pageOptions.maxPages)
        do {
            let opened = try DocumentFile(
                bytes, limits: options.limits, pdf: options.pdf, password: try pageOptions.password())
            guard !opened.isPDF || !isPicture(file) else {
                throw Failure(code: "severalPages", message: "this is a PDF file: name one after --output, -o safe.pdf")
            }
            var redactor = try Redactor(options: options)
            let done = try redactor.redact(opened, pages: pageOptions.pages, request)
            let isAlone = opened.pageCount == 1 && !opened.isPDF
            let pages = done.pages.map { RedactionReport.Page($0.image, page: isAlone ? nil : $0.number) }
            let written = try done.pdf ?? encoded(done.pages[0].image.image, for: file)
            return (written, RedactionReport(source: input.name, pages: pages))
        } catch let error where error is ScanError || error is PDFError || error is ImageDecodingError {
            throw Failure(ScanError(error))
        }
    }

    /// True if a picture is written, and no PDF file.
    private func isPicture(_ file: OutputFile) -> Bool { file.name.isStandardStream || file.name.type != "pdf" }

    private func encoded(_ picture: Image, for file: OutputFile) throws(Failure) -> [UInt8] {
        do {
            guard isPicture(file) else {
                let document = try PDFDocument()
                try document.addPage(of: picture)
                return try document.written()
            }
            let isJPEG = !file.name.isStandardStream && file.name.type != "png"
            return try isJPEG ? picture.jpegData(quality: PictureFile.quality) : picture.pngData()
        } catch {
            throw Failure(code: "outputFailed", message: "cannot encode the picture: \(error)")
        }
    }

    private func tell(_ report: RedactionReport) throws {
        for warning in report.warnings { Console.complain("\(report.source): \(warning)") }
        switch format {
        case .text: for line in report.lines { Console.complain(line) }
        case .json: try Console.print(JSON.text(of: report, isPretty: true) + "\n")
        }
    }

    private func printPresets() throws {
        let texts = RedactionPreset.builtIn.map { preset in
            """
            \(preset.name): \(preset.purpose)
              keeps   \(preset.keeps.map(\.rawValue).joined(separator: ", "))
              source  \(preset.source)
            """
        }
        try Console.print(texts.joined(separator: "\n") + "\n")
    }
}

/// The format in which the report of a redaction is written.
enum RedactionFormat: String, CaseIterable, ExpressibleByArgument {
    /// A line for people.
    case text
    /// Names and corners, for programs.
    case json
}
