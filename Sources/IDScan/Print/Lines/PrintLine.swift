import Imaging
import SystemLibrary

/// A line of print as it was read: its characters, and where they stand.
struct PrintLine {
    /// A character, how sure it is (0 to 1), and where it stands along the line, as shares of it.
    struct Letter {
        let character: Character
        let confidence: Double
        let extent: ClosedRange<Double>
    }

    let letters: [Letter]
    /// Around the letters, in pixels of the photograph.
    let corners: Quadrilateral

    var text: String { String(letters.map(\.character)) }

    /// The mean confidence of the letters, 0 if there are none.
    var confidence: Double { letters.reduce(0) { $0 + $1.confidence } / Double(max(1, letters.count)) }

    /// Around some of the letters; nil if there are fewer.
    func corners(of range: Range<Int>) -> Quadrilateral? {
        guard let first = range.first, let last = range.last, last < letters.count else { return nil }
        let (start, end) = (letters[first].extent.lowerBound, letters[last].extent.upperBound)
        return corners.part(start...max(start, end))
    }
}

/// The direction in which most print of a picture runs.
struct PrintFrame {
    private let x, y: Double

    /// The number of directions that are told apart at first, and of those next to each other that count as one.
    private static let directions = 36, alike = 3

    /// - Parameter lines: The lines; the more letters of one are sure, the more it counts. Those in other directions do not: a
    ///   background may be read as well.
    init(of lines: [PrintLine]) {
        let runs = lines.compactMap { line -> (x: Double, y: Double, direction: Int)? in
            let (start, end) = (line.corners.leftMiddle, line.corners.rightMiddle)
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = (dx * dx + dy * dy).squareRoot()
            guard length > 0 else { return nil }
            let weight = line.letters.reduce(0) { $0 + $1.confidence * $1.confidence }
            let turn = atan2(dy, dx) / (2 * .pi) + 1
            return (weight * dx / length, weight * dy / length, Int(turn * Double(Self.directions)) % Self.directions)
        }
        var sums = [Point](repeating: Point(x: 0, y: 0), count: Self.directions)
        for run in runs {
            for offset in 0..<Self.alike {
                let direction = (run.direction + offset) % Self.directions
                sums[direction] = Point(x: sums[direction].x + run.x, y: sums[direction].y + run.y)
            }
        }
        let lengths = sums.map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
        let best = lengths.indices.max { lengths[$0] < lengths[$1] } ?? 0
        (x, y) = lengths[best] > 0 ? (sums[best].x / lengths[best], sums[best].y / lengths[best]) : (1, 0)
    }

    func place(of corners: Quadrilateral) -> PrintPlace {
        let (start, end) = (turned(corners.leftMiddle), turned(corners.rightMiddle))
        return PrintPlace(
            columns: min(start.x, end.x)...max(start.x, end.x), middle: (start.y + end.y) / 2,
            height: corners.meanHeight)
    }

    /// True if a line runs in this direction, by no more than about 20 degrees off.
    func fits(_ corners: Quadrilateral) -> Bool {
        let (start, end) = (turned(corners.leftMiddle), turned(corners.rightMiddle))
        return end.x - start.x > abs(end.y - start.y) * 2.7
    }

    /// Words of one line that were found as lines of their own are less far apart than this, in heights.
    private static let wordGap = -0.3..<1.1

    /// Joins lines that follow each other like words.
    func joined(_ lines: [PrintLine]) -> [PrintLine] {
        var rest = lines.sorted { place(of: $0.corners).left < place(of: $1.corners).left }
        var index = 0
        while index < rest.count {
            let own = place(of: rest[index].corners)
            let next = rest.indices.first { other in
                guard other != index else { return false }
                let place = place(of: rest[other].corners)
                let height = max(own.height, place.height)
                return Self.wordGap.contains((place.left - own.right) / height)
                    && abs(place.middle - own.middle) < 0.3 * height && (0.7...1.4).contains(own.height / place.height)
            }
            guard let next else {
                index += 1
                continue
            }
            rest[index] = rest[index].joined(rest[next], in: self)
            rest.remove(at: next)
            if next < index { index -= 1 }
        }
        return rest
    }

    private func turned(_ point: Point) -> Point { Point(x: point.x * x + point.y * y, y: point.y * x - point.x * y) }
}

extension Quadrilateral {
    fileprivate var leftMiddle: Point { Point(x: (topLeft.x + bottomLeft.x) / 2, y: (topLeft.y + bottomLeft.y) / 2) }
    fileprivate var rightMiddle: Point {
        Point(x: (topRight.x + bottomRight.x) / 2, y: (topRight.y + bottomRight.y) / 2)
    }
}

extension PrintLine {
    /// One line of this and of another one that follows, with a space between them.
    func joined(_ next: PrintLine, in frame: PrintFrame) -> PrintLine {
        let (own, other) = (frame.place(of: corners), frame.place(of: next.corners))
        let width = max(1, other.right - own.left)
        func moved(_ letter: Letter, _ place: PrintPlace) -> Letter {
            let (start, end) = (
                place.left + letter.extent.lowerBound * place.width - own.left,
                place.left + letter.extent.upperBound * place.width - own.left
            )
            return Letter(
                character: letter.character, confidence: letter.confidence,
                extent: start / width...max(start, end) / width)
        }
        let (end, begin) = (own.width / width, (other.left - own.left) / width)
        let space = Letter(character: " ", confidence: 1, extent: min(end, begin)...max(end, begin))
        return PrintLine(
            letters: letters.map { moved($0, own) } + [space] + next.letters.map { moved($0, other) },
            corners: Quadrilateral(
                topLeft: corners.topLeft, topRight: next.corners.topRight, bottomRight: next.corners.bottomRight,
                bottomLeft: corners.bottomLeft))
    }
}
