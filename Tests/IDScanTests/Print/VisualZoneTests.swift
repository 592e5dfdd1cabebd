import Foundation
import IDScan
import MRZ
import Testing

@Suite struct VisualZoneTests {
    @Test func givesTextsTheirMeaning() throws {
        let today = try #require(CalendarDate("2026-11-21"))
        let zone = VisualZone([
            .surname: "MÜLLER\nGEB. GABLER", .givenNames: "---", .birthDate: "12 AUG/AOUT 74",
            .birthPlace: "KÖLN, GERMANY", .sex: "K/F", .nationality: "DEUTSCH", .height: "1,78 m",
            .address: "51147 KÖLN\nHEIDESTRASSE 17",
            .issueDate: "nonsense",
        ])
        #expect(zone.surname?.text == "MÜLLER")
        #expect(zone.birthName?.text == "GABLER")
        #expect(zone.givenNames == nil)
        #expect(zone.birthDate?.date(.past, reference: today) == CalendarDate("1974-08-12"))
        #expect(zone.birthPlace?.name == "KÖLN")
        #expect(zone.sex == .female)
        #expect(zone.nationality?.code == "D")
        #expect(zone.height?.centimetres == 178)
        #expect(zone.address?.city == "KÖLN")
        #expect(zone.issueDate == nil)
        #expect(zone.expiryDate == nil)
    }

    @Test func dividesFullNames() {
        let zone = VisualZone([.fullName: "VAN DER MÜLLEN, MARTIN"])
        #expect(zone.surname?.text == "VAN DER MÜLLEN")
        #expect(zone.givenNames?.text == "MARTIN")
        #expect(VisualZone([.fullName: "ARKFREITH"]).givenNames == nil)
    }

    @Test(arguments: [
        ("UTOPIAN", "UTO"), ("Deutsch", "D"), ("D", "D"), ("POLSKIE/POLISH", "POL"), ("FRANÇAISE", "FRA"),
        ("BRITISH CITIZEN", "GBR"), ("Österreich", "AUT"), ("UNITED STATES OF AMERICA", "USA"),
        ("XXA", "XXA"), ("GIBBERISH", nil),
    ])
    func knowsNationalities(text: String, code: String?) {
        #expect(VisualZone([.nationality: text]).nationality?.code == code)
    }

    @Test func survivesCoding() throws {
        let zone = VisualZone([.surname: "MÜLLER", .eyeColour: "BRAUN"], dateOrder: .monthDayYear)
        let data = try JSONEncoder().encode(zone)
        #expect(String(decoding: data, as: UTF8.self).contains(#""eyeColour":"BRAUN""#))
        #expect(try JSONDecoder().decode(VisualZone.self, from: data) == zone)
    }
}
