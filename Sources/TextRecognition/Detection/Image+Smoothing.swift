import ImageProcessing
import Imaging
import TextDetection

private typealias Tuning = TextStripFinder.Tuning

extension Image {
    /// Returns this picture with its print smoothed, where its lines run in rows: thermal heads print in dots, and scans in black and
    /// white have no grey between them.
    ///
    /// - Parameter seen: The lines that were seen in it.
    func smoothed(forRowsOf seen: [TextLine]) throws(ImageProcessingError) -> Image {
        guard seen.sharedDirection != nil else { return self }
        let heights = seen.map(\.height).sorted()
        let sigma = Tuning.smoothing * heights[heights.count / 2]
        return sigma < Tuning.leastSmoothing ? self : try blurred(sigma: sigma)
    }
}
