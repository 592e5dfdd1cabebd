import Foundation
import Testing

@testable import IDScanCLI

struct StringVisibleTests {
    @Test(arguments: [
        ("ERIKSSON Zoë 日本 🙂 עברית", "ERIKSSON Zoë 日本 🙂 עברית"), ("\u{1B}[31m", "\\u001b[31m"),
        ("a\r\n\tb", "a\\r\\n\\tb"),
        ("\u{7F}\u{9B}", "\\u007f\\u009b"), ("a\u{202E}gpj", "a\\u202egpj"), ("\u{2066}\u{200F}", "\\u2066\\u200f"),
        ("\u{2028}\u{2029}", "\\u2028\\u2029"), ("e\u{301}\u{200D}", "e\u{301}\u{200D}"), ("\u{10FEE9}", "\u{FFFD}"),
    ])
    func writesOutWhatMovesATerminal(text: String, visible: String) {
        #expect(text.visible == visible)
    }

    @Test func keepsLines() {
        #expect("a\nb\u{1B}".visibleLines == "a\nb\\u001b")
    }

    /// Every line that the program prints about a file whose name would colour, move and reverse the terminal.
    @Test(arguments: [
        ["--format", "text"], ["scan"], ["text"], ["mrz", "parse"], ["mrz", "validate"], ["template", "check"],
        ["template", "show", "--template"], ["--jobs"], ["--format"], ["mrz", "generate", "--issuing-state"],
        ["template", "export"], ["model", "export"], ["specimen", "-o"], ["specimen", "--set"], ["test-cards"],
    ])
    func keepsNamesFromTheTerminal(command: [String]) throws {
        let name = "x\u{1B}[2J\n\u{202E}y"
        let run = try Program.run(Program.path, command + [name], in: Folder())
        #expect(run.exitCode != 0)
        #expect(!run.errors.isEmpty && !run.errors.contains("\u{1B}") && !run.errors.contains("\u{202E}"))
        #expect(!run.errors.contains("[2J\n"))
        if command != ["scan"], command != ["text"] {
            #expect(!run.output.contains("\u{1B}"))
        }
    }

    /// JSON has escapes of its own for them, so that nothing is lost.
    @Test func keepsJSONFromTheTerminal() throws {
        let name = "x\u{9B}2J\u{202E}\u{7F}y"
        let run = try Program.run(Program.path, [name], in: Folder())
        #expect(!run.output.unicodeScalars.contains { ["\u{9B}", "\u{202E}", "\u{7F}"].contains($0) })
        #expect(try (run.json as? [String: Any])?["source"] as? String == name)
    }

    @Test func keepsValuesFromTheTerminal() throws {
        let folder = try Folder()
        try folder.add(
            "zone.txt",
            "P<UTOERI\u{1B}SSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10\n")
        for command in ["parse", "validate"] {
            let run = try Program.idscan("mrz", command, "--format", "text", "zone.txt", in: folder)
            #expect(!(run.output + run.errors).contains("\u{1B}"))
        }
    }
}
