public import Imaging
import ImageProcessing

/// Reads lines of printed text with networks of our own, trained on synthetic print.
///
/// They know letters and no language: nothing is guessed by known words.
public struct ScriptLineReader: ~Copyable {
    /// A kind of print, which has a network of its own.
    public enum Print: Sendable {
        /// The Latin print of identity documents, of the characters of ``ScriptLineReader/alphabet``.
        case documents
        /// Pages, receipts, labels, signs and screens in Latin letters: also of ``ScriptLineReader/signs``, and with fewer accents.
        case text
        /// Print of all kinds in Cyrillic and Greek letters, and Latin words between them:
        /// ``ScriptLineReader/cyrillicAndGreekAlphabet``.
        case cyrillicAndGreek
    }

    /// The characters of documents, in the order of the network's classes. Letters that look the same are one:
    /// `Đ` stands for `Ð`, and `Ş` and `Ţ` for those with a comma below.
    public static let alphabet = Array(
        ascii + " .,-/'()[]:+&"
            + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĴĶĹĻĽŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽ"
            + "àáâãäåæçèéêëìíîïñòóôõöøùúûüýþāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷÿźżžı"
            + "ßð")

    /// The characters that text has beside those of documents, in the order of the network's classes: the rest of ASCII, and
    /// usual signs. Quotation marks and dashes that look the same are one: `"` stands for curly ones.
    public static let signs = Array("!\"#$%*;<=>?@\\^_`{|}~" + usualSigns)

    /// The characters of the network for Cyrillic and Greek letters, in the order of its classes: ASCII, usual signs, the
    /// letters of Greek, and those of Russian, Ukrainian, Belarusian, Bulgarian, Serbian, Macedonian and Kazakh.
    public static let cyrillicAndGreekAlphabet = Array(
        ascii + " !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~" + usualSigns
            + "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫαβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊϋςΐΰ"
            + "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁҐЄІЇЎЂЈЉЊЋЏЃЅЌЀЍӘҒҚҢӨҰҮҺ"
            + "абвгдежзийклмнопрстуфхцчшщъыьэюяёґєіїўђјљњћџѓѕќѐѝәғқңөұүһ")

    private static let ascii = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    private static let usualSigns = "€£§°–„«»•·×½№™©®¿¡±²³"

    /// The height of lines when the network sees them, in pixels, and the factor by which they are wider than they are:
    /// part of the training.
    private static let inputHeight = 32, stretch = 1.5
    /// Inputs are multiples of so many pixels wide, with nothing behind the line's end; longer lines than the longest are
    /// squeezed. OpenCV takes longer over narrower ones than the narrowest.
    private static let widthStep = 16, leastWidth = 80, mostWidth = 3072
    /// The width of a frame, in pixels.
    private static let frameWidth = 4
    /// The margins above, below and beside the letters, in their heights.
    private static let above = 0.35, below = 0.2, beside = 0.25

    private var network: EmbeddedNetwork
    /// The characters that it tells apart, in the order of the network's classes.
    let alphabet: [Character]
    /// The script beside the Latin one that lines have; nil where any may be.
    package var script: LetterScript?
    /// The scripts beside the Latin one, if there are several, and what becomes of the network's classes in each.
    private let scripts: [(script: LetterScript, classes: [Int?])]
    /// The kinds of characters that follow each other in what it reads; nil where each character is judged alone.
    private let kinds: CharacterKinds?

    /// Loads the embedded network of a kind of print; nothing is opened, now or later.
    ///
    /// - Throws: ``TextRecognitionError`` when it cannot be loaded.
    public init(of print: Print = .documents) throws(TextRecognitionError) {
        switch print {
        case .documents: try self.init(network: .latinLines)
        case .text: try self.init(network: .printLines, alphabet: Self.alphabet + Self.signs, kinds: .print)
        case .cyrillicAndGreek:
            try self.init(network: .cyrillicGreekLines, alphabet: Self.cyrillicAndGreekAlphabet)
        }
    }

    /// Loads a network, which may turn out to be another kind when it is first used.
    init(
        network model: EmbeddedModel, alphabet: [Character] = alphabet, kinds: CharacterKinds? = nil
    ) throws(TextRecognitionError) {
        network = try EmbeddedNetwork(model)
        (self.alphabet, self.kinds) = (alphabet, kinds)
        scripts = LetterScript.allCases.filter { alphabet.contains(where: $0.has) }.map {
            ($0, $0.classes(of: alphabet))
        }
    }

    /// Returns the characters that the network sees in a line.
    ///
    /// - Parameter line: A grey, level crop of one line, dark on light, with some paper around the letters: 35 % of
    ///   their height above them, for accents, 20 % below; of any size.
    /// - Throws: ``TextRecognitionError`` when the network fails.
    /// - Precondition: The image is grey.
    mutating func lattice(
        for line: Image, stretch: Double = stretch
    ) throws(TextRecognitionError) -> CharacterLattice {
        precondition(line.pixelFormat == .grey, "the network reads grey images")
        let ideal = (Double(line.width) * Double(Self.inputHeight) / Double(line.height) * stretch).rounded()
        let width = Int(min(max(ideal, 8), Double(Self.mostWidth)))
        let seen = try processed { () throws(ImageProcessingError) in
            try line.resized(width: width, height: Self.inputHeight)
        }
        let inputWidth = max(Self.leastWidth, (width + Self.widthStep - 1) / Self.widthStep * Self.widthStep)
        let classCount = alphabet.count + 1
        let scores = try network.scores(
            for: seen.networkInput(width: inputWidth, height: Self.inputHeight), width: inputWidth,
            classCount: classCount)
        // Frames behind the line's end say nothing.
        let all = scores.count / classCount, kept = min(all, width / Self.frameWidth + 1)
        let ofLine = Swift.stride(from: 0, to: scores.count, by: all).flatMap { scores[$0..<$0 + kept] }
        return CharacterLattice(scores: ofLine, alphabet: alphabet)
    }

    /// Reads a strip.
    ///
    /// - Parameters:
    ///   - strip: The place of the letters.
    ///   - picture: The picture, grey.
    ///   - allowedCharacters: The only characters, beside spaces, that are read; nil for all.
    /// - Returns: The text; nil when there is none.
    /// - Throws: ``TextRecognitionError`` when the network or OpenCV fails.
    /// - Precondition: The picture is grey.
    mutating func line(
        in strip: TextStrip, of picture: Image, allowedCharacters: Set<Character>? = nil
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        let first = try seenLine(in: strip, of: picture, allowedCharacters: allowedCharacters)?.line
        guard kinds != nil, var best = first else { return first }
        for look in Self.furtherLooks where best.confidence < Self.beyondDoubt {
            let other = try seenLine(
                in: strip, of: picture, allowedCharacters: allowedCharacters, margin: look.margin,
                stretch: look.stretch)
            if let line = other?.line, line.confidence > best.confidence { best = line }
        }
        return best
    }

    /// The likeliest line of a lattice: in one of several scripts, if the network knows some.
    private func line(in lattice: CharacterLattice) -> RecognizedLine {
        let read = scripts.filter { script == nil || script == $0.script }.map { script, classes in
            let (merged, logShare) = lattice.merging(into: classes)
            let line = merged.bestLine()
            return RecognizedLine(
                characters: script.spelled(line.characters), logLikelihood: line.logLikelihood + logShare)
        }
        return read.max { $0.logLikelihood < $1.logLikelihood } ?? lattice.bestLine(judgedBy: kinds)
    }

    /// The further looks at text that is read with less than a confidence: how much paper is shown around it, as a factor of the usual
    /// margin, and how wide it is drawn.
    private static let furtherLooks = [(margin: 1, stretch: 1.75), (margin: 1.35, stretch: stretch)]
    private static let beyondDoubt = 0.96

    /// Reads the line at a place.
    ///
    /// - Parameters:
    ///   - place: Around its letters, dark on light, in pixels of the picture.
    ///   - picture: The picture, grey.
    /// - Returns: The text; nil when there is none.
    /// - Throws: ``TextRecognitionError`` when the network or OpenCV fails.
    public mutating func line(
        at place: Quadrilateral, of picture: Image
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        try line(in: TextStrip(at: place), of: picture)
    }

    /// Reads a strip once, and keeps the network's output.
    ///
    /// - Parameters:
    ///   - margin: The margin of paper around the letters, as a factor of the usual one, more than 0.
    ///   - stretch: The factor by which it is drawn wider than it is.
    mutating func seenLine(
        in strip: TextStrip, of picture: Image, allowedCharacters: Set<Character>? = nil, margin: Double = 1,
        stretch: Double = stretch
    ) throws(TextRecognitionError) -> (line: RecognizedTextObservation, seen: () -> LineCosts)? {
        let margins = LineMargins(above: margin * Self.above, below: margin * Self.below, beside: Self.beside)
        guard let view = try picture.view(of: strip, margins) else { return nil }
        var lattice = try lattice(for: view.image, stretch: stretch)
        if let allowedCharacters { lattice = lattice.allowing(allowedCharacters.union(" ")) }
        let read = line(in: lattice).words(in: view.letters)
        guard !read.characters.isEmpty else { return nil }
        let line = RecognizedTextObservation(line: read, corners: strip.corners)
        return (line, { LineCosts(lattice, extent: view.letters) })
    }
}

/// The paper above, below and beside the letters of a line that a network sees, in their heights.
struct LineMargins {
    let above, below, beside: Double
}

extension Image {
    /// Cuts a line out, dark on light.
    ///
    /// - Returns: The line with its margins, and the part of its width in which its letters are; nil for a line without area.
    func view(
        of strip: TextStrip, _ margins: LineMargins
    ) throws(TextRecognitionError) -> (image: Image, letters: ClosedRange<Double>)? {
        let (width, height) = (strip.corners.meanWidth, strip.corners.meanHeight)
        let (side, above, below) = (margins.beside * height, margins.above * height, margins.below * height)
        let letters = Quadrilateral(x: side, y: above, width: width, height: height)
        guard height > 0, width > 0, let transform = ProjectiveTransform(mapping: strip.corners, to: letters) else {
            return nil
        }
        let view = try processed { () throws(ImageProcessingError) in
            try warped(
                by: transform, width: max(1, Int((width + 2 * side).rounded())),
                height: max(1, Int((above + height + below).rounded())))
        }
        let start = side / Double(view.width)
        return (strip.isLight ? view.inverted() : view, start...max(start, (side + width) / Double(view.width)))
    }
}

extension RecognizedLine {
    /// Returns the same line without spaces at its ends or beside each other, its places told as fractions of a part.
    func words(in part: ClosedRange<Double>) -> RecognizedLine {
        let (start, end) = (part.lowerBound, part.upperBound)
        var kept: [RecognizedCharacter] = []
        for character in characters where character.character != " " || kept.last.map({ $0.character != " " }) == true {
            kept.append(character.moved { min(max(($0 - start) / (end - start), 0), 1) })
        }
        if kept.last?.character == " " { kept.removeLast() }
        return RecognizedLine(characters: kept, logLikelihood: logLikelihood)
    }
}
