import Foundation
import Testing

/// The same picture gives the same answer in every process, whatever the seeds of its hashes are.
struct SameAnswersTests {
    private static let cards = ["td1-front-and-back.jpg", "td3-desk.jpg"]

    @Test func areGivenByEveryProcess() throws {
        let folder = try Folder()
        for card in Self.cards {
            try folder.add(card, Data(contentsOf: Program.repository.appending(path: "TestCards/\(card)")))
        }
        let script = Program.repository.appending(path: "Scripts/same-answers").path
        let run = try Program.run(script, [Program.path, "3", folder.url.path], in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(run.output == "2 images, 3 processes each for scan and text: the same answers\n")
    }

    /// A program that answers otherwise each time is noticed.
    @Test func areMissedWhereTheyDiffer() throws {
        let folder = try Folder()
        let liar = try folder.add(
            "liar",
            """
            #!/bin/sh
            for name; do
                case $name in *.png) echo "{\\"schemaVersion\\":2,\\"source\\":\\"$name\\",\\"process\\":$$}" ;; esac
            done

            """)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: liar.path)
        try folder.add("card.png", "")
        let script = Program.repository.appending(path: "Scripts/same-answers").path
        let run = try Program.run(script, [liar.path, "2", folder.url.path], in: folder)
        #expect(run.exitCode == 1 && run.errors.contains("card.png"), "\(run.errors)")
    }
}
