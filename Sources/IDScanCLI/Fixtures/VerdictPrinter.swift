/// Prints verdicts on zones one by one, as they come.
struct VerdictPrinter {
    private let format: ValidationFormat
    private var json = JSONPrinter(shape: .array)
    private var junit = JUnitReport()

    /// Makes a printer.
    init(format: ValidationFormat) {
        self.format = format
    }

    /// Prints the next verdict; verdicts of one file follow each other.
    mutating func print(_ verdict: ZoneVerdict) throws {
        switch format {
        case .text: try Console.print(verdict.text + "\n")
        case .json: try json.print(verdict)
        case .junit: try Console.print(junit.add(verdict))
        }
    }

    /// Ends the output.
    mutating func finish() throws {
        switch format {
        case .text: break
        case .json: try json.finish()
        case .junit: try Console.print(junit.finish())
        }
    }
}
