/// The indices that the codes of a GIF frame stand for: codes of Lempel, Ziv and Welch, which grow from bit to bit.
struct GIFCodes {
    /// The most codes there are.
    private static let tableSize = 4096
    private static let noCode = -1

    private var bits: Bits
    private let clearCode: Int
    private let indexBits: Int
    private var codeBits: Int
    private var nextCode: Int
    private var previous = noCode
    /// The code to which each code adds, and the index that it adds.
    private var prefix = [UInt16](repeating: 0, count: tableSize)
    private var suffix = [UInt8](repeating: 0, count: tableSize)
    /// Indices that are to be handed out, the last one first.
    private var waiting: [UInt8] = []

    /// Starts to read codes.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - position: The place of the number of bits per index.
    init(in bytes: [UInt8], at position: Int) throws(ImageDecodingError) {
        indexBits = Int(bytes[position])
        guard (1...8).contains(indexBits) else {
            throw .damaged(.gif, reason: "its codes have \(indexBits) bits")
        }
        bits = Bits(bytes: bytes, position: position + 1)
        clearCode = 1 << indexBits
        codeBits = indexBits + 1
        nextCode = clearCode + 2
    }

    /// Returns the next index; nil when there are no more.
    mutating func next() throws(ImageDecodingError) -> UInt8? {
        while waiting.isEmpty {
            guard let code = bits.next(codeBits), code != clearCode + 1 else { return nil }
            if code == clearCode { restart() } else { try follow(code) }
        }
        return waiting.popLast()
    }

    private mutating func restart() {
        codeBits = indexBits + 1
        nextCode = clearCode + 2
        previous = Self.noCode
    }

    /// Takes the indices of a code, and makes a code of the one before and the first of these.
    private mutating func follow(_ code: Int) throws(ImageDecodingError) {
        let isNew = code == nextCode && previous != Self.noCode
        guard isNew || code < (previous == Self.noCode ? clearCode : nextCode) else {
            throw .damaged(.gif, reason: "a code that stands for nothing")
        }
        if isNew { waiting.append(0) }
        var rest = isNew ? previous : code
        while rest >= clearCode {
            waiting.append(suffix[rest])
            rest = Int(prefix[rest])
        }
        waiting.append(UInt8(rest))
        if isNew { waiting[0] = UInt8(rest) }
        if previous != Self.noCode, nextCode < Self.tableSize {
            (prefix[nextCode], suffix[nextCode]) = (UInt16(previous), UInt8(rest))
            nextCode += 1
            if nextCode == 1 << codeBits, nextCode < Self.tableSize { codeBits += 1 }
        }
        previous = code
    }

    /// The bits of a chain of blocks, the least significant ones first.
    private struct Bits {
        let bytes: [UInt8]
        var position: Int
        var left = 0
        var buffer = 0
        var count = 0

        /// Returns so many of them; nil at the end.
        mutating func next(_ wanted: Int) -> Int? {
            while count < wanted {
                guard let byte = nextByte() else { return nil }
                buffer |= byte << count
                count += 8
            }
            defer {
                buffer >>= wanted
                count -= wanted
            }
            return buffer & (1 << wanted - 1)
        }

        private mutating func nextByte() -> Int? {
            if left == 0 {
                guard position < bytes.count, bytes[position] > 0 else { return nil }
                left = Int(bytes[position])
                position += 1
            }
            guard position < bytes.count else { return nil }
            (left, position) = (left - 1, position + 1)
            return Int(bytes[position - 1])
        }
    }
}
