import Imaging
import TextRecognition

/// The darkness of a line's ink against paper, character by character: glare takes it away from some.
struct LineContrast: Hashable {
    /// For each character, the grey levels between the paper around it and its ink, 0…255.
    let levels: [Double]
    /// The contrast of the line's strong characters, 0…255.
    private let strong: Double

    /// The number of characters on either side that show, too, how dark ink is there.
    private static let reach = 2
    /// The least contrast that counts, as a share of that of a line's strong characters.
    private static let leastShare = 0.2
    /// No camera sees as much: black, white and nothing between them.
    private static let most = 245.0

    init(of characters: [RecognizedCharacter], in crop: Image) {
        levels = characters.map { character in
            crop.inkAndPaper(columns: crop.columns(of: character.extent), rows: 0..<crop.height)
                .map { $0.paper - $0.ink } ?? 0
        }
        strong = levels.isEmpty ? 0 : levels.sorted()[levels.count * 9 / 10]
    }

    /// True where the picture was made black and white, which hides the losses.
    var isBlackAndWhite: Bool { levels.count { $0 > Self.most } > levels.count / 2 }

    /// The characters, from 0, that can hardly be seen, and whose neighbours can hardly be seen either. A network's
    /// reading does not matter there.
    var unseenColumns: Set<Int> {
        Set(
            levels.indices.filter { column in
                let around = levels[max(0, column - Self.reach)...min(levels.count - 1, column + Self.reach)]
                return around.allSatisfy { $0 < Self.leastShare * strong }
            })
    }
}

extension Image {
    /// The columns of pixels that a share of the width takes.
    func columns(of extent: ClosedRange<Double>) -> Range<Int> {
        let left = min(width - 1, max(0, Int(extent.lowerBound * Double(width))))
        return left..<min(width, max(left + 1, Int((extent.upperBound * Double(width)).rounded(.up))))
    }

    /// The grey levels of ink and paper in a part of a grey image. Most of that part is paper. Nil where there are too
    /// few pixels to tell.
    func inkAndPaper(columns: Range<Int>, rows: Range<Int>) -> (ink: Double, paper: Double)? {
        let count = columns.count * rows.count
        guard count > 20 else { return nil }
        var counts = [Int](repeating: 0, count: 256)
        for row in rows {
            for value in pixels[row * width + columns.lowerBound..<row * width + columns.upperBound] {
                counts[Int(value)] += 1
            }
        }
        return (Double(counts.level(ofRank: count / 20)), Double(counts.level(ofRank: count * 3 / 4)))
    }

    /// The number of pixels of a part of a grey image that are darker than a level.
    func darkCount(below level: Double, columns: Range<Int>, rows: Range<Int>) -> Int {
        rows.reduce(0) { sum, row in
            sum
                + pixels[row * width + columns.lowerBound..<row * width + columns.upperBound].count {
                    Double($0) < level
                }
        }
    }
}
