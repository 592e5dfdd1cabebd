extension ZoneReader {
    /// The thresholds of the stage that reads located lines. Probabilities and confidences are 0…1.
    ///
    /// Unless a value says something else, it was chosen by eye in November 2026, on drawn zones of development; the
    /// joint effect of those on confidences is what `make bench-zones` measures, and `VerificationRule` is calibrated
    /// with them.
    enum Tuning {
        /// How many characters on either side tell where a column is. All would on flat paper seen straight; on bent
        /// pages, and in perspective, the pitch changes along the line.
        static let gridReach = 8
        /// How far from its place a character may be read that has a say, in pitches.
        static let gridTolerance = 0.3
        /// How many characters more or less than a line's length the likeliest reading may have.
        static let lengthTolerance = 6
        /// The least probability that something else makes up for one character too many or too few. That may be a
        /// character that is cut off at an end, or a place that the network is too sure about.
        static let leastCompensation = 0.01
        /// How many fillers in a row end a field: names are parted by two.
        static let ending = 3
        /// How likely an issuer is to print anything else behind such fillers.
        static let resumption = 0.001
        /// How likely an issuer is to print a code that is no state's, compared with one that is.
        static let unknownState = 0.01
        /// How likely an issuer is to print a character that the format does not allow in its place.
        static let deviation = 0.01
        /// How often the rarer one of the letter O and the digit 0 stands where both may, compared with the other.
        static let confusable = 0.1
        /// How probable a character must be at least, for a reader, to have been misread; what is less so was
        /// misprinted.
        static let leastPossible = 0.003
        /// How many times as probable as the second a repair must be when check digits prove two. Of repairs that make
        /// digits hold, 67 % are right in lines with one, 30 % with two.
        static let repairLead = 20.0
        /// How probable a character is at least that a network for lines names, and at most one that it does not.
        static let leastNamed = 0.0001, unnamedColumn = 0.00003
        /// How probable at least is what a network rules out.
        static let leastProbability = 0.0000001
        /// How probable at least it is that the second reader errs, whatever it says of itself.
        static let leastError = 0.001
        /// How probable a character is that the first reader does not name. With it, the evidence of the second reader
        /// counts by its fourth root, fitted to zones of known text.
        static let unnamed = 0.00005
        /// How wide a character may be, in pitches of the characters around it: half the way from one neighbour's
        /// centre to the other's. Where two characters were read as one it is 1.5, where one was read as two 0.5; those
        /// of 411 lines from bad photographs that were read rightly lie between 0.82 and 1.20.
        static let evenWidths = 0.75...1.25
        /// How many characters on either side tell the pitch: all would, but perspective narrows it towards one end.
        static let pitchReach = 8
        /// By how much the second crop of a line is higher than the first, as a share of it.
        static let growth = 0.4
        /// How many fillers at the end of a line are read along with what stands before them: they show that it ends
        /// there.
        static let fillersAtEnd = 2
        /// How probable it may be at most that any of the fillers behind them is something else.
        static let mostError = 0.00002
        /// How many characters behind the last one are looked for: the standard leaves space for three.
        static let endReach = 3.0
        /// So many of them in one line are no texture.
        static let leastCharacters = 2
        /// How sure the network is of each of them.
        static let leastConfidence = 0.6
        /// A crop that goes on for more columns than this behind the last one may show more characters.
        static let columnsLeft = 1.5
        /// A pixel is ink from this share of the way from the line's paper to its ink on. Ink on fewer pixels than the
        /// other share is dirt: where only the feet of letters are seen, 3 % of the pixels are ink.
        static let inkShare = 0.5, leastInk = 0.01
        /// A mean confidence from which on lines are surely the right way up: OCR-B upside down reaches 0.92.
        static let certain = 0.98
        /// How much less likely, as a logarithm, a reading may be than the likeliest and still win by its check digits.
        static let leeway = 12.0
        /// How much likelier, as a logarithm, a line is with a filler more than its format has, where one is printed:
        /// seven to nine on drawings, and less than one on zones that are as they should be.
        static let fillerLead = 6.0
        /// How sure the network is of each filler at the end of such a line.
        static let fillerConfidence = 0.9
        /// How far, in pitches, the ends of such a line are from where those of the other lines want them.
        static let fillerTolerance = 0.4
    }
}
