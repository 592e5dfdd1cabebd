extension CaptureQuality {
    /// The thresholds of the stage that says how well a document was photographed.
    ///
    /// The first five are the limits at which the reading of zones degrades: measured by `make bench-quality` on seeds from
    /// 3,000,000; Benchmarks/README.md has the tables, with the readings just below and above each limit. The others were
    /// chosen by eye on the same seeds in November 2026; their effect was not measured. Brightness is in steps of 256.
    enum Tuning {
        /// The least pixels for each millimetre, the most blur, in millimetres, and the most glare, as a share of the
        /// print.
        static let resolution = 3.0, blur = 0.5, glare = 0.05
        /// The least brightness of paper, as a share of full brightness, and the most tilt, in degrees.
        static let brightness = 0.2, tilt = 40.0

        /// The distance from the edge of the picture within which an outline ends that goes on beyond, as a share of
        /// the picture's longest side.
        static let borderWidth = 0.006
        /// The share of a picture's width or height that fills it: the camera cannot move closer.
        static let fillingShare = 0.8
        /// The least number of characters in a line.
        static let fewestColumns = 30
        /// Without a zone, print is sampled in so many strips of the document.
        static let strips = 8
        /// The share of a cell's samples that is darker than its dark, and brighter than its bright.
        static let dark = 0.1
        /// The ranks of the cells that tell how bright paper and ink are, from the darkest, 0, to the brightest, 1.
        static let paperRank = 0.5, inkRank = 0.3
        /// This and more is as bright as a picture gets, noise apart.
        static let saturated = 250.0
        /// The least contrast of an edge, as a share of that of paper and ink; and the least contrast that is no noise.
        static let edgeContrast = 0.4, leastContrast = 12.0
        /// Fewer edges say nothing.
        static let leastEdges = 12
        /// The rank of the edge that counts, from the narrowest, 0, to the widest, 1: slanted strokes have wide edges.
        static let edgeRank = 0.4
        /// The width of edges of a picture in focus, in pixels: by the area of a pixel, the interpolation of colours
        /// and that between the pixels of a scanline.
        static let sharpWidth = 2.0
    }
}

extension PrintSample.Grid {
    /// Lines of a zone: cells of two characters; in every format each cell has ink.
    static func line(columns: Int) -> Self {
        Self(rows: [0.3, 0.4, 0.5, 0.6, 0.7], columns: 60, cells: max(1, columns / 2), vanished: 0.75)
    }

    /// Strips of a document; parts of them are blank.
    static let strip = Self(rows: [0.25, 0.75], columns: 12, cells: 10, vanished: .infinity)
}
