import ArgumentParser
import DocumentPages

/// The options of `idscan pdf` for the file that is made.
struct PDFWritingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How large the pages of images are: a4, letter or a size such as 148x210mm. (default: as each image is)",
            valueName: "size"))
    var pageSize: PageSize?

    @Flag(help: "Cut the document out of each photograph, and make it flat.")
    var flatten = false

    @Flag(help: "Put the text of each page into a yellow note, too.")
    var note = false

    @Flag(name: .customLong("pdfa"), help: "Make a file for archives, PDF/A-2u; of PDF files only scans can be taken.")
    var isArchival = false

    @Flag(help: "Turn pages so that what is read on them is upright; no pixel changes.")
    var upright = false

    @Flag(help: "Straighten pages whose lines slope; no pixel changes.")
    var deskew = false

    @Flag(help: "Make the file smaller, without loss.")
    var optimize = false

    @Option(help: ArgumentHelp("The title of the file.", valueName: "text"))
    var title: String?

    @Option(
        help: ArgumentHelp("A file for the text of all pages; form feeds part them.", valueName: "file"),
        completion: .file(extensions: ["txt"]))
    var sidecar: String?

    /// True where all of them have their usual values.
    var isUsual: Bool {
        pageSize == nil && !flatten && !note && !isArchival && sidecar == nil && !upright && !deskew && !optimize
            && title == nil
    }

    /// Sets the values of these options.
    func apply(to options: inout SearchablePDFOptions) {
        (options.pageSize, options.flattens, options.addsNotes) = (pageSize, flatten, note)
        options.isArchival = isArchival
        (options.turnsUpright, options.straightens) = (upright, deskew)
        (options.optimizes, options.title) = (optimize, title)
    }
}
