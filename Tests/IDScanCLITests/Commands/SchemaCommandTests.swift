import Foundation
import Testing

struct SchemaCommandTests {
    @Test(arguments: [
        ([], "scan-result"), (["scan"], "scan-result"), (["text"], "text-result"), (["template"], "template"),
    ])
    func printsTheFileInTheRepository(arguments: [String], name: String) throws {
        let run = try Program.run(Program.path, ["schema"] + arguments, in: Folder())
        #expect(run.exitCode == 0)
        let file = Program.repository.appending(path: "Documentation/\(name).schema.json")
        #expect(try run.output == String(contentsOf: file, encoding: .utf8))
    }

    @Test func refusesOtherNames() throws {
        let run = try Program.idscan("schema", "mrz", in: Folder())
        #expect(run.exitCode == 64)
        #expect(run.errors.contains("template"))
    }

    @Test func isInstalled() throws {
        let folder = try Folder()
        let script = Program.repository.appending(path: "Scripts/install").path
        let run = try Program.run(
            "/bin/sh", ["-c", "cd '\(Program.repository.path)' && '\(script)' '\(Program.path)' '\(folder.url.path)'"],
            in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        let schemas = folder.url.appending(path: "share/idscan/schemas")
        let names = try FileManager.default.contentsOfDirectory(atPath: schemas.path).sorted()
        #expect(names == ["scan-result.schema.json", "template.schema.json", "text-result.schema.json"])
    }
}
