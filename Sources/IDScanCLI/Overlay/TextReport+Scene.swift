import Imaging
import ScanReports
import TextRecognition

extension TextReport.Page {
    /// The number of lines of text that the panel shows, and their length.
    private static let mostLines = 120

    /// The overlay of this page: the matches, else all words, and the texts of their lines.
    var scene: OverlayScene {
        if let matches { return scene(of: matches) }
        let (lines, words) = (text.lines, text.words)
        guard !words.isEmpty else { return Self.scene("No text", "Nothing was read.") }
        let shown = lines.prefix(Self.mostLines)
        var overlay = Self.scene("Text", "\(lines.count) lines, \(words.count) words")
        overlay.frames = words.map { OverlayFrame(outline: $0.corners, kind: .text, tone: .read) }
        for (number, line) in shown.enumerated() {
            overlay.rows.append(OverlayRow(line.text, .read, mark: "\(number + 1)"))
            overlay.frames.append(
                OverlayFrame(outline: line.corners, kind: .unframed, tone: .read, mark: "\(number + 1)"))
        }
        if lines.count > shown.count {
            overlay.rows.append(OverlayRow("\(lines.count - shown.count) more lines are not shown here", .unproven))
        }
        return overlay
    }

    private func scene(of matches: [TextMatch]) -> OverlayScene {
        guard !matches.isEmpty else { return Self.scene("Not found", "Nothing in the text is what was sought.") }
        var overlay = Self.scene("Found", matches.count == 1 ? "1 place" : "\(matches.count) places")
        for (number, match) in matches.enumerated() {
            let mark = "\(number + 1)"
            let note = match.distance == 0 ? "" : " (\(match.distance) letters differ)"
            overlay.rows.append(OverlayRow(match.text + note, .found, mark: mark, caption: match.query))
            overlay.frames += match.parts.map { OverlayFrame(outline: $0, kind: .text, tone: .found, mark: mark) }
        }
        return overlay
    }

    private static func scene(_ title: String, _ explanation: String) -> OverlayScene {
        OverlayScene(rows: [OverlayRow(title, .read, look: .title), OverlayRow(explanation, .read)])
    }
}
