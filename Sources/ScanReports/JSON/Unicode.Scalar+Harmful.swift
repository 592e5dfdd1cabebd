extension Unicode.Scalar {
    /// True where a terminal may do something else than show it.
    package var isHarmful: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }

    /// The form of a character that does not stand in a text as it is: `\n`, `\u001b` and the like. All harmful ones have four
    /// digits at most.
    package var escaped: String {
        switch self {
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        case "\"", "\\": return "\\\(self)"
        default:
            let digits = String(value, radix: 16)
            return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
    }
}
