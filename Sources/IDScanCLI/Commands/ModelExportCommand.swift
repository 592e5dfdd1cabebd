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

    @Argument(help: ArgumentHelp("The model.", valueName: "model"))
    var named: NamedModel

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
        let model = named.model
        let file = overwriting.file("--output", output ?? model.fileName)
        try OutputSet([file], besides: []).write(model.bytes, to: file)
    }
}

/// A model by its name on the command line.
struct NamedModel: ExpressibleByArgument {
    let model: EmbeddedModel

    init?(argument: String) {
        guard let model = EmbeddedModel.all.first(where: { $0.name == argument }) else { return nil }
        self.model = model
    }

    static var allValueStrings: [String] { EmbeddedModel.all.map(\.name) }
}
