import MRZ

/// Prints how many zones are verified and parsed each second on one core.
@main
struct MRZSpeed {
    static func main() {
        let zone = Array((
            "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<"
                + "L898902C36UTO7408122F1204159ZE184226B<<<<<10").utf8)
        let clock = ContinuousClock()
        let n = 5_000_000
        var ok = 0
        for _ in 0..<3 {
        let d = clock.measure {
            for _ in 0..<n {
                if ZoneVerification(of: zone.span)?.verdict == .holds { ok += 1 }
            }
        }
        print(Double(n) / (Double(d.components.attoseconds) / 1e18 + Double(d.components.seconds)) / 1e6, "M/s", ok)
        }
    }
}
