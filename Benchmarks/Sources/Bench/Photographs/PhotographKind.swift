import ArgumentParser
import SpecimenCards

/// The kind of photographs.
enum PhotographKind: String, CaseIterable, ExpressibleByArgument {
    case flatbed, desk, handHeld, hard

    var conditions: PhotographConditions {
        switch self {
        case .flatbed: .flatbed
        case .desk: .desk
        case .handHeld: .handHeld
        case .hard: .hard
        }
    }
}
