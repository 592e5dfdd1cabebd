import TextRecognition
import Testing

@testable import IDScan

@Suite struct ColumnGridTests {
    /// Characters whose middles are at some places of the crop.
    private func read(at centres: [Double]) -> [RecognizedCharacter] {
        centres.map {
            RecognizedCharacter(character: "A", confidence: 1, alternatives: [], extent: $0 - 0.01...$0 + 0.01)
        }
    }

    /// The distance of the worst column from its place, in pitches.
    private func error(of grid: ColumnGrid, from places: [Double]) -> Double {
        let pitch = (places[places.count - 1] - places[0]) / Double(places.count - 1)
        return zip(grid.centres, places).map { abs($0 - $1) / pitch }.max() ?? .infinity
    }

    /// The places of 44 columns on a crop, as a function of their places on paper.
    private static func columns(_ place: (Double) -> Double) -> [Double] {
        (0..<44).map { place((Double($0) + 0.5) / 44) }
    }

    /// On even paper, in perspective, and on a page that bends away from the camera.
    private static let lines = [
        columns { share in 0.02 + 0.96 * share },
        columns { share in 0.01 + 1.05 * share / (1 + 0.08 * share) },
        columns { share in 0.03 + 0.9 * share + 0.04 * share * share },
    ]

    @Test(arguments: lines)
    func findsColumns(places: [Double]) throws {
        #expect(error(of: try #require(ColumnGrid(read(at: places))), from: places) < 0.06)
    }

    @Test(arguments: lines)
    func isNotMisledByCharactersThatStandElsewhere(places: [Double]) throws {
        var misread = places
        // Two letters read as one, and one as two: what is between them is one column off.
        let pitch = places[1] - places[0]
        for column in 10..<13 { misread[column] += pitch }
        misread[30] += 0.5 * pitch
        #expect(error(of: try #require(ColumnGrid(read(at: misread))), from: places) < 0.15)
    }

    @Test(arguments: [[], [0.5], [0.5, 0.5], [0.9, 0.5, 0.1]])
    func findsNoneInWhatIsNoLine(centres: [Double]) {
        #expect(ColumnGrid(read(at: centres)) == nil)
    }
}
