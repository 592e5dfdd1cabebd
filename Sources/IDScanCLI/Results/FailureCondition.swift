import IDScan
import ScanReports

/// A condition, beside its status, for which a pipeline may refuse a document: a name that `--fail-on` takes.
enum FailureCondition: Hashable, Sendable {
    /// The print says other than the zone.
    case differs
    /// There is a finding of this name.
    case finding(DocumentFinding.Name)
    /// There is a finding of this severity, or a worse one.
    case severity(DocumentFinding.Severity)

    /// Every condition, in the order in which they are listed.
    static let all: [FailureCondition] =
        [.differs] + (DocumentFinding.Name.all + DocumentFinding.Name.ofResults).map { .finding($0) }
        + DocumentFinding.Severity.allCases.map { .severity($0) }

    /// The name on the command line.
    var name: String {
        switch self {
        case .differs: "differs"
        case .finding(let name): name.rawValue
        case .severity(let severity): severity.rawValue
        }
    }

    /// Finds the condition of a name; nil when there is none.
    init?(name: some StringProtocol) {
        guard let condition = Self.all.first(where: { $0.name == name }) else { return nil }
        self = condition
    }

    /// True if a document has it.
    func holds(for document: ScannedDocument) -> Bool {
        switch self {
        case .differs: document.crossChecks.contains { $0.outcome == .differs }
        case .finding(let name): document.findings.contains { $0.name == name }
        case .severity(let least): document.findings.contains { $0.severity.rank >= least.rank }
        }
    }
}

extension DocumentFinding.Severity {
    /// The worse, the more.
    fileprivate var rank: Int {
        switch self {
        case .notice: 0
        case .warning: 1
        case .contradiction: 2
        }
    }
}

extension Sequence<FailureCondition> {
    /// The end of the work on a document that one of these fails: at best, it is not verified.
    func exitStatus(of document: ScannedDocument, otherwise status: ExitStatus) -> ExitStatus {
        contains { $0.holds(for: document) } ? Swift.max(status, .notVerified) : status
    }
}
