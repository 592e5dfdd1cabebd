import Imaging

/// Reads the strips that were found in an image, and decides which of them are text.
struct SceneReading {
    /// The lines that were read, in the order of their strips.
    private(set) var lines: [RecognizedTextObservation] = []
    private let options: TextRecognitionOptions
    /// What was read before, and is not read again.
    private let known: [RecognizedTextObservation]
    /// How many characters stood upright, less those upside down.
    private var balance = 0

    /// A line that is read with this confidence is not read the other way up.
    private static let beyondDoubt = 0.85
    /// Lines of so few characters must be read with more confidence: specks resemble some letter or other.
    private static let fewCharacters = 4
    private static let confidenceOfFew = 0.92
    /// A strip with more than this share inside a line that was read is a part of that line.
    private static let partShare = 0.5
    /// A strip with more than this share inside a line that is known by other means runs across lines.
    private static let touchingShare = 0.1

    init(_ options: TextRecognitionOptions, beside known: [RecognizedTextObservation]) {
        self.options = options
        self.known = known
    }

    /// Reads a strip, unless what is there has been read.
    mutating func read(
        _ strip: TextStrip, of image: Image, by reader: inout TextLineReader
    ) throws(TextRecognitionError) {
        let isRead =
            known.contains { $0.corners.covers(strip.corners, share: Self.touchingShare) }
            || lines.contains { $0.corners.covers(strip.corners, share: Self.partShare) }
        guard !isRead else { return }
        let isFlipped = balance < 0
        var best = try reader.line(in: isFlipped ? strip.flipped : strip, of: image)
        if options.recognitionLevel == .accurate, best?.confidence ?? 0 < Self.beyondDoubt {
            let other = try reader.line(in: isFlipped ? strip : strip.flipped, of: image)
            if other?.confidence ?? 0 > best?.confidence ?? 0 { best = other }
        }
        guard let best, best.confidence >= options.minimumConfidence, isText(best) else { return }
        if best.confidence >= Self.beyondDoubt {
            // The corner where reading starts tells which way up it was.
            balance += best.text.count * (best.corners.topLeft == strip.corners.topLeft ? 1 : -1)
        }
        lines.append(best)
    }

    private func isText(_ line: RecognizedTextObservation) -> Bool {
        let count = line.text.count { $0.isLetter || $0.isNumber }
        guard count > 0, 2 * count >= line.text.count else { return false }
        return count >= Self.fewCharacters || line.confidence >= Self.confidenceOfFew
    }
}

extension TextStrip {
    /// The same strip, read from its other end.
    var flipped: TextStrip {
        TextStrip(
            corners: corners.turned(quarterTurns: 2), letterCount: letterCount, contrast: contrast, isLight: isLight,
            alignment: alignment)
    }
}

extension Quadrilateral {
    /// Whether more than a share of another outline lies inside this one.
    func covers(_ other: Quadrilateral, share: Double) -> Bool {
        let steps = 6
        guard
            let transform = ProjectiveTransform(
                mapping: Quadrilateral(x: 0, y: 0, width: 1, height: 1), to: other)
        else { return false }
        let count = (0..<steps * steps).count { index in
            let x = (Double(index % steps) + 0.5) / Double(steps), y = (Double(index / steps) + 0.5) / Double(steps)
            return contains(transform.applied(to: Point(x: x, y: y)))
        }
        return Double(count) > share * Double(steps * steps)
    }
}
