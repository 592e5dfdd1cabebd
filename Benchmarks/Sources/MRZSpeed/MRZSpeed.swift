import CAllocationCounter
import MRZ

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Prints how many zones are verified and parsed each second on one core, and how many blocks of memory that takes.
///
/// `mrz-speed [SECONDS]` runs each measurement for so long, by default for one second; the best of three rounds counts,
/// because other programs only ever make a round slower. It fails if verifying is slower than the bar or allocates.
@main
struct MRZSpeed {
    /// The least number of TD3 zones to be verified each second.
    static let bar = 2_000_000.0

    static func main() throws {
        let seconds = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 1
        var isGoodEnough = true
        guard let day = CalendarDate(year: 2026, month: 12, day: 31) else { return }

        for format in [Format.td3, .td1, .mrvb] {
            let zones = try SampleZones.lines(of: format, count: 1000)
            let verifying = Measurement(over: zones.map { Array($0.joined().utf8) }, seconds: seconds) { characters in
                ZoneVerification(of: characters.span)?.verdict == .holds
            }
            print("verify \(format.rawValue): \(verifying)")
            if format == .td3 { isGoodEnough = verifying.perSecond >= bar && verifying.allocations <= 0 }

            let parsing = Measurement(over: zones, seconds: seconds) { lines in
                (try? MachineReadableZone(parsing: copy lines, referenceDate: day))?.verdict == .holds
            }
            print("parse  \(format.rawValue): \(parsing)")
        }
        print(isGoodEnough ? "bar met" : "bar missed: \(Int(bar)) TD3 zones each second without an allocation")
        if !isGoodEnough { exit(1) }
    }
}
