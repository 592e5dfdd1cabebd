import ArgumentParser
import IDScan
import ImageProcessing
import Imaging
import ScanReports

/// `idscan template show`: a photograph and a template in, the fields that the template sees out.
struct TemplateShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Tries a template on a photograph of one document.",
        discussion: """
            Prints what was read in each field. --overlay draws the document flat, the regions of the template on it in \
            blue, what was read in green, a scale in millimetres at its edges, and beside it a row for each field.

            EXAMPLE
              idscan template show card.jpg --template staff-card.json --overlay seen.png
            """
    )

    @Argument(help: ArgumentHelp("A photograph of the document.", valueName: "photograph"), completion: .file())
    var photograph: String

    @Option(help: ArgumentHelp("The template, JSON.", valueName: "file"), completion: .file(extensions: ["json"]))
    var template: String

    @Option(
        help: ArgumentHelp("A picture (.png or .jpg) of what the template sees.", valueName: "file"),
        completion: .file(extensions: PictureFile.fileTypes)
    )
    var overlay: String?

    @OptionGroup
    var overwriting: OverwriteOption

    @Flag(help: "The picture is the document: nothing is around it.")
    var flat = false

    @OptionGroup
    var referenceDate: ReferenceDateOption

    @OptionGroup
    var limits: LimitOptions

    func validate() throws {
        try picture?.checkUsage()
    }

    func run() throws {
        let outputs = try OutputSet(
            picture.map { [$0.file] } ?? [], besides: [photograph, template].map(FileName.init))
        let template = try TemplateFile.template(named: template)
        guard let preview = try preview(of: template) else {
            if let picture { try outputs.removeOlder(picture.file) }
            Console.complain(
                about: Input(name: photograph).name,
                Failure(code: "noDocument", message: "no document is seen; try --flat, or come closer"))
            throw ExitStatus.nothingFound.code
        }
        try Console.print(preview.report(of: template).visibleLines)
        try picture.map(Overlay.init)?.write(preview.scene(of: template), on: preview.picture, to: outputs)
    }

    private var picture: PictureFile? { overwriting.picture("--overlay", overlay) }

    private func preview(of template: DocumentTemplate) throws -> TemplatePreview? {
        do {
            let options = ScanOptions(
                request: ScanRequest(referenceDate: referenceDate.date), limits: limits.limits)
            var scanner = try DocumentScanner(options: options)
            let bytes = try Input(name: photograph).bytes(limit: options.limits.fileBytes)
            let image = try ImageDecoder(limits: options.limits).decode(bytes).image
            return try scanner.preview(of: template, in: image, isFlat: flat)
        } catch {
            throw (error as? Failure ?? Failure(ScanError(error))).about(Input(name: photograph).name)
        }
    }
}
