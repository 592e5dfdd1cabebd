import Testing

@testable import DocumentPages

/// Files whose tables are bombs: they are refused before qpdf looks at them.
@Suite struct StructureCheckTests {
    /// A file with one stream.
    private static func file(_ entries: String, content: [UInt8] = InflatingTests.zeros) -> [UInt8] {
        Array("%PDF-1.5\n1 0 obj<<\(entries)/Length \(content.count)>>stream\n".utf8) + content
            + Array("\nendstream endobj\n".utf8)
    }

    @Test(arguments: [
        "/W[1 2 1]/Filter/FlateDecode/DecodeParms<</Columns 2147483648/Predictor 12>>",
        "/W[1 2 1]/Filter/Fl/DecodeParms<</Columns 99999999999999999999>>", "/First 9/Columns  70000",
        "/First 9/Columns %\n70000", "/First 9/Columns +70000", "/First 9/Col#75mns 70000", "/First 9/Columns 5 0 R",
        "/First 9/Colors 33", "/First 9/DecodeParms 5 0 R", "/First 9/Filter 5 0 R",
        "/First 9/Filter[/FlateDecode/FlateDecode]", "/First 9/Filter[/FlateDecode/Fl#61teDecode]",
        "/First 9/Filter/LZWDecode", "/First 9/X(stream)/Filter[/Fl/Fl]", "/X(stream)/First 9/Filter[/Fl/Fl]",
    ])
    func refusesTablesThatNoProgramMakes(entries: String) {
        let error = #expect(throws: PDFError.self) { try Self.file(entries).checkStructure(limit: 1 << 20) }
        #expect(error?.code == .damaged)
    }

    /// However the kind of the stream is written: qpdf reads tables whose kind is wrong.
    @Test(arguments: [
        "/Type/ObjStm/First 9", "/Type/#4fbjStm/First 9", "/Type/Foo/#46irst 9", "/Type/XRef/W[1 2 1]",
        "/Type/XRef/#57 [1 2 1]",
    ])
    func refusesTablesThatAreTooLong(entries: String) {
        let file = Self.file(entries + "/Filter[/FlateDecode]/DecodeParms[<</Predictor 12/Columns 4>>]")
        #expect(throws: Never.self) { try file.checkStructure(limit: 1 << 20) }
        let error = #expect(throws: PDFError.self) { try file.checkStructure(limit: 1000) }
        #expect(error?.code == .tooLarge)
    }

    /// Streams of other kinds are not looked at.
    @Test(arguments: ["/Columns 99999999999", "/Width 9/Columns 99999999999", "/Name/A#20B/Filter[/Fl/Fl]"])
    func looksAtTablesOnly(entries: String) {
        #expect(throws: Never.self) { try Self.file(entries).checkStructure(limit: 1) }
    }

    /// Words that are repeated do not take time by their square.
    @Test(.timeLimit(.minutes(1)), arguments: ["stream", "/stream", "/W stream", "#stream"])
    func endsSoon(word: String) {
        let file = Array(String(repeating: word, count: 200_000).utf8)
        _ = try? file.checkStructure(limit: 1 << 20)
    }
}
