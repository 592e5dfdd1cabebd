import AAMVA
import Barcodes
import ImageProcessing
import Imaging
import MRZ
import Testing

@testable import SpecimenCards

@Suite struct LicenceBarcodeTests {
    /// The back of a licence, drawn, says what its front says.
    @Test(arguments: UInt64(0)..<8) func saysWhatTheFrontSays(seed: UInt64) throws {
        let (front, back) = (
            SpecimenCard(design: .usLicence, side: .front, seed: seed),
            SpecimenCard(design: .usLicence, side: .back, seed: seed)
        )
        #expect(front.barcodes.isEmpty)
        let picture = try back.drawn(pixelsPerMillimetre: 16)
        let read = try picture.barcodes(onCards: [picture.bounds])
        #expect(read.map(\.symbology) == [.pdf417])
        let data = try LicenceData(parsing: read.first?.bytes ?? [])
        #expect(data.deviations.isEmpty)
        #expect(data["DAQ"] == front.texts[.documentNumber])
        #expect(data.surname == front.texts[.surname])
        #expect(data.birthDate?.description == front.data.person.birthDate.isoText)
        #expect(data.jurisdiction?.name.uppercased() == front.texts[.jurisdiction])
        #expect(data.state == front.data.issuingState)
        #expect(
            data.city
                == front.texts[.address]?.split(separator: "\n").last?.split(separator: ",").first.map(String.init))
    }

    @Test func followsChosenValues() throws {
        var card = SpecimenCard(design: .usLicence, side: .back, seed: 1)
        try card.set([("surname", "ERIKSSON"), ("birthDate", "1974-08-12")])
        let data = try LicenceData(parsing: card.barcodes.first?.text ?? "")
        #expect(data.surname == "ERIKSSON")
        #expect(data.birthDate?.description == "1974-08-12")
    }

    /// Each kind of barcode that may be printed on a card.
    @Test(arguments: SpecimenBarcode.Kind.allCases) func drawsBarcodes(kind: SpecimenBarcode.Kind) throws {
        var card = SpecimenCard(design: .usLicence, side: .front, seed: 2)
        let width = kind == .code128 || kind == .code39 ? 60.0 : 25.0
        let place = Quadrilateral(x: 20, y: 15, width: width, height: kind == .pdf417 ? 12 : 25)
        card.extraBarcodes = [SpecimenBarcode(kind: kind, text: "DC03UTO", outline: place)]
        let picture = try card.drawn(pixelsPerMillimetre: 16)
        #expect(try picture.barcodes(onCards: [picture.bounds]).map(\.text) == ["DC03UTO"])
    }
}
