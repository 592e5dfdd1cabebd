import DocumentPages
import Sandboxing
import ScanReports

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The program of a worker process: it loads its models, gives up everything but its memory, and answers requests until
/// the server closes the line.
package enum WorkerProgram {
    /// The first argument of the program that makes it a worker.
    package static let name = "worker"

    /// Runs until the server needs it no more.
    ///
    /// - Parameter settings: The second argument: ``WorkerSettings`` as JSON.
    /// - Returns: The exit code of the process.
    package static func run(settings: String) -> Int32 {
        let line = Line(STDIN_FILENO, closing: false)
        signal(SIGPIPE, SIG_IGN)
        do {
            let settings = try JSONDecoder().decode(WorkerSettings.self, from: Data(settings.utf8))
            let trials = Trials()
            var desk = try Desk(settings)
            let renderer = try startRenderer()
            limitResources(of: settings.limits)
            try enterSandbox(settings.limits, keeping: renderer)
            try line.send(WorkerAnswer(), [])
            while true {
                let parts = try line.frame(limit: settings.limits.frame, before: nil)
                try line.send([Frame.receipt], before: nil)
                try answer(parts, by: &desk, trials, to: line)
            }
        } catch let failure as Failure {
            try? line.send(WorkerAnswer(failure: .init(failure)), [])
            return EXIT_FAILURE
        } catch {
            // The server has closed the line, or there is no sandbox to work in.
            return error is Line.Break ? EXIT_SUCCESS : EXIT_FAILURE
        }
    }

    /// The first argument of the program that makes it render pages of PDF files, for a worker.
    package static let rendererName = "renderer"

    /// Renders pages until the worker ends.
    package static func runRenderer() {
        signal(SIGPIPE, SIG_IGN)
        RendererService.run(on: STDIN_FILENO)
    }

    private static func startRenderer() throws(Failure) -> Int32 {
        do throws(PDFError) {
            return try RendererService.start(program: "/proc/self/exe", arguments: [rendererName])
        } catch {
            throw Failure(code: "workerFailed", message: error.message)
        }
    }

    /// A processor hour in all: the server ends workers long before. No file is opened, and none made longer.
    private static let processorSeconds: rlim_t = 3600
    /// The standard streams, one for the trials, and one for the sandbox on its way.
    private static let openFiles: rlim_t = 5

    private static func limitResources(of limits: WorkerSettings.Limits) {
        for (resource, value) in [
            (RLIMIT_CPU, processorSeconds), (RLIMIT_FSIZE, 0), (RLIMIT_NOFILE, openFiles),
        ] {
            var limit = rlimit(rlim_cur: value, rlim_max: value)
            setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
        }
    }

    private static func enterSandbox(_ limits: WorkerSettings.Limits, keeping renderer: Int32) throws(Failure) {
        var sandbox = Sandbox(forImagesOf: limits.pixels, fileBytes: limits.frame)
        sandbox.writesToInput = true
        sandbox.keptSocket = renderer
        do throws(SandboxError) {
            try sandbox.enter()
        } catch {
            throw Failure(code: "noSandbox", message: "this machine has no sandbox: \(error)")
        }
    }

    private static func answer(
        _ parts: [[UInt8]], by desk: inout Desk, _ trials: Trials, to line: borrowing Line
    ) throws {
        let request = try JSONDecoder().decode(WorkerRequest.self, from: Data(parts[0]))
        do throws(Failure) {
            let results =
                request == .trials ? [trials.report()] : try desk.answer(request, about: Array(parts.dropFirst()))
            try? line.send(WorkerAnswer(processorSeconds: usedProcessorSeconds), results)
        } catch {
            try? line.send(WorkerAnswer(failure: .init(error), processorSeconds: usedProcessorSeconds), [])
        }
    }

    private static var usedProcessorSeconds: Double {
        var usage = rusage()
        guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
        return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }
}

/// The trials of everything that a worker must not be able to do; made before it gives everything up.
private struct Trials {
    private let trials = SandboxTrial.all()

    /// Tries everything: a JSON object with the error of each, 0 for a trial that succeeds.
    func report() -> [UInt8] {
        let members = trials.map { JSONValue.Member(key: $0.name, value: .number("\($0.attempt())")) }
        return Array(JSONValue.object(members).line.utf8)
    }
}

extension WorkerAnswer.Refusal {
    fileprivate init(_ failure: Failure) {
        self.init(code: failure.code, message: failure.message)
    }
}

extension WorkerSettings.Limits {
    /// The number of bytes that a request may have, with all its images and with the question.
    package var frame: Int { bytes + 1 << 16 }
}

extension Line {
    /// Sends an answer.
    fileprivate func send(_ answer: WorkerAnswer, _ results: [[UInt8]]) throws {
        let head = Array(try JSONEncoder().encode(answer))
        try send(Frame.head(ofPartsOf: [head.count] + results.map(\.count)) + head, before: nil)
        for result in results { try send(result, before: nil) }
    }
}
