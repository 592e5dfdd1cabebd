import Imaging

private typealias Tuning = TextStripFinder.Tuning

extension TextStrip {
    /// Returns this strip, longer by the ink that follows at either end with no wide gap: letters that were too faint,
    /// or ran into others, to be found.
    ///
    /// - Parameters:
    ///   - image: The image, grey.
    ///   - left: The reach to the left at most, in pixels.
    ///   - right: The reach to the right at most, in pixels.
    /// - Precondition: The image is grey.
    func reaching(allInkIn image: Image, left: Double, right: Double) -> TextStrip {
        precondition(image.pixelFormat == .grey, "ink is sought in grey images")
        let (width, height) = (corners.meanWidth, corners.meanHeight)
        guard width >= 1, height >= 1 else { return self }
        let paper = brightnessOfPaper(in: image)
        let (start, end) = (
            reach(in: image, from: 0, by: -1 / width, limit: left / width, paper: paper),
            reach(in: image, from: 1, by: 1 / width, limit: right / width, paper: paper)
        )
        return part(start...end)
    }

    /// The reach of ink from an end, as a fraction of the width.
    private func reach(in image: Image, from end: Double, by step: Double, limit: Double, paper: Double) -> Double {
        let gap = Tuning.widestInkGap * corners.meanHeight / corners.meanWidth
        var (reached, place) = (end, end)
        while abs(place - reached) <= gap, abs(place - end) < limit {
            place += step
            if ink(in: image, at: place, paper: paper) >= Tuning.leastColumnInk { reached = place }
        }
        return reached
    }

    /// The share of a column that is ink.
    private func ink(in image: Image, at share: Double, paper: Double) -> Double {
        let values = column(of: image, at: share)
        let dark = values.count { paper - Double($0) > Tuning.shareOfInk * contrast }
        return Double(dark) / Double(max(values.count, 1))
    }

    /// The brightness of the paper: that of three quarters of the pixels is lower.
    private func brightnessOfPaper(in image: Image) -> Double {
        let columns = max(1, Int(corners.meanWidth))
        var histogram = [Int](repeating: 0, count: 256)
        for index in 0..<columns {
            for value in column(of: image, at: (Double(index) + 0.5) / Double(columns)) { histogram[Int(value)] += 1 }
        }
        return Double(histogram.level(ofRank: histogram.reduce(0, +) * 3 / 4))
    }

    /// The pixels of a column, from the top.
    private func column(of image: Image, at share: Double) -> [UInt8] {
        let top = corners.topLeft.towards(corners.topRight, share)
        let foot = corners.bottomLeft.towards(corners.bottomRight, share)
        let count = max(1, Int(corners.meanHeight))
        return (0..<count).compactMap { index in
            let down =
                Tuning.inkRows.lowerBound
                + (Tuning.inkRows.upperBound - Tuning.inkRows.lowerBound) * (Double(index) + 0.5) / Double(count)
            let (x, y) = (Int(top.x + down * (foot.x - top.x)), Int(top.y + down * (foot.y - top.y)))
            guard x >= 0, x < image.width, y >= 0, y < image.height else { return nil }
            return image.pixels[y * image.width + x]
        }
    }
}
