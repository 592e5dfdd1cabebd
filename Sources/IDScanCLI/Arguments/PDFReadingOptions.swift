import ArgumentParser
import DocumentPages
import ScanReports
import TextRecognition

/// The options of `idscan pdf` that say how pages are read.
struct PDFReadingOptions: ParsableArguments {
    @OptionGroup
    var recognition: RecognitionOptions

    @Option(
        help: ArgumentHelp(
            "Leave out words of less confidence, 0 to 1. (default: lines below 0.75)", valueName: "number"))
    var confidence: Double?

    @OptionGroup
    var selection: PageOptions

    @Flag(help: "Keep the pages that --pages does not name, too, without reading them.")
    var keepOtherPages = false

    @Flag(help: "Take away text that another program laid over pages, so that it is not shown, and read them anew.")
    var redo = false

    @Flag(help: "Change files that are signed: their signatures become invalid.")
    var invalidateSignatures = false

    @Option(name: .shortAndLong, help: "How many pages are read at a time. (default: one for each core)")
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "How long a page may take, in seconds; it has no text if it takes longer.", valueName: "seconds"))
    var timeLimit = 60.0

    @Option(help: ArgumentHelp("How many pixels a page may have.", valueName: "count"))
    var maxPixels = PDFLimits().pixels

    func validate() throws {
        if let confidence, !(0...1).contains(confidence) { throw ValidationError("--confidence must be from 0 to 1.") }
        if keepOtherPages, selection.pages == nil { throw ValidationError("--keep-other-pages goes with --pages.") }
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more.") }
        try LimitOptions.check(timeLimit: timeLimit, maxPixels: maxPixels)
    }

    /// True where all of them that only reading looks at have their usual values.
    var isUsual: Bool {
        recognition.isUsual && confidence == nil && selection.pages == nil && !keepOtherPages && !redo
            && !invalidateSignatures && jobs == nil
    }

    /// The limits of the files.
    var limits: PDFLimits {
        var limits = SearchablePDFOptions().limits
        (limits.pixels, limits.pageDuration) = (maxPixels, .seconds(timeLimit))
        limits.pages = selection.maxPages ?? limits.pages
        return limits
    }

    /// Sets the values of these options.
    ///
    /// - Throws: ``Failure`` when a recogniser cannot be read.
    func apply(to options: inout SearchablePDFOptions) throws(Failure) {
        try recognition.apply(to: &options.recognition)
        if let confidence {
            options.minimumWordConfidence = confidence
            options.recognition.minimumConfidence = min(options.recognition.minimumConfidence, confidence)
        }
        (options.pages, options.threadCount, options.limits) = (selection.pages, jobs, limits)
        options.keepsOtherPages = keepOtherPages
        (options.replacesHiddenText, options.changesSignedFiles) = (redo, invalidateSignatures)
    }
}
