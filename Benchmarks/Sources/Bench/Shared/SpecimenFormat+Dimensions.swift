import DocumentDetection
import SpecimenCards

extension SpecimenFormat {
    /// The measures of the documents of this format.
    var dimensions: DocumentDimensions {
        switch self {
        case .td1: .td1
        case .td2: .td2
        case .td3: .td3
        case .mrva: .mrva
        case .mrvb: .mrvb
        }
    }
}
