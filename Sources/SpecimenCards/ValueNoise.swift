/// Smooth random values over the plane: the stuff of wood, stone and paper.
struct ValueNoise: Sendable {
    private let seed: UInt32

    init(seed: UInt64) {
        self.seed = UInt32(truncatingIfNeeded: seed ^ (seed >> 32))
    }

    /// Returns the value at a place, 0…1; it changes over a distance of about 1.
    func value(_ x: Double, _ y: Double) -> Double {
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (column, row) = (Int32(truncatingIfNeeded: Int(left)), Int32(truncatingIfNeeded: Int(top)))
        let (across, down) = (Self.eased(x - left), Self.eased(y - top))
        let upper = corner(column, row) + across * (corner(column &+ 1, row) - corner(column, row))
        let lower = corner(column, row &+ 1) + across * (corner(column &+ 1, row &+ 1) - corner(column, row &+ 1))
        return upper + down * (lower - upper)
    }

    /// Returns the sum of several values of growing fineness, 0…1.
    func layered(_ x: Double, _ y: Double, layers: Int) -> Double {
        var (sum, weight, scale, total) = (0.0, 1.0, 1.0, 0.0)
        for layer in 0..<layers {
            let shift = Double(layer) * 17.3
            sum += weight * value(x * scale + shift, y * scale - shift)
            total += weight
            weight *= 0.5
            scale *= 2
        }
        return sum / total
    }

    private static func eased(_ fraction: Double) -> Double { fraction * fraction * (3 - 2 * fraction) }

    private func corner(_ column: Int32, _ row: Int32) -> Double {
        var mixed = UInt32(bitPattern: column) &* 0x85EB_CA6B ^ UInt32(bitPattern: row) &* 0xC2B2_AE35 ^ seed
        mixed = (mixed ^ (mixed >> 16)) &* 0x7FEB_352D
        mixed = (mixed ^ (mixed >> 15)) &* 0x846C_A68B
        mixed ^= mixed >> 16
        return Double(mixed >> 8) * 0x1p-24
    }
}
