/// Encoding as the program prints it: members in their order, the same bytes every time.
public enum JSON {
    /// Returns a value as JSON text, without a newline at its end.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - isPretty: True to lay it out for people; else it is one line.
    /// - Throws: `EncodingError` for numbers that JSON has not, and the errors of the value.
    public static func text(of value: some Encodable, isPretty: Bool) throws -> String {
        let json = try JSONValue(encoding: value)
        return isPretty ? json.page() : json.line
    }
}
