import Foundation
import ImageProcessing
import Imaging
import SpecimenCards
import Testing

@testable import DocumentPages

/// `idscan redact` on PDF files.
@Suite struct RedactPDFTests {
    private static let secret = "SECRET-IN-THE-FILE"

    /// A folder with a file of two passports.
    private static func folder() throws -> Folder {
        let folder = try Folder()
        try folder.add("scans.pdf", Data(try drawn.get()))
        return folder
    }

    /// A file of two passports, one to a page, which is also full of other places for a secret.
    private static let drawn = Result {
        let document = try PDFDocument()
        for seed in [3, 5] as [UInt64] {
            let card = SpecimenCard(design: .passportColumns, side: .front, seed: seed)
            try document.addPage(of: try Photograph(of: [card], conditions: .flatbed, seed: 2).taken().image)
        }
        let page = try document.page(1)
        page.addNote(secret)
        page[setting: "Metadata"] = .object(document.makeStream(["Type": .name("Metadata")], Array(secret.utf8)))
        document.root[setting: "Lang"] = .text(secret)
        return try document.written()
    }

    private static func idscan(_ arguments: [String], in folder: Folder) throws -> Program.Run {
        try Program.run(Program.path, ["redact", "scans.pdf", "--time-limit", "300"] + arguments, in: folder)
    }

    @Test func hidesOnEveryPage() throws {
        let folder = try Self.folder()
        let run = try Self.idscan(["-o", "safe.pdf", "--keep", "surname,birthDate"], in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(run.errors.contains("page 1: hidden: document") && run.errors.contains("page 2: hidden: document"))
        let safe = try PDFDocument([UInt8](Data(contentsOf: folder.url.appending(path: "safe.pdf"))))
        #expect(safe.pageCount == 2)
        for number in 1...2 {
            let page = try safe.page(number)
            #expect(page["Annots"] == nil && page["Metadata"] == nil)
            let plan = try safe.plan(ofPage: number, before: .never)
            #expect(plan.image != nil && !plan.hasText)
        }
        #expect(safe.root["Lang"] == nil && safe.root["Metadata"] == nil)
        // What was read on the pages is on neither of them.
        let scan = ["scan", "--visual-zone", "--time-limit", "300", "--compact"]
        let before = try Program.run(Program.path, scan + ["scans.pdf"], in: folder).output
        let after = try Program.run(Program.path, scan + ["safe.pdf"], in: folder).output
        let numbers = before.matches(of: /"documentNumber": "([^"]+)"/).map { String($0.output.1) }
        #expect(numbers.count == 2 && numbers.allSatisfy { !after.contains($0) }, "\(after)")
        // What is kept is still read.
        let names = before.matches(of: /"surname": "([^"]+)"/).map { String($0.output.1) }
        let text = try Program.run(
            Program.path, ["text", "safe.pdf", "--format", "text", "--time-limit", "300"], in: folder)
        #expect(names.count == 2 && names.allSatisfy { text.output.contains($0.prefix(8)) }, "\(text.output)")
    }

    @Test func takesOnlyThePagesThatAreNamed() throws {
        let folder = try Self.folder()
        let run = try Self.idscan(
            ["--pages", "1", "-o", "safe.pdf", "--keep", "surname", "--format", "json"], in: folder)
        #expect(run.exitCode == 0 && run.output.contains(#""page": 1"#) && !run.output.contains(#""page": 2"#))
        let whole = try Data(contentsOf: folder.url.appending(path: "scans.pdf"))
        #expect(whole.range(of: Data(Self.secret.utf8)) != nil)
        let bytes = try Data(contentsOf: folder.url.appending(path: "safe.pdf"))
        #expect(bytes.range(of: Data(Self.secret.utf8)) == nil)
        #expect(try PDFDocument([UInt8](bytes)).pageCount == 1)
    }

    @Test(arguments: [
        (["-o", "safe.jpg", "--keep", "surname"], 1, "name one after --output, -o safe.pdf"),
        (["-o", "safe.pdf", "--keep", "height"], 2, "not found, and so not kept: height"),
        (["-o", "scans.pdf", "--keep", "surname"], 64, "would write over the input"),
        (["-o", "safe.pdf", "--keep", "surname", "--pages", "3"], 1, "the file has 2 pages only"),
    ])
    func writesNothingWhereItRefuses(arguments: [String], code: Int, message: String) throws {
        let folder = try Self.folder()
        let before = try Data(contentsOf: folder.url.appending(path: "scans.pdf"))
        let run = try Self.idscan(arguments, in: folder)
        #expect(run.exitCode == code && run.errors.contains(message), "\(run.exitCode) \(run.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["scans.pdf"])
        #expect(try Data(contentsOf: folder.url.appending(path: "scans.pdf")) == before)
    }
}
