import ArgumentParser
import MRZ

/// `idscan mrz generate`: fields in, a zone out.
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Writes a machine-readable zone of an ICAO format.",
        discussion: """
            Names may be in Latin, Cyrillic or Arabic letters; they are transliterated, and truncated if they must be \
            (Doc 9303-3 to 9303-7). Check digits are computed. Unknown parts of dates are left out: 1974-08, 1974.

            EXAMPLE
              idscan mrz generate --format td3 --issuing-state UTO --surname Eriksson \\
                --given-names "Anna Maria" --document-number L898902C3 \\
                --birth-date 1974-08-12 --sex F --expiry-date 2012-04-15
            """
    )

    @Option(help: "The format of the document, in capital or small letters.")
    var format = Format.td3

    @Option(help: ArgumentHelp("P, I, V, ... (default: the usual one of the format)", valueName: "code"))
    var documentCode: String?

    @Option(help: ArgumentHelp("Who issues the document, such as UTO or D.", valueName: "code"))
    var issuingState: String

    @Option(help: ArgumentHelp("The primary identifier.", valueName: "name"))
    var surname: String

    @Option(help: ArgumentHelp("The secondary identifier.", valueName: "names"))
    var givenNames = ""

    @Option(help: ArgumentHelp("The number of the document.", valueName: "number"))
    var documentNumber: String

    @Option(help: ArgumentHelp("The holder's nationality. (default: the issuing state)", valueName: "code"))
    var nationality: String?

    @Option(help: ArgumentHelp("The date of birth, as far as it is known.", valueName: "date"))
    var birthDate: CalendarDate?

    @Option(help: ArgumentHelp("F, M or X.", valueName: "letter"))
    var sex = "X"

    @Option(help: ArgumentHelp("The date of expiry.", valueName: "date"))
    var expiryDate: CalendarDate?

    @Option(name: .customLong("optional-data-1"), help: ArgumentHelp("Optional data, not of TD3.", valueName: "text"))
    var optionalData1 = ""

    @Option(name: .customLong("optional-data-2"), help: ArgumentHelp("Optional data of TD1.", valueName: "text"))
    var optionalData2 = ""

    @Option(help: ArgumentHelp("The personal number of TD3.", valueName: "text"))
    var personalNumber = ""

    @Option(help: "How letters with several transliterations are written: Ü as UE, U or UXX.")
    var transliteration = Transliteration.Style.expanded

    @Option(help: "Whose Cyrillic letters these are, where that matters.")
    var language: Transliteration.Language?

    /// The beginning of the document code that most documents of a format have.
    private static let usualDocumentCodes: [Format: String] = [
        .td1: "I", .td2: "I", .td3: "P", .mrva: "V", .mrvb: "V",
    ]

    func run() throws {
        try Console.print(try lines().map { $0 + "\n" }.joined())
    }

    private func lines() throws(ValidationError) -> [String] {
        let writer = ZoneWriter(transliteration: Transliteration(style: transliteration, language: language))
        do throws(ZoneWritingError) {
            return try writer.lines(of: fields, in: format)
        } catch {
            throw ValidationError("\(error).")
        }
    }

    private var fields: ZoneFields {
        var fields = ZoneFields(
            documentCode: documentCode ?? Self.usualDocumentCodes[format] ?? "", issuingState: issuingState,
            surname: surname, givenNames: givenNames, documentNumber: documentNumber,
            nationality: nationality ?? issuingState)
        (fields.birthDate, fields.sex, fields.expiryDate) = (birthDate, sex, expiryDate)
        (fields.optionalData1, fields.optionalData2) = (optionalData1, optionalData2)
        fields.personalNumber = personalNumber
        return fields
    }
}
