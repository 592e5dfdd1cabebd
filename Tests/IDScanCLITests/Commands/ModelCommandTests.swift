import Foundation
import Testing

struct ModelCommandTests {
    private static let models = Program.repository.appending(path: "Sources/CResources/Models")

    @Test(arguments: [
        ("ocrb", "ocrb.traineddata"), ("mrz-lines", "mrz-lines.onnx"), ("mrz-columns", "mrz-columns.onnx"),
        ("latin-lines", "latin-lines.onnx"),
        ("print-lines", "print-lines.onnx"),
        ("cyrillic-greek-lines", "cyrillic-greek-lines.onnx"),
    ])
    func writesTheFileThatTheProgramReadsWith(name: String, file: String) throws {
        let folder = try Folder()
        let expected = try Data(contentsOf: Self.models.appending(path: file))
        #expect(try Program.idscan("model", "export", name, in: folder).exitCode == 0)
        #expect(try Data(contentsOf: folder.url.appending(path: file)) == expected)
        let run = try Program.idscan("model", "export", name, "-o", "other.bin", in: folder)
        #expect(run.exitCode == 0 && run.output.isEmpty)
        #expect(try Data(contentsOf: folder.url.appending(path: "other.bin")) == expected)
    }

    @Test func listsWhatCanBeExported() throws {
        let run = try Program.idscan("model", "list", in: Folder())
        let rows = run.output.split(separator: "\n").map { $0.split(separator: "\t") }
        #expect(run.exitCode == 0 && rows.map(\.count) == [3, 3, 3, 3, 3, 3])
        #expect(
            Set(rows.map { $0[0] }) == [
                "ocrb", "mrz-lines", "mrz-columns", "latin-lines", "print-lines", "cyrillic-greek-lines",
            ])
        #expect(rows.allSatisfy { Int($0[1]).map { $0 > 10_000 } == true })
    }

    @Test func replacesAFileOnlyWhenItIsTold() throws {
        let folder = try Folder()
        try folder.add("ocrb.traineddata", "older")
        let path = folder.url.appending(path: "ocrb.traineddata")
        let run = try Program.idscan("model", "export", "ocrb", in: folder)
        #expect(run.exitCode == 1 && run.errors.contains("--overwrite replaces it"))
        #expect(try String(contentsOf: path, encoding: .utf8) == "older")
        #expect(try Program.idscan("model", "export", "ocrb", "--overwrite", in: folder).exitCode == 0)
        #expect(try Data(contentsOf: path) == Data(contentsOf: Self.models.appending(path: "ocrb.traineddata")))
    }

    @Test func writesToStandardOutput() throws {
        let folder = try Folder()
        let run = try Program.run(
            "/bin/sh", ["-c", "'\(Program.path)' model export ocrb -o - | cat > copy"], in: folder)
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        let expected = try Data(contentsOf: Self.models.appending(path: "ocrb.traineddata"))
        #expect(try Data(contentsOf: folder.url.appending(path: "copy")) == expected)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["copy"])
    }

    @Test func knowsNoOtherModel() throws {
        let run = try Program.idscan("model", "export", "eng", "-o", "eng.traineddata", in: Folder())
        #expect(run.exitCode == 64)
        #expect(run.errors.contains("ocrb"))
    }

    @Test func saysWhenItCannotWrite() throws {
        let run = try Program.idscan("model", "export", "ocrb", "-o", "missing/ocrb.traineddata", in: Folder())
        #expect(run.exitCode == 1)
        #expect(run.errors.contains("cannot write missing/ocrb.traineddata: there is no such folder"))
    }
}
