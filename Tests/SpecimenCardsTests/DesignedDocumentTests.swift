import MRZ
import Testing

@testable import SpecimenCards

struct DesignedDocumentTests {
    @Test(arguments: SpecimenDesign.allCases)
    func zoneSaysWhatTheDocumentSays(design: SpecimenDesign) throws {
        guard design.zoneSide != nil else { return }
        for seed in UInt64(0)..<400 {
            let document = DesignedDocument(design: design, seed: seed)
            let zone = try SpecimenZone(document.data)
            let read = try MachineReadableZone(parsing: zone.lines, referenceDate: .juneOf2026)
            #expect(read.format == design.format.zoneFormat)
            #expect(read.verdict == .holds, "\(seed)")
            for (name, value) in zone.fields {
                #expect(read[name]?.value == value, "\(name) of \(seed)")
            }
            #expect(document.texts[.documentNumber] == zone.fields[.documentNumber])
        }
    }

    @Test(arguments: SpecimenDesign.allCases)
    func seedDecidesEverything(design: SpecimenDesign) {
        let first = DesignedDocument(design: design, seed: 5)
        let again = DesignedDocument(design: design, seed: 5)
        #expect(first.data == again.data && first.texts == again.texts)
        #expect(first.data != DesignedDocument(design: design, seed: 6).data)
    }

    @Test(arguments: SpecimenDesign.allCases)
    func namesHaveTheLettersOfTheirCountries(design: SpecimenDesign) {
        let names = (UInt64(0)..<200).compactMap { DesignedDocument(design: design, seed: $0).texts[.surname] }
        #expect(Set(names).count > 60)
        // Licences of North America are printed without accents.
        #expect(names.contains { name in name.contains { !$0.isASCII } } == (design != .usLicence))
        #expect(names.contains { $0.contains("-") })
    }

    @Test func longNamesAreTruncatedInTheZoneOnly() throws {
        let long = (UInt64(0)..<400).map { DesignedDocument(design: .germanIdentityCard2021, seed: $0) }.filter {
            ($0.texts[.surname] ?? "").count + ($0.texts[.givenNames] ?? "").count > 32
        }
        #expect(!long.isEmpty)
        for document in long {
            let zone = try SpecimenZone(document.data)
            #expect((zone.fields[.givenNames] ?? "").count < (document.texts[.givenNames] ?? "").count)
        }
    }

    @Test func driversAreOfAge() {
        for document in (UInt64(0)..<200).map({ DesignedDocument(design: .drivingLicence, seed: $0) }) {
            #expect(document.data.issueDate.year - document.data.person.birthDate.year >= 18)
        }
    }

    @Test(arguments: [
        (DesignDateStyle.points, "02.08.1974"), (.shortPoints, "02.08.74"), (.spaces, "02 08 1974"),
        (.hyphens, "02-08-1974"), (.obliques, "02/08/1974"), (.iso, "1974-08-02"), (.months, "02 AUG 1974"),
        (.bilingualMonths, "02 AUG/AOUT 74"), (.monthsFirst, "08/02/1974"),
    ])
    func datesArePrintedInEveryStyle(style: DesignDateStyle, text: String) {
        #expect(style.text(of: SpecimenDate(year: 1974, month: 8, day: 2)) == text)
    }
}
