import ArgumentParser
import IDScan
import ReaderLab

/// `bench zones`: measures how often `verified` is wrong, and the effect of other thresholds: the calibration of the rule.
struct ZonesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "zones",
        abstract: "Measures how often a verified zone is wrong, on folders of zones.",
        discussion: """
            A zone is a NAME.png with a NAME.json. Prints what came out for each level of damage, each wrong zone that was \
            verified, and a curve over each threshold of the rule. Ends with exit code 1 when 1 in 10,000 verified zones is \
            wrong, or more.
            """
    )

    @Option(help: ArgumentHelp("A folder of zones; may be given again.", valueName: "folder"), completion: .directory)
    var folder: [String]

    @Flag(
        name: .customLong("verbose"),
        help: "Name each zone that is not read as it is printed, with the strictest rule that would verify it.")
    var isVerbose = false

    /// The rules of the curves: one threshold varies, the others are those of the scanner.
    private static let curves: [[LabelledRule]] = [
        [0.0005, 0.001, 0.002, 0.003, 0.0045, 0.006, 0.008, 0.01, 0.02, 0.05, 0.5].map {
            LabelledRule(label: "most error \($0)", rule: VerificationRule(mostError: $0))
        },
        [0.0001, 0.0002, 0.00045, 0.001, 0.002, 0.0045].map {
            LabelledRule(label: "black and white \($0)", rule: VerificationRule(mostErrorInBlackAndWhite: $0))
        },
        curve("unproven share", \.unprovenShare, [0, 0.00125, 0.0025, 0.005, 0.01, 0.02]),
        curve("touched factor", \.touchedFactor, [1, 2, 4, 8, 16]),
        curve("thin factor", \.thinFactor, [1, 2, 4, 8, 16]),
        curve("thin pitch", \.thinPitch, [0, 7, 9, 12, 16]),
    ]

    private static func curve(
        _ name: String, _ threshold: WritableKeyPath<VerificationRule, Double>, _ values: [Double]
    ) -> [LabelledRule] {
        values.map { value in
            var rule = VerificationRule()
            rule[keyPath: threshold] = value
            return LabelledRule(label: "\(name) \(value)", rule: rule)
        }
    }

    func run() throws {
        var judge = try ZoneJudge()
        let rules = [VerificationRule()] + Self.curves.joined().map(\.rule)
        var levels: [String: [ZoneTally]] = [:]
        var seconds = 0.0
        for sample in try folder.flatMap(ZoneSample.all) where sample.printsCheckDigits {
            let image = try sample.image()
            let start = ProcessorTime.seconds
            let documents = try judge.documents(in: image, zoneLines: sample.places, under: rules)
            seconds += ProcessorTime.seconds - start
            for level in [sample.level, ZoneReport.all] {
                var tallies = levels[level] ?? rules.map { _ in ZoneTally() }
                for index in rules.indices {
                    tallies[index].add(index < documents.count ? documents[index] : nil, truth: sample.lines)
                }
                levels[level] = tallies
            }
            tell(documents, about: sample)
        }
        let report = ZoneReport(levels: levels, curves: Self.curves)
        report.print(millisecondsPerZone: 1000 * seconds)
        if !report.isSeldomWrong { throw ExitCode.failure }
    }

    /// Names a zone that is wrong and verified, and with `--verbose` every one that was not read exactly, with the
    /// strictest rule of the first curve under which it would be verified.
    ///
    /// - Parameters:
    ///   - documents: The documents under the scanner's rule and under those of the curves.
    ///   - sample: The sample that was read.
    private func tell(_ documents: [ScannedDocument], about sample: ZoneSample) {
        let document = documents.first
        let isWrong = document?.isWrong(sample.lines) ?? true
        guard isWrong, isVerbose || document?.status == .verified else { return }
        let status = document?.status.rawValue ?? "nothing"
        let strictest = zip(Self.curves[0], documents.dropFirst()).first { $0.1.status == .verified }
        let told = strictest.map { "\(status), verified by \($0.0.label)" } ?? status
        print(
            ([sample.name, sample.level, told] + sample.lines + (document?.mrz?.lines ?? [])).joined(
                separator: "\n    "))
    }
}
