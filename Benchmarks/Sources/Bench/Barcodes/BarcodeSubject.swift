import ArgumentParser
import Imaging
import SpecimenCards

/// A printed barcode, and the conditions of its photograph.
enum BarcodeSubject: String, CaseIterable, ExpressibleByArgument {
    case licenceHandHeld, licenceHard, qrCodeHandHeld, qrCodeHard, dataMatrixHandHeld, dataMatrixHard

    /// The barcode of 25 mm that is printed on a card; nil for the back of a licence, which has its own.
    private var kind: SpecimenBarcode.Kind? {
        switch self {
        case .licenceHandHeld, .licenceHard: nil
        case .qrCodeHandHeld, .qrCodeHard: .qrCode
        case .dataMatrixHandHeld, .dataMatrixHard: .dataMatrix
        }
    }

    private var conditions: PhotographConditions {
        switch self {
        case .licenceHandHeld, .qrCodeHandHeld, .dataMatrixHandHeld: .handHeld
        case .licenceHard, .qrCodeHard, .dataMatrixHard: .hard
        }
    }

    /// Takes a photograph.
    func photograph(seed: UInt64) throws -> SpecimenPhotograph {
        var card = SpecimenCard(design: .usLicence, side: kind == nil ? .back : .front, seed: seed)
        if let kind {
            // About as much as a seal says: header, message and signature.
            let text = (0..<9).map { "DC03DEUT\(seed)X\($0)<" }.joined()
            let place = Quadrilateral(x: 57, y: 14, width: 25, height: 25)
            card.extraBarcodes = [SpecimenBarcode(kind: kind, text: text, outline: place)]
        }
        return try Photograph(of: [card], conditions: conditions.varied(seed: seed), seed: seed).taken()
    }
}
