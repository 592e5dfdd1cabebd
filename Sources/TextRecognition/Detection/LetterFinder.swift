import ImageProcessing
import Imaging

private typealias Tuning = TextStripFinder.Tuning

/// Finds possible letters in a grey image, of one range of sizes.
struct LetterFinder {
    /// The sizes of letters that are found, in pixels; half as large ones in an image of twice the size.
    static let sizes = 7...40

    /// Returns the letters that are darker than their ground, and the smaller areas among them: dots and commas.
    ///
    /// - Parameter image: A grey image; inverted, for those that are lighter.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses.
    static func darkInk(in image: Image) throws(ImageProcessingError) -> (letters: [Letter], marks: [Letter]) {
        let ink = try image.filtered(by: .blackHat, width: Tuning.thickest, height: Tuning.thickest)
        let strongest = try ink.filtered(by: .dilating, width: 2 * Tuning.thickest + 1, height: 2 * Tuning.thickest + 1)
        let mask = try ink.thresholded(against: strongest, scale: Tuning.shareOfContrast, floor: Tuning.leastContrast)
        let all = mask.connectedAreas(sides: Tuning.leastMark...Tuning.longest).map {
            Letter($0, contrast: ink.mean(of: $0))
        }
        let letters = all.filter { letter in
            (Double(sizes.lowerBound)...Double(sizes.upperBound)).contains(letter.size) && isLetter(letter.area)
        }
        return (letters, all.filter { $0.size < Double(sizes.lowerBound) })
    }

    /// True if an area is neither a speck nor a frame nor a blot.
    private static func isLetter(_ area: ConnectedArea) -> Bool {
        let box = area.columns.count * area.rows.count
        let isSlim = Tuning.slim * min(area.columns.count, area.rows.count) < max(area.columns.count, area.rows.count)
        return Tuning.speck * area.area > box
            && (isSlim || Tuning.blot.of * area.area < Tuning.blot.most * box)
    }
}

extension Image {
    /// The mean of the pixels in an area.
    fileprivate func mean(of area: ConnectedArea) -> Double {
        var (sum, count) = (0, 0)
        for run in area.runs {
            let start = run.row * width
            for column in run.columns { sum += Int(pixels[start + column]) }
            count += run.columns.count
        }
        return Double(sum) / Double(max(count, 1))
    }
}
