import ImageProcessing
import Imaging

extension Image {
    /// Returns 255 where this grey image has dark strokes of text, else 0.
    ///
    /// Strokes are judged against the strongest ones around them, so that faint print counts where all is faint.
    ///
    /// - Parameter characterPitch: The distance between characters, about, in pixels.
    func ink(
        characterPitch: Int, by tuning: ZoneLocator.Tuning.Tracing
    ) throws(ImageProcessingError) -> Image {
        let strokes = try filtered(by: .blackHat, width: characterPitch | 1, height: characterPitch | 1)
        let strongest = try strokes.localMaximum(radius: characterPitch * 3 / 2)
        return try strokes.thresholded(against: strongest, scale: tuning.inkShare, floor: tuning.leastInk)
    }

    /// Returns about the brightest value within so many pixels, smoothed; worked out at a quarter of the size.
    private func localMaximum(radius: Int) throws(ImageProcessingError) -> Image {
        let step = 4
        let size = 2 * radius / step | 1
        return try filtered(by: .dilating, width: step | 1, height: step | 1)
            .resized(width: (width + step - 1) / step, height: (height + step - 1) / step)
            .filtered(by: .dilating, width: size, height: size)
            .averaged(width: size, height: size)
            .resized(width: width, height: height)
    }
}
