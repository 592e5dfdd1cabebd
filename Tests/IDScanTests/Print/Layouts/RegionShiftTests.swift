import Imaging
import Testing

@testable import IDScan

struct RegionShiftTests {
    private static func line(_ x: Double, _ y: Double, height: Double) -> PrintPlace {
        PrintPlace(Quadrilateral(x: x, y: y, width: 15, height: height))
    }

    /// The values of a template as print of capitals, 2 mm high, each with a caption of 1.1 mm above it.
    private static func print(of template: DocumentTemplate, right: Double, down: Double) -> [PrintPlace] {
        template.fields.compactMap(\.region).flatMap { region in
            let (x, y) = (region.x + 0.5 + right, region.y + down)
            return [line(x, y + 0.5, height: 2), line(x, y - 2.3, height: 1.1)]
        }
    }

    @Test(arguments: ["eu-residence-permit-front", "eu-residence-permit-back", "germany-identity-card-2021-back"])
    func isNotMisledByCaptions(name: String) throws {
        let template = try #require(DocumentTemplate.builtIn.first { $0.name == name })
        let shift = RegionShift(of: template, lines: Self.print(of: template, right: 0, down: 0))
        #expect(shift.right == 0 && shift.down == 0)
    }

    @Test(arguments: [(2.0, -1.5), (-3.0, 2.0), (0.0, 3.5)])
    func findsHowFarOffPrintIs(right: Double, down: Double) throws {
        let template = try #require(DocumentTemplate.builtIn.first { $0.name == "germany-identity-card-2010-front" })
        let shift = RegionShift(of: template, lines: Self.print(of: template, right: right, down: down))
        #expect(abs(shift.right - right) <= 0.5 && abs(shift.down - down) <= 0.5)
    }

    @Test func staysWithoutLines() throws {
        let template = try #require(DocumentTemplate.builtIn.first { $0.name == "eu-residence-permit-front" })
        let shift = RegionShift(of: template, lines: [])
        #expect(shift.right == 0 && shift.down == 0)
    }
}
