import DocumentDetection
import IDScan
import ReaderLab
import SpecimenCards

/// The sensitivity of finding and reading in drawn scenes to a threshold.
struct SceneSensitivity {
    private let scenes: [TakenScene]
    private let seeds: Range<UInt64>
    private let asItIs: SceneTally

    /// Takes the photographs, a scene of each kind that shows a document for each seed.
    init(_ seeds: Range<UInt64>) throws {
        self.seeds = seeds
        scenes = try SceneKind.allCases.filter { $0.visibility != .nothing }.flatMap { kind in
            try seeds.map { try TakenScene(SpecimenScene(kind: kind, seed: $0, showsDesigns: false)) }
        }
        asItIs = try Self.tally(scenes, with: ZoneThreshold.all[0], times: 1)
    }

    private static func tally(
        _ scenes: [TakenScene], with threshold: ZoneThreshold, times factor: Double
    ) throws -> SceneTally {
        var laboratory = SceneLaboratory(
            try threshold.detector(times: factor), try threshold.scanner(times: factor))
        var tally = SceneTally()
        for scene in scenes { tally.add(try laboratory.trial(of: scene)) }
        return tally
    }

    /// True where a wrong zone is verified with all thresholds as they are.
    var isWrongAsItIs: Bool { asItIs.wrongButVerified > 0 }

    static let header = """
        | threshold | value | × 0.8: corners | exact | verified | wrong | × 1.25: corners | exact | verified | wrong |
        |---|---|---|---|---|---|---|---|---|---|
        """

    /// The figures with all thresholds as they are, from which the others are differences.
    var introduction: String {
        let (outlined, read) = (asItIs.outlined, asItIs.read)
        return """
            Scenes: \(scenes.count), \(seeds.count) of each kind of `bench scenes` that shows a document, seeds from \(seeds.lowerBound). As the \
            thresholds are, \(outlined.right) of \(outlined.count) documents have all corners within the tolerance, \
            \(read.exact) of \(read.count) zones, readable or not, are read as they are printed, \(read.verified) are verified, \
            and \(asItIs.wrongButVerified) of these are wrong. The table says how many more or fewer these are; wrong ones are \
            not differences.


            """
    }

    /// The cells of a row for one factor.
    func figures(with threshold: ZoneThreshold, times factor: Double) throws -> String {
        let tally = try Self.tally(scenes, with: threshold, times: factor)
        let differences = [
            tally.outlined.right - asItIs.outlined.right, tally.read.exact - asItIs.read.exact,
            tally.read.verified - asItIs.read.verified,
        ]
        return (differences.map(\.signed) + ["\(tally.wrongButVerified)"]).joined(separator: " | ")
    }
}

extension Int {
    /// With its sign, as a difference is written.
    var signed: String { self > 0 ? "+\(self)" : self < 0 ? "−\(-self)" : "0" }
}
