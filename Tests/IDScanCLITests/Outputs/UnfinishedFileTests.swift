import Foundation
import Testing

struct UnfinishedFileTests {
    private static let photograph = Program.repository.appending(path: "TestCards/td3-small.jpg").path

    /// Runs Python that starts the program with signals as they are by default: threads of tests block them.
    private static func run(_ script: String, _ arguments: [String], in folder: Folder) throws -> Program.Run {
        let start = """
            import resource, signal, subprocess, sys, time
            def start(limit=resource.RLIM_INFINITY):
                def prepare():
                    signal.pthread_sigmask(signal.SIG_SETMASK, [])
                    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGXFSZ): signal.signal(number, signal.SIG_DFL)
                    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
                return subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL, preexec_fn=prepare)

            """
        return try Program.run("/usr/bin/python3", ["-c", start + script, Program.path] + arguments, in: folder)
    }

    /// The limit on the size of files kills the program while it writes.
    @Test func goesAwayWhenTheProgramIsKilled() throws {
        let folder = try Folder()
        try folder.add("seen.png", "older")
        let run = try Self.run(
            "print(start(20_000).wait())", ["--overwrite", "--overlay", "seen.png", Self.photograph], in: folder)
        #expect(run.output == "\(-SIGXFSZ)\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["seen.png"])
        #expect(try String(contentsOf: folder.url.appending(path: "seen.png"), encoding: .utf8) == "older")
    }

    /// Whatever moment the program is interrupted at, it ends, and there are whole pictures only.
    @Test func leavesWholePicturesOnly() throws {
        let folder = try Folder()
        let script = """
            for number in range(10):
                process = start()
                time.sleep(0.1 + 0.08 * number)
                process.send_signal((signal.SIGINT, signal.SIGTERM)[number % 2])
                print(process.wait())
            """
        let run = try Self.run(script, ["--overwrite", "--debug-images", "stages", Self.photograph], in: folder)
        let ends = run.output.split(separator: "\n").compactMap { Int32($0) }
        #expect(ends.count == 10 && Set(ends).isSubset(of: [-SIGINT, -SIGTERM, 0]))
        #expect(ends.first == -SIGINT)
        let stages = folder.url.appending(path: "stages").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: stages)) ?? []
        #expect(names.allSatisfy { $0.hasSuffix(".png") })
        for name in names {
            let file = try Data(contentsOf: URL(filePath: "\(stages)/\(name)"))
            #expect(file.suffix(8).starts(with: Data("IEND".utf8)))
        }
    }
}
