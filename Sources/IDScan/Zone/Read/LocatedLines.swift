import Imaging
import TextDetection

/// The places of the lines of a zone that is to be read.
struct LocatedLines {
    /// The places of the lines in ``picture``, top to bottom if it is not upside down.
    let places: [Quadrilateral]
    /// The number of characters in each line, where its layout tells it.
    let count: Int?
    /// The picture, in grey: the photograph, or a flat picture of a part of it.
    let picture: Image
    /// The bend that was taken away for the flat picture; nil when the picture is the photograph.
    let bend: BentStrip?
    /// The photograph, in grey.
    let photograph: Image
    /// The least certainty of the network about the characters.
    let demands: LegibilityDemands
}

extension LocatedLines {
    /// Creates lines that were seen.
    init(_ places: [Quadrilateral], in photograph: Image) {
        self.init(
            places: places, count: nil, picture: photograph, bend: nil, photograph: photograph, demands: .ofText)
    }

    /// Creates lines that were seen, and made straight in a flat picture.
    ///
    /// - Parameters:
    ///   - places: The places of the lines in the flat picture.
    ///   - flat: The flat picture, in grey.
    ///   - bend: The bend that was taken away.
    ///   - photograph: The photograph, in grey.
    init(_ places: [Quadrilateral], in flat: Image, without bend: BentStrip, of photograph: Image) {
        self.init(places: places, count: nil, picture: flat, bend: bend, photograph: photograph, demands: .ofText)
    }

    /// Creates lines where the standard prints them. Their ends were not seen.
    ///
    /// - Parameters:
    ///   - places: The places of the lines in the photograph.
    ///   - count: The number of characters that the standard prints on each, however few of them can be seen.
    ///   - photograph: The photograph, in grey.
    init(printed places: [Quadrilateral], count: Int, in photograph: Image) {
        self.init(
            places: places, count: count, picture: photograph, bend: nil, photograph: photograph,
            demands: .ofPrintedZone)
    }

    /// Returns the same lines in other places. The layout tells the number of characters of each line.
    func moved(to places: [Quadrilateral], count: Int) -> LocatedLines {
        LocatedLines(
            places: places, count: count, picture: picture, bend: bend, photograph: photograph, demands: demands)
    }

    /// True where they are where the standard prints them, and were not seen.
    var arePrinted: Bool { demands == .ofPrintedZone }
}
