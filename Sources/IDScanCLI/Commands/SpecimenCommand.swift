import ArgumentParser
import Certificates
import ScanReports
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

    @Option(help: "The format of the document, in capital or small letters. (default: TD3)")
    var format: SpecimenFormat?

    @Option(help: "Whose texts and captions stand where; it decides the format too. By default those of no State.")
    var design: SpecimenDesign?

    @Option(help: ArgumentHelp("Whom and what to invent.", valueName: "number"))
    var seed: UInt64 = 1

    @Option(
        name: .customLong("set"),
        help: ArgumentHelp(
            "What a field says, instead of what is invented: surname=ERIKSSON, expiryDate=2012-04-15; may be repeated.",
            valueName: "field=value"))
    var values: [FieldValueArgument] = []

    @Option(help: "The side of a card that has two. A zone of format TD1 is on the back. (default: back)")
    var side: SpecimenSide?

    @Flag(help: "Show front and back, one below the other, of documents that have both.")
    var bothSides = false

    @Flag(
        help:
            "Add a visible digital seal, signed with a key for tests: of TD2, MRVA and MRVB. Its bytes differ each time."
    )
    var seal = false

    @Option(
        help: ArgumentHelp(
            "Also write the certificates that seals are checked with, PEM, for --trust.", valueName: "file"),
        completion: .file(extensions: ["pem"]))
    var certificates: String?

    @Flag(help: "Photograph the document on a table; else it is scanned flat.")
    var photograph = false

    @Option(help: "How good the photograph is. (default: good)")
    var quality: PhotographQuality?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The picture: a name in .jpg or .png; - is standard output, where a PNG file goes.", valueName: "file"),
        completion: .file(extensions: PictureFile.fileTypes)
    )
    var output: String

    @Option(help: "The kind of file on standard output. (default: png)")
    var fileType: PictureFileType?

    @Option(
        help: ArgumentHelp("Also write what the picture shows, as JSON; - is standard output.", valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var truth: String?

    @OptionGroup
    var overwriting: OverwriteOption

    func validate() throws {
        let name = FileName(output)
        if !name.isStandardStream, !PictureFile.fileTypes.contains(name.type) {
            throw ValidationError("The name after --output must end in .jpg or .png.")
        }
        let idle: [(Bool, String)] = [
            (!name.isStandardStream && fileType != nil, "--file-type is for --output -: the end of a name says it."),
            (quality != nil && !photograph, "--quality goes with --photograph."),
            (format != nil && design != nil, "--format does not go with --design, which has a format of its own."),
            (side != nil && bothSides, "--side does not go with --both-sides."),
            (side != nil && sides.count == 1, "--side is for cards with two sides: this document has one."),
            (bothSides && sides.count == 1, "--both-sides is for cards with two sides: this document has one."),
        ]
        for (isIdle, message) in idle where isIdle { throw ValidationError(message) }
        _ = try cards()
    }

    func run() throws {
        let picture = overwriting.file("--output", output)
        let truthFile = truth.map { overwriting.file("--truth", $0) }
        let certificateFile = certificates.map { overwriting.file("--certificates", $0) }
        let outputs = try OutputSet([picture] + [truthFile, certificateFile].compactMap(\.self), besides: [])
        let cards = try cards()
        let arrangement = photograph ? Arrangement.loose : .column
        let taken = try Photograph(
            of: cards, arrangement: cards.count > 1 ? arrangement : .column, conditions: conditions, seed: seed
        ).taken()
        try outputs.write(try taken.file(), to: picture)
        if let certificateFile {
            let texts = SpecimenSeal.certificates.map(\.pem)
            try outputs.write([UInt8](texts.joined().utf8), to: certificateFile)
        }
        if let truthFile {
            let json = try JSON.text(of: taken.truth, isPretty: true) + "\n"
            try outputs.write([UInt8](json.utf8), to: truthFile)
        }
    }

    /// The sides that the document has.
    private var sides: [SpecimenSide] {
        design?.sides ?? (format == .td1 ? [.front, .back] : [.front])
    }

    /// The sides that are drawn.
    ///
    /// - Throws: A `ValidationError` when a document cannot have the wanted values.
    private func cards() throws -> [SpecimenCard] {
        let wanted = side ?? .back
        let seen = bothSides || !sides.contains(wanted) ? sides : [wanted]
        do throws(SpecimenError) {
            var isSealed = true
            let cards = try seen.map { side throws(SpecimenError) in
                var card =
                    if let design { SpecimenCard(design: design, side: side, seed: seed) } else {
                        SpecimenCard(data: SpecimenData(format: format ?? .td3, seed: seed), side: side, seed: seed)
                    }
                try card.set(values.map { ($0.name, $0.value) })
                if seal, try !card.addSeal() { isSealed = false }
                return card
            }
            if isSealed { return cards }
        } catch {
            throw ValidationError("\(error).")
        }
        throw ValidationError("--seal is for --format TD2, MRVA and MRVB.")
    }

    private var conditions: PhotographConditions {
        var conditions = photograph ? (quality ?? .good).conditions.varied(seed: seed) : .flatbed
        let name = FileName(output)
        let isPNG = name.isStandardStream ? fileType != .jpg : name.type == "png"
        if isPNG { conditions.jpegQuality = nil }
        return conditions
    }
}

/// A kind of file that a picture may be.
enum PictureFileType: String, CaseIterable, ExpressibleByArgument {
    /// Nothing is lost.
    case png

    /// Smaller, as cameras write it.
    case jpg
}

/// A field of a specimen and its value: `surname=ERIKSSON`.
struct FieldValueArgument: Hashable, ExpressibleByArgument {
    /// The name of the field.
    let name: String
    /// The text of the field.
    let value: String

    /// Reads the texts before and behind the first equals sign.
    init?(argument: String) {
        guard let sign = argument.firstIndex(of: "=") else { return nil }
        name = String(argument[..<sign])
        value = String(argument[argument.index(after: sign)...])
    }
}

/// The quality of a photograph.
enum PhotographQuality: String, CaseIterable, ExpressibleByArgument {
    /// Taken with care.
    case good

    /// Taken in passing: askew, unevenly lit.
    case casual

    /// Bad, but a person can still read it.
    case bad

    /// The conditions of the photograph.
    var conditions: PhotographConditions {
        switch self {
        case .good: .desk
        case .casual: .handHeld
        case .bad: .hard
        }
    }
}
