import IDScan
import Imaging
import ScanReports
import SystemLibrary
import TextRecognition

extension TextReport {
    /// The beginning of hOCR before the first page (version 1.2).
    static func htmlStart(title: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" \
        "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
        <html xmlns="http://www.w3.org/1999/xhtml">
        <head>
        <title>\(title.escapedForXML)</title>
        <meta http-equiv="Content-Type" content="text/html;charset=utf-8"/>
        <meta name="ocr-system" content="idscan"/>
        <meta name="ocr-capabilities" content="ocr_page ocr_carea ocr_par ocr_line ocrx_word"/>
        </head>
        <body>

        """
    }

    /// The end behind the last page.
    static let htmlEnd = """
        </body>
        </html>

        """

}

extension TextReport.Page {
    /// The text as a page of areas, paragraphs, lines and words with their boxes.
    ///
    /// - Parameters:
    ///   - number: The number of the page in the output, from 1.
    ///   - source: The name of the file.
    func html(page number: Int, of source: String) -> String {
        let file = source.escapedForXML.replacing("&quot;", with: "")
        return Tag.div.element(
            kind: "ocr_page", number: "page_\(number)",
            title: "bbox 0 0 \(image.width) \(image.height); image &quot;\(file)&quot;; ppageno \(number - 1)",
            text.blocks.enumerated().map { $1.html(number: "\(number)_\($0 + 1)") }.joined())
    }
}

/// An element of HTML.
private enum Tag: String {
    case div, p, span

    /// Returns the element with its content, on lines of its own.
    func element(kind: String, number: String, title: String, _ content: String) -> String {
        "<\(rawValue) class=\"\(kind)\" id=\"\(number)\" title=\"\(title)\">\(content)</\(rawValue)>\n"
    }
}

extension RecognizedBlock {
    fileprivate func html(number: String) -> String {
        Tag.div.element(
            kind: "ocr_carea", number: "block_\(number)", title: corners.box,
            paragraphs.enumerated().map { $1.html(number: "\(number)_\($0 + 1)") }.joined())
    }
}

extension RecognizedParagraph {
    fileprivate func html(number: String) -> String {
        Tag.p.element(
            kind: "ocr_par", number: "par_\(number)", title: corners.box,
            lines.enumerated().map { $1.html(number: "\(number)_\($0 + 1)") }.joined())
    }
}

extension RecognizedTextObservation {
    fileprivate func html(number: String) -> String {
        Tag.span.element(
            kind: "ocr_line", number: "line_\(number)", title: corners.box + corners.angle,
            words.enumerated().map { index, word in
                Tag.span.element(
                    kind: "ocrx_word", number: "word_\(number)_\(index + 1)",
                    title: "\(word.corners.box); x_wconf \(Int((word.confidence * 100).rounded()))",
                    word.text.escapedForXML)
            }.joined())
    }
}

extension Quadrilateral {
    /// The property with the upright box.
    fileprivate var box: String {
        let box = PixelBox(self)
        return "bbox \(box.left) \(box.top) \(box.right) \(box.bottom)"
    }

    /// The property with the angle, counterclockwise in degrees; nothing for a level line.
    fileprivate var angle: String {
        let angle = atan2(topLeft.y - topRight.y, topRight.x - topLeft.x) * 180 / .pi
        return abs(angle) < 0.1 ? "" : "; textangle \((angle * 10).rounded() / 10)"
    }
}
