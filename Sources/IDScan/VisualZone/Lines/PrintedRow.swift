import Imaging
import TextRecognition

/// Lines beside each other on a document: one line to a reader, however wide its spaces are.
struct PrintedRow {
    /// Where it stands, in pixels of the flat picture.
    let strip: TextStrip
    /// The same in millimetres.
    let place: LinePlace
    /// Which of the lines of the document are in it.
    let members: [Int]

    /// Returns the rows of some lines of a document, from the top.
    ///
    /// - Parameters:
    ///   - members: The lines.
    ///   - text: The lines of the document.
    ///   - columns: What is left and right of here is cut off, in millimetres.
    static func all(
        of members: [Int], in text: inout PrintedLines, columns: ClosedRange<Double>
    ) throws(TextRecognitionError) -> [PrintedRow] {
        var groups: [[Int]] = []
        for index in members.sorted(by: { text.places[$0].middle < text.places[$1].middle }) {
            let place = text.places[index]
            let group = groups.lastIndex { group in
                group.contains { text.places[$0].isBeside(place) }
            }
            if let group { groups[group].append(index) } else { groups.append([index]) }
        }
        var rows: [PrintedRow] = []
        for group in groups {
            let sure = group.count > 1 ? try text.sure(among: text.legible(among: group)) : group
            if let row = PrintedRow(of: sure, in: text, columns: columns) { rows.append(row) }
        }
        return rows.sorted { $0.place.middle < $1.place.middle }
    }

    private init?(of members: [Int], in text: PrintedLines, columns: ClosedRange<Double>) {
        guard let main = members.max(by: { text.places[$0].width < text.places[$1].width }) else { return nil }
        let left = max(members.map { text.places[$0].columns.lowerBound }.min() ?? 0, columns.lowerBound)
        let right = min(members.map { text.places[$0].columns.upperBound }.max() ?? 0, columns.upperBound)
        let place = text.places[main]
        guard right > left, place.width > 0 else { return nil }
        let whole = text.strips[main].part(
            (left - place.columns.lowerBound) / place.width...(right - place.columns.lowerBound) / place.width)
        // The reader is shown all of the first and the last letter, even if they are too faint to have been found.
        let strip = whole.reaching(
            allInkIn: text.picture.image, left: (left - columns.lowerBound) * text.picture.resolution,
            right: (columns.upperBound - right) * text.picture.resolution)
        self.strip = strip
        self.place = LinePlace(text.picture.onDocument(strip.corners))
        self.members = members
    }
}
