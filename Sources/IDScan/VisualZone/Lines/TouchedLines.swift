import Imaging
import TextRecognition

/// Values that a caption above them touches, so that both were found as one line: where issuers print values too high.
extension [TextStrip] {
    /// A line that a caption touches is higher than three in four others, by this factor at least.
    private static var excess: Double { 1.1 }
    /// How much of its height is the value, where it was not found together with much of the caption, and with all of it.
    private static var shares: [Double] { [0.8, 0.7, 0.6] }
    /// Lines of less confidence are texture, those of more are what they seem.
    private static var doubtful: Range<Double> { 0.4..<0.92 }
    /// The value alone is read with so much more confidence at least.
    private static var gain: Double { 0.05 }

    /// Returns lines without the captions that touch them.
    func untouched(
        on picture: FlatSide, by reader: any PrintedTextReader
    ) throws(TextRecognitionError) -> [TextStrip] {
        let heights = map(\.corners.meanHeight).sorted()
        guard !heights.isEmpty else { return self }
        let least = Self.excess * heights[heights.count * 3 / 4]
        var lines: [TextStrip] = []
        for line in self {
            lines.append(line.corners.meanHeight < least ? line : try Self.untouched(line, on: picture, by: reader))
        }
        return lines
    }

    private static func untouched(
        _ line: TextStrip, on picture: FlatSide, by reader: any PrintedTextReader
    ) throws(TextRecognitionError) -> TextStrip {
        func confidence(of strip: TextStrip) throws(TextRecognitionError) -> Double {
            try reader.line(in: strip, of: picture.image, allowing: nil, look: 0)?.confidence ?? 0
        }
        let own = try confidence(of: line)
        guard doubtful.contains(own) else { return line }
        var best = (strip: line, confidence: own + gain)
        for share in shares {
            let part = line.lowerPart(share)
            let confidence = try confidence(of: part)
            if confidence > best.confidence { best = (part, confidence) }
        }
        return best.strip
    }
}
