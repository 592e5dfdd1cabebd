import ArgumentParser
import IDScan
import SpecimenCards

/// The kind of frames: the documents that they show, and the choice of the ones that are read.
enum FrameKind: String, CaseIterable, ExpressibleByArgument {
    /// One document, all frames.
    case held
    /// The same; the session chooses the frames that are read.
    case chosen
    /// A document that comes in, stays and goes out.
    case passing
    /// Two documents of different people, the second instead of the first from one frame to the next.
    case exchanged
    /// The same, of a twin: same name, dates and issuer, the next number.
    case twins

    /// The frames.
    func sequence(seed: UInt64, unrest: Double) -> SpecimenSequence {
        let format = SpecimenFormat.allCases[Int(seed % UInt64(SpecimenFormat.allCases.count))]
        let first = SpecimenCard(format: format, seed: seed)
        switch self {
        case .held, .chosen: return SpecimenSequence(of: [first], unrest: unrest, seed: seed)
        case .passing: return SpecimenSequence(of: [first], unrest: unrest, stay: 6, passage: 2, seed: seed)
        case .exchanged:
            let second = SpecimenCard(format: format, seed: seed &+ 500_000)
            return SpecimenSequence(of: [first, second], unrest: unrest, stay: 5, seed: seed)
        case .twins:
            return SpecimenSequence(of: [first, first.ofTwin(seed: seed)], unrest: unrest, stay: 5, seed: seed)
        }
    }

    var reading: FrameReading { self == .chosen ? .automatic : .always }
}

extension SpecimenCard {
    /// The document of a twin, made at the same counter.
    fileprivate func ofTwin(seed: UInt64) -> SpecimenCard {
        var twin = self
        twin.data.person.givenNames = SpecimenData(format: data.format, seed: seed &+ 1).person.givenNames
        twin.data.person.sex = data.person.sex == .female ? .male : .female
        let last = data.documentNumber.last.flatMap(\.wholeNumberValue) ?? 0
        twin.data.documentNumber = String(data.documentNumber.dropLast()) + "\((last + 1) % 10)"
        return twin
    }
}
