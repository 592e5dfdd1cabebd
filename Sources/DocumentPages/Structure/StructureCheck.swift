extension [UInt8] {
    /// Refuses a file whose tables of objects become longer than a limit when they are decompressed: qpdf decompresses
    /// them all.
    ///
    /// The streams of objects and of cross-references (ISO 32000-1, 7.5.7 and 7.5.8) of a file are looked for by their
    /// words, as its own tables may lie. This does not stop a bomb that is encrypted, nor one whose dictionary has the
    /// word `obj` in a text.
    ///
    /// - Parameter limit: The number of bytes that all tables may have.
    /// - Throws: ``PDFError`` when they have more, or one is described as no program does it.
    func checkStructure(limit: Int) throws(PDFError) {
        var (tables, rest) = (StructureTables(self), limit)
        while let table = try tables.next() {
            rest -= self[table...].inflatedCount(limit: rest + 1)
            guard rest >= 0 else {
                throw PDFError(code: .tooLarge, message: "the tables of the file are longer than the limit")
            }
        }
    }
}

/// The streams of a file that qpdf may take for tables of objects. They are found in one pass, forwards.
private struct StructureTables {
    private let bytes: [UInt8]
    private var place = 0
    /// The place where the dictionary of the next stream may begin, and the last place that may make it one of a table.
    private var start = 0, mark = -1
    private var dictionaryBytesLeft = Self.mostDictionaryBytes

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The largest number of bytes of the dictionaries of all tables.
    private static let mostDictionaryBytes = 4 << 20
    private static let (stream, end, object) = (Array("stream".utf8), Array("end".utf8), Array("obj".utf8))

    /// Returns where the content of the next table begins.
    mutating func next() throws(PDFError) -> Int? {
        while place < bytes.count {
            defer { place += 1 }
            switch bytes[place] {
            // Any letter of a name may be written by its number.
            case UInt8(ascii: "#"), UInt8(ascii: "/"): mark = place
            case UInt8(ascii: "o") where bytes[place...].starts(with: Self.object): start = place + Self.object.count
            case UInt8(ascii: "s") where mark >= start && isStream:
                if try isTable() { return content }
                start = place
            default: break
            }
        }
        return nil
    }

    private var isStream: Bool {
        bytes[place...].starts(with: Self.stream)
            && !(place >= 3 && bytes[place - 3..<place].elementsEqual(Self.end))
    }

    /// Behind the end of the line that has the word.
    private var content: Int {
        var content = place + Self.stream.count
        for lineEnd: UInt8 in [13, 10] where content < bytes.count && bytes[content] == lineEnd { content += 1 }
        return content
    }

    /// True if the dictionary in front of this place is one of a table.
    private mutating func isTable() throws(PDFError) -> Bool {
        let tokens = StructureDictionary(bytes[start..<place])
        guard tokens.isTable else { return false }
        dictionaryBytesLeft -= place - start
        guard dictionaryBytesLeft >= 0, tokens.isUsual else {
            throw PDFError(code: .damaged, message: "the structure of the file is broken")
        }
        return true
    }
}

/// The dictionary of a stream, without its brackets.
private struct StructureDictionary {
    private let tokens: [ContentToken]

    init(_ bytes: ArraySlice<UInt8>) {
        let brackets = Array("<>[]".utf8)
        tokens = Array(ContentTokens(bytes.map { brackets.contains($0) ? UInt8(ascii: " ") : $0 }))
    }

    /// True where qpdf may read objects, or their places, in the stream: it does not without these.
    var isTable: Bool { tokens.contains(.name("First")) || tokens.contains(.name("W")) }

    /// The largest numbers that tables have. qpdf takes the memory for a row even if the file is short.
    private static let largest = ["Columns": 65_536.0, "Colors": 32, "BitsPerComponent": 16, "Predictor": 15]
    private static let filters: Set = [
        "ASCIIHexDecode", "AHx", "ASCII85Decode", "A85", "LZWDecode", "LZW", "FlateDecode", "Fl", "RunLengthDecode",
        "RL", "CCITTFaxDecode", "CCF", "JBIG2Decode", "DCTDecode", "DCT", "JPXDecode", "Crypt",
    ]

    /// True where a table is compressed as all programs do it: once by /FlateDecode or not at all, as far as the dictionary tells.
    var isUsual: Bool {
        let filters = tokens.filter { if case .name(let name) = $0 { Self.filters.contains(name) } else { false } }
        guard filters.isEmpty || filters == [.name("FlateDecode")] || filters == [.name("Fl")] else { return false }
        return tokens.indices.allSatisfy { index in
            guard case .name(let name) = tokens[index] else { return true }
            let (value, next) = (token(index + 1), token(index + 2))
            if ["Filter", "F", "DecodeParms", "DP"].contains(name) { return !value.isNumber }
            guard let most = Self.largest[name] else { return true }
            // Two numbers are a reference.
            guard case .number(let number) = value, !next.isNumber else { return false }
            return number <= most
        }
    }

    private func token(_ index: Int) -> ContentToken { index < tokens.count ? tokens[index] : .word("") }
}

extension ContentToken {
    fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}
