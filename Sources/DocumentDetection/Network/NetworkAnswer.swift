/// The answer of the document network for a square: the documents, and the directions in which they are read.
struct NetworkAnswer {
    /// The side of a cell, in pixels of the network's square; those of the mask are half as large.
    static let cellSide = 4
    /// The number of values for each cell: the scores of its quarters, row by row, and the direction.
    static let planes = 6

    /// The number of cells in each direction.
    let cells: Int
    /// The scores (logits) of the quarters of all cells to be part of a document, row by row of the mask.
    private(set) var mask: [Float]
    /// The direction of reading in each cell, row by row: to the right and down, a unit vector where the network is sure.
    private(set) var directions: [SIMD2<Float>]

    /// Reads the output of the network.
    ///
    /// - Parameter values: ``planes`` square planes.
    init(_ values: [Float]) {
        let plane = values.count / Self.planes
        let cells = Int(Double(plane).squareRoot())
        self.cells = cells
        mask = [Float](repeating: 0, count: 4 * plane)
        for row in 0..<2 * cells {
            for column in 0..<2 * cells {
                let quarter = row % 2 * 2 + column % 2
                mask[row * 2 * cells + column] = values[quarter * plane + row / 2 * cells + column / 2]
            }
        }
        directions = (0..<plane).map { SIMD2(values[4 * plane + $0], values[5 * plane + $0]) }
    }

    /// Returns the answer about a square, made of that about the square turned clockwise by a right angle.
    var turnedBack: NetworkAnswer {
        var answer = self
        answer.mask = Self.turnedBack(mask, side: 2 * cells)
        answer.directions = Self.turnedBack(directions, side: cells).map { SIMD2($0.y, -$0.x) }
        return answer
    }

    private static func turnedBack<Value>(_ values: [Value], side: Int) -> [Value] {
        (0..<side * side).map { values[$0 % side * side + side - 1 - $0 / side] }
    }

    /// Returns the mean of two answers about the same square.
    func averaged(with other: NetworkAnswer) -> NetworkAnswer {
        var answer = self
        answer.mask = zip(mask, other.mask).map { ($0 + $1) / 2 }
        answer.directions = zip(directions, other.directions).map { ($0 + $1) / 2 }
        return answer
    }
}
