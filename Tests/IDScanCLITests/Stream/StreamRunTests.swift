import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#endif

/// `idscan scan --input`: a line for each image goes in, a line for each comes out.
struct StreamRunTests {
    private static let cards = Program.repository.appending(path: "TestCards")
    private static let patient = ["--time-limit", "600"]

    /// Runs the program on lines; returns what it printed, each line as JSON.
    private func answers(
        to lines: [String], _ options: [String] = [], exitCode: Int = 0, in folder: Folder? = nil
    ) throws -> [[String: Any]] {
        let folder = try folder ?? Folder()
        let list = try folder.add("list-\(UUID().uuidString)", lines.map { $0 + "\n" }.joined())
        let arguments = ["scan", "--format", "ndjson", "--input", list.path] + Self.patient + options
        let run = try Program.run(Program.path, arguments, in: folder)
        #expect(run.exitCode == exitCode, "\(run.errors)")
        return try Self.objects(run.output)
    }

    private static func objects(_ text: String) throws -> [[String: Any]] {
        try text.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    private static func code(of answer: [String: Any]) -> String? {
        (answer["error"] as? [String: Any])?["code"] as? String
    }

    private static func number(in answer: [String: Any]) -> String? {
        let documents = answer["documents"] as? [[String: Any]]
        let fields = documents?.first?["fields"] as? [String: Any]
        return (fields?["documentNumber"] as? [String: Any])?["value"] as? String
    }

    /// Answers that are errors have an exit code of their own where that is wanted, and a key that stands twice is one.
    @Test func endsWithAnotherCodeForErrors() throws {
        let lines = [#"{"id": 1, "path": "gone.jpg"}"#, #"{"id": 2, "path": "a.jpg", "path": "b.jpg"}"#, "-"]
        let answers = try answers(to: lines, ["--fail-on-errors"], exitCode: 4)
        #expect(answers.map { Self.code(of: $0) } == ["fileNotFound", "badLine", "badLine"])
        let run = try Program.run(
            "/bin/sh", ["-c", "printf 'gone.jpg\n' | \(Program.path) --format ndjson --input - --summary"], in: Folder()
        )
        #expect(
            run.exitCode == 0 && run.errors.hasPrefix("idscan: 1 answer: 1 error (fileNotFound 1); "), "\(run.errors)")
    }

    #if os(Linux)
        private static let isolations = [["--isolate"], ["--sandbox"]]
    #else
        private static let isolations = [["--isolate"]]
    #endif

    @Test(arguments: [[], ["--unordered", "--jobs", "2"]] + isolations)
    func answersEachLine(options: [String]) throws {
        let card = Self.cards.appending(path: "td3-desk.jpg")
        let bytes = try Data(contentsOf: card).base64EncodedString()
        let lines = [
            card.path, #"{"id": 7, "path": "\#(card.path)"}"#, #"{"id": "b", "base64": "\#(bytes)"}"#,
            #"{"id": "gone", "path": "gone.jpg"}"#, "{", #"{"path": "a.jpg"}"#, #"{"id": 8, "base64": "?"}"#,
            #"{"id": 7, "path": "a.jpg"}"#, #"{"id": 9}"#, "",
        ]
        let answers = try answers(to: lines, options)
        #expect(answers.count == lines.count - 1)
        if options.contains("--unordered") {
            let texts = answers.map { "\($0["id"] ?? "-") \(Self.code(of: $0) ?? "read")" }
            #expect(
                Set(texts) == [
                    "\(card.path) read", "7 read", "b read", "gone fileNotFound", "- badLine", "8 badLine",
                    "7 repeatedID",
                    "9 badLine",
                ])
            return
        }
        #expect(
            answers.map { "\($0["id"] ?? $0["line"] ?? "-")" } == [
                card.path, "7", "b", "gone", "5", "6", "8", "7", "9",
            ])
        #expect(
            answers.map(Self.code) == [
                nil, nil, nil, "fileNotFound", "badLine", "badLine", "badLine", "repeatedID", "badLine",
            ])
        let numbers = Set(answers.prefix(3).map(Self.number))
        #expect(numbers.count == 1 && !numbers.contains(nil))
        #expect(answers.prefix(3).map { $0["source"] as? String } == [card.path, card.path, nil])
    }

    @Test func answersLinesThatAreTooLong() throws {
        let long = String(repeating: "A", count: 200_000)
        let answers = try answers(
            to: [#"{"id": "start", "base64": "\#(long)"}"#, #"{"base64": "\#(long)", "id": 12}"#, long, "missing.jpg"],
            ["--max-bytes", "1000"])
        #expect(answers.map(Self.code) == ["lineTooLong", "lineTooLong", "lineTooLong", "fileNotFound"])
        #expect(answers.prefix(2).map { "\($0["id"] ?? "-")" } == ["start", "12"])
        #expect(answers[2]["line"] as? Int == 3)
    }

    @Test func goesOnWithItsAnswers() throws {
        let folder = try Folder()
        let lines = ["a.jpg", "b.jpg", "c.jpg"]
        let file = folder.url.appending(path: "answers.ndjson")
        #expect(try answers(to: Array(lines.prefix(1)), ["--resume", "answers.ndjson"], in: folder).isEmpty)
        let first = try String(contentsOf: file, encoding: .utf8)
        #expect(try Self.objects(first).map { $0["id"] as? String } == ["a.jpg"])
        // The program was killed while it wrote an answer.
        try (first + first.prefix(30)).write(to: file, atomically: false, encoding: .utf8)
        #expect(try answers(to: lines, ["--resume", "answers.ndjson"], in: folder).isEmpty)
        let whole = try String(contentsOf: file, encoding: .utf8)
        #expect(whole.hasPrefix(first))
        #expect(try Self.objects(whole).map { $0["id"] as? String } == lines)
        let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(permissions == 0o600)
    }

    /// Names of files are compared by their bytes: an accent may be a part of its letter or stand behind it.
    @Test func tellsNamesApartByTheirBytes() throws {
        let answers = try answers(to: ["\u{E9}.jpg", "e\u{301}.jpg", "\u{E9}.jpg"])
        #expect(answers.map(Self.code) == ["fileNotFound", "fileNotFound", "repeatedID"])
    }

    /// Answers that are errors of some codes are given anew, and stand once; the others stay as they are.
    @Test func asksAgain() throws {
        let folder = try Folder()
        let lines = ["a.jpg", "b.jpg", "c.jpg", "d.jpg"]
        #expect(try answers(to: lines, ["--resume", "answers.ndjson"], in: folder).isEmpty)
        let file = folder.url.appending(path: "answers.ndjson")
        let whole = try String(contentsOf: file, encoding: .utf8)
        let parts = whole.split(separator: "\n").map(String.init)
        let damaged =
            [1, 3].reduce(into: parts) { $0[$1].replace("fileNotFound", with: "timedOut") } + [
                String(parts[0].prefix(30))
            ]
        try damaged.joined(separator: "\n").write(to: file, atomically: false, encoding: .utf8)
        #expect(
            try answers(to: lines, ["--resume", "answers.ndjson", "--retry", "workerDied,timedOut"], in: folder).isEmpty
        )
        let again = try String(contentsOf: file, encoding: .utf8)
        #expect(again == [parts[0], parts[2], parts[1], parts[3]].map { $0 + "\n" }.joined())
        let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(permissions == 0o600)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path).allSatisfy { !$0.hasSuffix(".tmp") })
        _ = try answers(to: lines, ["--retry", "timedOut"], exitCode: 64, in: folder)
    }

    /// A request that was begun is answered by a whole line; lines after the signal are not read.
    @Test(arguments: [SIGINT, SIGTERM])
    func endsAfterAWholeLine(signal: Int32) throws {
        let folder = try Folder()
        let output = try folder.add("output", "")
        let input = Pipe()
        let process = Process()
        process.executableURL = URL(filePath: Program.path)
        process.arguments = ["scan", "--format", "ndjson", "--input", "-"] + Self.patient
        process.currentDirectoryURL = folder.url
        process.standardInput = input
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data("a.jpg\nb.jpg\n".utf8))
        while try String(contentsOf: output, encoding: .utf8).count(where: { $0 == "\n" }) < 2, process.isRunning {
            usleep(10_000)
        }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 128 + signal)
        let answers = try Self.objects(String(contentsOf: output, encoding: .utf8))
        #expect(answers.map { $0["id"] as? String } == ["a.jpg", "b.jpg"])
    }

    /// A file of the user's that is no file of answers stays as it is.
    @Test(arguments: [
        "dear diary", "dear diary\n", "{\"a\":1}\n", "{\"schemaVersion\":2,\"id\":1}\nsecret", "a.jpg\nb.jpg\n",
    ])
    func destroysNoFile(content: String) throws {
        let folder = try Folder()
        let file = try folder.add("mine.txt", content)
        _ = try answers(to: ["a.jpg"], ["--resume", "mine.txt"], exitCode: 1, in: folder)
        #expect(try String(contentsOf: file, encoding: .utf8) == content)
    }

    @Test func followsNoLink() throws {
        let folder = try Folder()
        let file = try folder.add("mine.txt", "")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "link"), withDestinationURL: file)
        _ = try answers(to: ["a.jpg"], ["--resume", "link"], exitCode: 1, in: folder)
        #expect(try Data(contentsOf: file).isEmpty)
    }

    @Test(arguments: [
        (["--input", "-", "a.jpg"], "name none"), (["--input", "-", "--pair"], "name none"),
        (["--unordered", "a.jpg"], "go with --input"), (["--resume", "a", "a.jpg"], "go with --input"),
        (["--isolate", "a.jpg"], "go with --input"), (["--sandbox", "--pair", "a", "b"], "leave out --pair"),
        (["--sandbox", "--crop", "a.png", "b"], "leave out --pair"),
    ])
    func refusesWhatDoesNotGoTogether(arguments: [String], message: String) throws {
        let run = try Program.run(Program.path, ["scan", "--format", "ndjson"] + arguments, in: Folder())
        #expect(run.exitCode == 64 && run.errors.contains(message), "\(run.errors)")
    }

    @Test func wantsAFormatOfLines() throws {
        let run = try Program.run(Program.path, ["scan", "--input", "-"], in: Folder())
        #expect(run.exitCode == 64 && run.errors.contains("--format ndjson"))
    }

    @Test func saysThatAPhotographIsNoList() throws {
        let card = Self.cards.appending(path: "td3-desk.jpg").path
        let run = try Program.run(Program.path, ["scan", "--format", "ndjson", "--input", card], in: Folder())
        #expect(run.exitCode == 1 && run.output.isEmpty && run.errors.contains("this is no list"), "\(run.errors)")
    }

    @Test func saysThatThereIsNoStream() throws {
        let run = try Program.run(Program.path, ["scan", "--format", "ndjson", "--input", "gone"], in: Folder())
        #expect(run.exitCode == 1 && run.errors.contains("gone: no such file") && run.output.isEmpty)
    }
}
