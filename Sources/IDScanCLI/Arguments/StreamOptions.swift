import ArgumentParser

/// `--input` and the options that go with it: images without end.
struct StreamOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            A file that names an image on each line, as a path or as JSON: {"id": 7, "path": "card.jpg"} or {"id": 7, \
            "base64": "..."}; - is standard input. Each line has its answer on a line with its id, and exit code 0 says \
            that all have. Takes --format ndjson.
            """, valueName: "file"),
        completion: .file()
    )
    var input: String?

    @Flag(
        name: [.customShort("0"), .long],
        help: "The lines of --input end with NUL, as those of find -print0, and not with a newline.")
    var null = false

    @Flag(help: "Print the answers to --input as they come, not in the order of its lines.")
    var unordered = false

    @Option(
        help: ArgumentHelp(
            "Add the answers to --input to this file, and leave out lines whose id has one there.", valueName: "file"),
        completion: .file(extensions: ["ndjson"])
    )
    var resume: String?

    @Option(
        help: ArgumentHelp(
            """
            With --resume: ask again where the answer there is an error of one of these codes, such as \
            timedOut,workerDied; these answers are taken out of the file.
            """, valueName: "codes"),
        transform: { text in Set(text.split(separator: ",").map(String.init)) }
    )
    var retry: Set<String> = []

    @Flag(help: "Scan in processes of their own: one that dies costs one answer to --input.")
    var isolate = false

    @Flag(
        help:
            "Say on standard error at the end of --input how many answers there were: statuses, error codes, a second.")
    var summary = false

    @Flag(help: "End with exit code 4 when answers to --input are errors.")
    var failOnErrors = false

    /// Given by this program to the processes that it starts for `--sandbox`.
    @Flag(help: .hidden)
    var sandboxed = false

    /// Checks that the options that go with `--input` are not given without it.
    func checkUsage() throws {
        if !retry.isEmpty, resume == nil { throw ValidationError("--retry goes with --resume.") }
        let isUsed = null || unordered || resume != nil || isolate || sandboxed || summary || failOnErrors
        guard input == nil, isUsed else { return }
        throw ValidationError(
            "--null, --unordered, --resume, --isolate, --summary and --fail-on-errors go with --input.")
    }
}
