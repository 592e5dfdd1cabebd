import CBarcodes

/// A kind of barcode.
public enum Symbology: String, Hashable, Sendable, Codable, CaseIterable {
    case pdf417, qrCode, microQRCode, dataMatrix, aztec, maxiCode
    case code128, code39, code93, codabar, itf
    case ean13, ean8, upcA, upcE, dataBar, dataBarExpanded

    /// The kinds that identity documents carry.
    public static let ofDocuments: Set<Symbology> = [.pdf417, .qrCode, .dataMatrix, .aztec, .code128, .code39]

    /// Its bit in sets of the library.
    var format: Int32 {
        let bit =
            switch self {
            case .pdf417: CBarcodesPDF417
            case .qrCode: CBarcodesQRCode
            case .microQRCode: CBarcodesMicroQRCode
            case .dataMatrix: CBarcodesDataMatrix
            case .aztec: CBarcodesAztec
            case .maxiCode: CBarcodesMaxiCode
            case .code128: CBarcodesCode128
            case .code39: CBarcodesCode39
            case .code93: CBarcodesCode93
            case .codabar: CBarcodesCodabar
            case .itf: CBarcodesITF
            case .ean13: CBarcodesEAN13
            case .ean8: CBarcodesEAN8
            case .upcA: CBarcodesUPCA
            case .upcE: CBarcodesUPCE
            case .dataBar: CBarcodesDataBar
            case .dataBarExpanded: CBarcodesDataBarExpanded
            }
        return Int32(bit)
    }

    /// The kind of a bit.
    init?(format: Int32) {
        guard let kind = Self.allCases.first(where: { $0.format == format }) else { return nil }
        self = kind
    }

    /// True if bars in one row make it: its corners are the ends of a line through them.
    public var isLinear: Bool {
        switch self {
        case .pdf417, .qrCode, .microQRCode, .dataMatrix, .aztec, .maxiCode: false
        default: true
        }
    }
}
