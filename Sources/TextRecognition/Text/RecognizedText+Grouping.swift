package import Imaging

extension RecognizedText {
    /// Joins lines that were found one by one to blocks: lines below each other are read together.
    ///
    /// - Parameter isInRows: True for a receipt, a form or a table: columns whose lines stand in rows are read row by row.
    init(grouping lines: [RecognizedTextObservation], isInRows: Bool = false) {
        var blocks: [[RecognizedTextObservation]] = []
        for line in lines {
            blocks.join([line]) { $0.contains { $0.corners.isPrinted(with: line.corners) } }
        }
        if isInRows { blocks = Self.tables(of: blocks) }
        let read = blocks.map { $0.inOrderOfReading }
        let order = Self.orderOfReading(read.map { Extent(around: $0.flatMap(\.corners.corners)) })
        self.init(blocks: order.map { RecognizedBlock(paragraphs: [RecognizedParagraph(lines: read[$0])]) })
    }

    /// The share of the lines of a column that stand in rows with those of another where both are of one table.
    private static let leastInRows = 0.6

    /// Joins blocks whose lines stand in rows, however wide the gap between them is.
    private static func tables(of blocks: [[RecognizedTextObservation]]) -> [[RecognizedTextObservation]] {
        var tables: [[RecognizedTextObservation]] = []
        for block in blocks {
            tables.join(block) { table in
                let (few, many) = block.count < table.count ? (block, table) : (table, block)
                let inRows = few.count { line in many.contains { line.corners.isInRow(with: $0.corners) } }
                return Double(inRows) >= leastInRows * Double(few.count)
            }
        }
        return tables
    }

    /// From the top to the bottom; of blocks side by side the left one first.
    private static func orderOfReading(_ extents: [Extent]) -> [Int] {
        var (waiting, order) = (extents.indices.sorted { extents[$0].top < extents[$1].top }, [Int]())
        while var next = waiting.first {
            while let left = waiting.first(where: { extents[$0].stands(leftOf: extents[next]) }) { next = left }
            waiting.removeAll { $0 == next }
            order.append(next)
        }
        return order
    }

    /// Puts the symbols of a page together.
    ///
    /// - Parameters:
    ///   - symbols: The symbols that Tesseract read on an upright page, in the order of reading.
    ///   - place: Tells the place in the image of a point of that page.
    ///   - isWanted: Tells if a line is to be kept.
    init(
        page symbols: [RecognizedSymbol], at place: (Point) -> Point,
        where isWanted: (RecognizedTextObservation) -> Bool
    ) {
        typealias Part = ArraySlice<RecognizedSymbol>
        func parts(_ symbols: Part, _ level: RecognizedSymbol.Level) -> [Part] {
            let starts = symbols.indices.filter { symbols[$0].beginning.map { $0 <= level } ?? false }
            return zip(starts, starts.dropFirst() + [symbols.endIndex]).map { symbols[$0..<$1] }
        }
        let blocks = parts(symbols[...], .block).map { block in
            RecognizedBlock(
                paragraphs: parts(block, .paragraph).map { paragraph in
                    RecognizedParagraph(
                        lines: parts(paragraph, .line).compactMap { RecognizedTextObservation(line: $0, at: place) })
                })
        }
        self = RecognizedText(blocks: blocks).compactMapped { isWanted($0) ? $0 : nil }
    }
}

extension RecognizedTextObservation {
    /// The number of readings that are told.
    private static let mostCandidates = 10

    /// Creates the observation of a line whose characters have alternatives.
    init(line: RecognizedLine, corners: Quadrilateral) {
        self.init(line: line, candidates: line.candidates(limit: Self.mostCandidates), corners: corners)
    }

    fileprivate init?(line symbols: ArraySlice<RecognizedSymbol>, at place: (Point) -> Point) {
        guard let box = symbols.first?.lineBox, box.left < box.right else { return nil }
        let read = RecognizedLine(Array(symbols), in: box.left...box.right)
        self.init(line: read, corners: Quadrilateral(box).mapped(place))
    }

    /// This line elsewhere.
    package func moved(_ place: (Point) -> Point) -> RecognizedTextObservation {
        RecognizedTextObservation(line: line, candidates: candidates, corners: corners.mapped(place))
    }
}

extension RecognizedText {
    /// This text elsewhere.
    func moved(_ place: (Point) -> Point) -> RecognizedText { compactMapped { $0.moved(place) } }

    /// This text with every line exchanged, or left out where nothing takes its place.
    func compactMapped(_ change: (RecognizedTextObservation) -> RecognizedTextObservation?) -> RecognizedText {
        RecognizedText(
            blocks: blocks.compactMap { block in
                let paragraphs = block.paragraphs.compactMap { paragraph in
                    let lines = paragraph.lines.compactMap(change)
                    return lines.isEmpty ? nil : RecognizedParagraph(lines: lines)
                }
                return paragraphs.isEmpty ? nil : RecognizedBlock(paragraphs: paragraphs)
            })
    }
}

extension [[RecognizedTextObservation]] {
    /// Adds a block; it becomes one with all those that it touches.
    fileprivate mutating func join(_ block: [RecognizedTextObservation], where isTouched: (Element) -> Bool) {
        let touched = indices.filter { isTouched(self[$0]) }
        let joined = touched.flatMap { self[$0] } + block
        for index in touched.reversed() { remove(at: index) }
        append(joined)
    }
}

extension [RecognizedTextObservation] {
    /// From the top to the bottom, and from the left to the right of lines beside each other, as the first one is turned.
    fileprivate var inOrderOfReading: [RecognizedTextObservation] {
        guard let first else { return [] }
        let direction = Direction(along: first.corners)
        func place(_ line: RecognizedTextObservation) -> Point { direction.turnedBack(line.corners.centre) }
        var rows: [[RecognizedTextObservation]] = []
        for line in sorted(by: { place($0).y < place($1).y }) {
            if let last = rows.last?.last, place(line).y - place(last).y < 0.5 * line.corners.meanHeight {
                rows[rows.count - 1].append(line)
            } else {
                rows.append([line])
            }
        }
        return rows.flatMap { $0.sorted { place($0).x < place($1).x } }
    }
}

extension Extent {
    /// True if this block stands to the left of another, and beside at least half of the lower of the two.
    fileprivate func stands(leftOf other: Extent) -> Bool {
        let shared = min(bottom, other.bottom) - max(top, other.top)
        return right <= other.left && shared >= 0.5 * min(height, other.height)
    }
}

extension Quadrilateral {
    /// The least cosine of the angle between lines of one print: about 10 degrees.
    private static let leastCosine = 0.985
    /// The largest difference between the heights of lines of one print, as a factor.
    private static let mostHeights = 1.8
    /// The space between two lines, and between two parts of one, at most, in heights.
    private static let lineGap = 1.25, wordGap = 1.5

    /// The largest distance of the middles of lines in a row from each other, in heights of the lower one.
    private static let rowStep = 0.5

    /// True if another line stands beside this one.
    fileprivate func isInRow(with other: Quadrilateral) -> Bool {
        let direction = Direction(along: self)
        let (own, others) = (direction.turnedBack(centre), direction.turnedBack(other.centre))
        return abs(own.y - others.y) < Self.rowStep * min(meanHeight, other.meanHeight)
            && direction.cosine(to: Direction(along: other)) > Self.leastCosine
    }

    /// True if this line and another stand below or beside each other as in one print.
    fileprivate func isPrinted(with other: Quadrilateral) -> Bool {
        let direction = Direction(along: self)
        let heights = (min(meanHeight, other.meanHeight), max(meanHeight, other.meanHeight))
        guard direction.cosine(to: Direction(along: other)) > Self.leastCosine,
            heights.1 < Self.mostHeights * heights.0
        else { return false }
        let mine = Extent(around: corners.map(direction.turnedBack))
        let others = Extent(around: other.corners.map(direction.turnedBack))
        let across = max(mine.left - others.right, others.left - mine.right)
        let down = max(mine.top - others.bottom, others.top - mine.bottom)
        let isBelow = across < 0 && down < Self.lineGap * heights.1
        let isBeside = down < -0.5 * heights.0 && across < Self.wordGap * heights.1
        return isBelow || isBeside
    }
}
