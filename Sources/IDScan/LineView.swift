import Imaging
import MRZ
import TextRecognition

/// One printed line as it was seen: where it stands in the photograph and what the network made of it.
struct LineView {
    /// Its corners in the photograph, in reading order.
    let place: Quadrilateral
    /// Its pixels, level.
    let crop: Image
    /// What it may say.
    let decoding: LineDecoding

    init(place: Quadrilateral, crop: Image, lattice: CharacterLattice) {
        self.place = place
        self.crop = crop
        decoding = LineDecoding(lattice)
    }
}
