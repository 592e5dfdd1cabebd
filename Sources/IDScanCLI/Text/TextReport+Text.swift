import IDScan
import Imaging
import ScanReports
import TextRecognition

extension TextReport {
    /// The texts of the pages, with form feeds between them.
    var plainText: String { texts.map(\.plainText).joined(separator: "\u{C}") }

    /// The names of the columns of ``table(page:isNumbered:)``.
    ///
    /// - Parameter isNumbered: True where there are several images, so that the number of each stands before its matches.
    func tableHead(isNumbered: Bool) -> String {
        if texts.contains(where: { $0.matches != nil }) {
            let page = isNumbered ? ["page_num"] : []
            return Self.table([page + ["query", "distance", "left", "top", "width", "height", "conf", "text"]])
        }
        return Self.table([
            [
                "level", "page_num", "block_num", "par_num", "line_num", "word_num", "left", "top", "width", "height",
                "conf", "text",
            ]
        ])
    }

    /// Joins cells; a tabulator or a line break in one becomes a space.
    fileprivate static func table(_ rows: [[String]]) -> String {
        rows.map { row in
            row.map { String($0.map { $0 == "\t" || $0.isNewline ? " " : $0 }).visible }.joined(separator: "\t") + "\n"
        }.joined()
    }
}

extension TextReport.Page {
    /// The text, or one line for each match: the place of its upper left corner, and its text.
    fileprivate var plainText: String {
        guard let matches else { return text.blocks.isEmpty ? "" : text.text.visibleLines + "\n" }
        return matches.map { match in
            let corner = match.corners.topLeft
            return "\(Int(corner.x.rounded())),\(Int(corner.y.rounded()))  \(match.text.visible)\n"
        }.joined()
    }

    /// Rows with the columns of Tesseract's table; before a match stands the word that was sought.
    ///
    /// - Parameters:
    ///   - page: The number of the image, from 1.
    ///   - isNumbered: True where there are several images.
    func table(page: Int, isNumbered: Bool) -> String {
        if let matches {
            return TextReport.table(
                matches.map { match in
                    (isNumbered ? ["\(page)"] : []) + [match.query, "\(match.distance)"]
                        + Self.cells(match.corners, match.confidence) + [match.text]
                })
        }
        let whole = [1, page, 0, 0, 0, 0, 0, 0, image.width, image.height, -1].map(String.init) + [""]
        return TextReport.table([whole] + rows(page: page))
    }

    private func rows(page: Int) -> [[String]] {
        var rows: [[String]] = []
        func add(_ numbers: [Int], _ corners: Quadrilateral, confidence: Double? = nil, text: String = "") {
            let places = [numbers.count + 1, page] + numbers + [Int](repeating: 0, count: 4 - numbers.count)
            rows.append(places.map(String.init) + Self.cells(corners, confidence) + [text])
        }
        for (b, block) in text.blocks.enumerated() {
            add([b + 1], block.corners)
            for (p, paragraph) in block.paragraphs.enumerated() {
                add([b + 1, p + 1], paragraph.corners)
                for (l, line) in paragraph.lines.enumerated() {
                    add([b + 1, p + 1, l + 1], line.corners)
                    for (w, word) in line.words.enumerated() {
                        add([b + 1, p + 1, l + 1, w + 1], word.corners, confidence: word.confidence, text: word.text)
                    }
                }
            }
        }
        return rows
    }

    /// The upright box around an outline, and a confidence in percent, −1 for none.
    private static func cells(_ corners: Quadrilateral, _ confidence: Double?) -> [String] {
        let box = PixelBox(corners)
        return [box.left, box.top, box.right - box.left, box.bottom - box.top].map(String.init)
            + [confidence.map { String(($0 * 1000).rounded() / 10) } ?? "-1"]
    }
}

/// The smallest upright rectangle of whole pixels around an outline.
struct PixelBox: Hashable {
    let left, top, right, bottom: Int

    init(_ outline: Quadrilateral) {
        let extent = Extent(around: outline.corners)
        (left, top) = (Int(extent.left.rounded(.down)), Int(extent.top.rounded(.down)))
        (right, bottom) = (Int(extent.right.rounded(.up)), Int(extent.bottom.rounded(.up)))
    }
}
