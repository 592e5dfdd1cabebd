import ImageProcessing
import Imaging
import SpecimenCards
import Testing

struct SpecimenPhotographTests {
    private func taken(_ change: (inout PhotographConditions) -> Void) throws -> SpecimenPhotograph {
        let conditions = PhotographConditions.desk.with {
            ($0.width, $0.height, $0.noise) = (240, 180, 0)
            change(&$0)
        }
        return try Photograph(of: [SpecimenCard(format: .td1, seed: 2)], conditions: conditions, seed: 2).taken()
    }

    @Test(arguments: 1...8)
    func turnedFileIsUprightWhenItIsDecoded(orientation: Int) throws {
        let photograph = try taken { ($0.exifOrientation, $0.jpegQuality) = (orientation, 95) }
        let decoded = try ImageDecoder().decode(photograph.file(), as: .rgb).image
        #expect(decoded.width == 240)
        #expect(decoded.height == 180)
        let differences = zip(decoded.pixels, photograph.image.pixels).map { abs(Int($0) - Int($1)) }
        #expect(differences.reduce(0, +) / differences.count < 6)
    }

    @Test func portableNetworkGraphicsLoseNothing() throws {
        let photograph = try taken { $0.jpegQuality = nil }
        let decoded = try ImageDecoder().decode(photograph.file(), as: .rgb)
        #expect(decoded.fileFormat == .png)
        #expect(decoded.image == photograph.image)
    }
}
