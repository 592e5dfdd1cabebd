public import ArgumentParser
public import MRZ

extension CalendarDate: ExpressibleByArgument {
    /// Reads a date, as far as it is known: `2026-11-21`, `2026-11`, `2026`.
    public init?(argument: String) {
        self.init(argument)
    }
}

extension Format: ExpressibleByArgument {
    /// Reads the name of a format in any case.
    public init?(argument: String) {
        self.init(rawValue: argument.uppercased())
    }

    /// The names of the formats of Doc 9303, the only ones that are written.
    public static var allValueStrings: [String] {
        [Format.td1, .td2, .td3, .mrva, .mrvb].map(\.rawValue)
    }
}

extension Transliteration.Style: ExpressibleByArgument {}

extension Transliteration.Language: ExpressibleByArgument {}
