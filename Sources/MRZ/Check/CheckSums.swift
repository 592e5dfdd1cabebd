/// The sums of all check digits of a zone, each at its ``CheckedField/index``, while its characters are read.
struct CheckSums {
    /// Weighted sums: at most 88 characters of 35 times 7, which fits.
    private var sums: SIMD8<UInt16> = .zero
    /// The weights of characters other than fillers: 0 where a digit covers nothing but fillers.
    private var occupied: SIMD8<UInt16> = .zero
    /// The weights of characters that no zone may contain: other than 0 where a digit covers one.
    private var unreadable: SIMD8<UInt16> = .zero
    /// The number of characters that no zone has in their places.
    private(set) var impossibleCharacterCount = 0

    /// Adds a character.
    ///
    /// - Returns: True if the column may hold the character.
    @inline(__always)
    mutating func add(_ character: UInt8, in column: LayoutColumn) -> Bool {
        guard let index = CharacterClass.index(of: character) else {
            unreadable |= column.weights
            impossibleCharacterCount += 1
            return false
        }
        if index != 36 {
            sums &+= column.weights &* UInt16(truncatingIfNeeded: index)
            occupied |= column.weights
        }
        let bit: UInt64 = 1 << UInt64(index)
        if column.allowed.rawValue & bit != 0 { return true }
        if column.possible.rawValue & bit == 0 { impossibleCharacterCount += 1 }
        return false
    }

    /// The sum for a digit.
    func sum(at index: Int) -> Int { Int(sums[index]) }

    /// The digit for a sum, in ASCII.
    func digit(at index: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(sums[index] % 10) }

    /// True if a digit covers nothing but fillers.
    func isEmpty(at index: Int) -> Bool { occupied[index] == 0 }

    /// True if a digit covers only characters that a zone may contain.
    func isReadable(at index: Int) -> Bool { unreadable[index] == 0 }
}
