import Imaging
import SpecimenCards
import Testing

@Suite struct LineMatchTests {
    private static let photograph = Photograph(
        of: [SpecimenCard(format: .td2, seed: 3)], conditions: .handHeld, seed: 3)

    /// A place around the ink of a line: its margins, as shares of its width and height.
    private static func place(
        of line: Quadrilateral, left: Double = 0.01, right: Double = 0.01, above: Double = 0.2, below: Double = 0.2
    ) throws -> Quadrilateral {
        let unit = Quadrilateral(x: 0, y: 0, width: 1, height: 1)
        let grown = Quadrilateral(x: -left, y: -above, width: 1 + left + right, height: 1 + above + below)
        return try #require(ProjectiveTransform(mapping: unit, to: line)).applied(to: grown)
    }

    @Test func findsALineEitherWayUp() throws {
        let truth = try Self.photograph.truth()
        for (text, line) in zip(truth.documents[0].lines, truth.documents[0].lineQuadrilaterals) {
            let place = try Self.place(of: line)
            #expect(truth.line(at: place) == .line(text, isUpsideDown: false))
            #expect(truth.line(at: place.turned(quarterTurns: 2)) == .line(text, isUpsideDown: true))
        }
    }

    @Test func acceptsWhatALocatorMayGetWrong() throws {
        let truth = try Self.photograph.truth()
        let (text, line) = (truth.documents[0].lines[0], truth.documents[0].lineQuadrilaterals[0])
        #expect(truth.line(at: try Self.place(of: line, left: 0.1)) == .line(text, isUpsideDown: false))
        #expect(truth.line(at: try Self.place(of: line, right: -0.003)) == .line(text, isUpsideDown: false))
        #expect(truth.line(at: try Self.place(of: line, above: 0.5)) == .line(text, isUpsideDown: false))
    }

    @Test func tellsPartsFromLines() throws {
        let truth = try Self.photograph.truth()
        let line = truth.documents[0].lineQuadrilaterals[0]
        #expect(truth.line(at: try Self.place(of: line, left: -0.03)) == .part)
        #expect(truth.line(at: try Self.place(of: line, above: -0.5)) == .part)
        #expect(truth.line(at: try Self.place(of: line).turned(quarterTurns: 1)) == .part)
        #expect(truth.line(at: Quadrilateral(x: 5, y: 5, width: 0, height: 10)) == .part)
    }

    @Test func findsNothingElsewhere() throws {
        let truth = try Self.photograph.truth()
        #expect(truth.line(at: Quadrilateral(x: 0, y: 0, width: 300, height: 20)) == .nothing)
    }
}
