import Configuration
import SystemPackage

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
        if let file { providers.append(try await EnvironmentVariablesProvider(environmentFilePath: .init(file))) }
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
}
