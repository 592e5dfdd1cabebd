import Foundation
import ImageProcessing
import Imaging

/// An image of a line and its text.
struct LineSample {
    let place: URL
    /// The printed text.
    let text: String

    /// Takes an image that has a text beside it; one without characters is that of no line and not measured.
    init?(_ place: URL) {
        let extensions: Set = ["png", "tif", "tiff", "jpg", "jpeg"]
        guard extensions.contains(place.pathExtension.lowercased()) else { return nil }
        let truth = place.deletingPathExtension().appendingPathExtension("gt.txt")
        guard let text = try? String(contentsOf: truth, encoding: .utf8) else { return nil }
        self.place = place
        self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if self.text.isEmpty { return nil }
    }

    /// Returns the line in grey.
    func image() throws -> Image {
        try ImageDecoder().decode([UInt8](Data(contentsOf: place))).image
    }
}
