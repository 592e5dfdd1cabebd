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
        guard !words.isEmpty else {
            return OverlayScene(sections: [OverlaySection(title: "No text", explanation: "Nothing was read.")])
        }
        let shown = lines.prefix(Self.mostLines)
        var section = OverlaySection(title: "Text", explanation: "\(lines.count) lines, \(words.count) words")
        section.rows = shown.enumerated().map { .line(number: $0 + 1, text: $1.text, tone: .read) }
        if lines.count > shown.count {
            section.rows.append(.remark("\(lines.count - shown.count) more lines are not shown here", .unproven))
        }
        let marks = shown.enumerated().map { number, line in
            OverlayFrame(outline: line.corners, kind: .unframed, tone: .read, mark: "\(number + 1)")
        }
        let frames = words.map { OverlayFrame(outline: $0.corners, kind: .word, tone: .read) }
        return OverlayScene(frames: frames + marks, sections: [section])
    }

    private func scene(of matches: [TextMatch]) -> OverlayScene {
        guard !matches.isEmpty else {
            return OverlayScene(sections: [
                OverlaySection(title: "Not found", explanation: "Nothing in the text is what was sought.")
            ])
        }
        var section = OverlaySection(
            title: "Found", explanation: matches.count == 1 ? "1 place" : "\(matches.count) places")
        section.rows = matches.enumerated().map { number, match in
            let note = match.distance == 0 ? nil : "\(match.distance) letters differ"
            return .field(
                OverlayField(
                    mark: "\(number + 1)", caption: match.query, tone: .found,
                    readings: [.init(text: match.text, note: note)]))
        }
        let frames = matches.enumerated().flatMap { number, match in
            match.parts.map { OverlayFrame(outline: $0, kind: .print, tone: .found, mark: "\(number + 1)") }
        }
        return OverlayScene(frames: frames, sections: [section])
    }
}
