#if os(Linux)
    import Foundation
    import IDScan
    import Sandboxing
    import ScanReports
    import Testing

    @testable import IDScanCLI

    /// `--sandbox`: photographs are scanned in processes that can reach nothing.
    struct SandboxTests {
        private static let repository = Program.repository

        /// A thing for each line; what a process that is taken over would try.
        @Test func refusesEverything() throws {
            let run = try Program.run(Program.path, ["sandbox"], in: Folder())
            let lines = run.output.split(separator: "\n")
            #expect(run.exitCode == 0 && lines.count == 50)
            #expect(lines.allSatisfy { $0.contains(": refused: ") }, "\(run.output)")
        }

        /// All trials succeed outside, so that a refusal is the sandbox's.
        @Test func triesWhatIsPossible() {
            let possible = SandboxTrial.all().filter { !["run another program", "make a file"].contains($0.name) }
                .filter { $0.attempt() == 0 }
            #expect(
                Set(possible.map(\.name)).isSuperset(of: [
                    "open a file", "list a folder", "write to an open file", "open a local connection",
                    "start a process",
                    "map memory that holds instructions", "look into its own memory",
                    "read its parent's memory (process_vm_readv)", "look into its parent (ptrace)",
                    "hold its parent (pidfd_open)", "make a process (clone)", "open a file by a new call (openat2)",
                    "make a file in memory (memfd_create)", "connect (connect)", "send an open file (sendmsg)",
                    "share memory (shmget)", "have a namespace of its own (unshare)", "join a namespace (setns)",
                    "raise its limits (prlimit64)", "be another user (setuid)", "let memory be run (mprotect)",
                ]))
        }

        /// A file that the program was started with is closed in the process that scans.
        @Test func keepsNoOtherFile() throws {
            let script = """
                exec 7</etc/passwd
                mkfifo requests
                "$0" scan --format ndjson --input - --jobs 1 --sandboxed <requests >/dev/null & child=$!
                exec 8>requests
                echo '{"id":1,"base64":"AAAA"}' >&8
                for n in $(seq 600); do test -e /proc/$child/fd/7 || break; sleep 0.1; done
                if test -e /proc/$child/fd/7; then echo open; else echo closed; fi
                exec 8>&-
                wait $child
                """
            let run = try Program.run("/bin/sh", ["-c", script, Program.path], in: Folder())
            #expect(run.output == "closed\n", "\(run.errors)")
        }

        /// Instructions that an attacker writes on a stack are not run, and threads start where no memory may be run.
        @Test func hasNoStackThatCanBeRun() throws {
            let run = try Program.run("/usr/bin/env", ["readelf", "-lW", Program.path], in: Folder())
            let stack = run.output.split(separator: "\n").filter { $0.contains("GNU_STACK") }
            #expect(stack.count == 1 && stack.allSatisfy { $0.contains(" RW ") }, "\(run.output)\(run.errors)")
        }

        /// Stacks of four gigabytes are more than the sandbox has. The decoder of HEIC would wait for its thread for ever.
        @Test func tellsThatNoThreadStarts() throws {
            let picture = Self.repository.appending(path: "Tests/ImageProcessingTests/Fixtures/alpha.heic").path
            let script = #"ulimit -s 4194304 && exec "$0" scan --sandbox --time-limit 600 "$1""#
            let run = try Program.run("/bin/sh", ["-c", script, Program.path, picture], in: Folder())
            #expect(run.exitCode == 1 && run.errors.contains("not enough memory"), "\(run)")
        }

        /// A crash leaves no file with the memory of the program, even where the system would write one.
        @Test func leavesNoMemoryBehind() throws {
            let script = """
                ulimit -S -c "$(ulimit -H -c)"
                mkfifo image
                SWIFT_BACKTRACE=enable=no "$0" scan - <image >/dev/null 2>&1 & child=$!
                exec 8>image
                for n in $(seq 600); do grep -q "core file size *0 *0" /proc/$child/limits && break; sleep 0.1; done
                grep -o "core file size *[^ ]*" /proc/$child/limits | tr -s ' '
                kill -SEGV $child
                wait $child || echo ended by $(($? - 128))
                ls | grep core
                """
            let run = try Program.run("/bin/sh", ["-c", script, Program.path], in: Folder())
            #expect(run.output == "core file size 0\nended by 11\n", "\(run.errors)")
        }

        /// Every decoder works inside, that of HEIC with its threads, and so do all looks for zones, and the print.
        @Test(arguments: [
            ["TestCards/td1-wrong-digit.jpg"], ["--visual-zone", "TestCards/td3-desk.jpg"],
            ["Tests/ImageProcessingTests/Fixtures/alpha.heic", "Tests/ImageProcessingTests/Fixtures/alpha.tif"],
            ["Tests/ImageProcessingTests/Fixtures/alpha-lossy.webp", "Package.swift", "gone.jpg"],
        ])
        func scansAsOutside(arguments: [String]) throws {
            let arguments = arguments.map { $0.hasPrefix("-") ? $0 : Self.repository.appending(path: $0).path }
            let scan = ["scan", "--format", "ndjson", "--time-limit", "600"]
            let inside = try Program.run(Program.path, scan + ["--sandbox"] + arguments, in: Folder())
            let outside = try Program.run(Program.path, scan + arguments, in: Folder())
            #expect(inside.output == outside.output && inside.errors == outside.errors)
            #expect(inside.exitCode == outside.exitCode && inside.output.contains("schemaVersion"))
        }

        /// A page that has to be rendered is rendered by a process beside the sandbox; this one has a word on it.
        @Test(arguments: ["--sandbox", "--isolate"])
        func rendersPages(option: String) throws {
            let folder = try Folder()
            let text = "BT /F 18 Tf 20 150 Td (a word) Tj ET"
            let page = """
                %PDF-1.4
                1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
                2 0 obj <</Type/Pages/Count 1/Kids[3 0 R]>> endobj
                3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R
                /Resources<</Font<</F <</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>> endobj
                4 0 obj <</Length \(text.count)>> stream
                \(text)
                endstream endobj
                trailer <</Root 1 0 R/Size 5>>

                """
            try folder.add("page.pdf", Data(page.utf8))
            let scan = ["scan", "--format", "ndjson", "--time-limit", "600"]
            let outside = try Program.run(Program.path, scan + ["page.pdf"], in: folder)
            let arguments = option == "--isolate" ? [option, "--input", "-"] : [option, "page.pdf"]
            let inside = try Program.run(
                Program.path, scan + arguments, input: Data((option == "--isolate" ? "page.pdf\n" : "").utf8),
                in: folder)
            #expect(outside.output.contains(#""image":{"width":625,"height":417}"#), "\(outside.output)")
            #expect(inside.output.contains(#""image":{"width":625,"height":417}"#), "\(inside.output)")
            #expect(inside.exitCode == (option == "--isolate" ? 0 : outside.exitCode))
        }

        /// Nothing is scanned where nothing can be given up.
        @Test func scansNothingOutside() throws {
            let form = StreamAnswerForm(isCompact: false, hasCorners: true)
            var scanner = StreamScanner(options: ScanOptions(), form: form) { _ in
                throw SandboxError(step: "forbid files", number: 1)
            }
            let card = Self.repository.appending(path: "TestCards/td3-desk.jpg").path
            let answer = String(decoding: scanner.answer(to: StreamRequest(Array(card.utf8))), as: UTF8.self)
            #expect(answer.contains(#""code":"noSandbox""#) && !answer.contains("documents"))
        }

        @Test(arguments: [
            ("{}", "workerDied"), (#"{"error":{"code":"fileNotFound","message":"no"}}"#, "fileNotFound"),
            ("", "workerDied"),
        ])
        func saysWhatAnAnswerLacks(answer: String, code: String) {
            guard case .failure(let failure) = SandboxedScans.outcome(in: Array(answer.utf8)) else {
                Issue.record("this is no result")
                return
            }
            #expect(failure.code == code)
        }
    }
#endif
