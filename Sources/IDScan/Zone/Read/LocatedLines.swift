import Imaging
import TextDetection

/// The places of the lines of a zone that is to be read.
struct LocatedLines {
    /// The places of the lines in ``picture``, top to bottom if it is not upside down.
    var places: [Quadrilateral]
    /// The number of characters in each line, however few of them can be seen, where its layout tells it.
    var count: Int?
    /// The picture, in grey: the photograph, or a flat picture of a part of it.
    let picture: Image
    /// The bend that was taken away for the flat picture; nil when the picture is the photograph.
    var bend: BentStrip?
    /// The photograph, in grey.
    let photograph: Image
    /// The least certainty of the network about the characters.
    var demands = LegibilityDemands.ofText

    /// True where they are where the standard prints them, and were not seen.
    var arePrinted: Bool { demands == .ofPrintedZone }
}

extension LocatedLines {
    /// Creates lines that were seen in a photograph.
    init(_ places: [Quadrilateral], in photograph: Image) {
        self.init(places: places, picture: photograph, photograph: photograph)
    }
}
