import ArgumentParser
import DocumentPages
import ImageProcessing
import ScanReports
import TextRecognition

/// `idscan pdf`: images and PDF files in, one searchable PDF file out.
struct PDFCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pdf",
        abstract: "Makes one searchable PDF file of images and PDF files.",
        discussion: """
            Reads each page, and lays what it says invisibly over it, so that it can be selected and searched. JPEG files \
            stay as they are, byte by byte. The first PDF file keeps its forms, outlines and annotations; its pages that \
            have text are left alone. Nothing leaves this machine.

            --remove, --insert and --order change the pages of one PDF file and read nothing: first pages are removed, by \
            their numbers in the file; then each --insert 3=FILE puts a file before what is page 3 then, in the order in \
            which they are given; then --order names all pages that there are.

            EXAMPLES
              idscan pdf -o letter.pdf page-1.jpg page-2.heic
              idscan pdf -o searchable.pdf --language deu --language eng scan.pdf
              idscan pdf -o card.pdf --flatten --note card.jpg
              idscan pdf -o archive.pdf --pdfa --sidecar archive.txt scans/*.tif
              idscan pdf -o new.pdf --remove 2 --insert 3=new.jpg --order 2,1,3- old.pdf

            EXIT CODES
              0 written; 2 written, but some pages could not be read; 1 failed: not an image, a password is needed, the \
            output exists, ...; 64 wrong usage. Unless the file is whole, nothing is written.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "PDF, JPEG, PNG, WebP, TIFF, HEIC, JPEG 2000, BMP or GIF files; - is standard input.", valueName: "file"),
        completion: .file()
    )
    var files: [String]

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Where the PDF file goes; - is standard output.", valueName: "file"),
        completion: .file(extensions: ["pdf"])
    )
    var output: String

    @OptionGroup(title: "WHAT IS READ")
    var reading: PDFReadingOptions

    @OptionGroup(title: "WHAT IS WRITTEN")
    var writing: PDFWritingOptions

    @OptionGroup(title: "CHANGES OF PAGES, WITHOUT READING THEM")
    var edits: PDFEditOptions

    @OptionGroup
    var overwriting: OverwriteOption

    @Option(help: "bar (on a terminal), json (a line for each page on standard error) or none.")
    var progress = PDFProgress.Style.bar

    func validate() throws {
        try reading.selection.checkUsage(besides: files + edits.insertedNames)
        guard !edits.isEmpty else { return }
        if files.count != 1 { throw ValidationError("--remove, --insert and --order take one PDF file.") }
        if !reading.isUsual || !writing.isUsual {
            throw ValidationError(
                "--remove, --insert and --order read nothing: leave out what says how to read and what to add.")
        }
    }

    func run() throws {
        let result = overwriting.file("--output", output)
        let text = writing.sidecar.map { overwriting.file("--sidecar", $0) }
        let outputs = try OutputSet(
            [result, text].compactMap(\.self), besides: reading.selection.inputs(besides: files + edits.insertedNames))
        let run = PDFRun(files: files.map { Input(name: $0) }, outputs: outputs, result: result, text: text)
        let status = try status(of: run)
        if status != .verified { throw status.code }
    }

    private func status(of run: PDFRun) throws -> ExitStatus {
        do throws(Failure) {
            return edits.isEmpty
                ? try run.makeSearchable(try options(), showing: progress)
                : try run.edit(edits, limits: reading.limits, password: try reading.selection.password())
        } catch {
            Console.complain(error.message)
            return .failed
        }
    }

    private func options() throws(Failure) -> SearchablePDFOptions {
        var options = SearchablePDFOptions()
        try reading.apply(to: &options)
        writing.apply(to: &options)
        options.password = try reading.selection.password()
        return options
    }
}
