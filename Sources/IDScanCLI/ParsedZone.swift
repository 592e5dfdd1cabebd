import IDScan
import MRZ

/// One zone of a text file, or a file without one, and what came of it.
struct ParsedZone {
    /// The name of the file, as it was given.
    let source: String

    /// The number of the zone's first line in the file, from 1; `nil` if this is about the whole file.
    let lineNumber: Int?

    /// What came of it.
    let outcome: Result<ScannedDocument, Failure>

    /// Where the zone is: the file and the line.
    var place: String {
        lineNumber.map { "\(source):\($0)" } ?? source
    }

    /// How the work on this zone ended.
    var exitStatus: ExitStatus {
        switch outcome {
        case .success(let document): document.status == .verified ? .verified : .notVerified
        case .failure(let failure): failure.code == Failure.noZoneCode ? .nothingFound : .failed
        }
    }

    /// How the work on this zone ended, if documents are refused for more than their status.
    func exitStatus(failingOn conditions: Set<FailureCondition>) -> ExitStatus {
        guard case .success(let document) = outcome else { return exitStatus }
        return conditions.exitStatus(of: document, otherwise: exitStatus)
    }

    /// Parses every zone in text files.
    ///
    /// - Parameters:
    ///   - names: The names of the files; `-` is standard input.
    ///   - correcting: Whether to correct misread characters that a check digit proves.
    ///   - referenceDate: The day from which centuries are reckoned.
    static func zones(
        inFilesNamed names: [String], correcting: Bool, referenceDate: CalendarDate?
    ) -> [ParsedZone] {
        names.map(Input.init).flatMap { input in
            do throws(Failure) {
                return try fixtures(in: input).map { zone in
                    let outcome = Result { () throws(Failure) in
                        try document(of: zone, correcting: correcting, referenceDate: referenceDate)
                    }
                    return ParsedZone(source: input.name, lineNumber: zone.lineNumber, outcome: outcome)
                }
            } catch {
                return [ParsedZone(source: input.name, lineNumber: nil, outcome: .failure(error))]
            }
        }
    }

    private static func fixtures(in input: Input) throws(Failure) -> [ZoneFixture.Zone] {
        let bytes = try input.bytes()
        if bytes.isEmpty { throw Failure(code: "emptyInput", message: "the file is empty") }
        if bytes.contains(0) { throw Failure(code: "notText", message: "this is not text") }
        let zones = ZoneFixture(bytes).zones
        if zones.isEmpty { throw Failure(code: Failure.noZoneCode, message: "there is no zone in this file") }
        return zones
    }

    private static func document(
        of zone: ZoneFixture.Zone, correcting: Bool, referenceDate: CalendarDate?
    ) throws(Failure) -> ScannedDocument {
        do throws(ZoneParsingError) {
            let zone = try MachineReadableZone(
                parsing: zone.lines, correcting: correcting, referenceDate: referenceDate)
            return ScannedDocument(zone, referenceDate: referenceDate)
        } catch {
            throw Failure(code: Failure.noZoneCode, message: "line \(zone.lineNumber): \(error)")
        }
    }
}

extension Failure {
    /// The code where there is text, but no zone.
    fileprivate static let noZoneCode = "noZone"
}
