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
        "token-file", "cors-origin", "trust", "log-level", "log-format",
    ]

    /// Puts in front of some arguments an option for each setting that they do not name.
    static func arguments(before arguments: [String]) async throws -> [String] {
        let environment = EnvironmentVariablesProvider()
        let file = ConfigReader(provider: environment).string(forKey: "idscan.settings")
        var providers: [any ConfigProvider] = [environment]
        if let file {
            try checkNames(inFile: file)
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

    /// Checks that all lines of a file with our prefix are settings: a misspelt one must not pass unseen. Other lines, and the
    /// environment, belong to others, too.
    private static func checkNames(inFile file: String) throws {
        let known = names.map { prefix + $0.replacing("-", with: "_").uppercased() }
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        for line in text.split(whereSeparator: \.isNewline) {
            let name = line.prefix { $0 != "=" && !$0.isWhitespace }
            if name.hasPrefix(prefix), !known.contains(String(name)) {
                throw UnknownSetting(name: String(name), file: file, known: known)
            }
        }
    }

    private static let prefix = "IDSCAN_"
}

/// A setting in a file that no option has.
private struct UnknownSetting: Error, CustomStringConvertible {
    let name: String
    let file: String
    let known: [String]

    var description: String { "\(file): \(name) is unknown; known are \(known.joined(separator: ", "))" }
}
