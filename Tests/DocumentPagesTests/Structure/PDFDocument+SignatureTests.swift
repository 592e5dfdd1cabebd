import Testing

@testable import DocumentPages

@Suite struct PDFDocumentSignatureTests {
    /// A file whose form has a field below another, which says what kind they are.
    private static func file(_ field: [String: PDFValue]) throws -> [UInt8] {
        try SmallPDF.file(pages: 1) { document in
            let child = document.makeIndirect(.dictionary(field))
            let parent = document.makeIndirect(
                .dictionary(["FT": .name("Sig"), "Kids": .array([.object(child)])]))
            child[setting: "Parent"] = .object(parent)
            // A loop must not hang.
            child[setting: "Kids"] = .array([.object(parent)])
            document.root[setting: "AcroForm"] = .dictionary(["Fields": .array([.object(parent)])])
        }
    }

    private static var cases: [(field: [String: PDFValue], isSigned: Bool)] {
        [
            (["T": .text("place for a signature")], false), (["V": .dictionary(["Type": .name("Sig")])], false),
            (["V": .dictionary(["Type": .name("Sig"), "ByteRange": .reals([0, 1, 2, 3])])], true),
            (["FT": .name("Tx"), "V": .text("a text")], false),
        ]
    }

    @Test func isSignedWhenAFieldHoldsASignature() throws {
        for (field, isSigned) in Self.cases { #expect(try PDFDocument(Self.file(field)).isSigned == isSigned) }
    }

    /// Rights that a program was given (usage rights) are none of a person; a certification is.
    @Test(arguments: [("UR3", false), ("DocMDP", true)])
    func aCertifiedFileIsSigned(key: String, isSigned: Bool) throws {
        let file = try SmallPDF.file(pages: 1) { document in
            let signature = document.makeIndirect(.dictionary(["ByteRange": .reals([0, 1, 2, 3])]))
            document.root[setting: "Perms"] = .dictionary([key: .object(signature)])
        }
        #expect(try PDFDocument(file).isSigned == isSigned)
    }

    /// A signature may be behind more fields than are looked at.
    @Test func countsAsSignedWithTooManyFields() throws {
        let file = try SmallPDF.file(pages: 1) { document in
            let field = document.made(.dictionary(["FT": .name("Tx")]))
            document.root[setting: "AcroForm"] = .dictionary([
                "Fields": .array([PDFValue](repeating: .object(field), count: 100_001))
            ])
        }
        #expect(try PDFDocument(file).isSigned)
    }

    @Test func signedFilesAreNotChanged() throws {
        let signed = PDFInput(
            name: "a.pdf", bytes: try Self.file(["V": .dictionary(["ByteRange": .reals([0, 1, 2, 3])])]))
        let error = #expect(throws: SearchablePDFError.self) { try SearchablePDF([signed]).file { _ in } }
        #expect(error?.cause.code == .signed)
        #expect(throws: SearchablePDFError.self) { try PageEdit(signed).file() }
        var options = SearchablePDFOptions()
        options.changesSignedFiles = true
        #expect(throws: Never.self) { try SearchablePDF([signed], options: options).file { _ in } }
    }
}
