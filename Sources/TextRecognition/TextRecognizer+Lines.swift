package import ImageProcessing
package import Imaging
import TextDetection

/// Lines one by one.
extension TextRecognizer {
    /// The ways to find lines.
    package enum LineSearch: Sendable {
        /// By their letters.
        case letters
        /// By their letters, also small ones, and by the network that sees lines, which takes longer.
        case lettersAndNetwork
    }

    /// Reads lines anywhere in an image one by one, never as a page.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - search: The way to find them.
    ///   - most: The most that are read; the largest come first.
    ///   - deadline: The time at which the work has to end.
    ///   - isWanted: Tells if a line at some place, in pixels of the image, is read.
    /// - Returns: The lines, and the places of those that were found and not read, as there were too many.
    package mutating func readLines(
        in image: Image, sought search: LineSearch, atMost most: Int = .max, before deadline: Deadline,
        where isWanted: (Quadrilateral) -> Bool = { _ in true }
    ) throws(TextRecognitionError) -> (lines: [RecognizedTextObservation], unread: [Quadrilateral]) {
        let (image, scale) = try Self.reduced(image.grey(), to: limit)
        try deadline.check(before: readers.text.name)
        let finder = TextStripFinder(leastHeight: 0, deadline: deadline, tuning: tuning)
        var (strips, small) = try processed { () throws(ImageProcessingError) in
            (try finder.strips(in: image), search == .letters ? [] : try finder.smallStrips(in: image))
        }
        var zones: [RecognizedTextObservation] = []
        if search == .lettersAndNetwork {
            let seen = try processed { () throws(ImageProcessingError) in try closeLines(in: image) }
            zones = try zoneLines(among: seen, of: image)
            let frame = ReadingFrame(zones.map(\.corners))
            strips =
                try processed { () throws(ImageProcessingError) in
                    try seen.strips(in: image, frame: frame, leastHeight: 0, before: deadline)
                } + strips
            strips = strips.map(frame.oriented)
        }
        readers.own?.begin(zones.isEmpty ? .text : .documents)
        func isPlace(_ strip: TextStrip) -> Bool { isWanted(strip.corners.mapped(scale.enlarged)) }
        (strips, small) = (strips.filter(isPlace), small.filter(isPlace))
        var reading = SceneReading(
            options, beside: zones, frame: zones.isEmpty ? nil : ReadingFrame(zones.map(\.corners)), deadline: deadline)
        for strip in strips.prefix(most) { try reading.read(strip, of: image, by: &readers) }
        for strip in small.prefix(max(0, most - strips.count)) {
            try reading.readSmall(strip, of: image, by: &readers)
        }
        let lines = zones + reading.lines
        return (
            RecognizedText(grouping: lines).moved(scale.enlarged).lines,
            strips.dropFirst(most).map { $0.corners.mapped(scale.enlarged) }
        )
    }
}
