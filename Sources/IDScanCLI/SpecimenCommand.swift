import ArgumentParser
import SpecimenCards

/// `idscan specimen`: a seed in, a picture of a synthetic document out.
struct SpecimenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "specimen",
        abstract: "Draws a synthetic document, as a fixture for your tests.",
        discussion: """
            The person, the State and the document are invented, and nobody's data or copyright. The same options give \
            the same bytes.

            EXAMPLE
              idscan specimen --format td1 --seed 7 --photograph -o card.jpg --truth card.json
            """
    )

    @Option(help: "The format of the document, in capital or small letters.")
    var format = SpecimenFormat.td3

    @Option(help: ArgumentHelp("Whom and what to invent.", valueName: "number"))
    var seed: UInt64 = 1

    @Option(help: "The side of a TD1 card. Its zone is on the back.")
    var side = SpecimenSide.back

    @Flag(help: "Photograph the document on a table; else it is scanned flat.")
    var photograph = false

    @Option(help: "How good the photograph is.")
    var quality = PhotographQuality.good

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The picture: a name in .jpg or .png.", valueName: "file"),
        completion: .file(extensions: ["jpg", "jpeg", "png"])
    )
    var output: String

    @Option(
        help: ArgumentHelp("Also write what the picture shows, as JSON.", valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var truth: String?

    func validate() throws {
        guard ["jpg", "jpeg", "png"].contains(fileType) else {
            throw ValidationError("The name after --output must end in .jpg or .png.")
        }
    }

    func run() throws {
        var card = SpecimenCard(format: format, seed: seed)
        if format == .td1 { card.side = side }
        let taken = try Photograph(of: [card], conditions: conditions, seed: seed).taken()
        try OutputFile(path: output).write(try taken.file())
        if let truth {
            let json = try JSON.text(of: taken.truth, isPretty: true) + "\n"
            try OutputFile(path: truth).write([UInt8](json.utf8))
        }
    }

    private var fileType: String {
        output.split(separator: ".").last?.lowercased() ?? ""
    }

    private var conditions: PhotographConditions {
        var conditions = photograph ? quality.conditions.varied(seed: seed) : .flatbed
        if fileType == "png" { conditions.jpegQuality = nil }
        return conditions
    }
}

/// How good a photograph is.
enum PhotographQuality: String, CaseIterable, ExpressibleByArgument {
    /// Taken with care.
    case good

    /// Taken in passing: askew, unevenly lit.
    case casual

    /// Bad, but a person can still read it.
    case bad

    /// What the camera does.
    var conditions: PhotographConditions {
        switch self {
        case .good: .desk
        case .casual: .handHeld
        case .bad: .hard
        }
    }
}
