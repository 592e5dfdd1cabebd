import IDScan

extension ScanTimings {
    /// A table of the times for people, the longest first.
    var text: String {
        Self.row("", "count", "cpu ms", "wall ms") + Self.row("the whole scan", whole)
            + Self.rows(stages.map { ($0.key.rawValue, $0.value) })
            + (looks.isEmpty ? "" : "  looks for zones, with all that they do\n")
            + Self.rows(looks.map { ($0.key.rawValue, $0.value) })
    }

    private static func rows(_ shares: [(name: String, share: Share)]) -> String {
        shares.sorted { ($0.share.processor, $1.name) > ($1.share.processor, $0.name) }
            .map { row("  " + $0.name, $0.share) }.joined()
    }

    private static func row(_ name: String, _ share: Share) -> String {
        row(name, String(share.count), milliseconds(share.processor), milliseconds(share.wall))
    }

    private static let nameWidth = 18, numberWidth = 9

    private static func row(_ name: String, _ numbers: String...) -> String {
        let cells = numbers.map { String(repeating: " ", count: max(1, numberWidth - $0.count)) + $0 }
        return "  " + name + String(repeating: " ", count: max(0, nameWidth - name.count)) + cells.joined() + "\n"
    }

    private static func milliseconds(_ duration: Duration) -> String {
        let tenths = Int((duration / .microseconds(100)).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
