import Imaging
import SpecimenCards

/// A photograph of a document of a design, in medium light and from medium angles.
struct CardSample {
    let design: SpecimenDesign
    let seed: UInt64
    let taken: SpecimenPhotograph

    /// Photographs one side, or both together.
    ///
    /// - Parameters:
    ///   - sides: The sides that are seen.
    ///   - fonts: The typefaces of values: every third document has one of our own, the others these.
    ///   - change: The change that prints something false.
    init(
        _ design: SpecimenDesign, sides: [SpecimenSide], seed: UInt64, fonts: [FontFile],
        changing change: (inout SpecimenCard) -> Void = { _ in }
    ) throws {
        let cards = sides.map { side in
            var card = SpecimenCard(design: design, side: side, seed: seed)
            let font = Int(seed % 3) - 1
            if font >= 0, !fonts.isEmpty { card.font = fonts[(Int(seed / 3) * 2 + font) % fonts.count] }
            change(&card)
            return card
        }
        // A telephone above a desk, half of the time held with care, half of the time in passing; two cards take a
        // larger picture.
        let conditions = (seed.isMultiple(of: 2) ? PhotographConditions.desk : .handHeld).varied(seed: seed).with {
            if sides.count > 1 { ($0.width, $0.height) = (1800, 2400) }
        }
        self.design = design
        self.seed = seed
        taken = try Photograph(
            of: cards, arrangement: sides.count > 1 ? .loose : .column, conditions: conditions, seed: seed
        ).taken()
    }

    /// The texts that are printed on all sides that are seen, as far as they have names in results.
    var printed: [CardField: String] {
        var printed: [CardField: String] = [:]
        for text in taken.truth.documents.flatMap({ $0.texts ?? [] }) {
            if let field = CardField(rawValue: text.name.rawValue) { printed[field] = field.normalized(text.text) }
        }
        return printed
    }
}
