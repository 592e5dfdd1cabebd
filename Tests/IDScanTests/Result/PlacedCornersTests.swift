import Foundation
import Imaging
import Testing

@testable import IDScan

struct PlacedCornersTests {
    private static let outline = Quadrilateral(x: 1, y: 2, width: 3, height: 4)

    @Test(arguments: [nil, 0, 1])
    func saysWhichPhotographShowsIt(image: Int?) throws {
        let corners = try #require(PlacedCorners(Self.outline, image: image))
        let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(corners)) as? [String: Any]
        #expect(json?["image"] as? Int == image)
        #expect(json?["topLeft"] as? [String: Double] == ["x": 1, "y": 2])
        let decoded = try JSONDecoder().decode(PlacedCorners.self, from: JSONEncoder().encode(corners))
        #expect(decoded.outline == Self.outline)
    }

    @Test func isEncodedToATenthOfAPixel() throws {
        let corners = try #require(
            PlacedCorners(Self.outline.mapped { Point(x: $0.x + 0.26, y: $0.y - 0.04) }, image: nil))
        #expect(corners.topLeft == Point(x: 1.3, y: 2) && corners.bottomRight == Point(x: 4.3, y: 6))
    }

    @Test func isNothingWithoutAnOutline() {
        #expect(PlacedCorners(nil, image: 1) == nil)
    }
}
