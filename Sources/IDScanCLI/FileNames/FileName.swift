/// The name of a file as the system has it: bytes, which need not be UTF-8.
struct FileName: Hashable, Sendable {
    private static let slash = UInt8(ascii: "/")

    /// The name, without the zero that ends it in C.
    let bytes: [UInt8]

    /// Makes a name of its bytes.
    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Makes a name of an argument, which is ``ByteText``.
    init(_ argument: String) {
        bytes = ByteText.bytes(of: argument)
    }

    /// The name as text: bytes that are not UTF-8 are repaired.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// True where the name stands for standard input or standard output.
    var isStandardStream: Bool { bytes == [UInt8(ascii: "-")] }

    /// The last part of the name; empty when a slash ends it.
    var lastPart: FileName {
        FileName(bytes: Array(bytes[(bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)...]))
    }

    /// The name of the folder that the file is in.
    var folder: FileName {
        let rest = bytes.dropLast(lastPart.bytes.count)
        return FileName(bytes: rest.isEmpty ? Array(".".utf8) : Array(rest))
    }

    /// The end of the name behind its last point, in small letters; empty without one.
    var type: String {
        let part = lastPart.text
        return part.lastIndex(of: ".").map { part[part.index(after: $0)...].lowercased() } ?? ""
    }

    /// Returns this name with something before the point of its end: `face-2.jpg`.
    func inserting(_ text: String) -> FileName {
        let point = lastPart.bytes.lastIndex(of: UInt8(ascii: ".")) ?? lastPart.bytes.endIndex
        let place = bytes.count - lastPart.bytes.count + point
        return FileName(bytes: bytes[..<place] + Array(text.utf8) + bytes[place...])
    }

    /// Returns the name of a file in the folder that has this name.
    func appending(_ part: FileName) -> FileName {
        FileName(bytes: bytes + [Self.slash] + part.bytes)
    }

    /// Calls a C function with the name.
    func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        let characters = (bytes + [0]).map(CChar.init(bitPattern:))
        return characters.withUnsafeBufferPointer { buffer in
            // An array with a zero in it is not empty, so that it has an address.
            buffer.baseAddress.map(body) ?? "".withCString(body)
        }
    }
}
