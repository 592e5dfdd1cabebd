import Imaging

/// How dark the print of a line is: values of one side are printed alike, what is lighter belongs to the ground.
struct InkStrength: Hashable {
    /// How bright the paper is, and how much darker the ink, 0…255.
    let paper, contrast: Double

    /// Measures a line on a flat, grey picture, by its outline in pixels; nil when it cannot be seen.
    init?(of outline: Quadrilateral, in picture: Image) {
        guard let line = try? picture.flattened(outline) else { return nil }
        let values = line.pixels.sorted()
        guard let paper = values.ranked(0.9), let ink = values.ranked(0.03) else { return nil }
        self.init(paper: Double(paper), contrast: Double(paper) - Double(ink))
    }

    init(paper: Double, contrast: Double) {
        self.paper = paper
        self.contrast = contrast
    }

    /// The strength of most of some lines, the medians of both; nil where there are too few to tell.
    init?(ofMost lines: [InkStrength]) {
        guard lines.count >= Self.fewest, let paper = lines.map(\.paper).sorted().ranked(0.5),
            let contrast = lines.map(\.contrast).sorted().ranked(0.5)
        else { return nil }
        self.init(paper: paper, contrast: contrast)
    }

    /// So many lines tell how dark print is.
    private static let fewest = 4
    /// What has less than this share of the contrast of other print is not print.
    private static let least = 0.4
    /// The brightest that a picture gets.
    private static let white = 255.0

    /// Whether this is too light for print that is as dark as others: glare, which makes the paper brighter, makes print
    /// lighter by as much.
    func isGround(besides others: InkStrength) -> Bool {
        let veil = min(1, max(0, Self.white - paper) / max(1, Self.white - others.paper))
        return contrast < Self.least * veil * others.contrast
    }
}

extension Array {
    /// The element of a sorted array that is larger than a share of the others; nil when the array is empty.
    fileprivate func ranked(_ share: Double) -> Element? { isEmpty ? nil : self[Int(share * Double(count - 1))] }
}
