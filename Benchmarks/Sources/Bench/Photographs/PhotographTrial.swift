import IDScan
import SpecimenCards

/// One photograph, scanned.
struct PhotographTrial {
    let name: String
    let truth: [String]
    let read: [String]
    let status: VerificationStatus?
    /// CPU seconds of the scan, decoding included.
    let seconds: Double

    init(of photograph: Photograph, name: String, scanner: inout DocumentScanner) throws {
        let taken = try photograph.taken()
        let bytes = try taken.file()
        let start = ProcessorTime.seconds
        let document = try scanner.scan(bytes).documents.first { $0.mrz != nil }
        seconds = ProcessorTime.seconds - start
        self.name = name
        truth = taken.truth.documents.first { !$0.lines.isEmpty }?.lines ?? []
        read = document?.mrz?.lines ?? []
        status = document?.status
    }

    var isExact: Bool { read == truth }

    /// The name of the photograph, its outcome, and the lines as printed and as read.
    var failure: String {
        ([name, status?.rawValue ?? "nothing"] + truth + read).joined(separator: "\n    ")
    }
}
