// The sine and the cosine are the C library's: importing Foundation for them would load it into every program.
import SystemLibrary

/// An angle, so that degrees and radians cannot be confused.
package struct Angle: Hashable, Sendable {
    package let radians: Double

    package static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    package static func degrees(_ degrees: Double) -> Angle { Angle(radians: degrees * .pi / 180) }

    package var sine: Double { sin(radians) }
    package var cosine: Double { cos(radians) }
}
