extension ZoneReader {
    /// The thresholds of the stage that reads located lines. Probabilities and confidences are 0…1.
    ///
    /// Unless a value says something else, it was chosen by eye in November 2026, on drawn zones of development; `make
    /// bench-zones` measures the joint effect of the values on confidences, and `VerificationRule` is calibrated with them.
    enum Tuning {
        /// The number of characters on either side that tell where a column is. All would on flat paper seen straight;
        /// on bent pages, and in perspective, the pitch changes along the line.
        static let gridReach = 8
        /// The largest distance from its place, in pitches, of a character that has a say.
        static let gridTolerance = 0.3
        /// The largest difference between the length of the likeliest reading and that of a line, in characters.
        static let lengthTolerance = 6
        /// The least probability that something else makes up for one character too many or too few. That may be a
        /// character that is cut off at an end, or a place that the network is too sure about.
        static let leastCompensation = 0.01
        /// The number of fillers in a row that end a field: names are parted by two.
        static let ending = 3
        /// The probability that an issuer prints anything else behind such fillers.
        static let resumption = 0.001
        /// The probability that an issuer prints a code that is no state's, compared with one that is.
        static let unknownState = 0.01
        /// The probability that an issuer prints a character that the format does not allow in its place.
        static let deviation = 0.01
        /// The frequency of the rarer one of the letter O and the digit 0 where both may stand, compared with the other.
        static let confusable = 0.1
        /// The least probability, for a reader, of a character that was misread; a less probable one was misprinted.
        static let leastPossible = 0.003
        /// The lead of a repair over the second, as a factor, when check digits prove two. Of repairs that make
        /// digits hold, 67 % are right in lines with one, 30 % with two.
        static let repairLead = 20.0
        /// The least probability of a character that a network for lines names, and the largest of one that it does not.
        static let leastNamed = 0.0001, unnamedColumn = 0.00003
        /// The least probability of a character that a network rules out.
        static let leastProbability = 0.0000001
        /// The least probability that the second reader errs, however sure it is.
        static let leastError = 0.001
        /// The probability of a character that the first reader does not name. With it, the evidence of the second
        /// reader counts by its fourth root, fitted to zones of known text.
        static let unnamed = 0.00005
        /// The widths that a character may have, in pitches of the characters around it: half the way from one
        /// neighbour's centre to the other's. Two characters that were read as one have 1.5, one that was read as two
        /// 0.5; the characters of 411 lines from bad photographs that were read rightly lie between 0.82 and 1.20.
        static let evenWidths = 0.75...1.25
        /// The number of characters on either side that tell the pitch: all would, but perspective narrows it towards one end.
        static let pitchReach = 8
        /// The growth of the second crop of a line in height, as a share of the first.
        static let growth = 0.4
        /// The number of fillers at the end of a line that are read along with the text before them: they show that it ends there.
        static let fillersAtEnd = 2
        /// The largest probability that any of the fillers behind them is something else.
        static let mostError = 0.00002
        /// The number of characters behind the last one that are looked for: the standard leaves space for three.
        static let endReach = 3.0
        /// The number of them in one line that is no texture.
        static let leastCharacters = 2
        /// The certainty of the network about each of them.
        static let leastConfidence = 0.6
        /// A crop that goes on for more columns than this behind the last one may show more characters.
        static let columnsLeft = 1.5
        /// A pixel is ink from this share of the way from the line's paper to its ink on. Ink on fewer pixels than the
        /// other share is dirt: where only the feet of letters are seen, 3 % of the pixels are ink.
        static let inkShare = 0.5, leastInk = 0.01
        /// A mean confidence from which on lines are surely the right way up: OCR-B upside down reaches 0.92.
        static let certain = 0.98
        /// The largest gap, as a logarithm, between the likeliest reading and one that still wins by its check digits.
        static let leeway = 12.0
        /// The lead, as a logarithm, of a line with a filler more than its format has, where one is printed:
        /// seven to nine on drawings, and less than one on zones that are as they should be.
        static let fillerLead = 6.0
        /// The certainty of the network about each filler at the end of such a line.
        static let fillerConfidence = 0.9
        /// The largest distance, in pitches, of the ends of such a line from where those of the other lines want them.
        static let fillerTolerance = 0.4
    }
}
