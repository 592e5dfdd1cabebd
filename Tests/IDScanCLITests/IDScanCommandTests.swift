import Testing

struct IDScanCommandTests {
    @Test func printsItsVersion() throws {
        let run = try Program.idscan("--version", in: Folder())
        #expect(run.exitCode == 0)
        #expect(run.output.split(separator: ".").count == 3)
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
        [], ["--unknown"], ["--jobs", "0", "a.jpg"], ["--jobs", "many", "a.jpg"], ["--format", "xml", "a.jpg"],
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
