import IDScan
import MRZ
import Testing

@testable import SpecimenCards

/// Cards of the generator: their print as it is drawn, beside their zone.
@Suite struct CrossCheckPropertyTests {
    private static let cards: [SpecimenData] = SpecimenFormat.allCases.flatMap { format in
        (0..<20).map { SpecimenData(format: format, seed: 7_000_000 + $0) }
    }

    @Test func unchangedCardsAgree() throws {
        var outcomes: [FieldCrossCheck.Outcome: Int] = [:]
        for card in Self.cards {
            let check = CrossCheck(
                zone: try Self.zone(of: card), visualZone: Self.print(of: card), referenceDate: .lastOf2026)
            for field in check.fields where field.printedText != nil && field.zoneText != nil {
                outcomes[field.outcome, default: 0] += 1
                #expect(field.outcome == .agrees, "\(field)")
            }
        }
        #expect(outcomes[.agrees, default: 0] > 7 * Self.cards.count)
    }

    /// Nothing tells the rest, 4 in 1000, from an unchanged card: letters that there was no room for in the zone, letters
    /// that a zone does not tell apart (É and E), and months in another language (APR and AVR).
    @Test func changedCharactersInPrintAreFlagged() throws {
        var random = SplitMix64(seed: 1, stream: .noise)
        var count = Count()
        for card in Self.cards {
            let zone = try Self.zone(of: card)
            let print = Self.print(of: card)
            for name in print.texts.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
                guard Self.agreement(zone, print, name) == true, let text = print.texts[name] else { continue }
                for index in text.indices where text[index].isLetter || text[index].isNumber {
                    var changed = print
                    let other = Self.other(than: text[index], &random)
                    changed.texts[name] = text.replacingCharacter(at: index, by: other)
                    let isFlagged = Self.agreement(zone, changed, name) == false
                    count.add(name.rawValue, isFlagged: isFlagged, "\(text) \(changed.texts[name] ?? "")")
                }
            }
        }
        #expect(count.total > 4000)
        #expect(count.share >= 0.99, "\(count)")
    }

    @Test func changedCharactersInZonesAreFlagged() throws {
        var random = SplitMix64(seed: 2, stream: .noise)
        var count = Count()
        for card in Self.cards {
            let zone = try Self.zone(of: card)
            let print = Self.print(of: card)
            for check in CrossCheck(zone: zone, visualZone: print, referenceDate: .lastOf2026).fields
            where check.outcome == .agrees {
                guard let field = zone[check.field] else { continue }
                for column in field.position.columns.prefix(field.text.count) {
                    var lines = zone.lines.map(Array.init)
                    let old = lines[field.position.line - 1][column - 1]
                    guard old != "<" else { continue }
                    lines[field.position.line - 1][column - 1] = Self.other(than: old, &random)
                    let changed = try MachineReadableZone(parsing: lines.map { String($0) }, as: zone.format)
                    let outcome = CrossCheck(zone: changed, visualZone: print, referenceDate: .lastOf2026)[
                        check.field]?.outcome
                    count.add(check.field.rawValue, isFlagged: outcome == .differs, field.text)
                }
            }
        }
        #expect(count.total > 4000)
        #expect(count.missed.isEmpty, "\(count)")
    }

    /// Whatever is read, it is compared, and the places named are places of the texts.
    @Test func anyTextIsCompared() throws {
        let characters = "AEXx019 <'’-–.,/()\nÜßÅΩЖ王😀é\u{301}\u{651}\u{645}Ⅲ٣½\u{200D}\u{0}"
        let pool = characters.map { String($0) } + ["geb.", " DR ", "12 AUG "]
        var random = SplitMix64(seed: 3, stream: .noise)
        let zones = try Self.cards.prefix(3).map(Self.zone)
        for _ in 0..<300 {
            var print = IDScan.VisualZone([:])
            for name in Self.names.values {
                print.texts[name] = (0..<random.integer(in: 0...12)).map { _ in random.element(of: pool) }.joined()
            }
            for check in CrossCheck(
                zone: random.element(of: zones), visualZone: print, referenceDate: .lastOf2026
            ).fields {
                guard let place = check.difference else { continue }
                let (printed, zone) = (try #require(check.printedText), try #require(check.zoneText))
                #expect((0...printed.count).contains(place.printedOffset), "\(check)")
                #expect((0...zone.count).contains(place.zoneOffset), "\(check)")
            }
            _ = (print.address, print.height, print.birthPlace, print.birthName, print.nationality)
        }
    }

    // MARK: - Cards

    private static func zone(of card: SpecimenData) throws -> MachineReadableZone {
        try MachineReadableZone(parsing: SpecimenZone(card).lines, as: card.format.zoneFormat)
    }

    private static func print(of card: SpecimenData) -> IDScan.VisualZone {
        var texts: [VisualFieldName: String] = [:]
        for side in SpecimenSide.allCases where side == .front || card.format == .td1 {
            for field in FormLayout.of(card.format, side).fields {
                let isVisa = card.format == .mrva || card.format == .mrvb
                if let name = isVisa && field.label == .surname ? .fullName : names[field.label] {
                    texts[name] = field.value(card)
                }
            }
        }
        return IDScan.VisualZone(texts)
    }

    private static let names: [Label: VisualFieldName] = [
        .type: .documentCode, .issuingState: .issuingState, .documentNumber: .documentNumber, .surname: .surname,
        .givenNames: .givenNames, .nationality: .nationality, .birthDate: .birthDate, .sex: .sex,
        .birthPlace: .birthPlace, .issueDate: .issueDate, .expiryDate: .expiryDate, .authority: .authority,
        .personalNumber: .personalNumber, .address: .address, .height: .height, .eyeColour: .eyeColour,
        .validFrom: .issueDate, .validUntil: .expiryDate,
    ]

    /// True if the fields that a printed text fills agree with the zone; nil when it is compared with none.
    private static func agreement(
        _ zone: MachineReadableZone, _ print: IDScan.VisualZone, _ name: VisualFieldName
    ) -> Bool? {
        let fields: [FieldName] =
            switch name {
            case .fullName: [.surname, .givenNames]
            case .personalNumber: [.personalNumber, .optionalData1, .optionalData2]
            default: FieldName(rawValue: name.rawValue).map { [$0] } ?? []
            }
        let check = CrossCheck(zone: zone, visualZone: print, referenceDate: .lastOf2026)
        let outcomes = fields.compactMap { check[$0]?.outcome }
        return outcomes.contains(.differs) ? false : outcomes.contains(.agrees) ? true : nil
    }

    private static func other(than character: Character, _ random: inout SplitMix64) -> Character {
        let all = Array(character.isNumber ? "0123456789" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        return random.element(of: all.filter { $0 != character })
    }

    /// The number of changes that were made, and the ones that were not flagged.
    private struct Count: CustomStringConvertible {
        var total = 0
        var missed: [String] = []

        mutating func add(_ field: String, isFlagged: Bool, _ change: @autoclosure () -> String) {
            total += 1
            if !isFlagged { missed.append("\(field): \(change())") }
        }

        var share: Double { Double(total - missed.count) / Double(total) }

        var description: String {
            "\(missed.count) of \(total) not flagged: \(missed.sorted().joined(separator: "; "))"
        }
    }
}

extension String {
    fileprivate func replacingCharacter(at index: Index, by character: Character) -> String {
        String(self[..<index]) + String(character) + String(self[self.index(after: index)...])
    }
}
