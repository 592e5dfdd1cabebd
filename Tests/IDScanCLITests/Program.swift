import Foundation

/// The program as it was built beside these tests, run as a user runs it.
enum Program {
    /// The output of one run.
    struct Run {
        let exitCode: Int
        let output: String
        let errors: String

        /// The output as JSON.
        var json: Any {
            get throws { try JSONSerialization.jsonObject(with: Data(output.utf8)) }
        }
    }

    /// The folder of small image files of every format.
    static let imageFixtures = repository.appending(path: "Tests/ImageProcessingTests/Fixtures")

    /// Runs `idscan` in a folder and waits for its end.
    static func idscan(_ arguments: String..., input: Data = Data(), in folder: Folder) throws -> Run {
        try run(path, arguments, input: input, in: folder)
    }

    /// Runs any program in a folder and waits for its end.
    static func run(
        _ program: String, _ arguments: [String], input: Data = Data(), in folder: Folder
    ) throws -> Run {
        // Files instead of pipes: none can fill up while the other is being read.
        let streams = try Folder()
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.standardInput = try FileHandle(forReadingFrom: streams.add("input", input))
        process.standardOutput = try FileHandle(forWritingTo: streams.add("output", Data()))
        process.standardError = try FileHandle(forWritingTo: streams.add("errors", Data()))
        try process.run()
        process.waitUntilExit()
        return Run(
            exitCode: Int(process.terminationStatus),
            output: try String(contentsOf: streams.url.appending(path: "output"), encoding: .utf8),
            errors: try String(contentsOf: streams.url.appending(path: "errors"), encoding: .utf8))
    }

    /// The path of the program: beside the bundle of the tests.
    static var path: String {
        let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
        let parts = bundle.split(separator: "/", omittingEmptySubsequences: false).prefix { !$0.hasSuffix(".xctest") }
        return URL(filePath: parts.joined(separator: "/")).appending(path: "idscan").path
    }

    /// The root of the repository.
    static var repository: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }
}

/// A temporary folder that goes away with this object.
final class Folder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "idscan-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Adds a file.
    @discardableResult
    func add(_ name: String, _ content: Data) throws -> URL {
        let file = url.appending(path: name)
        try content.write(to: file)
        return file
    }

    /// Adds a text file.
    @discardableResult
    func add(_ name: String, _ content: String) throws -> URL {
        try add(name, Data(content.utf8))
    }
}
