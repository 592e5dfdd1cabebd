import Foundation

/// The number of fields, and of whole cards, that a reader has read.
struct CardTally {
    private(set) var cards = 0
    private(set) var wholeCards = 0
    /// Fields that were read where none is printed.
    private(set) var invented = 0
    /// Fields not read as printed that have letters which German does not have.
    private(set) var foreign = 0
    private(set) var fields: [CardField: (exact: Int, count: Int)] = [:]

    /// The letters of German.
    private static let knownLetters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüß")

    /// Adds a card.
    ///
    /// - Returns: The fields that were not read as they are printed.
    @discardableResult
    mutating func add(printed: [CardField: String], read: [CardField: String]) -> [CardField] {
        let read = read.reduce(into: [CardField: String]()) { $0[$1.key] = $1.key.normalized($1.value) }
        let wrong = CardField.allCases.filter { printed[$0] != read[$0] }
        for field in CardField.allCases where printed[field] != nil {
            let before = fields[field] ?? (0, 0)
            fields[field] = (before.exact + (wrong.contains(field) ? 0 : 1), before.count + 1)
        }
        invented += wrong.count { printed[$0] == nil }
        foreign += wrong.count { field in
            (printed[field] ?? "").contains { $0.isLetter && !Self.knownLetters.contains($0) }
        }
        cards += 1
        wholeCards += wrong.isEmpty ? 1 : 0
        return wrong
    }

    mutating func add(_ other: CardTally) {
        cards += other.cards
        wholeCards += other.wholeCards
        invented += other.invented
        foreign += other.foreign
        fields.merge(other.fields) { ($0.exact + $1.exact, $0.count + $1.count) }
    }

    /// The share of fields that are exact, 0…1.
    var fieldShare: Double {
        fields.values.map(\.exact).reduce(0, +).share(of: fields.values.map(\.count).reduce(0, +))
    }

    /// The share of cards on which every field is exact and none is invented, 0…1.
    var cardShare: Double { wholeCards.share(of: cards) }

    /// The share of the field that is read worst, 0…1.
    var leastFieldShare: Double {
        fields.values.map { $0.exact.share(of: $0.count) }.min() ?? 0
    }

    /// One line with the share of every field.
    var fieldRow: String {
        CardField.allCases.compactMap { field in
            fields[field].map { String(format: "\(field.rawValue) %.0f", 100 * Double($0.exact) / Double($0.count)) }
        }.joined(separator: ", ")
    }
}
