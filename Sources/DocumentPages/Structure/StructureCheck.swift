extension [UInt8] {
    /// Refuses a file whose tables of objects become longer than a limit when they are decompressed: qpdf decompresses them all.
    ///
    /// The streams of objects and of cross-references (ISO 32000-1, 7.5.7 and 7.5.8) of a file are looked for by their words, as
    /// its own tables may lie. Those of an encrypted file are not looked into.
    func checkStructure(limit: Int) throws(PDFError) {
        var rest = limit
        for (dictionary, stream) in structureStreams() {
            guard self[dictionary].largestNumber(behind: "/Columns") <= Self.mostColumns else {
                throw PDFError(code: .damaged, message: "the structure of the file is broken")
            }
            rest -= self[stream].inflatedCount(limit: rest + 1)
            guard rest >= 0 else {
                throw PDFError(code: .tooLarge, message: "the tables of the file are longer than the limit")
            }
        }
    }

    /// No table has longer rows, in bytes: qpdf takes memory for one, whatever length it says.
    private static let mostColumns = 1 << 16

    /// Where the streams are whose dictionary says /ObjStm or /XRef, up to the end of the file, and their dictionaries.
    private func structureStreams() -> [(dictionary: Range<Int>, content: Range<Int>)] {
        // A dictionary of a stream is hardly longer, in bytes.
        let mostDictionary = 4096
        let (start, types) = (Array("stream".utf8), ["/ObjStm", "/XRef"].map { Array($0.utf8) })
        var (found, place) = ([(dictionary: Range<Int>, content: Range<Int>)](), 0)
        while let next = firstIndex(of: start, from: place) {
            place = next + start.count
            let isEnd = next >= 3 && self[next - 3..<next].elementsEqual(Array("end".utf8))
            guard !isEnd else { continue }
            let dictionary = self[Swift.max(0, next - mostDictionary)..<next]
            let begin = dictionary.lastIndex(of: Array("obj".utf8)) ?? dictionary.startIndex
            guard types.contains(where: { self[begin..<next].contains($0) }) else { continue }
            var content = place
            if content < count, self[content] == 13 { content += 1 }
            if content < count, self[content] == 10 { content += 1 }
            found.append((begin..<next, content..<count))
        }
        return found
    }

    private func firstIndex(of word: [UInt8], from start: Int) -> Int? {
        var place = start
        while place + word.count <= count {
            guard let next = self[place...].firstIndex(of: word[0]) else { return nil }
            if self[next...].starts(with: word) { return next }
            place = next + 1
        }
        return nil
    }
}

extension ArraySlice<UInt8> {
    /// The largest number that stands behind a name; 0 when there is none.
    fileprivate func largestNumber(behind name: String) -> Int {
        let name = Array(name.utf8)
        return indices.filter { self[$0...].starts(with: name) }.map { start in
            let digits = self[(start + name.count)...].drop { [9, 10, 12, 13, 32].contains($0) }
                .prefix { (48...57).contains($0) }
            return digits.count > 9 ? Int.max : Int(String(decoding: digits, as: UTF8.self)) ?? 0
        }.max() ?? 0
    }

    fileprivate func contains(_ word: [UInt8]) -> Bool {
        indices.contains { self[$0...].starts(with: word) }
    }

    fileprivate func lastIndex(of word: [UInt8]) -> Int? {
        indices.last { self[$0...].starts(with: word) }
    }
}
