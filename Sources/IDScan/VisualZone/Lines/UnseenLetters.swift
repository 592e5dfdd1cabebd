import Imaging
import TextRecognition

/// Letters that are not found one by one, but seen by a reader that is shown the line, or enough of it: those too faint,
/// under glare or on a dark pattern, and those that touch.
struct UnseenLetters {
    let picture: FlatSide
    let reader: any PrintedTextReader

    /// Letters that touch are found as one, which is so many times as wide as high at least, and are read with such
    /// confidence in the mean at least, and each of them with less; texture is not.
    private static let widthOfTouching = 1.3, leastOfTouching = 0.9, leastOfOneTouching = 0.7
    /// How wide the gaps are in which faint ones are sought, in heights of the line: narrower ones are spaces, behind wider ones
    /// another value begins.
    private static let gaps = 0.5...5.0
    /// How much of the lines is shown beside the gap, in their heights.
    private static let context = 3.0
    /// No part of the gap without a letter is wider than this, in heights of the line.
    private static let widestRest = 1.0
    /// Letters that are read as part of a line have this confidence at least.
    private static let leastConfidence = 0.8
    /// The widest space between words of a line, in its heights.
    private static let widestSpace = 0.8
    /// How wide the gap between two single letters of a word is at most, in their heights.
    private static let widestGap = 2.0
    /// Letters lower than this, in millimetres, are of captions, which need not be whole.
    private static let leastHeight = 1.3

    /// Returns what was found as one letter and is several, of a value, as far as its ink reaches; nil if it is one.
    func several(in strip: TextStrip) throws(TextRecognitionError) -> TextStrip? {
        guard isWide(strip), isOfValue(strip) else { return nil }
        return try word(in: strip)
    }

    /// Returns the words that several single letters beside each other are, and the single letters that are left: of a short
    /// name whose letters touch in part too few are found for a line.
    func words(of singles: [TextStrip]) throws(TextRecognitionError) -> (words: [TextStrip], singles: [TextStrip]) {
        var rows: [[TextStrip]] = []
        for single in singles.sorted(by: { place($0).columns.lowerBound < place($1).columns.lowerBound }) {
            let row = rows.firstIndex { row in
                row.last.map { isOfValue(single) && isOfValue($0) && isNext(place(single), to: place($0)) } == true
            }
            if let row { rows[row].append(single) } else { rows.append([single]) }
        }
        var (words, left): ([TextStrip], [TextStrip]) = ([], [])
        for row in rows {
            let word = row.count > 1 ? try word(in: row[0].joined(with: Array(row.dropFirst()))) : nil
            if let word { words.append(word) } else { left += row }
        }
        return (words, left)
    }

    /// Whether something stands behind another on its line, at most two letters that were not found between them.
    private func isNext(_ place: LinePlace, to before: LinePlace) -> Bool {
        let gap = place.columns.lowerBound - before.columns.upperBound
        return before.isOneLine(with: place) && (0...Self.widestGap).contains(gap / before.height)
    }

    /// Returns a strip as far as its ink reaches, if it is several letters that are read surely.
    private func word(in strip: TextStrip) throws(TextRecognitionError) -> TextStrip? {
        let whole = strip.reaching(allInkOf: picture)
        guard let read = try reader.line(in: whole, of: picture.image, allowing: nil, look: 0) else { return nil }
        let isSeveral = read.text.count { $0.isLetter || $0.isNumber } > 1
        let isSure = read.confidence >= Self.leastOfTouching && read.line.lowestConfidence >= Self.leastOfOneTouching
        return isSeveral && isSure ? whole : nil
    }

    /// Returns strips with those joined between which there are such letters, the longest first.
    func joined(_ strips: [TextStrip]) throws(TextRecognitionError) -> [TextStrip] {
        var joined: [TextStrip] = []
        for strip in strips.sorted(by: { place($0).columns.lowerBound < place($1).columns.lowerBound }) {
            var before: Int?
            for index in joined.indices where before == nil {
                if try hasLetters(between: joined[index], and: strip) { before = index }
            }
            if let before {
                joined[before] = joined[before].joined(with: [strip])
            } else {
                joined.append(strip)
            }
        }
        return joined.sorted { $0.corners.meanWidth > $1.corners.meanWidth }
    }

    private func place(_ strip: TextStrip) -> LinePlace { LinePlace(picture.onDocument(strip.corners)) }

    /// Returns lines with what was found as single letters beside them, and is several that are read surely as part of the
    /// line only, or stands behind letters that are read so; and the single letters that are left.
    func completed(
        _ lines: [TextStrip], with singles: [TextStrip]
    ) throws(TextRecognitionError) -> (lines: [TextStrip], singles: [TextStrip]) {
        var (lines, singles) = (lines, singles)
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for (place, single) in singles.enumerated().reversed() where isOfValue(single) {
                var joined: Int?
                for index in lines.indices where joined == nil {
                    if try belongs(single, to: lines[index]) { joined = index }
                }
                guard let joined else { continue }
                lines[joined] = lines[joined].joined(with: [single])
                singles.remove(at: place)
                hasChanged = true
            }
        }
        return (lines.sorted { $0.corners.meanWidth > $1.corners.meanWidth }, singles)
    }

    /// Whether something is as high as values are.
    private func isOfValue(_ strip: TextStrip) -> Bool { place(strip).height >= Self.leastHeight }

    /// Whether something is so wide that it may be letters that touch.
    private func isWide(_ strip: TextStrip) -> Bool {
        strip.corners.meanWidth >= Self.widthOfTouching * strip.corners.meanHeight
    }

    /// Whether what was found as a single letter goes on a line.
    private func belongs(_ single: TextStrip, to line: TextStrip) throws(TextRecognitionError) -> Bool {
        if isWide(single), try isWord(single, of: line) { return true }
        return try hasLetters(between: single, and: line)
    }

    /// Whether a strip is the next word of a line, of several letters.
    private func isWord(_ strip: TextStrip, of line: TextStrip) throws(TextRecognitionError) -> Bool {
        let (own, other) = (place(line), place(strip))
        let (left, right) = (other.columns.lowerBound, other.columns.upperBound)
        let gap = max(own.columns.lowerBound - right, left - own.columns.upperBound)
        guard own.isOneLine(with: other), (0...Self.widestSpace).contains(gap / own.height) else { return false }
        let start = min(own.columns.lowerBound, left), width = max(own.columns.upperBound, right) - start
        let share = (left - start) / width...(right - start) / width
        let letters = try self.letters(in: share, of: line.joined(with: [strip]))
        return letters.count > 1 && confidence(of: letters) >= Self.leastConfidence
    }

    /// Whether there are letters between two strips.
    private func hasLetters(between first: TextStrip, and second: TextStrip) throws(TextRecognitionError) -> Bool {
        let isFirstLeft = place(first).columns.lowerBound < place(second).columns.lowerBound
        let (left, right) = isFirstLeft ? (first, second) : (second, first)
        let (own, other) = (place(left), place(right))
        let gap = other.columns.lowerBound - own.columns.upperBound
        guard own.isOneLine(with: other), Self.gaps.contains(gap / own.height) else { return false }
        let whole = left.joined(with: [right])
        let context = Self.context * own.height
        let (before, after) = (min(own.width, context), min(other.width, context))
        let wholeWidth = place(whole).width, width = before + gap + after
        let shown = whole.part((own.width - before) / wholeWidth...(own.width + gap + after) / wholeWidth)
        let hole = before / width...(before + gap) / width
        let between = try letters(in: hole, of: shown)
        let edges = [hole.lowerBound] + between.flatMap { [$0.extent.lowerBound, $0.extent.upperBound] }
        let rests = zip(edges, edges.dropFirst() + [hole.upperBound]).map { $1 - $0 }
        return !between.isEmpty && confidence(of: between) >= Self.leastConfidence
            && rests.allSatisfy { $0 * width <= Self.widestRest * own.height }
    }

    /// The letters and digits that are read in a part of a strip, told in shares of its width.
    private func letters(
        in part: ClosedRange<Double>, of strip: TextStrip
    ) throws(TextRecognitionError) -> [RecognizedCharacter] {
        guard let read = try reader.line(in: strip, of: picture.image, allowing: nil, look: 0) else { return [] }
        return read.line.characters.filter {
            let middle = ($0.extent.lowerBound + $0.extent.upperBound) / 2
            return part.contains(middle) && ($0.character.isLetter || $0.character.isNumber)
        }
    }

    /// The mean of some letters' confidences.
    private func confidence(of letters: [RecognizedCharacter]) -> Double {
        letters.reduce(0) { $0 + $1.confidence } / Double(max(letters.count, 1))
    }
}

extension TextStrip {
    /// How far lines are followed beyond the letters that were found, in their heights.
    private static let reach = 4.0

    /// Returns this strip with the letters at its ends that were not found.
    func reaching(allInkOf picture: FlatSide) -> TextStrip {
        let reach = Self.reach * corners.meanHeight
        return reaching(allInkIn: picture.image, left: reach, right: reach)
    }

    /// How far a name is followed if no letter of it was found, in heights.
    private static let longestName = 15.0

    /// Returns this strip, which holds the first letter of a name, with those behind it.
    func reaching(allInkBehindIn picture: FlatSide) -> TextStrip {
        reaching(allInkIn: picture.image, left: 0, right: Self.longestName * corners.meanHeight)
    }
}
