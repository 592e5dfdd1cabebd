import MRZ
import Testing

@testable import SpecimenCards

struct SpecimenZoneTests {
    @Test(arguments: SpecimenFormat.allCases)
    func isReadAsItWasMeant(format: SpecimenFormat) throws {
        for seed in UInt64(0)..<300 {
            let zone = try SpecimenZone(SpecimenData(format: format, seed: seed))
            let read = try MachineReadableZone(parsing: zone.lines, referenceDate: .juneOf2026)
            #expect(read.format == format.zoneFormat)
            #expect(read.verdict == .holds)
            for (name, value) in zone.fields {
                #expect(read[name]?.value == value, "\(name) of \(format) \(seed)")
            }
        }
    }

    @Test(arguments: SpecimenFormat.allCases)
    func misprintedDigitFails(format: SpecimenFormat) throws {
        var data = SpecimenData(format: format, seed: 4)
        data.hasWrongCheckDigit = true
        let read = try MachineReadableZone(parsing: SpecimenZone(data).lines, referenceDate: .juneOf2026)
        #expect(read.verdict == .fails)
    }

    @Test func everyInventedNameCanBeWritten() throws {
        var data = SpecimenData(format: .td3, seed: 1)
        for surname in InventedNames.surnames {
            data.person.surname = surname
            _ = try SpecimenZone(data)
        }
        for name in InventedNames.womensNames + InventedNames.mensNames {
            data.person.givenNames = name
            _ = try SpecimenZone(data)
        }
    }

    @Test func namesTheCauseWhenDataDoNotFit() {
        var data = SpecimenData(format: .td3, seed: 1)
        data.documentNumber = "1234567890"
        #expect(throws: SpecimenError.self) { try SpecimenZone(data) }
    }
}
