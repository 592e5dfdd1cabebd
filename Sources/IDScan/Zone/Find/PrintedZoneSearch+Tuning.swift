extension PrintedZoneSearch {
    /// The thresholds of the search for zones where the standard prints them. Lengths are in millimetres on the
    /// document.
    ///
    /// Unless a value says something else, it was chosen by eye in November 2026, on drawn scenes of faint zones of
    /// seeds from 3,000,000; its effect was not measured.
    enum Tuning {
        /// The part of a document that is shown: a little more than its width, and the lower two fifths of its height,
        /// where the document is the unit square.
        static let columns = -0.04...1.04, rows = 0.58...1.0
        /// The size of the field, in pixels: characters are 14 to 22 of them apart.
        static let fieldWidth = 760, fieldHeight = 190
        /// The size of the surroundings of a place, in pixels: about two characters.
        static let surroundings = (width: 41, height: 25)
        /// The width of stretches that have a noise of their own, in pixels, and the least noise, in steps of 256.
        static let noiseStretch = 38, leastNoise = 0.5
        /// The largest darkness or brightness that counts, in multiples of the noise: more are edges and pictures.
        static let mostInk = 3.0
        /// The least share of a layout's stretches that have ink: documents with such a zone have 0.9 and more, however
        /// faint the print, and 1 nearly always; documents without one reach 0.75, and other layouts 0.85.
        static let leastEvidence = 0.9
        /// From the middle of a line to where its ink ends, and to where nothing is printed, in millimetres.
        static let halfHeight = 1.3, empty = 1.45...2.0
        /// Half of the width of a character, and half of the space between two, in millimetres.
        static let halfCharacter = 0.8, halfSpace = 0.25
        /// The part that is looked at, outward from the middle of the last character, in millimetres: three characters,
        /// and the paper.
        static let inside = -6.7...0.9, outside = 1.1...3.4
        /// The reach and the steps by which lines are moved: printers miss by a millimetre, outlines of documents by less.
        static let reach = 1.8, step = 0.15
        /// The largest difference between the shifts of both ends: nearly a degree.
        static let mostTurn = 1.5
        /// The number of characters in a stretch: so many show print in noise, and follow lines that lean.
        static let stretchLength = 4
        /// The space around the ink that readers of lines like best: a quarter of a pitch, a fifth of the height.
        static let margin = (x: 0.635, y: 0.55)
    }
}
