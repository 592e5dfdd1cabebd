import ArgumentParser

/// `bench text`: draws pages, photographs of signs and cards, lets our recogniser and the program `tesseract` read them,
/// and prints both.
struct TextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "text",
        abstract: "Reads pages, signs and cards, beside the program tesseract.",
        discussion: """
            Needs Debian's packages fonts-liberation, fonts-dejavu-core and fonts-freefont-otf, and the program tesseract. \
            --verbose names what is not read. Ends with exit code 1 below the bars.
            """
    )

    @Option(help: "How many pages are read.")
    var pages = 50

    @Option(help: "How many photographs of signs are read.")
    var signs = 36

    @Option(help: "The first seed of the signs.")
    var seed = 6_100_000

    @Option(help: "How many photographs of each side of each kind of card are read.")
    var cards = 10

    @Option(help: "The first seed of the cards. Changed cards have the seeds from 500,000 behind it.")
    var cardSeed: UInt64 = 9_100_000

    @Option(help: "Of how many cards of each kind one character is changed. (default: as many as --cards)")
    var changes: Int?

    @Option(
        help: ArgumentHelp("A folder of real specimens, whose print is compared with the zone.", valueName: "folder"),
        completion: .directory)
    var specimens: String?

    @Flag(help: "Read cards without tesseract, and time nothing: a quarter of the time.")
    var alone = false

    @OptionGroup
    var findings: Findings

    /// From the first seed of the cards to that of the changed ones.
    private static let seedsToChanges: UInt64 = 500_000

    func validate() throws {
        guard [pages, signs, cards, changes ?? 0].allSatisfy({ $0 >= 0 }), seed >= 0 else {
            throw ValidationError("No number may be below 0.")
        }
    }

    func run() throws {
        let tesseract = try Tesseract()
        defer { tesseract.cleanUp() }
        let fonts = try Typefaces.ofText()
        var holds = true
        if pages > 0 { holds = try PageTrial.run(count: pages, fonts: fonts, tesseract, findings) && holds }
        if signs > 0 {
            holds = try SignTrial.run(count: signs, seed: seed, fonts: fonts, tesseract, findings) && holds
        }
        if cards > 0 {
            holds =
                try CardTrial.run(
                    count: cards, seed: cardSeed, fonts: Typefaces.ofCards(), alone ? nil : tesseract, findings)
                && holds
        }
        let changes = changes ?? cards
        if changes > 0 {
            let first = cardSeed + Self.seedsToChanges
            holds = try TamperTrial.run(count: changes, seed: first, fonts: Typefaces.ofCards(), findings) && holds
        }
        if let specimens { holds = try SpecimenAgreement.run(folder: specimens) && holds }
        if !holds { throw ExitCode.failure }
    }
}
