import Imaging

extension SceneReading {
    /// Our own networks of print: for documents, for other Latin text, and for Cyrillic and Greek letters.
    ///
    /// The first lines of an image, and those that are hardly read in Latin letters, are read in the others, too. What the lines were read
    /// in tells how the next ones are tried.
    struct OwnReaders: ~Copyable {
        private var documents: ScriptLineReader, text: ScriptLineReader
        /// The network of the other letters; nil until a line may have some, or where no language has them.
        private var others: ScriptLineReader?
        private let scripts: OwnScripts
        /// The only characters, beside spaces, that are read; nil for all.
        private var allowedCharacters: Set<Character>?
        private var print = ScriptLineReader.Print.text
        /// The lines of the image that were read in Latin letters beyond doubt, those that were tried in others, and those that
        /// have some.
        private var latinCount = 0, triedCount = 0, otherCount = 0

        /// A line that is read with this confidence has Latin letters, if it is written as people write.
        private static let surelyLatin = 0.93
        /// A line in other letters that is read with this confidence tells the script of the image.
        private static let surelyOther = 0.9
        /// The least confidence of a line in other letters: texture looks like some.
        private static let leastOfOther = 0.85
        /// The number of the first lines that are tried in other letters however sure they are in Latin ones: that network knows no others.
        private static let alwaysTried = 5
        /// The number of tries after which no line is tried any more, if none had other letters.
        private static let mostTried = 12

        /// Loads the networks for what is wanted.
        init(for options: TextRecognitionOptions) throws(TextRecognitionError) {
            let documents = try ScriptLineReader()
            text = try ScriptLineReader(of: .text)
            self.documents = documents
            (scripts, allowedCharacters) = (options.ownScripts, options.allowedCharacters)
        }

        /// The characters of the kind of print that the image shows.
        var alphabet: [Character] {
            let latin = print == .documents ? documents.alphabet : text.alphabet
            return scripts.contains(.cyrillicAndGreek) ? latin + ScriptLineReader.cyrillicAndGreekAlphabet : latin
        }

        /// Takes another image, which shows a kind of print in Latin letters.
        mutating func begin(_ print: ScriptLineReader.Print) {
            self.print = print
            (latinCount, triedCount, otherCount) = (0, 0, 0)
            others?.script = nil
        }

        /// True where a third at least of the lines of the image that tell have other letters than Latin ones.
        var isInOtherLetters: Bool { !scripts.contains(.latin) || 2 * otherCount > latinCount }

        /// True where a line may have other letters.
        private var triesOthers: Bool {
            scripts.contains(.cyrillicAndGreek) && (otherCount > 0 || triedCount < Self.mostTried)
        }

        /// Reads a strip, by the network for what the image shows.
        mutating func line(
            in strip: TextStrip, of image: Image
        ) throws(TextRecognitionError) -> RecognizedTextObservation? {
            if isInOtherLetters {
                let other = try otherLine(in: strip, of: image)
                if !scripts.contains(.latin) { return other }
                if let other, other.hasOtherLetters { return other }
            }
            let latin = try latinLine(in: strip, of: image)
            return try otherLine(than: latin, in: strip, of: image) ?? latin
        }

        /// Reads a strip in Cyrillic or Greek letters, if it is hardly read in Latin ones.
        ///
        /// - Parameter latin: The line in Latin letters; nil where there is none.
        /// - Returns: The line; nil where it has Latin letters.
        mutating func otherLine(
            than latin: RecognizedTextObservation?, in strip: TextStrip, of image: Image
        ) throws(TextRecognitionError) -> RecognizedTextObservation? {
            let confidence = latin?.confidence ?? 0
            let isLatin = confidence >= Self.surelyLatin && latin?.isWrittenStrangely == false
            guard triesOthers, otherCount > 0 || triedCount < Self.alwaysTried || !isLatin else {
                latinCount += 1
                return nil
            }
            triedCount += 1
            let other = try otherLine(in: strip, of: image)
            guard let other, other.hasOtherLetters, other.confidence >= Self.leastOfOther,
                otherCount > 0 || other.tellsItsLetters,
                try other.confidence > latinConfidence(in: strip, of: image)
            else {
                if isLatin { latinCount += 1 }
                return nil
            }
            otherCount += 1
            // An image has one script beside the Latin one, as a rule; letters that only it has tell which.
            if others?.script == nil, other.confidence >= Self.surelyOther { others?.script = other.script }
            return other
        }

        private mutating func latinLine(
            in strip: TextStrip, of image: Image
        ) throws(TextRecognitionError) -> RecognizedTextObservation? {
            print == .documents
                ? try documents.line(in: strip, of: image, allowedCharacters: allowedCharacters)
                : try text.line(in: strip, of: image, allowedCharacters: allowedCharacters)
        }

        /// The confidence of the line in Latin letters, one way up or the other: on their heads they look like other ones. Lines that are
        /// written strangely have none.
        private mutating func latinConfidence(
            in strip: TextStrip, of image: Image
        ) throws(TextRecognitionError) -> Double {
            var confidence = 0.0
            for strip in [strip, strip.flipped] {
                let line = try latinLine(in: strip, of: image)
                if let line, !line.isWrittenStrangely { confidence = max(confidence, line.confidence) }
            }
            return confidence
        }

        private mutating func otherLine(
            in strip: TextStrip, of image: Image
        ) throws(TextRecognitionError) -> RecognizedTextObservation? {
            if others == nil { others = try ScriptLineReader(of: .cyrillicAndGreek) }
            return try others?.line(in: strip, of: image, allowedCharacters: allowedCharacters)
        }

        /// Reads some lines of an image, upright and on their heads.
        ///
        /// - Returns: True if a line has Cyrillic or Greek letters.
        mutating func seesOtherLetters(
            in strips: some Sequence<TextStrip>, of image: Image
        ) throws(TextRecognitionError) -> Bool {
            guard scripts.contains(.cyrillicAndGreek) else { return false }
            let allowed = allowedCharacters
            allowedCharacters = nil
            defer { allowedCharacters = allowed }
            for strip in strips {
                let read = try line(in: strip, of: image)
                if read?.confidence ?? 0 < SceneReading.beyondDoubt { _ = try line(in: strip.flipped, of: image) }
            }
            return otherCount > 0
        }
    }
}

/// The scripts whose letters our own networks know.
struct OwnScripts: OptionSet {
    let rawValue: Int

    static let latin = OwnScripts(rawValue: 1)
    static let cyrillicAndGreek = OwnScripts(rawValue: 2)
}

extension RecognizedTextObservation {
    /// True if a word has a capital or a digit between small letters, or a small letter or a digit between capitals: Cyrillic and Greek
    /// letters look so in Latin ones.
    var isWrittenStrangely: Bool {
        let letters = line.characters.map(\.character)
        return zip(zip(letters, letters.dropFirst()), letters.dropFirst(2)).contains { pair, third in
            let (first, second) = pair
            return first.isLowercase && third.isLowercase && (second.isUppercase || second.isNumber)
                || first.isUppercase && third.isUppercase && (second.isLowercase || second.isNumber)
        }
    }

    /// The script beside the Latin one whose own letters are some of the line's; nil for none.
    fileprivate var script: LetterScript? {
        LetterScript.allCases.first { script in line.characters.contains { script.alone(has: $0.character) } }
    }

    /// True if the line tells by itself that its letters are not Latin: two at least are only Cyrillic or Greek, and most characters are
    /// letters. Digits make a line sure, whatever its letters.
    var tellsItsLetters: Bool {
        let printed = line.characters.map(\.character).filter { $0 != " " }
        let own = printed.count { letter in LetterScript.allCases.contains { $0.alone(has: letter) } }
        return own >= 2 && 2 * printed.count(where: \.isLetter) > printed.count
    }

    /// True if half of the letters at least are Cyrillic or Greek.
    var hasOtherLetters: Bool {
        let letters = line.characters.lazy.map(\.character).filter(\.isLetter)
        let others = letters.count { letter in LetterScript.allCases.contains { $0.has(letter) } }
        return others > 0 && 2 * others >= letters.count
    }
}
