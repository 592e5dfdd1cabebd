/// The fault in the file of a template.
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the file, as it was given.
    public let file: String
    /// The field that is wrong; nil when the fault is not in a field.
    public let field: String?
    /// The line and the character in it where that is, both from 1; nil when it is the whole file.
    public let line, column: Int?
    /// The fault, and its remedy, in one line.
    public let problem: String

    /// Creates an error.
    public init(file: String, field: String? = nil, line: Int? = nil, column: Int? = nil, problem: String) {
        (self.file, self.field, self.problem) = (file, field?.inOneLine, problem.inOneLine)
        (self.line, self.column) = (line, column)
    }

    /// The error as compilers print it: `card.json:12:7: field "surname": …`.
    public var description: String {
        let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self).joined(separator: ":")
        return [place, field.map { "field \"\($0)\"" }, problem].compactMap(\.self).joined(separator: ": ")
    }
}

extension String {
    /// The text with its control characters and ends of lines written out, as Swift writes them: a key of a file may have some.
    fileprivate var inOneLine: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: text += scalar.escaped(asASCII: true)
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
