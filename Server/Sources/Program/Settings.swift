import ArgumentParser
import Configuration
import SystemPackage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The settings that stand in the environment and in a file.
enum Settings {
    /// The options that may be set so. A test compares them with those that the program has.
    static let names = [
        "host", "port", "workers", "queue", "max-bytes", "max-pixels", "time-limit", "head-timeout", "request-timeout",
        "grace",
        "token-file", "cors-origin", "trust", "tls-certificate", "tls-key", "log-level", "log-format",
    ]

    /// Puts in front of some arguments an option for each setting that they do not name.
    static func arguments(before arguments: [String]) async throws -> [String] {
        let environment = EnvironmentVariablesProvider()
        let file = fileName(in: arguments) ?? ConfigReader(provider: environment).string(forKey: "idscan.config")
        var providers: [any ConfigProvider] = [environment]
        if let file {
            try check(file)
            providers.append(try await EnvironmentVariablesProvider(environmentFilePath: .init(file)))
        }
        let settings = ConfigReader(providers: providers)
        let given = Set(arguments.map { String($0.prefix { $0 != "=" }) })
        return names.filter { !given.contains("--" + $0) }.flatMap { name in
            let key = ConfigKey("idscan." + name.replacing("-", with: "_"))
            let values =
                ["cors-origin", "trust"].contains(name)
                ? settings.stringArray(forKey: key) : settings.string(forKey: key).map { [$0] }
            return (values ?? []).flatMap { ["--" + name, $0] }
        } + arguments
    }

    /// The file that `--config FILE` or `--config=FILE` names.
    private static func fileName(in arguments: [String]) -> String? {
        if let joined = arguments.last(where: { $0.hasPrefix("--config=") }) {
            return String(joined.dropFirst("--config=".count))
        }
        guard let place = arguments.lastIndex(of: "--config"), place + 1 < arguments.count else { return nil }
        return arguments[place + 1]
    }

    /// Checks that each line of a file is a setting, a comment or empty: a misspelt one must not pass unseen.
    private static func check(_ file: String) throws(ValidationError) {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw ValidationError("--config: \(file) cannot be read.")
        }
        let known = names.map { "IDSCAN_" + $0.uppercased().replacing("-", with: "_") }
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let key = line.prefix { $0 != "=" }.filter { !$0.isWhitespace }
            if key.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
            guard line.contains("="), known.contains(String(key)) else {
                throw ValidationError(
                    "--config: \(file), line \(number + 1): this is no setting. There are \(known.joined(separator: ", "))."
                )
            }
        }
    }
}
