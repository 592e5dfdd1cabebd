import Imaging

/// The colours of a picture, reduced to a few by halving the box of colours with the widest side (Heckbert 1982).
struct Palette {
    let colours: [[UInt8]]
    /// The number of each pixel's colour.
    let indices: [Int]

    init(of image: Image, count: Int) {
        let cells = (0..<(image.width * image.height)).map { pixel in
            (0..<3).reduce(0) { $0 << 5 | Int(image.pixels[3 * pixel + $1] >> 3) }
        }
        var frequency: [Int: Int] = [:]
        for cell in cells { frequency[cell, default: 0] += 1 }
        var boxes = [Box(cells: frequency.keys.sorted())]
        while boxes.count < count, let widest = boxes.indices.max(by: { boxes[$0].width < boxes[$1].width }),
            boxes[widest].width > 0
        {
            let (low, high) = boxes[widest].halves
            boxes[widest] = low
            boxes.append(high)
        }
        var number: [Int: Int] = [:]
        for (index, box) in boxes.enumerated() {
            for cell in box.cells { number[cell] = index }
        }
        colours = boxes.map { $0.mean(weighing: frequency) }
        indices = cells.map { number[$0] ?? 0 }
    }

    /// Some colours, of five bits for each sample.
    private struct Box {
        let cells: [Int]

        private static func sample(_ cell: Int, _ channel: Int) -> Int { cell >> (10 - 5 * channel) & 31 }

        private func side(_ channel: Int) -> Int {
            let samples = cells.map { Self.sample($0, channel) }
            return (samples.max() ?? 0) - (samples.min() ?? 0)
        }

        private var widestChannel: Int { (0..<3).max { side($0) < side($1) } ?? 0 }

        var width: Int { side(widestChannel) }

        var halves: (Box, Box) {
            let channel = widestChannel
            let samples = cells.map { Self.sample($0, channel) }
            let middle = ((samples.max() ?? 0) + (samples.min() ?? 0)) / 2
            return (
                Box(cells: cells.filter { Self.sample($0, channel) <= middle }),
                Box(cells: cells.filter { Self.sample($0, channel) > middle })
            )
        }

        func mean(weighing frequency: [Int: Int]) -> [UInt8] {
            let total = cells.reduce(0) { $0 + (frequency[$1] ?? 0) }
            return (0..<3).map { channel in
                let sum = cells.reduce(0) { $0 + Self.sample($1, channel) * (frequency[$1] ?? 0) }
                return UInt8(min(255, sum * 8 / max(1, total) + 4))
            }
        }
    }
}
