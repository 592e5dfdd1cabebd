import Imaging

extension Image {
    /// The reach around a column in which brightness counts, in heights of the line.
    private static let reach = 1.5
    /// The shares of the pixels around a column that are darker than its ink, and lighter than its paper.
    private static let inkShare = 0.05, paperShare = 0.15
    /// The least contrast of ink and paper, as a share of the highest in the line, where there is ink.
    private static let leastShare = 0.3
    /// Contrasts that differ by less than this factor are even.
    private static let leastGain = 1.4

    /// Returns a line of dark text with the same contrast everywhere: under glare and in shadow letters fade, and a
    /// reader that takes the darkest for ink takes the faint ones for paper.
    ///
    /// - Precondition: The image is grey.
    func withEvenContrast() -> Image {
        precondition(pixelFormat == .grey, "contrast is measured in grey images")
        let levels = brightness()
        let most = levels.map { $0.paper - $0.ink }.max() ?? 0
        let lightest = levels.map(\.paper).max() ?? 255
        let gains = levels.map { most / max($0.paper - $0.ink, Self.leastShare * most, 1) }
        guard most > 0, gains.max() ?? 1 > Self.leastGain else { return self }
        var even = pixels
        for row in 0..<height {
            for column in 0..<width {
                let place = row * width + column
                let value = lightest - (levels[column].paper - Double(pixels[place])) * gains[column]
                even[place] = UInt8(min(max(value, 0), 255))
            }
        }
        return Image(width: width, height: height, pixelFormat: .grey, pixels: even)
    }

    /// The brightness of ink and paper around each column.
    private func brightness() -> [(ink: Double, paper: Double)] {
        let reach = max(1, Int(Self.reach * Double(height)))
        var counts = [Int](repeating: 0, count: 256)
        var total = 0
        func add(_ column: Int, _ sign: Int) {
            guard column >= 0, column < width else { return }
            for row in 0..<height { counts[Int(pixels[row * width + column])] += sign }
            total += sign * height
        }
        for column in 0..<min(reach, width) { add(column, 1) }
        return (0..<width).map { column in
            add(column + reach, 1)
            add(column - reach - 1, -1)
            let ink = counts.level(ofRank: Int(Self.inkShare * Double(total)))
            let paper = counts.level(ofRank: Int((1 - Self.paperShare) * Double(total)))
            return (Double(ink), Double(max(ink, paper)))
        }
    }
}
