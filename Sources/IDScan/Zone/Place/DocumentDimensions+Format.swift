public import DocumentDetection
public import MRZ

extension DocumentDimensions {
    /// The dimensions of the documents that have zones of a format.
    public init(of format: Format) {
        switch format {
        case .td1, .frenchDrivingLicence, .dutchDrivingLicence, .swissDrivingLicence: self = .td1
        case .td2, .frenchIdentityCard: self = .td2
        case .td3, .russianInternalPassport: self = .td3
        case .mrva: self = .mrva
        case .mrvb: self = .mrvb
        }
    }
}
