import DocumentDetection
import IDScan
import MRZ
import Testing

struct DocumentDimensionsFormatTests {
    @Test(arguments: [
        (Format.td1, DocumentDimensions.td1), (.td2, .td2), (.td3, .td3), (.mrva, .mrva), (.mrvb, .mrvb),
        (.frenchIdentityCard, .td2), (.swissDrivingLicence, .td1), (.russianInternalPassport, .td3),
    ])
    func areThoseOfTheSize(format: Format, dimensions: DocumentDimensions) {
        #expect(DocumentDimensions(of: format) == dimensions)
    }
}
