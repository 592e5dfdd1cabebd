import Testing

@testable import IDScan

@Suite struct LineStretchTests {
    @Test(arguments: [30, 36, 44])
    func coversEveryCharacterOnce(count: Int) {
        let stretches = LineStretch.all(ofColumns: count)
        #expect(stretches.flatMap { Array($0.columns) } == Array(0..<count))
        #expect(stretches.allSatisfy { $0.columns.count >= 4 && (0...1).contains($0.share) })
    }
}
