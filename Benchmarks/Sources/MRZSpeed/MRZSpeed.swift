import ArgumentParser
import MRZ

/// Prints how many zones are verified and parsed each second on one core, and how many blocks of memory that takes.
///
/// It is no command of `bench`, because it counts allocations: the functions that count replace those of the C library in
/// all of a program, and would make every other measurement slower.
@main
struct MRZSpeed: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mrz-speed",
        abstract: "Measures how many zones are verified and parsed each second on one core.",
        discussion: """
            The best of three rounds counts, because other programs only ever make a round slower. Ends with exit code 1 \
            when fewer than \(Int(bar)) TD3 zones are verified each second, or when verifying allocates memory.
            """
    )

    /// The least number of TD3 zones to be verified each second.
    private static let bar = 2_000_000.0

    @Option(help: "How long a round takes, in seconds.")
    var seconds = 1.0

    func validate() throws {
        guard seconds > 0, seconds.isFinite else { throw ValidationError("--seconds must be more than 0.") }
    }

    func run() throws {
        var isGoodEnough = true
        guard let day = CalendarDate(year: 2026, month: 12, day: 31) else { return }

        for format in [Format.td3, .td1, .mrvb] {
            let zones = try SampleZones.lines(of: format, count: 1000)
            let verifying = Measurement(over: zones.map { Array($0.joined().utf8) }, seconds: seconds) { characters in
                ZoneVerification(of: characters.span)?.verdict == .holds
            }
            print("verify \(format.rawValue): \(verifying)")
            if format == .td3 { isGoodEnough = verifying.perSecond >= Self.bar && verifying.allocations <= 0 }

            let parsing = Measurement(over: zones, seconds: seconds) { lines in
                (try? MachineReadableZone(parsing: copy lines, referenceDate: day))?.verdict == .holds
            }
            print("parse  \(format.rawValue): \(parsing)")
        }
        print(isGoodEnough ? "bar met" : "bar missed: \(Int(Self.bar)) TD3 zones each second without an allocation")
        if !isGoodEnough { throw ExitCode.failure }
    }
}
