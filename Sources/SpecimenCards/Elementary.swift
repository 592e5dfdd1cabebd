// The elementary functions are the C library's: importing Foundation for them would load it into every program.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An angle, so that degrees and radians cannot be confused.
struct Angle: Hashable, Sendable {
    let radians: Double

    static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    static func degrees(_ degrees: Double) -> Angle { Angle(radians: degrees * .pi / 180) }

    var sine: Double { sin(radians) }
    var cosine: Double { cos(radians) }
}

/// Returns e to a power.
func exponential(_ power: Double) -> Double { exp(power) }

/// Returns a base to a power.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
