import Imaging
import TextRecognition

/// Letters that are not found one by one, but seen by a reader that is shown the line: those too faint, under glare or on
/// a dark pattern, and those that touch.
struct UnseenLetters {
    let picture: CardPicture
    let reader: any PrintedTextReader

    /// Letters that touch are found as one, which is so many times as wide as high at least, and are read with such
    /// confidence at least; texture is not.
    private static let widthOfTouching = 1.3, leastOfTouching = 0.9
    /// How wide the gaps are in which faint ones are sought, in heights of the line: narrower ones are spaces, behind wider ones
    /// another value begins.
    private static let gaps = 0.5...3.5
    /// They are read with this confidence at least.
    private static let leastConfidence = 0.8
    /// No part of the gap without a letter is wider than this, in heights of the line.
    private static let widestRest = 1.0

    /// Letters lower than this, in millimetres, are of captions, which need not be whole.
    private static let leastHeight = 1.3

    /// Whether what was found as one letter is several, of a value.
    func areSeveral(in strip: TextStrip) throws(TextRecognitionError) -> Bool {
        guard strip.corners.meanWidth >= Self.widthOfTouching * strip.corners.meanHeight,
            place(strip).height >= Self.leastHeight,
            let read = try reader.line(in: strip, of: picture.image, allowing: nil, look: 0)
        else { return false }
        return read.text.count { $0.isLetter || $0.isNumber } > 1 && read.line.lowestConfidence >= Self.leastOfTouching
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

    /// Whether there are letters between two strips, the first of which begins farther left.
    private func hasLetters(between left: TextStrip, and right: TextStrip) throws(TextRecognitionError) -> Bool {
        let (own, other) = (place(left), place(right))
        let gap = other.columns.lowerBound - own.columns.upperBound
        guard own.isOneLine(with: other), Self.gaps.contains(gap / own.height) else { return false }
        let whole = left.joined(with: [right])
        guard let read = try reader.line(in: whole, of: picture.image, allowing: nil, look: 0) else { return false }
        let width = place(whole).width
        let hole = own.width / width...(own.width + gap) / width
        let between = read.line.characters.filter {
            let middle = ($0.extent.lowerBound + $0.extent.upperBound) / 2
            return hole.contains(middle) && ($0.character.isLetter || $0.character.isNumber)
        }
        let confidence = between.reduce(0) { $0 + $1.confidence } / Double(max(between.count, 1))
        let edges = [hole.lowerBound] + between.flatMap { [$0.extent.lowerBound, $0.extent.upperBound] }
        let rests = zip(edges, edges.dropFirst() + [hole.upperBound]).map { $1 - $0 }
        return !between.isEmpty && confidence >= Self.leastConfidence
            && rests.allSatisfy { $0 * width <= Self.widestRest * own.height }
    }
}
