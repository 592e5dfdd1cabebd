import ScanReports
import Testing

struct IDScanCommandTests {
    @Test func printsItsVersion() throws {
        let run = try Program.idscan("--version", in: Folder())
        #expect(run.exitCode == 0)
        #expect(run.output.split(separator: ".").count == 3)
    }

    @Test func printsTheLicencesOfWhatIsInside() throws {
        let run = try Program.idscan("--licenses", in: Folder())
        #expect(run.exitCode == 0)
        #expect(run.output.hasPrefix("Of what idscan is made"))
        for part in ["  swift-argument-parser: Apache-2.0\n", "  OCR-B: free to use", "libopencv-dnn406"] {
            #expect(run.output.contains(part))
        }
    }

    @Test func listsItsCommandsAlone() throws {
        let run = try Program.idscan(in: Folder())
        #expect(run.exitCode == 64 && run.errors.contains("SUBCOMMANDS:") && run.output.isEmpty)
    }

    @Test func saysItsVersionWithoutDashes() throws {
        #expect(try Program.idscan("version", in: Folder()).output == Program.idscan("--version", in: Folder()).output)
    }

    @Test func failsWhereHelpCannotBeWritten() throws {
        let run = try Program.run("/bin/sh", ["-c", "\(Program.path) scan --help >/dev/full"], in: Folder())
        #expect(run.exitCode == 1 && run.errors.contains("cannot write to standard output"))
    }

    /// Parsing takes time that grows with the square of the arguments: names at the end are not parsed.
    @Test(arguments: [[], ["scan"], ["scan", "--format", "ndjson"]])
    func takesManyNames(start: [String]) throws {
        let names = (0..<2000).map { "gone-\($0).jpg" }
        let run = try Program.run(Program.path, start + names, in: Folder())
        #expect(run.exitCode == 1 && run.output.ranges(of: "fileNotFound").count == 2000)
        #expect(run.output.contains("gone-1999.jpg"))
    }

    @Test(arguments: [
        ["--help"], ["help", "scan"], ["help", "mrz"], ["help", "mrz", "parse"], ["help", "mrz", "validate"],
        ["help", "mrz", "generate"], ["help", "specimen"],
        ["help", "model"], ["help", "schema"], ["help", "model", "export"], ["help", "model", "list"],
    ])
    func helps(arguments: [String]) throws {
        let run = try Program.run(Program.path, arguments, in: Folder())
        #expect(run.exitCode == 0)
        #expect(run.output.contains("USAGE: idscan"))
    }

    @Test(arguments: [
        ["--unknown"], ["--jobs", "0", "a.jpg"], ["--jobs", "many", "a.jpg"], ["--format", "xml", "a.jpg"],
        ["--reference-date", "1974-08", "a.jpg"], ["--reference-date", "1974-02-30", "a.jpg"], ["-", "-"],
        ["--overlay", "seen.gif", "a.jpg"], ["--overlay", "seen.png", "a.jpg", "b.jpg"],
        ["--overlay", "a.png", "a.png"],
        ["mrz", "validate"], ["mrz", "generate", "--surname", "Eriksson"],
    ])
    func rejectsWrongUsage(arguments: [String]) throws {
        let run = try Program.run(Program.path, arguments, in: Folder())
        #expect(run.exitCode == 64)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("Error: "))
    }

    /// Wrong usages that are noticed when arguments are read, validated, and used; the last are not told of their command.
    @Test(arguments: [
        (["card.jpg", "--bogus"], "idscan scan"), (["--jobs", "0", "card.jpg"], "idscan scan"),
        (["--overlay", "./a.png", "a.png"], "idscan"), (["text"], "idscan text"),
        (["text", "a.png", "--edit-distance", "1"], "idscan text"), (["text", "a.png", "--level", "x"], "idscan text"),
        (["text", "a.png", "--overlay", "./a.png"], "idscan"), (["mrz", "bogus"], "idscan mrz"),
        (["mrz", "parse", "--bogus"], "idscan mrz parse"), (["mrz", "validate"], "idscan mrz validate"),
        (["mrz", "generate", "--issuing-state", "UTO", "--surname", "A", "--document-number", "%"], "idscan"),
        (["template", "export", "nothing"], "idscan"),
        (["template", "check"], "idscan template check"),
        (["template", "show", "a.png"], "idscan template show"),
        (["template", "show", "a.png", "--template", "b", "--overlay", "a.png"], "idscan"),
        (["model", "export", "nothing"], "idscan model export"), (["specimen"], "idscan specimen"),
        (["specimen", "-o", "a.gif"], "idscan specimen"), (["test-cards"], "idscan test-cards"),
    ])
    func namesTheCommandThatWasUsedWrongly(arguments: [String], command: String) throws {
        let run = try Program.run(Program.path, arguments, in: Folder())
        #expect(run.exitCode == 64 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("Error: "))
        #expect(run.errors.contains("\nUsage: \(command) "))
        #expect(run.errors.hasSuffix("See '\(command) --help' for more information.\n"))
        for word in ["Optional", "ValidationError", "Failure", "SpecimenError", "ExpressibleByArgument", "nil"] {
            #expect(!run.errors.contains(word))
        }
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func completesItselfInShells(shell: String) throws {
        let run = try Program.idscan("--generate-completion-script", shell, in: Folder())
        #expect(run.exitCode == 0)
        #expect(run.output.contains("debug-images"))
    }

    #if os(Linux)
        /// GDAL and OpenCV's decoders would cost 100 ms at every start, and are the largest attack surface.
        @Test func linksNoSecondSetOfDecoders() throws {
            let run = try Program.run("/usr/bin/ldd", [Program.path], in: Folder())
            #expect(run.output.contains("libopencv_core"))
            #expect(!run.output.contains("imgcodecs"))
            #expect(!run.output.contains("gdal"))
        }
    #endif
}
