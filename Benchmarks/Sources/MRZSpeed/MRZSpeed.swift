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

    static func main() {
        let seconds = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 1
        var isGoodEnough = true

        for (format, zone) in zones {
            let characters = Array(zone.joined().utf8)
            let verifying = Measurement(seconds: seconds) {
                ZoneVerification(of: characters.span)?.verdict == .holds
            }
            print("verify \(format.rawValue): \(verifying)")
            if format == .td3 { isGoodEnough = verifying.perSecond >= bar && verifying.allocations <= 0 }
        }
        for (format, zone) in zones {
            let parsing = Measurement(seconds: seconds) {
                (try? MachineReadableZone(parsing: zone))?.verdict == .holds
            }
            print("parse  \(format.rawValue): \(parsing)")
        }
        print(isGoodEnough ? "bar met" : "bar missed: \(Int(bar)) TD3 zones each second without an allocation")
        if !isGoodEnough { exit(1) }
    }

    /// The samples of Doc 9303-4, 9303-5 and 9303-7.
    static let zones: [(Format, [String])] = [
        (
            .td3,
            ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"]
        ),
        (
            .td1,
            ["I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"]
        ),
        (.mrvb, ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "L8988901C4XXX7408122F9612109<<<<<<<<"]),
    ]
}
