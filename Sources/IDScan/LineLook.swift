import Imaging
import TextRecognition

/// Another crop of a line: the network sees the same print at other places of its grid, and errs elsewhere.
struct LineLook {
    /// How far the crop is moved to the right, as a share of the line's width.
    let right: Double
    /// How far it is moved upwards, as a share of the line's height.
    let up: Double

    /// Half a step of the network's grid, of 160 steps by 8, in both directions: what fell between two of them now falls
    /// into one. Higher, wider, leaning, blurred and sharpened crops help no more, and more than one hardly more.
    static let betweenSteps = LineLook(right: 0.5 / 160, up: 0.05)

    /// Returns where to cut the crop of a line that stands at a place of the photograph; nil when that has no area.
    func place(of line: Quadrilateral) -> Quadrilateral? {
        let unit = Quadrilateral(x: 0, y: 0, width: 1, height: 1)
        return ProjectiveTransform(mapping: unit, to: line)?
            .applied(to: Quadrilateral(x: right, y: -up, width: 1, height: 1))
    }

    /// Returns a reading of this crop with the extents of its characters as fractions of the line.
    func inLine(_ reading: RecognizedLine) -> RecognizedLine {
        RecognizedLine(
            characters: reading.characters.map {
                RecognizedCharacter(
                    character: $0.character, confidence: $0.confidence, alternatives: $0.alternatives,
                    extent: $0.extent.lowerBound + right...$0.extent.upperBound + right)
            }, logLikelihood: reading.logLikelihood)
    }
}
