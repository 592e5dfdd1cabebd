import ImageProcessing
import Imaging

private typealias Tuning = TextStripFinder.Tuning

/// The dark ink of a grey image, of one range of sizes: lines of text are made of it.
struct DarkInk {
    /// The sizes of letters that are found, in pixels; half as large ones in an image of twice the size.
    static let sizes = 7...40

    /// The areas that may be letters.
    let letters: [Letter]
    /// The smaller areas: dots, commas and the like.
    let marks: [Letter]

    /// Finds what is darker than its ground.
    ///
    /// - Parameter image: A grey image; inverted, for ink that is lighter.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses.
    init(in image: Image) throws(ImageProcessingError) {
        let ink = try image.filtered(by: .blackHat, width: Tuning.thickest, height: Tuning.thickest)
        let strongest = try ink.filtered(by: .dilating, width: 2 * Tuning.thickest + 1, height: 2 * Tuning.thickest + 1)
        let mask = try ink.thresholded(against: strongest, scale: Tuning.shareOfContrast, floor: Tuning.leastContrast)
        let all = mask.connectedAreas(sides: Tuning.leastMark...Tuning.longest).map {
            Letter($0, contrast: ink.mean(of: $0))
        }
        let (least, most) = (Double(Self.sizes.lowerBound), Double(Self.sizes.upperBound))
        letters = all.filter { (least...most).contains($0.size) && Self.isLetter($0.area) }
        marks = all.filter { $0.size < least }
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
