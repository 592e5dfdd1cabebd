import ImageProcessing
import Imaging
import TextDetection

/// The lines that were seen in a picture of a document, in its pixels, and the number of times that it was enlarged.
typealias DocumentLook = (picture: Image, scale: Scale, lines: [TextLine])

/// The text of identity documents: of pictures with a machine-readable zone.
extension TextRecognizer {
    /// Reads a document line by line: its print is no page. Several looks see it, and of their readings of a line the surest stays.
    ///
    /// - Parameters:
    ///   - zones: The lines of its zones, which tell the way up.
    ///   - image: The image, grey, in which letters that are small are seen.
    ///   - others: The looks at its pictures with paler stamps and a paler ground.
    mutating func text(
        ofDocumentWith zones: [RecognizedTextObservation], in image: Image, or others: [DocumentLook],
        before deadline: Deadline
    ) throws(TextRecognitionError) -> RecognizedText {
        let small = try processed { () throws(ImageProcessingError) in try detector.smallLines(in: image) }
        var options = options
        // Tesseract is asked once, for what is in doubt in the end.
        if !options.usesLanguageCorrection { options.recognitionLevel = .fast }
        var readings: [(reading: SceneReading.Reading, look: DocumentLook)] = []
        for look in [small] + others {
            let known = zones.map { $0.moved(look.scale.enlarged) }
            let frame = ReadingFrame(known.map(\.corners))
            let leastHeight = options.minimumTextHeight * Double(look.picture.height)
            let strips = try processed { () throws(ImageProcessingError) in
                try look.lines.strips(in: look.picture, frame: frame, leastHeight: leastHeight, before: deadline)
            }
            try deadline.check(before: readers.text.name)
            var reading = SceneReading(options, beside: known, frame: frame, deadline: deadline)
            for strip in strips { try reading.read(frame.oriented(strip), of: look.picture, by: &readers) }
            try reading.readAgain(of: look.picture, by: &readers)
            readings += reading.readings.map { (reading: $0, look: look) }
        }
        var lines = zones
        for (reading, look) in readings.surest({ $0.reading.line.moved($0.look.scale.reduced) }) {
            lines.append(try surer(than: reading, in: look.picture, before: deadline).moved(look.scale.reduced))
        }
        return RecognizedText(grouping: lines.filter(isWanted(in: image)))
    }

    /// Returns a line of our own network. If the network is in doubt, Tesseract reads the line, too, and each word is the surer one.
    private mutating func surer(
        than reading: SceneReading.Reading, in image: Image, before deadline: Deadline
    ) throws(TextRecognitionError) -> RecognizedTextObservation {
        guard options.recognitionLevel == .accurate, !options.usesLanguageCorrection,
            let alphabet = readers.own?.alphabet,
            reading.line.confidence < SceneReading.certain, options.tesseractKnows(reading.line),
            let other = try readers.text.line(in: reading.readStrip, of: image, before: deadline)
        else { return reading.line }
        return reading.line.withSurerWords(of: other, knowing: alphabet)
    }

    /// Reads the lines of machine-readable zones among lines that were seen; none when only some characters are wanted.
    mutating func zoneLines(
        among seen: [TextLine], of image: Image
    ) throws(TextRecognitionError) -> [RecognizedTextObservation] {
        guard options.allowedCharacters == nil else { return [] }
        var lines: [RecognizedTextObservation] = []
        for line in seen.zones.joined().compactMap({ $0.joined(within: .infinity).first }) {
            let strips = try processed { () throws(ImageProcessingError) in
                try TextStrip.strips(along: line, in: image)
            }
            for strip in strips {
                if let line = try readers.zones.line(in: strip.corners, isLight: strip.isLight, of: image)?.line {
                    lines.append(line)
                }
            }
        }
        return lines
    }
}
