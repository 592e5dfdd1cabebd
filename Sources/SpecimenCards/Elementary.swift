// The elementary functions are the C library's: importing Foundation for them would load it into every program.
import SystemLibrary

/// Returns e to a power.
func exponential(_ power: Double) -> Double { exp(power) }

/// Returns a base to a power.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
