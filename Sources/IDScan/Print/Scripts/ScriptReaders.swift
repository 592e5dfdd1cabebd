import ImageProcessing
import Imaging
import TextRecognition

/// Readers of lines beside the one of Latin letters: our network for Cyrillic and Greek letters, and Tesseract.
final class ScriptReaders {
    /// The network, loaded with the first line.
    private var network: ScriptLineReader?
    /// Tesseract, the second reader of Latin letters and digits.
    private let second = try? LanguageReader(language: "eng", loadsLate: true)

    /// The line at a place as the second reader has it; nil where it reads none, or is not installed.
    func secondLine(
        at place: Quadrilateral, in picture: Image
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        try second?.line(at: place, in: picture)
    }

    /// Readings that are less sure in the mean are texture, or another script.
    private static let leastConfidence = 0.7

    /// The line at a place, if it is in a script; nil when it is not, or is hardly read.
    func line(
        at place: Quadrilateral, in picture: Image, as script: LetterScript
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        if network == nil { network = try ScriptLineReader(of: .cyrillicAndGreek) }
        network?.script = script
        guard let line = try network?.line(at: place, of: picture), line.confidence >= Self.leastConfidence,
            script.isScript(of: line.text)
        else { return nil }
        return line
    }

    /// A reading that is as sure as this is right, if a letter of it is none that looks like a Latin one.
    private static let sureReading = 0.94

    /// A line as it is in a script.
    struct Reading {
        let line: PrintLine
        /// True if no Latin letter looks like one of it.
        let isOwn: Bool
        /// True if it is surer than the Latin reading, or sure enough.
        let isBetter: Bool

        /// True if the line is in the script beyond doubt.
        var isCertain: Bool { isOwn && isBetter }
    }

    /// A line as it is in a script; nil when it is not read in it.
    func reading(
        of line: PrintLine, in picture: Image, as script: LetterScript
    ) throws(TextRecognitionError) -> Reading? {
        guard let own = try self.line(at: line.corners, in: picture, as: script) else { return nil }
        return Reading(
            line: PrintLine(own), isOwn: script.isCertain(own.text),
            isBetter: own.confidence > line.confidence || own.confidence >= Self.sureReading)
    }

    /// Lines, each as it is in a script, or as it was if it is Latin. Where that is not certain, it is taken as most lines are.
    func lines(
        _ lines: [PrintLine], in picture: Image, as script: LetterScript, before deadline: Deadline
    ) throws -> [PrintLine] {
        let read = try lines.map { line -> Reading? in
            // Lines with a Latin caption stay as they are.
            guard CaptionTable.builtIn.captions(in: line.text).isEmpty else { return nil }
            try deadline.check(before: "print")
            return try reading(of: line, in: picture, as: script)
        }
        let certain = read.count { $0?.isCertain == true }
        let latin = zip(lines, read).count { $1 == nil && $0.letters.contains { $0.character.isLetter } }
        return zip(lines, read).map { line, own in
            guard let own, own.isCertain || certain > latin && (own.isOwn || own.isBetter) else { return line }
            return own.line
        }
    }
}
