import IDScan
import MRZ
import ScanReports

/// The zones of a text file, parsed one by one as they are read, so that the file may be of any size.
struct FixtureZones: ~Copyable {
    /// The file.
    private let input: Input
    private let correcting: Bool
    private let referenceDate: CalendarDate

    private var blocks: InputBlocks?
    private var reader = ZoneFixtureReader()
    /// Zones that were read and not yet parsed.
    private var waiting: ArraySlice<ZoneFixture.Zone> = []
    /// The reason why the file cannot be read.
    private var failure: Failure?
    private var isEmpty = true
    private var hasZones = false

    /// Opens a file. If it cannot be opened, the reason is its only result.
    ///
    /// - Parameters:
    ///   - name: The name of the file; `-` is standard input.
    ///   - correcting: True to correct misread characters that a check digit proves.
    ///   - referenceDate: The day that decides centuries.
    init(inFileNamed name: String, correcting: Bool, referenceDate: CalendarDate) {
        input = Input(name: name)
        self.correcting = correcting
        self.referenceDate = referenceDate
        do throws(Failure) {
            blocks = try InputBlocks(of: input)
        } catch {
            blocks = nil
            failure = error
        }
    }

    /// Returns the next zone, or why there are no more; `nil` at the end. There is at least one result.
    mutating func next() -> ParsedZone? {
        while true {
            if let zone = waiting.popFirst() { return parsed(zone) }
            if let failure = failure.take() {
                blocks = nil
                return ParsedZone(source: input.name, lineNumber: nil, outcome: .failure(failure))
            }
            guard blocks != nil else { return nil }
            readOn()
        }
    }

    /// Reads a block, or ends the file.
    private mutating func readOn() {
        do throws(Failure) {
            if let block = try blocks?.next() {
                isEmpty = false
                if block.contains(0) { throw Failure(code: "notText", message: "this is not text") }
                waiting = reader.read(block)[...]
            } else {
                blocks = nil
                waiting = reader.finish()[...]
                if isEmpty { throw Failure(code: "emptyInput", message: "the file is empty") }
                if !hasZones, waiting.isEmpty {
                    throw Failure(code: Failure.noZoneCode, message: "there is no zone in this file")
                }
            }
            hasZones = hasZones || !waiting.isEmpty
        } catch {
            failure = error
        }
    }

    private func parsed(_ zone: ZoneFixture.Zone) -> ParsedZone {
        ParsedZone(
            source: input.name, lineNumber: zone.lineNumber,
            outcome: Result { () throws(Failure) in
                do throws(ZoneParsingError) {
                    let parsed = try MachineReadableZone(
                        parsing: zone, correcting: correcting, referenceDate: referenceDate)
                    return ScannedDocument(parsed, referenceDate: referenceDate)
                } catch {
                    throw Failure(code: Failure.noZoneCode, message: "line \(zone.lineNumber): \(error)")
                }
            })
    }
}
