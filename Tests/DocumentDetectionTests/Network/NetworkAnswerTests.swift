import Imaging
import SpecimenCards
import Testing

@testable import DocumentDetection

struct NetworkAnswerTests {
    /// An answer about a square of 2 × 2 cells: the scores of the mask, row by row, and the directions.
    private func answer(mask: [Float], directions: [(x: Float, y: Float)]) -> NetworkAnswer {
        var values = [Float](repeating: 0, count: 6 * 4)
        for (index, score) in mask.enumerated() {
            let (row, column) = (index / 4, index % 4)
            values[(row % 2 * 2 + column % 2) * 4 + row / 2 * 2 + column / 2] = score
        }
        for (cell, direction) in directions.enumerated() {
            (values[16 + cell], values[20 + cell]) = (direction.x, direction.y)
        }
        return NetworkAnswer(values)
    }

    @Test func putsTheQuartersOfCellsInRows() {
        let scores = (0..<16).map(Float.init)
        let answer = answer(mask: scores, directions: [(1, 0), (0, 1), (-1, 0), (0, -1)])
        #expect(answer.mask == scores)
        #expect(answer.directions == [SIMD2(1, 0), SIMD2(0, 1), SIMD2(-1, 0), SIMD2(0, -1)])
    }

    @Test func turnsBackWhatWasTurnedClockwise() {
        // The upper left corner of the square, where text runs to the right, is the upper right one of the turned square,
        // where it runs downwards.
        var turned = [Float](repeating: 0, count: 16)
        turned[3] = 7
        let answer = answer(mask: turned, directions: [(0, 0), (0, 1), (0, 0), (0, 0)]).turnedBack
        #expect(answer.mask == [7] + [Float](repeating: 0, count: 15))
        #expect(answer.directions == [SIMD2(1, 0), SIMD2(0, 0), SIMD2(0, 0), SIMD2(0, 0)])
    }

    @Test func averagesScoresAndDirections() {
        let one = answer(mask: [Float](repeating: 4, count: 16), directions: [(1, 0), (1, 0), (1, 0), (1, 0)])
        let other = answer(mask: [Float](repeating: -2, count: 16), directions: [(0, 1), (0, 1), (0, 1), (0, 1)])
        let mean = one.averaged(with: other)
        #expect(mean.mask.allSatisfy { $0 == 1 })
        #expect(mean.directions.allSatisfy { $0 == SIMD2(0.5, 0.5) })
    }
}

@Suite struct TurnedViewTests {
    /// The network says about the same of a passport on a table however it is shown.
    @Test func answersAreAboutTheViewAsItIs() throws {
        let photograph = Photograph(
            of: [SpecimenCard(format: .td3, seed: 11)],
            conditions: .desk.with { ($0.width, $0.height) = (1000, 750) }, seed: 11)
        let picture = try HalvedImages(photograph.taken().image.grey(), longestSide: NetworkView.enoughSide)
        let view = NetworkView(of: picture)
        var network = try DocumentNetwork()
        let upright = try network.answer(to: view), turned = try network.answer(to: view, isTurned: true)
        func covered(_ answer: NetworkAnswer) -> Set<Int> { Set(answer.mask.indices.filter { answer.mask[$0] > 0 }) }
        let (one, other) = (covered(upright), covered(turned))
        #expect(!one.isEmpty && Double(one.intersection(other).count) > 0.9 * Double(one.union(other).count))
        // Where both see a document, both see the direction in which it is read.
        let cosines = upright.directions.indices.filter { cell in
            upright.mask[2 * (cell % upright.cells) + 4 * upright.cells * (cell / upright.cells)] > 2
        }.map { (upright.directions[$0] * turned.directions[$0]).sum() }
        #expect(!cosines.isEmpty && cosines.reduce(0, +) > 0.8 * Float(cosines.count))
    }
}
