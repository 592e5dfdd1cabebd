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

            EXAMPLES
              idscan specimen --format td1 --seed 7 --photograph -o card.jpg --truth card.json
              idscan specimen --design germanIdentityCard2021 --both-sides --photograph -o card.jpg
            """
    )

    @Option(help: "The format of the document, in capital or small letters.")
    var format = SpecimenFormat.td3

    @Option(help: "Whose texts and captions stand where; it decides the format too. By default those of no State.")
    var design: SpecimenDesign?

    @Option(help: ArgumentHelp("Whom and what to invent.", valueName: "number"))
    var seed: UInt64 = 1

    @Option(help: "The side of a card that has two. A zone of format TD1 is on the back.")
    var side = SpecimenSide.back

    @Flag(help: "Show front and back, one below the other, of documents that have both.")
    var bothSides = false

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
        let arrangement = photograph ? Arrangement.loose : .column
        let taken = try Photograph(
            of: cards, arrangement: cards.count > 1 ? arrangement : .column, conditions: conditions, seed: seed
        ).taken()
        try OutputFile(path: output).write(try taken.file())
        if let truth {
            let json = try JSON.text(of: taken.truth, isPretty: true) + "\n"
            try OutputFile(path: truth).write([UInt8](json.utf8))
        }
    }

    private var cards: [SpecimenCard] {
        let sides = design?.sides ?? (format == .td1 ? [.front, .back] : [.front])
        let seen = bothSides || !sides.contains(side) ? sides : [side]
        return seen.map { side in
            if let design { return SpecimenCard(design: design, side: side, seed: seed) }
            return SpecimenCard(data: SpecimenData(format: format, seed: seed), side: side, seed: seed)
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
