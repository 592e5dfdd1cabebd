/// Looks for misread characters that the check digits of a zone prove.
///
/// A repair replaces one character by one of the other class that looks like it (`O` and `0`). It is proven if it is
/// the only one, at most one for each failing digit, after which the failing digits and the composite hold. Repairs
/// that change no digit (`G` and `6`) cannot be proven and are never tried.
///
/// A digit holds for one wrong character in ten by chance, and a letter may be misread as another letter (`O` and
/// `Q`), which no correction takes back. So a repair is not the only one if such a misreading explains the digits too.
struct CorrectionSearch {
    /// The proven corrections.
    private(set) var corrections: [Correction] = []
    /// The digits for which several repairs would do.
    private(set) var ambiguities: [Ambiguity] = []

    private let text: ZoneText
    private let layout: Layout

    init(_ text: ZoneText) {
        self.text = text
        layout = text.layout
        // Where a filler had to be left out or thought of, digits that hold prove little, and those that fail nothing.
        guard !text.isFitted else { return }
        let verification = ZoneVerification(of: text.characters.span, by: layout)
        let failing = layout.checkDigits.map { $0.field }.filter { verification.verdict(of: $0) == .fails }
        for group in groups(of: failing) {
            let targets = group.map { Target(field: $0, offsets: repairableOffsets(of: $0, verification)) }
            settle(solutions(for: targets[...], in: text.characters), of: group)
        }
    }

    /// A failing digit, and where a misread character may be its cause.
    private struct Target {
        let field: CheckedField
        let offsets: [Int]
    }

    /// A character replaced.
    private struct Repair: Equatable {
        let field: CheckedField
        let offset: Int
        let character: UInt8
        /// True where the character is of the other class, not only a rival explanation.
        let isProvable: Bool
    }

    /// The digits to be repaired together: all, where a composite must confirm them; else each alone.
    ///
    /// A misread character makes its own digit and the composite fail; the composite alone fails for those that only
    /// it covers.
    private func groups(of failing: [CheckedField]) -> [[CheckedField]] {
        guard layout.checkDigit(for: .composite) != nil else { return failing.map { [$0] } }
        let own = failing.filter { $0 != .composite }
        return failing.isEmpty ? [] : [own.isEmpty ? failing : own]
    }

    /// True where a filler stands in the place of the number's digit, which then has several readings.
    private var hasSeveralReadings: Bool {
        guard let checkDigit = layout.checkDigit(for: .documentNumber), checkDigit.continuation != nil else {
            return false
        }
        return text.characters[layout.offsets(of: checkDigit.segment).lowerBound] == UInt8(ascii: "<")
    }

    /// The characters that a digit covers, and the digit itself; for the composite, only the ones that no other digit proves.
    ///
    /// A digit that has several readings proves nothing: one misread number in ten holds by one of them by chance.
    private func repairableOffsets(of field: CheckedField, _ verification: ZoneVerification) -> [Int] {
        let covered = offsets(of: field, verification)
        guard field == .composite else { return covered }
        let proving = layout.checkDigits.map { $0.field }.filter { other in
            verification.reading(of: other) == .holds && !(other == .documentNumber && hasSeveralReadings)
        }
        let others = Set(proving.flatMap { offsets(of: $0, verification) })
        return covered.filter { !others.contains($0) }
    }

    private func offsets(of field: CheckedField, _ verification: ZoneVerification) -> [Int] {
        guard let checkDigit = layout.checkDigit(for: field) else { return [] }
        let covered = checkDigit.covered.flatMap(layout.offsets) + layout.offsets(of: checkDigit.segment)
        guard field == .documentNumber, verification.continuationLength > 0, let continuation = checkDigit.continuation
        else { return covered }
        return covered + layout.offsets(of: continuation).prefix(verification.continuationLength + 1)
    }

    /// Returns every choice of one repair for each target after which all of them and the composite hold.
    private func solutions(for targets: ArraySlice<Target>, in characters: [UInt8]) -> [[Repair]] {
        guard let target = targets.first else {
            let verification = ZoneVerification(of: characters.span, by: layout)
            let isProven = layout.checkDigit(for: .composite) == nil || verification.checkDigitVerdict == .holds
            return isProven ? [[]] : []
        }
        return repairs(of: target, in: characters).flatMap { repair in
            var repaired = characters
            repaired[repair.offset] = repair.character
            return solutions(for: targets.dropFirst(), in: repaired).map { [repair] + $0 }
        }
    }

    /// Returns the repairs after which a digit holds.
    ///
    /// A character that the format does not allow in its place is misread for certain: where there is one, a repair
    /// elsewhere explains nothing.
    private func repairs(of target: Target, in characters: [UInt8]) -> [Repair] {
        let misread = target.offsets.filter { !layout.columns[$0].allowed.contains(characters[$0]) }
        return (misread.isEmpty ? target.offsets : misread).flatMap { offset in
            candidates(for: target.field, at: offset, read: characters[offset]).filter { repair in
                var repaired = characters
                repaired[repair.offset] = repair.character
                let verification = ZoneVerification(of: repaired.span, by: layout)
                return verification.verdict(of: target.field) == .holds
            }
        }
    }

    /// Returns the characters that may stand in a place where a character was read.
    private func candidates(for field: CheckedField, at offset: Int, read character: UInt8) -> [Repair] {
        let repairs =
            LookAlikes.of(character).map { Repair(field: field, offset: offset, character: $0, isProvable: true) }
            + LookAlikes.rivals(of: character).map {
                Repair(field: field, offset: offset, character: $0, isProvable: false)
            }
        return repairs.filter { layout.columns[offset].allowed.contains($0.character) }
    }

    /// Accepts a solution if it is the only one.
    private mutating func settle(_ solutions: [[Repair]], of group: [CheckedField]) {
        if solutions.count == 1 {
            if solutions[0].allSatisfy({ $0.isProvable }) { corrections += solutions[0].map(correction) }
        } else if solutions.count > 1 {
            ambiguities += group.map { field in
                var alternatives: [Repair] = []
                for repair in solutions.joined() where repair.field == field && !alternatives.contains(repair) {
                    alternatives.append(repair)
                }
                return Ambiguity(proof: field, alternatives: alternatives.map(correction))
            }
        }
    }

    private func correction(_ repair: Repair) -> Correction {
        let line = layout.lineStarts.lastIndex { $0 <= repair.offset } ?? 0
        return Correction(
            line: line + 1, column: repair.offset - layout.lineStarts[line] + 1,
            read: text.character(at: repair.offset), corrected: Character(Unicode.Scalar(repair.character)),
            proof: repair.field)
    }
}

extension ZoneText {
    /// Returns the correction of one character, lines and columns from 1, if check digits prove it; its proof is the first
    /// digit that fails without it.
    func provenCorrection(line: Int, column: Int, to character: Character) -> Correction? {
        guard !isFitted, layout.lineLengths.indices.contains(line - 1),
            (1...layout.lineLengths[line - 1]).contains(column),
            character.isASCII
        else { return nil }
        let before = ZoneVerification(of: characters.span, by: layout)
        guard let proof = layout.checkDigits.map({ $0.field }).first(where: { before.verdict(of: $0) == .fails })
        else { return nil }
        let correction = Correction(
            line: line, column: column, read: self.character(at: layout.offset(line: line - 1, column: column - 1)),
            corrected: character, proof: proof)
        var corrected = self
        corrected.apply(correction)
        let after = ZoneVerification(of: corrected.characters.span, by: layout)
        return after.verdict == .holds ? correction : nil
    }
}
