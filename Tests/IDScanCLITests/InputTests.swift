import Foundation
import Testing

/// Inputs that cannot be read: one clear line, the exit code 1, and an error object.
struct InputTests {
    /// A bad input, what the error object's code is, and what the line on standard error says after the name.
    struct BadInput: CustomTestStringConvertible, Sendable {
        let name: String
        let code: String
        let message: String
        var make: @Sendable (Folder) throws -> Void = { _ in }
        var testDescription: String { name }
    }

    static let badInputs = [
        BadInput(name: "missing.jpg", code: "fileNotFound", message: "no such file"),
        BadInput(name: "file/inside.jpg", code: "fileNotFound", message: "no such file") {
            try $0.add("file", "")
        },
        BadInput(name: ".", code: "isFolder", message: "this is a folder, not a file"),
        BadInput(name: "/dev/null", code: "notAFile", message: "this is a device, not a file"),
        BadInput(name: "pipe", code: "notAFile", message: "this is a pipe; use - to read from standard input") {
            mkfifo($0.url.appending(path: "pipe").path, 0o600)
        },
        BadInput(name: "large.jpg", code: "fileTooLarge", message: "larger than the limit of 64 MB") {
            let file = try FileHandle(forWritingTo: $0.add("large.jpg", ""))
            try file.truncate(atOffset: 64 << 20 + 1)
        },
    ]

    @Test(arguments: badInputs)
    func namesFileAndCause(input: BadInput) throws {
        let folder = try Folder()
        try input.make(folder)
        // Text is read as it comes, however much there is.
        // Of a folder the photographs in it are scanned.
        let commands =
            switch input.code {
            case "fileTooLarge": [["scan"]]
            case "isFolder": [["mrz", "parse"]]
            default: [["scan"], ["mrz", "parse"]]
            }
        for command in commands {
            let run = try Program.run(Program.path, command + [input.name], in: folder)
            #expect(run.exitCode == 1)
            #expect(run.errors == "idscan: \(input.name): \(input.message)\n")
            let report = try #require(try run.json as? [String: Any])
            #expect(report["source"] as? String == input.name)
            #expect(report["schemaVersion"] as? Int == 2)
            #expect(report["error"] as? [String: String] == ["code": input.code, "message": input.message])
        }
    }

    @Test(arguments: ["json", "text", "ndjson"])
    func readsNoUnreadableFile(format: String) throws {
        let folder = try Folder()
        try folder.add("secret.jpg", "secret")
        chmod(folder.url.appending(path: "secret.jpg").path, 0)
        // Root may read everything unless it gives that up.
        let arguments =
            geteuid() == 0
            ? ["/usr/bin/setpriv", "--bounding-set", "-all", "--inh-caps", "-all", Program.path] : [Program.path]
        let run = try Program.run("/usr/bin/env", arguments + ["--format", format, "secret.jpg"], in: folder)
        #expect(run.exitCode == 1)
        #expect(run.errors == "idscan: secret.jpg: no permission to read this file\n")
        #expect(run.output.contains("noPermission") == (format != "text"))
    }

    @Test func refusesStandardInputWithoutEnd() throws {
        let run = try Program.run(
            "/bin/sh", ["-c", "head -c 100000000 /dev/zero | '\(Program.path)' -"], in: Folder())
        #expect(run.exitCode == 1)
        #expect(run.errors == "idscan: standard input: larger than the limit of 64 MB\n")
    }

    @Test func saysWhenItsOutputCannotBeWritten() throws {
        #if os(Linux)
            let run = try Program.run("/bin/sh", ["-c", "'\(Program.path)' missing.jpg > /dev/full"], in: Folder())
            #expect(run.exitCode == 1)
            #expect(run.errors.contains("cannot write to standard output: No space left on device"))
        #endif
    }
}
