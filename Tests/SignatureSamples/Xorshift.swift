/// A generator of the same numbers each time (Marsaglia's xorshift).
package struct Xorshift: RandomNumberGenerator {
    private var state: UInt64 = 0x2545_F491_4F6C_DD1D

    package init() {}

    package mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

extension [UInt8] {
    /// A copy with one bit flipped.
    package func flipped(using random: inout Xorshift) -> [UInt8] {
        var copy = self
        copy[Int.random(in: copy.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        return copy
    }

    /// A copy with a few bytes changed, left out or added.
    package func mutated(using random: inout Xorshift) -> [UInt8] {
        var copy = self
        for _ in 0..<Int.random(in: 1...4, using: &random) where !copy.isEmpty {
            let index = Int.random(in: copy.indices, using: &random)
            switch UInt8.random(in: 0..<4, using: &random) {
            case 0: copy[index] = UInt8.random(in: 0...255, using: &random)
            case 1: copy.remove(at: index)
            case 2: copy.insert(UInt8.random(in: 0...255, using: &random), at: index)
            default: copy.removeSubrange(index..<Swift.min(copy.count, index + 40))
            }
        }
        return copy
    }
}
