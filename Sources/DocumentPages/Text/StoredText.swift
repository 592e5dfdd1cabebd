import Imaging
import TextRecognition

/// The text of a page that the file holds as text, as poppler's `pdftotext -bbox-layout` writes it.
struct StoredText {
    /// The words of lines, of blocks, in the order of reading.
    private(set) var blocks: [[[Word]]] = []

    /// A word and the box around it, in points from the upper left corner of the page as it is shown.
    struct Word: Hashable {
        let text: String
        let left, top, right, bottom: Double
        /// True if its first letter stands at its right end.
        var runsLeft = false
    }

    /// The number of words that were dropped because their typefaces do not tell their letters.
    private(set) var unreadableCount = 0

    /// Reads the output of the program; anything that is no element of it is passed over.
    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.drop { $0 == " " || $0 == "\t" }
            if line.hasPrefix("<block") {
                blocks.append([])
            } else if line.hasPrefix("<line"), !blocks.isEmpty {
                blocks[blocks.count - 1].append([])
            } else if line.hasPrefix("<word"), let word = Word(element: line), let block = blocks.indices.last,
                let last = blocks[block].indices.last
            {
                if word.isReadable {
                    blocks[block][last].append(word)
                } else {
                    unreadableCount += 1
                }
            }
        }
        blocks = blocks.map { $0.filter { !$0.isEmpty }.map(\.inReadingOrder) }.filter { !$0.isEmpty }
    }

    /// Text of fewer Latin letters tells nothing of them. Of the letters of all languages that are written with these, more than
    /// a third are vowels.
    private static let fewestTellingLetters = 40, leastVowels = 0.22

    /// True if too few letters are vowels: a typeface may number its letters anew, so that these are not the letters that are shown.
    var isDoubtful: Bool {
        let letters = blocks.joined().joined().flatMap { $0.text.filter { $0.isASCII && $0.isLetter }.lowercased() }
        let vowels = letters.count { "aeiouy".contains($0) }
        return letters.count >= Self.fewestTellingLetters && Double(vowels) < Self.leastVowels * Double(letters.count)
    }

    /// The text in pixels of an image of the page.
    ///
    /// - Parameter toPixels: From points of the page as it is shown to pixels of the image.
    func recognized(by toPixels: AffineTransform) -> RecognizedText {
        RecognizedText(
            blocks: blocks.map { lines in
                RecognizedBlock(paragraphs: [
                    RecognizedParagraph(lines: lines.map { RecognizedTextObservation($0, by: toPixels) })
                ])
            })
    }
}

extension StoredText.Word {
    /// A word may have so large a part that is no letter.
    private static let mostUnreadable = 0.2

    /// True unless too many of its characters are control characters or unknown ones.
    fileprivate var isReadable: Bool {
        let scalars = text.unicodeScalars
        let unreadable = scalars.count { scalar in
            scalar.value < 32 || scalar == "\u{FFFD}" || scalar.properties.generalCategory == .privateUse
                || scalar.properties.generalCategory == .unassigned
        }
        return Double(unreadable) <= Self.mostUnreadable * Double(scalars.count)
    }

    /// Reads `<word xMin="1" yMin="2" xMax="3" yMax="4">text</word>`.
    fileprivate init?(element: Substring) {
        guard let start = element.firstIndex(of: ">"), let end = element[start...].firstRange(of: "</word>") else {
            return nil
        }
        let attributes = element[..<start]
        func number(_ name: String) -> Double? {
            guard let place = attributes.firstRange(of: "\(name)=\"")?.upperBound else { return nil }
            return Double(attributes[place...].prefix { $0 != "\"" })
        }
        guard let left = number("xMin"), let top = number("yMin"), let right = number("xMax"),
            let bottom = number("yMax"), [left, top, right, bottom].allSatisfy({ abs($0) < 1e6 })
        else { return nil }
        let text = String(element[element.index(after: start)..<end.lowerBound]).withoutEntities
        guard !text.isEmpty else { return nil }
        self.init(text: text, left: left, top: top, right: max(left, right), bottom: max(top, bottom))
    }
}

extension RecognizedTextObservation {
    /// A line of words that were not read but told.
    fileprivate init(_ words: [StoredText.Word], by toPixels: AffineTransform) {
        let left = words.map(\.left).min() ?? 0, right = words.map(\.right).max() ?? 0
        let top = words.map(\.top).min() ?? 0, bottom = words.map(\.bottom).max() ?? 0
        let width = max(right - left, 1e-6)
        func place(_ x: Double) -> Double { min(max((x - left) / width, 0), 1) }
        var (characters, former) = ([RecognizedCharacter](), StoredText.Word?.none)
        for word in words {
            if let former {
                // What is between two words, also where lines run to the left.
                let ends = [place(min(former.right, word.right)), place(max(former.left, word.left))].sorted()
                characters.append(
                    RecognizedCharacter(character: " ", confidence: 1, alternatives: [], extent: ends[0]...ends[1]))
            }
            former = word
            let letters = Array(word.text.filter { !$0.isWhitespace })
            let step = (word.right - word.left) / Double(max(letters.count, 1))
            for (index, letter) in letters.enumerated() {
                let column = Double(word.runsLeft ? letters.count - 1 - index : index)
                let start = place(word.left + column * step)
                characters.append(
                    RecognizedCharacter(
                        character: letter, confidence: 1, alternatives: [],
                        extent: start...max(start, place(word.left + (column + 1) * step))))
            }
        }
        let line = RecognizedLine(characters: characters, logLikelihood: 0)
        self.init(
            line: line, candidates: [TextCandidate(text: line.text, confidence: 1)],
            corners: Quadrilateral(
                topLeft: toPixels.applied(to: Point(x: left, y: top)),
                topRight: toPixels.applied(to: Point(x: right, y: top)),
                bottomRight: toPixels.applied(to: Point(x: right, y: bottom)),
                bottomLeft: toPixels.applied(to: Point(x: left, y: bottom))))
    }
}

extension String {
    /// This text with the characters that the five entities of XML stand for.
    fileprivate var withoutEntities: String {
        guard contains("&") else { return self }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")].reduce(self) {
            $0.replacing($1.0, with: $1.1)
        }
    }
}
