import Foundation

/// The totals of a run.
struct SpecimenSummary {
    let text: String

    init(of outcomes: [SpecimenOutcome]) {
        func exact(_ belongs: (Specimen) -> Bool) -> String {
            let group = outcomes.filter { belongs($0.specimen) }
            return "\(group.filter(\.isExact).count) of \(group.count)"
        }
        let read = outcomes.filter { $0.specimen.lines != nil }
        let errors = read.reduce(0) { $0 + $1.characterErrors }
        let characters = read.reduce(0) { $0 + $1.characterCount }
        let clear = outcomes.filter { $0.specimen.lines != nil && $0.specimen.legibility == "clear" }
        let atAngles = "\(clear.reduce(0) { $0 + $1.exactAtAngles }) of \(clear.count * SpecimenOutcome.angles.count)"
        let inClutter = "\(clear.count(where: \.isExactInClutter)) of \(clear.count)"
        let seconds = outcomes.map(\.seconds).sorted()
        text = """

            exact, clear:       \(exact { $0.lines != nil && $0.legibility == "clear" })
            exact, hard:        \(exact { $0.lines != nil && $0.legibility != "clear" })
            nothing found, as is right: \(exact { $0.lines == nil })
            same the other three ways up: \(outcomes.count { $0.sameWhenTurned == 3 }) of \(outcomes.count)
            exact, clear, at \(SpecimenOutcome.angles.count) other angles: \(atAngles)
            exact, clear, on clutter and from the side: \(inClutter)
            character accuracy: \(String(format: "%.2f %%", 100 * (1 - errors.share(of: characters))))
            verified but wrong: \(outcomes.filter(\.isWrongButVerified).count)
            CPU per image:      median \(String(format: "%.0f ms", 1000 * seconds[seconds.count / 2])), \
            most \(String(format: "%.0f ms", 1000 * (seconds.last ?? 0)))
            """
    }
}
