import DocumentPages
import ScanReports
import Synchronization

/// One run of `idscan pdf`.
struct PDFRun {
    /// The files that are read.
    let files: [Input]
    /// The set that writes all files.
    let outputs: OutputSet
    /// The PDF file that is written.
    let result: OutputFile
    /// The text file that is written; nil for none.
    let text: OutputFile?

    /// Makes a searchable file.
    ///
    /// - Returns: True if all pages were read.
    func makeSearchable(
        _ options: SearchablePDFOptions, showing style: PDFProgress.Style
    ) throws(Failure) -> ExitStatus {
        var inputs: [PDFInput] = []
        for file in files { inputs.append(try PDFInput(file, limit: options.limits.fileBytes)) }
        SearchablePDF.returnLargeBlocks()
        let progress = Mutex(PDFProgress(style: style))
        progress.withLock { $0.begin() }
        let made: SearchableFile
        do throws(SearchablePDFError) {
            made = try SearchablePDF(inputs, options: options).file { page in
                progress.withLock { $0.show(page) }
            }
        } catch {
            progress.withLock { $0.erase() }
            let failure = Failure(error)
            throw error.cause.code == .signed
                ? Failure(code: failure.code, message: "\(failure.message); --invalidate-signatures changes it")
                : failure
        }
        progress.withLock { $0.finish() }
        for remark in made.remarks { Console.complain(remark) }
        try outputs.write(made.bytes, to: result)
        if let text {
            try outputs.write(Array(made.texts.joined(separator: "\u{0C}").utf8) + [UInt8(ascii: "\n")], to: text)
        }
        return progress.withLock { $0.hasFailures } ? .notVerified : .verified
    }

    /// Changes the pages of one file; nothing is read anew.
    func edit(_ edits: PDFEditOptions, limits: PDFLimits, password: String?) throws(Failure) -> ExitStatus {
        var edit = PageEdit(try PDFInput(files[0], limit: limits.fileBytes), limits: limits)
        (edit.password, edit.removed, edit.order) = (password, edits.remove, edits.order)
        for inserted in edits.insert {
            let file = try PDFInput(Input(name: inserted.name), limit: limits.fileBytes)
            edit.inserted.append(PageEdit.Insertion(number: inserted.number, file: file))
        }
        let changed: [UInt8]
        do throws(SearchablePDFError) {
            changed = try edit.file()
        } catch {
            throw Failure(error)
        }
        try outputs.write(changed, to: result)
        return .verified
    }
}

extension PDFInput {
    /// Reads a file.
    fileprivate init(_ file: Input, limit: Int) throws(Failure) {
        let name = file.isStandardInput ? "standard input" : file.name
        self.init(name: name, bytes: try file.namedBytes(limit: limit, as: name))
    }
}

extension Failure {
    /// A PDF file that could not be made.
    fileprivate init(_ error: SearchablePDFError) {
        self = Failure(code: error.cause.code.rawValue, message: error.description).advised
    }
}
