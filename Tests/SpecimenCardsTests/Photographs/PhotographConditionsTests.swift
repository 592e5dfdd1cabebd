import Foundation
import SpecimenCards
import Testing

struct PhotographConditionsTests {
    @Test func seedDecidesTheVariation() {
        #expect(PhotographConditions.desk.varied(seed: 4) == PhotographConditions.desk.varied(seed: 4))
        #expect(PhotographConditions.desk.varied(seed: 4) != PhotographConditions.desk.varied(seed: 5))
    }

    @Test func variedScanStaysAScan() {
        let varied = PhotographConditions.flatbed.varied(seed: 4)
        #expect(varied.background == .white)
        #expect(varied.tilt == 0)
        #expect(varied.rotation < 2 || varied.rotation > 358)
    }

    @Test(arguments: [PhotographConditions.flatbed, .desk, .handHeld, .hard])
    func survivesJSON(conditions: PhotographConditions) throws {
        let data = try JSONEncoder().encode(conditions)
        #expect(try JSONDecoder().decode(PhotographConditions.self, from: data) == conditions)
    }
}
