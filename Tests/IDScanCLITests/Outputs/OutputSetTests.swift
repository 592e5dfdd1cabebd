import ArgumentParser
import Foundation
import ScanReports
import Testing

@testable import IDScanCLI

struct OutputSetTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        try folder.add("in.png", "input")
    }

    private func output(_ name: String, _ option: String = "--overlay", replaces: Bool = true) -> OutputFile {
        OutputFile(option: option, name: FileName(folder.url.path + "/" + name), replaces: replaces)
    }

    private var input: FileName { FileName(folder.url.path + "/in.png") }

    private func content(_ name: String) -> String? {
        (try? Data(contentsOf: folder.url.appending(path: name))).map { String(decoding: $0, as: UTF8.self) }
    }

    private func mode(_ name: String) throws -> Int? {
        let path = folder.url.appending(path: name).path
        return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    /// Other spellings of the name of the input, each made by a line of shell.
    @Test(arguments: [
        ("in.png", ":"), ("./in.png", ":"), (".//in.png", ":"), ("d/../in.png", "mkdir d"),
        ("hard.png", "ln in.png hard.png"),
        ("soft.png", "ln -s in.png soft.png"), ("d/up.png", "mkdir d; ln -s ../in.png d/up.png"),
        ("here/in.png", "ln -s . here"), ("chain.png", "ln -s in.png a.png; ln -s a.png chain.png"),
    ])
    func sparesTheInputHoweverItIsSpelt(name: String, preparation: String) throws {
        _ = try Program.run("/bin/sh", ["-c", preparation], in: folder)
        #expect(throws: ValidationError.self) { try OutputSet([output(name)], besides: [input]) }
        // A name that is made from another one is not known before.
        let outputs = try OutputSet([], besides: [input])
        #expect(throws: Failure.self) { try outputs.write([1], to: output(name)) }
        #expect(throws: Failure.self) { try outputs.removeOlder(output(name)) }
        #expect(content("in.png") == "input")
    }

    @Test func sparesAnInputThatIsNotThereYet() throws {
        let missing = FileName(folder.url.path + "/none.png")
        #expect(throws: ValidationError.self) { try OutputSet([output("./none.png")], besides: [missing]) }
    }

    @Test(arguments: [("a.png", "./a.png", ":"), ("a.png", "b.png", "echo > a.png; ln a.png b.png")])
    func refusesTheSameFileTwice(first: String, second: String, preparation: String) throws {
        _ = try Program.run("/bin/sh", ["-c", preparation], in: folder)
        #expect(throws: ValidationError.self) {
            try OutputSet([output(first, "--output"), output(second, "--truth")], besides: [])
        }
    }

    @Test func doesNotWriteOverWhatItJustWrote() throws {
        let outputs = try OutputSet([], besides: [])
        try outputs.write(Array("one".utf8), to: output("a-1.png"))
        #expect(throws: Failure.self) { try outputs.write(Array("two".utf8), to: output("./a-1.png")) }
        #expect(throws: Failure.self) { try outputs.removeOlder(output("a-1.png")) }
        #expect(content("a-1.png") == "one")
    }

    @Test(arguments: [
        ("missing/a.png", ":", "there is no such folder"), ("in.png/a.png", ":", "Not a directory"),
        ("d", "mkdir d", "it is a folder"), ("d/", "mkdir d", "the name of a folder"),
        ("p", "mkfifo p", "it is a pipe"),
        ("l", "ln -s nowhere l", "it is a symbolic link"), ("l", "echo > t; ln -s t l", "it is a symbolic link"),
        ("../../../../../../../../../../../dev/full", ":", "it is a device"),
    ])
    func saysBeforeTheWorkWhatCannotBeWritten(name: String, preparation: String, words: String) throws {
        _ = try Program.run("/bin/sh", ["-c", preparation], in: folder)
        let failure = #expect(throws: Failure.self) { try OutputSet([output(name)], besides: []) }
        #expect(failure?.message.contains(words) == true)
        let late = try OutputSet([], besides: [])
        #expect(throws: Failure.self) { try late.write([1], to: output(name)) }
    }

    @Test func refusesToReplaceUnlessItMay() throws {
        try folder.add("old.json", "old")
        let failure = #expect(throws: Failure.self) {
            try OutputSet([output("old.json", replaces: false)], besides: [])
        }
        #expect(failure?.message.hasSuffix("it is there already; --overwrite replaces it") == true)
        let late = try OutputSet([], besides: [])
        #expect(throws: Failure.self) { try late.write([1], to: output("old.json", replaces: false)) }
        #expect(content("old.json") == "old")
        try late.write(Array("new".utf8), to: output("new.json", replaces: false))
        #expect(content("new.json") == "new")
    }

    @Test func isForTheOwnerOnlyEvenWhereAnOlderFileWasNot() throws {
        try folder.add("old.png", "old")
        chmod(folder.url.appending(path: "old.png").path, 0o644)
        let file = output("old.png")
        try OutputSet([file], besides: [input]).write(Array("new".utf8), to: file)
        #expect(try content("old.png") == "new" && mode("old.png") == 0o600)
    }

    /// Another name of the older file keeps what it had.
    @Test func replacesANameNotAFile() throws {
        try folder.add("old.png", "old")
        try FileManager.default.linkItem(
            at: folder.url.appending(path: "old.png"), to: folder.url.appending(path: "other.png"))
        let file = output("old.png")
        try OutputSet([file], besides: []).write(Array("new".utf8), to: file)
        #expect(content("old.png") == "new" && content("other.png") == "old")
    }

    @Test func leavesNothingBeside() throws {
        let file = output("a.png")
        try OutputSet([file], besides: []).write(Array("new".utf8), to: file)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["a.png", "in.png"])
    }

    @Test func knowsWhatIsOlder() throws {
        try folder.add("old.png", "old")
        let outputs = try OutputSet([], besides: [input])
        try outputs.write([1], to: output("new.png"))
        #expect(outputs.hasOlder(output("old.png")))
        #expect(!outputs.hasOlder(output("new.png")) && !outputs.hasOlder(output("none.png")))
        #expect(!outputs.hasOlder(output("in.png")))
    }

    /// Standard output and standard input are regular files here.
    @Test(arguments: ["--overlay out.png one.png > out.png", "--overlay one.png - < one.png"])
    func sparesTheStreams(arguments: String) throws {
        try folder.add("one.png", "unread")
        let run = try Program.run("/bin/sh", ["-c", "'\(Program.path)' \(arguments)"], in: folder)
        #expect(run.exitCode == 64)
        #expect(run.errors.contains("would write over the file of standard"))
        #expect(content("one.png") == "unread")
    }
}
