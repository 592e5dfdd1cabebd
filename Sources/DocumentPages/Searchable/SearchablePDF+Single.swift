import ImageProcessing
public import TextRecognition

/// Work on one thread.
extension SearchablePDF {
    /// Makes the file by a recogniser that is there already: for processes that can open no file any more.
    ///
    /// - Parameters:
    ///   - recognizer: The recogniser that reads; it is there afterwards, unless a model failed to load.
    ///   - renderer: The renderer of pages of PDF files.
    /// - Throws: ``SearchablePDFError`` when an input is no image and no PDF file, cannot be used, or exceeds the limits, and
    ///   when no page at all can be read.
    public func file(
        by recognizer: inout TextRecognizer?, _ renderer: PageRenderer
    ) throws(SearchablePDFError) -> SearchableFile {
        let plan = try SearchablePlan(inputs, options)
        let deadline = Deadline(after: options.limits.duration)
        var read: [Int: ReadPage] = [:]
        guard let own = recognizer.take() else { throw SearchablePDFError(nil, .noReader) }
        var reader: PageReader
        do throws(PDFError) {
            reader = try PageReader(inputs, options, by: own, renderer, cancelledBy: Cancellation())
        } catch {
            throw SearchablePDFError(nil, error)
        }
        var failure: SearchablePDFError?
        for task in plan.tasks where failure == nil && !deadline.hasPassed {
            do throws(PDFError) {
                read[task.number] = try reader.read(task)
            } catch {
                failure = SearchablePDFError(inputs[task.input].name, error)
            }
        }
        recognizer = reader.release()
        if let failure { throw failure }
        return try SearchableAssembly(plan: plan, options: options).file(of: inputs, read)
    }
}

extension PDFError {
    fileprivate static let noReader = PDFError(code: .missingProgram, message: "there is nothing to read with")
}
