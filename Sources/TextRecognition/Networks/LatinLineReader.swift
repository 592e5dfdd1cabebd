public import Imaging
import ImageProcessing

/// Reads lines of printed Latin text with a network of our own, trained on synthetic print.
///
/// It knows the letters of Doc 9303's table of the Latin script in both cases, and no language: nothing is guessed by known words.
public struct LatinLineReader: ~Copyable {
    /// The characters that it tells apart, in the order of the network's classes. Letters that look the same are one:
    /// `Đ` stands for `Ð`, and `Ş` and `Ţ` for those with a comma below.
    public static let alphabet = Array(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .,-/'()[]:+&"
            + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĴĶĹĻĽŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽ"
            + "àáâãäåæçèéêëìíîïñòóôõöøùúûüýþāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷÿźżžı"
            + "ßð")

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

    /// Loads the embedded network; nothing is opened, now or later.
    ///
    /// - Throws: ``TextRecognitionError`` when it cannot be loaded.
    public init() throws(TextRecognitionError) { try self.init(network: .latinLines) }

    /// Loads a network, which may turn out to be another kind when it is first used.
    init(network model: EmbeddedModel) throws(TextRecognitionError) { network = try EmbeddedNetwork(model) }

    /// Returns the characters that the network sees in a line.
    ///
    /// - Parameter line: A grey, level crop of one line, dark on light, with some paper around the letters: 35 % of
    ///   their height above them, for accents, 20 % below; of any size.
    /// - Throws: ``TextRecognitionError`` when the network fails.
    /// - Precondition: The image is grey.
    public mutating func lattice(for line: Image) throws(TextRecognitionError) -> CharacterLattice {
        precondition(line.pixelFormat == .grey, "the network reads grey images")
        let ideal = (Double(line.width) * Double(Self.inputHeight) / Double(line.height) * Self.stretch).rounded()
        let width = Int(min(max(ideal, 8), Double(Self.mostWidth)))
        let seen = try processed { () throws(ImageProcessingError) in
            try line.resized(width: width, height: Self.inputHeight)
        }
        let inputWidth = max(Self.leastWidth, (width + Self.widthStep - 1) / Self.widthStep * Self.widthStep)
        let classCount = Self.alphabet.count + 1
        let scores = try network.scores(
            for: seen.networkInput(paddedTo: inputWidth), width: inputWidth, classCount: classCount)
        // What lies behind the line's end says nothing.
        let all = scores.count / classCount, kept = min(all, width / Self.frameWidth + 1)
        let ofLine = Swift.stride(from: 0, to: scores.count, by: all).flatMap { scores[$0..<$0 + kept] }
        return CharacterLattice(scores: ofLine, alphabet: Self.alphabet)
    }

    /// Reads a strip.
    ///
    /// - Parameters:
    ///   - strip: The place of the letters.
    ///   - picture: The picture, grey.
    ///   - allowedCharacters: The only characters, beside spaces, that are read; nil for all.
    ///   - margin: The margin of paper around the letters, as a factor of the usual one, more than 0: another look at
    ///     the same.
    /// - Returns: The text; nil when there is none.
    /// - Throws: ``TextRecognitionError`` when the network or OpenCV fails.
    /// - Precondition: The picture is grey.
    public mutating func line(
        in strip: TextStrip, of picture: Image, allowedCharacters: Set<Character>? = nil, margin: Double = 1
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        try seenLine(in: strip, of: picture, allowedCharacters: allowedCharacters, margin: margin)?.line
    }

    /// Reads a strip, and keeps the network's output: see ``line(in:of:allowedCharacters:margin:)``.
    mutating func seenLine(
        in strip: TextStrip, of picture: Image, allowedCharacters: Set<Character>? = nil, margin: Double = 1
    ) throws(TextRecognitionError) -> (line: RecognizedTextObservation, seen: () -> LineCosts)? {
        let (width, height) = (strip.corners.meanWidth, strip.corners.meanHeight)
        let (side, above, below) = (Self.beside * height, margin * Self.above * height, margin * Self.below * height)
        let letters = Quadrilateral(x: side, y: above, width: width, height: height)
        guard height > 0, width > 0, let transform = ProjectiveTransform(mapping: strip.corners, to: letters) else {
            return nil
        }
        let view = try processed { () throws(ImageProcessingError) in
            try picture.warped(
                by: transform, width: max(1, Int((width + 2 * side).rounded())),
                height: max(1, Int((above + height + below).rounded())))
        }
        var lattice = try lattice(for: strip.isLight ? view.inverted() : view)
        if let allowedCharacters { lattice = lattice.allowing(allowedCharacters.union(" ")) }
        let start = side / Double(view.width), end = (side + width) / Double(view.width)
        let read = lattice.bestLine().words(from: start, to: end)
        guard !read.characters.isEmpty else { return nil }
        let line = RecognizedTextObservation(
            line: read, candidates: read.candidates(limit: RecognizedTextObservation.mostCandidates),
            corners: strip.corners)
        return (line, { LineCosts(lattice, extent: start...max(start, end)) })
    }
}

extension RecognizedLine {
    /// Returns the same line without spaces at its ends or beside each other, its places told as fractions of a part.
    fileprivate func words(from start: Double, to end: Double) -> RecognizedLine {
        var kept: [RecognizedCharacter] = []
        for character in characters where character.character != " " || kept.last.map({ $0.character != " " }) == true {
            let places = [character.extent.lowerBound, character.extent.upperBound].map {
                min(max(($0 - start) / (end - start), 0), 1)
            }
            kept.append(
                RecognizedCharacter(
                    character: character.character, confidence: character.confidence,
                    alternatives: character.alternatives, extent: places[0]...places[1]))
        }
        if kept.last?.character == " " { kept.removeLast() }
        return RecognizedLine(characters: kept, logLikelihood: logLikelihood)
    }
}
