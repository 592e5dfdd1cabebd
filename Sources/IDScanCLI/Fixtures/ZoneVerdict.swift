import IDScan
import MRZ
import ScanReports

/// The verdict on a zone of a fixture, with the reason if it does not pass.
struct ZoneVerdict: Encodable {
    /// The name of the file, as it was given.
    let source: String

    /// The number of the zone's first line in the file, from 1; `nil` if this is about the whole file.
    let line: Int?

    /// The format, if the zone has the shape of one.
    let format: Format?

    /// True where the zone has no fault.
    let passes: Bool

    /// The proof by the check digits, if the zone has the shape of a format.
    let status: VerificationStatus?

    /// The reason why the zone does not pass.
    let failure: Failure?

    /// The place of the zone: the file and the line.
    let place: String

    /// The end of the validation of this zone.
    let exitStatus: ExitStatus

    /// Judges a zone.
    init(_ zone: ParsedZone) {
        source = zone.source
        line = zone.lineNumber
        place = zone.place
        switch zone.outcome {
        case .success(let document):
            let isRefuted = document.status == .refuted
            let written = document.mrz?.deviations.filter(\.code.isOfTranscription) ?? []
            passes = !isRefuted && written.isEmpty
            format = document.format
            status = document.status
            failure =
                isRefuted
                ? Failure(code: "refuted", message: document.refutations.joined(separator: "; "))
                : written.first.map { Failure(code: "notAsPrinted", message: $0.message) }
            exitStatus = passes ? .verified : .notVerified
        case .failure(let reason):
            passes = false
            format = nil
            status = nil
            failure = reason
            exitStatus = zone.exitStatus
        }
    }

    /// The verdict as one line for people.
    var text: String {
        let kind = [format?.rawValue, status?.rawValue].compactMap(\.self).joined(separator: " ")
        let parts = [kind.isEmpty ? nil : kind, failure?.message].compactMap(\.self)
        return "\(place): \(passes ? "passes" : "fails"): \(parts.joined(separator: ": "))".visible
    }

    private enum CodingKeys: String, CodingKey {
        case source, line, format, passes, status
        case failure = "error"
    }
}
