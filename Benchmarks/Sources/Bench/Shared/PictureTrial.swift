import IDScan

/// One picture with one zone, read.
struct PictureTrial {
    let truth: [String]
    let read: [String]
    let status: VerificationStatus?
    var isExact: Bool { read == truth }
    var isWrongButVerified: Bool { status == .verified && !isExact }

    /// Compares the first zone of a result with the printed lines.
    init(truth: [String], result: ScanResult) {
        let document = result.documents.first { $0.mrz != nil }
        (self.truth, read, status) = (truth, document?.mrz?.lines ?? [], document?.status)
    }
}
