/// Two sequences laid side by side, so that as few elements as possible are inserted, removed or replaced (Levenshtein 1965).
package struct Alignment: Hashable, Sendable {
    /// Two elements that stand side by side.
    package struct Pair: Hashable, Sendable {
        /// The index in the first sequence: of the element itself, or of the element behind the gap.
        package let index: Int
        /// True where the first sequence has an element here.
        package let isInFirst: Bool
        /// The index of the one in the second sequence; nil where it has none.
        package let second: Int?
    }

    /// All elements of both, in order.
    package let pairs: [Pair]

    /// Lays two sequences side by side. Elements are replaced rather than removed, and removed rather than inserted, as late as
    /// that is possible.
    package init<Element: Equatable>(of first: [Element], with second: [Element]) {
        let costs = Self.costs(of: first, second)
        var pairs: [Pair] = []
        var (row, column) = (first.count, second.count)
        while row > 0 || column > 0 {
            let isSame = row > 0 && column > 0 && first[row - 1] == second[column - 1]
            if row > 0, column > 0, costs[row - 1][column - 1] + (isSame ? 0 : 1) == costs[row][column] {
                (row, column) = (row - 1, column - 1)
                pairs.append(Pair(index: row, isInFirst: true, second: column))
            } else if row > 0, costs[row - 1][column] + 1 == costs[row][column] {
                row -= 1
                pairs.append(Pair(index: row, isInFirst: true, second: nil))
            } else {
                column -= 1
                pairs.append(Pair(index: row, isInFirst: false, second: column))
            }
        }
        self.pairs = pairs.reversed()
    }

    /// The number of edits that lead from each beginning of the first sequence to each beginning of the second.
    private static func costs<Element: Equatable>(of first: [Element], _ second: [Element]) -> [[Int]] {
        var row = Array(0...second.count)
        var costs = [row]
        for element in first {
            row.advance(past: element, second)
            costs.append(row)
        }
        return costs
    }
}

extension [Int] {
    /// Makes the costs of edits for some elements those for one element more.
    fileprivate mutating func advance<Other: Equatable>(past element: Other, _ second: [Other]) {
        var diagonal = self[0]
        self[0] += 1
        for column in second.indices {
            let replaced = diagonal + (second[column] == element ? 0 : 1)
            diagonal = self[column + 1]
            self[column + 1] = Swift.min(replaced, diagonal + 1, self[column] + 1)
        }
    }
}

extension Array where Element: Equatable {
    /// The least number of elements to insert, remove or replace to make another sequence of this one (Levenshtein 1965); nil
    /// when that is more than a limit.
    package func editDistance(to other: [Element], limit: Int = .max) -> Int? {
        guard abs(count - other.count) <= limit else { return nil }
        var row = [Int](0...other.count)
        for element in self {
            row.advance(past: element, other)
            if row.min() ?? 0 > limit { return nil }
        }
        return row[other.count] <= limit ? row[other.count] : nil
    }
}
