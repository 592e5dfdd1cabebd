import Imaging
import TextRecognition

/// One printed line as it was seen: its place in the photograph, and the network's reading of it.
struct LineView {
    /// Its corners in the photograph, in reading order.
    let place: Quadrilateral
    /// Its pixels, level.
    let crop: Image
    /// The possible texts of the line.
    let decoding: LineDecoding

    /// Returns this line joined with its reading column by column; nil when that is nowhere near as long.
    func joined(withColumns columns: RecognizedLine) -> LineView? {
        LineDecoding(decoding, joinedWithColumns: columns).map { LineView(place: place, crop: crop, decoding: $0) }
    }
}
