import ArgumentParser
import IDScan
import ImageProcessing
import Sandboxing
import ScanReports
import Synchronization

/// `idscan scan`: photographs in, fields out.
struct ScanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scan",
        abstract: "Reads the identity documents in photographs.",
        discussion: """
            Prints one JSON object for a photograph, an array for several. Nothing leaves this machine, and nothing \
            is written but what --overlay, --portrait, --crop and --debug-images ask for: for the owner only, never over a \
            file that is there (unless --overwrite says so), or that is read, or through a link. An output that cannot be written leaves the result as it is; the exit \
            code is then 1.

            EXAMPLES
              idscan card.jpg
              idscan --visual-zone card.jpg
              idscan --pages 1-2 scans.pdf
              idscan --pair front.jpg back.jpg
              idscan --frames frame-1.jpg frame-2.jpg frame-3.jpg
              idscan --compact --fail-on expired,differs card.jpg
              idscan --field surname,birthDate card.jpg
              idscan --format csv --recursive scans > people.csv
              idscan --overlay seen.png card.jpg
              idscan --format ndjson scans/*.jpg > results.ndjson
              find scans -name '*.jpg' | idscan scan --format ndjson --input - --resume results.ndjson
              curl https://example.com/card.jpg | idscan -
            """
    )

    @Argument(
        help: ArgumentHelp(
            "JPEG, PNG, WebP, TIFF, HEIC, JPEG 2000, BMP, GIF or PDF files, or folders of them; - is standard input.",
            valueName: "photograph"),
        completion: .file()
    )
    var photographs: [String] = []

    @OptionGroup
    var stream: StreamOptions

    @Option(
        name: .customLong("format"),
        help:
            """
            json, ndjson (one line for each photograph, always), csv (a line for each document), text (for people), or the \
            answer of another reader: textract, azure or mindee. (default: json, or text with --field)
            """
    )
    var givenFormat: ScanFormat?

    /// The format in which results are printed.
    private var format: ScanFormat { givenFormat ?? (fields.given.isEmpty ? .json : .text) }

    @OptionGroup
    var fields: FieldsOption

    @Flag(name: .shortAndLong, help: "Scan the photographs in the folders of a folder, too.")
    var recursive = false

    @Flag(
        help: "The photographs are front and back of one document, in any order, and so on by pairs; reads the print.")
    var pair = false

    @Flag(help: "The photographs are frames of one document in front of a camera, and make one result together.")
    var frames = false

    @Flag(help: "Leave out where things are.")
    var noCorners = false

    @Flag(help: "Print status, type and the values of the fields only.")
    var compact = false

    @OptionGroup
    var failOn: FailOnOption

    @OptionGroup
    var referenceDate: ReferenceDateOption

    @Option(name: .shortAndLong, help: "How many photographs are scanned at a time. (default: one for each core)")
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "A picture (.png or .jpg) of the one photograph, what was found framed on it and written beside it.",
            valueName: "file"),
        completion: .file(extensions: PictureFile.fileTypes)
    )
    var overlay: String?

    @Option(
        help: ArgumentHelp("A folder for intermediate pictures; they show the document.", valueName: "folder"),
        completion: .directory
    )
    var debugImages: String?

    @OptionGroup
    var overwriting: OverwriteOption

    @Option(
        name: .customLong("template"),
        help: ArgumentHelp(
            "Like --visual-zone, by a layout of your own too, JSON; may be repeated. See \"idscan template\".",
            valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var templates: [String] = []

    @Flag(help: "Also read what is printed for people, and compare it with the zone: slower, and less certain.")
    var visualZone = false

    @Flag(help: "Read zones alone: nothing is said of documents that show none.")
    var noVisualZone = false

    @Option(
        help: ArgumentHelp(
            "Like --visual-zone; also a picture (.png or .jpg) of the face. Several documents give numbered files.",
            valueName: "file"),
        completion: .file(extensions: PictureFile.fileTypes)
    )
    var portrait: String?

    @Option(
        help: ArgumentHelp(
            "A picture (.png or .jpg) of the document, flat and the right way up. Several give numbered files.",
            valueName: "file"),
        completion: .file(extensions: PictureFile.fileTypes)
    )
    var crop: String?

    @Flag(help: "Say where the time went: of the whole scan, of its parts, and of its looks for zones.")
    var timings = false

    @Flag(
        help: """
            Scan in processes that can open no file and no connection, and start nothing: for files from strangers. Linux \
            only; see "idscan sandbox".
            """)
    var sandbox = false

    @OptionGroup
    var trust: TrustOption

    @OptionGroup
    var pageOptions: PageOptions

    @OptionGroup
    var limits: LimitOptions

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more.") }
        try checkStream()
        try pageOptions.checkUsage(besides: photographs)
        try checkResultOptions()
        for picture in pictures { try picture.checkUsage(photographs: photographs) }
    }

    private func checkStream() throws {
        try stream.checkUsage()
        guard stream.input != nil else {
            if photographs.isEmpty { throw ValidationError("Missing expected argument '<photograph> ...'") }
            return
        }
        let ownWork = !pictures.isEmpty || debugImages != nil || pair || frames
        if ownWork || !photographs.isEmpty || !failOn.conditions.isEmpty {
            throw ValidationError(
                """
                --input takes the photographs from a stream: name none, and leave out --pair, --frames, --fail-on, \
                --overlay, --portrait, --crop and --debug-images.
                """)
        }
        if format != .ndjson {
            throw ValidationError("--input answers with a line for each image: add --format ndjson.")
        }
    }

    private func checkResultOptions() throws {
        if recursive, !takesFolders || stream.input != nil {
            throw ValidationError("--recursive takes folders: leave out --pair, --input and what writes pictures.")
        }
        if pair, !photographs.count.isMultiple(of: 2) {
            throw ValidationError("--pair takes two photographs for each document: front and back.")
        }
        if pageOptions.passwordFile == "-", sandbox || stream.input != nil {
            throw ValidationError("--password-file takes - only where nothing else is read from standard input.")
        }
        if noVisualZone, visualZone || pair || !templates.isEmpty || portrait != nil {
            throw ValidationError(
                "--no-visual-zone reads no print: leave out --visual-zone, --pair, --template and --portrait.")
        }
        if pair, frames { throw ValidationError("--pair and --frames are two ways to join photographs: choose one.") }
        if sandbox, pair || frames || !pictures.isEmpty || debugImages != nil {
            throw ValidationError(
                "--sandbox looks at one photograph, and writes none: leave out --pair, --frames, --overlay, --portrait, --crop and --debug-images."
            )
        }
        if pair || frames, !pictures.isEmpty || debugImages != nil {
            throw ValidationError(
                "--overlay, --portrait, --crop and --debug-images take one photograph, not a --pair or --frames.")
        }
        if ![.json, .ndjson].contains(format), compact || noCorners {
            throw ValidationError("--compact and --no-corners go with --format json or ndjson.")
        }
        if ![.text, .csv].contains(format), !fields.given.isEmpty {
            throw ValidationError(
                "--field goes with --format csv or text: --compact has the values of all fields in JSON.")
        }
        try fields.checkNames(besidesTemplates: !templates.isEmpty)
        if compact, noCorners { throw ValidationError("--compact has no corners: leave out --no-corners.") }
    }

    /// The options of the scanners.
    private func options() throws -> ScanOptions {
        var options = ScanOptions()
        options.request = ScanRequest(
            referenceDate: referenceDate.date, pages: pageOptions.pages, password: try pageOptions.password(),
            readsPrint: !noVisualZone, readsCaptions: !noVisualZone, measuresTime: timings)
        options.trust = try trust.store()
        options.limits = limits.limits
        options.setPages(pageOptions.maxPages)
        options.loadsLibrariesLate = !stream.sandboxed
        let own = try templates.map(TemplateFile.template(named:))
        if visualZone || pair || !own.isEmpty || portrait != nil { options.templates = own + DocumentTemplate.builtIn }
        return options
    }

    /// Answers a stream.
    private func answer(_ input: String) throws {
        let form = StreamAnswerForm(isCompact: compact, hasCorners: !noCorners)
        let run = StreamRun(
            input: Input(name: input), isSeparatedByNull: stream.null, options: try options(), form: form,
            log: try stream.resume.map { try ResultLog(FileName($0), retrying: stream.retry) },
            printsSummary: stream.summary,
            failsOnErrors: stream.failOnErrors)
        throw try run.answerAll(
            threadCount: jobs ?? .max, isOrdered: !stream.unordered,
            isolatedBy: stream.isolate || sandbox ? isolation(answersAsAsked: true) : nil,
            in: stream.sandboxed
                ? Sandbox(forImagesOf: limits.maxPixels, fileBytes: limits.maxBytes) : nil)
    }

    /// The command that answers requests in a process of its own, as this one would.
    ///
    /// - Parameter answersAsAsked: True where answers are as short as was asked for; else they say everything.
    private func isolation(answersAsAsked: Bool) -> Isolation {
        var command = ["scan", "--format", "ndjson", "--input", "-", "--jobs", "1"]
        if compact, answersAsAsked { command.append("--compact") }
        if noCorners, answersAsAsked { command.append("--no-corners") }
        if sandbox { command.append("--sandboxed") }
        if visualZone { command.append("--visual-zone") }
        if noVisualZone { command.append("--no-visual-zone") }
        if timings { command.append("--timings") }
        for template in templates { command += ["--template", template] }
        return Isolation(
            command: [ChildProcess.ownPath]
                + (command + trust.arguments + limits.arguments + referenceDate.arguments + pageOptions.arguments).map(
                    ByteText.bytes),
            isSandboxed: sandbox)
    }

    func run() throws {
        if let input = stream.input { return try answer(input) }
        let outputs = try outputs()
        let hasFolder = takesFolders && PhotographFolder.hasFolder(photographs)
        let inputs =
            hasFolder
            ? PhotographFolder.inputs(named: photographs, recursive: recursive) : photographs.map(Input.init(name:))
        let options = try options()
        let workers = ScanWorkers(inputs: inputs, joining: joining, options: options, outputs: outputs)
        let printer = Mutex(
            ScanReportPrinter(
                format: format, as: StreamAnswerForm(isCompact: compact, hasCorners: !noCorners),
                count: workers.scanCount, isList: hasFolder && !frames, fields: fields.names,
                failingOn: failOn.conditions))
        let deliver = { @Sendable (report: ScanReport, number: Int) in
            printer.withLock { $0.insert(report, at: number) }
        }
        if sandbox {
            let scans = SandboxedScans(
                inputs: inputs, isolation: isolation(answersAsAsked: false), limits: options.limits)
            scans.scanAll(threadCount: jobs ?? .max, deliver: deliver)
        } else {
            workers.scanAll(threadCount: jobs ?? .max, deliver: deliver)
        }
        throw try printer.withLock { try $0.finish() }.code
    }

    /// True where a folder stands for the photographs in it. Pictures that are written are of one photograph, and a pair is of two.
    private var takesFolders: Bool { !pair && pictures.isEmpty && debugImages == nil }

    /// The photographs that are scanned together.
    private var joining: ScanWorkers.Joining { pair ? .sides : frames ? .frames : .nothing }

    /// The pictures that were asked for, each for one photograph.
    private var pictures: [PictureFile] {
        [("--overlay", overlay), ("--portrait", portrait), ("--crop", crop)].compactMap { overwriting.picture($0, $1) }
    }

    /// Checks all outputs, and makes the folder of intermediate pictures when nothing is wrong with the others.
    private func outputs() throws -> ScanOutputs {
        let files = try OutputSet(pictures.map(\.file), besides: pageOptions.inputs(besides: photographs + templates))
        let cutOuts: [(CutOutFiles.Subject, String, String?)] = [
            (.portraits, "--portrait", portrait), (.documents, "--crop", crop),
        ]
        return ScanOutputs(
            files: files,
            overlay: overwriting.picture("--overlay", overlay).map(Overlay.init),
            cutOuts: cutOuts.compactMap { subject, option, argument in
                overwriting.picture(option, argument).map { CutOutFiles(subject: subject, picture: $0) }
            },
            debugImages: try debugImages.map {
                try DebugImageFolder(named: $0, replaces: overwriting.replaces, outputs: files)
            })
    }
}
