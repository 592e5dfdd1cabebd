public import ArgumentParser
import Certificates
import IDScanServer
import Sandboxing
import ScanReports
public import Logging

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
/// The program `idscan-server`.
struct ServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "idscan-server",
        abstract: "Reads identity documents over HTTP.",
        discussion: """
            Everything happens in memory: no image, no field and no name of a file is written or logged. Images are looked at \
            in processes that can open no file and no connection. /openapi.json says what can be asked, / is a page for people.

            A setting that no option names is taken from the environment, and else from the file of --config or IDSCAN_CONFIG, with lines \
            such as IDSCAN_MAX_BYTES=1000000: the name of its option, in capitals.

            EXAMPLES
              idscan-server
              curl --data-binary @card.jpg -H 'Content-Type: image/jpeg' http://127.0.0.1:8080/v1/scan
            """,
        version: ServerProgram.version,
        subcommands: [TrialCommand.self]
    )

    @Option(
        help: ArgumentHelp(
            "A file with settings, for those that neither options nor the environment have.", valueName: "file"),
        completion: .file())
    var config: String?

    @Option(help: "The address to listen on; 0.0.0.0 is every one of this machine.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 is any that is free.")
    var port = 8080

    @Option(help: "How many images are read at a time. (default: one for each core)")
    var workers: Int?

    @Option(help: "How many requests may wait for a worker; more are answered with 429.")
    var queue = 32

    @Option(help: ArgumentHelp("How many bytes a request may have.", valueName: "count"))
    var maxBytes = 20 << 20

    @Option(help: ArgumentHelp("How many pixels an image may have.", valueName: "count"))
    var maxPixels = 64_000_000

    @Option(help: ArgumentHelp("How long an image may take, in seconds.", valueName: "seconds"))
    var timeLimit = 10.0

    @Option(help: ArgumentHelp("How long the head of a request may take, in seconds.", valueName: "seconds"))
    var headTimeout = 10.0

    @Option(help: ArgumentHelp("How long a whole request may take to come, in seconds.", valueName: "seconds"))
    var requestTimeout = 60.0

    @Option(help: ArgumentHelp("How long to wait for what runs when told to end, in seconds.", valueName: "seconds"))
    var grace = 20.0

    @Option(
        help: ArgumentHelp(
            "A file with a token that clients must send: \"Authorization: Bearer TOKEN\".", valueName: "file"),
        completion: .file())
    var tokenFile: String?

    @Option(
        help: ArgumentHelp(
            "An origin whose pages may use this server, such as https://example.com; may be repeated.",
            valueName: "origin"))
    var corsOrigin: [String] = []

    @Option(
        help: ArgumentHelp(
            "Certificates that seals and chips are checked with: files as \"idscan --trust\" takes them, or folders; may be repeated.",
            valueName: "file"), completion: .file())
    var trust: [String] = []

    @Option(
        help: ArgumentHelp(
            "A certificate in PEM, and those that it needs: the server speaks HTTPS, and HTTP/2. Only of a program that was built so.",
            valueName: "file"), completion: .file())
    var tlsCertificate: String?

    @Option(help: ArgumentHelp("The private key of that certificate, in PEM.", valueName: "file"), completion: .file())
    var tlsKey: String?

    @Option(help: "What is logged: debug, info (a line for each request), notice, warning or error.")
    var logLevel = Logger.Level.info

    @Option(help: "How the log is written: text, or json, an object on each line.")
    var logFormat = LogFormat.text

    @Flag(name: .customLong("licenses"), help: "Print the licences of all that is inside, and end.")
    var printsLicences = false

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port must be from 0 to 65535.") }
        guard (workers ?? 1) >= 1, (workers ?? 1) <= 256 else {
            throw ValidationError("--workers must be from 1 to 256.")
        }
        guard (0...10_000).contains(queue) else { throw ValidationError("--queue must be from 0 to 10000.") }
        guard (1...1 << 30).contains(maxBytes) else {
            throw ValidationError("--max-bytes must be from 1 to \(1 << 30).")
        }
        guard (1...1_000_000_000).contains(maxPixels) else {
            throw ValidationError("--max-pixels must be from 1 to 1000000000.")
        }
        for (name, value) in [
            ("time-limit", timeLimit), ("head-timeout", headTimeout), ("request-timeout", requestTimeout),
        ] where !(value > 0 && value <= 3600) {
            throw ValidationError("--\(name) must be more than 0 and at most 3600.")
        }
        guard (0...3600).contains(grace) else { throw ValidationError("--grace must be from 0 to 3600.") }
        guard (tlsCertificate == nil) == (tlsKey == nil) else {
            throw ValidationError("--tls-certificate and --tls-key belong together.")
        }
        guard tlsCertificate == nil || TLSFiles.isAvailable else {
            throw ValidationError(
                "--tls-certificate: this program was built without TLS; make server TLS=1 builds it with.")
        }
        for origin in corsOrigin where Self.normalized(origin) == nil {
            throw ValidationError("--cors-origin: \(origin) is no origin, such as https://example.com or *.")
        }
    }

    /// An origin as browsers send it; nil when it is none.
    private static func normalized(_ origin: String) -> String? {
        if origin == "*" { return origin }
        let text = origin.lowercased()
        let bare = text.hasSuffix("/") ? text.dropLast() : text[...]
        let host = bare.replacing(/^https?:\/\//, with: "")
        return host != bare && !host.isEmpty && !host.contains(where: { "/?#@ ".contains($0) }) ? String(bare) : nil
    }

    func run() async throws {
        if printsLicences { return print(ServerProgram.licences) }
        LoggingSystem.bootstrap { label in
            var handler = logFormat.handler(label)
            handler.logLevel = logLevel
            return handler
        }
        let limits = WorkerSettings.Limits(bytes: maxBytes, pixels: maxPixels, seconds: timeLimit)
        var program = ServerProgram(
            pool: WorkerPool.Settings(
                workers: workers ?? ProcessorQuota.threads(of: ProcessInfo.processInfo.activeProcessorCount),
                queue: queue, limits: limits),
            logger: Logger(label: "idscan-server"))
        (program.host, program.port, program.grace) = (host, port, .seconds(grace))
        if let tlsCertificate, let tlsKey { program.tls = TLSFiles(certificate: tlsCertificate, key: tlsKey) }
        program.service.bodyBytes = maxBytes
        program.service.bufferBytes = max(program.service.bufferBytes, 4 * maxBytes)
        program.service.headTime = .seconds(headTimeout)
        program.service.requestTime = .seconds(requestTimeout)
        program.service.token = try tokenFile.map(Self.token)
        program.pool.trust = trust
        do { program.service.trust = try TrustStore(filesNamed: trust) } catch {
            throw ValidationError("--trust: \(error.message)")
        }
        program.service.origins = corsOrigin.compactMap(Self.normalized)
        try await program.run()
    }

    /// Fewer characters could be guessed.
    private static let fewestCharacters = 16

    private static func token(inFile name: String) throws -> String {
        guard let text = try? String(contentsOfFile: name, encoding: .utf8) else {
            throw ValidationError("--token-file: \(name) cannot be read.")
        }
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count == 1, let token = words.first.map(String.init), token.utf8.count >= fewestCharacters,
            token.utf8.allSatisfy({ (33...126).contains($0) })
        else {
            throw ValidationError(
                "--token-file: a token has \(fewestCharacters) or more characters of ASCII, and no space.")
        }
        return token
    }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
