import ArgumentParser

/// The subject of the photographs of `bench quality`.
enum QualitySubject: Hashable, ExpressibleByArgument {
    /// Documents with one fault.
    case fault(Fault)
    /// Scenes with any faults.
    case scenes

    static let all = Fault.allCases.map(QualitySubject.fault) + [.scenes]

    var name: String {
        switch self {
        case .fault(let fault): fault.rawValue
        case .scenes: "scenes"
        }
    }

    init?(argument: String) {
        guard let subject = Self.all.first(where: { $0.name == argument }) else { return nil }
        self = subject
    }

    static var allValueStrings: [String] { all.map(\.name) }
}
