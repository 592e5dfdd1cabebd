import ArgumentParser
import TextRecognition

/// `idscan model export`: a model's name in, its file out.
struct ModelExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes a model to a file.",
        discussion: """
            EXAMPLE
              idscan model export ocrb -o ocrb.traineddata
              tesseract line.png - --tessdata-dir . -l ocrb --psm 13
            """
    )

    @Argument(help: "The model.")
    var model: ModelName

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Where to write it; - is standard output. By default beside you, under its usual name.", valueName: "file"),
        completion: .file()
    )
    var output: String?

    @OptionGroup
    var overwriting: OverwriteOption

    func run() throws {
        let model = model.model
        let file = OutputFile(
            option: "--output", name: FileName(output ?? model.fileName), isPrivate: false,
            replaces: overwriting.replaces)
        try OutputSet([file], besides: []).write(model.bytes, to: file)
    }
}

/// The name of a model on the command line.
enum ModelName: String, CaseIterable, ExpressibleByArgument {
    case mrzLines = "mrz-lines"
    case mrzColumns = "mrz-columns"
    case latinLines = "latin-lines"
    case printLines = "print-lines"
    case ocrb

    /// The model of this name.
    var model: EmbeddedModel {
        switch self {
        case .mrzLines: .mrzLines
        case .mrzColumns: .mrzColumns
        case .latinLines: .latinLines
        case .printLines: .printLines
        case .ocrb: .ocrb
        }
    }
}
