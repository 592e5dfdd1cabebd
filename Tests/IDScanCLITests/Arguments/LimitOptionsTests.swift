import Foundation
import ImageProcessing
import SpecimenCards
import Testing

/// `--time-limit`, `--max-pixels` and `--max-bytes`, with every command that reads images.
struct LimitOptionsTests {
    private static let commands = [["scan"], ["text"], ["template", "show", "--flat", "--template", "card.json"]]
    private let folder: Folder

    init() throws {
        folder = try Folder()
        let printed = try PrintedText(lines: ["Museum of history", "open daily"], size: 40).drawn().image
        try folder.add("sign.png", Data(printed.pngData()))
        let export = ["template", "export", "eu-residence-permit-front", "-o", "card.json"]
        let template = try Program.run(Program.path, export, in: folder)
        try #require(template.exitCode == 0, "\(template.errors)")
    }

    @Test(arguments: commands)
    func refuseWhatExceedsThem(command: [String]) throws {
        let refusals = [
            (["--time-limit", "0.000001"], "longer than"), (["--max-pixels", "1000"], "1000"),
            (["--max-bytes", "1000"], "larger than the limit of 1000 bytes"),
        ]
        for (limit, message) in refusals {
            let run = try Program.run(Program.path, command + ["sign.png"] + limit, in: folder)
            #expect(run.exitCode == 1 && run.errors.contains(message), "\(limit): \(run.errors)")
        }
    }

    @Test(arguments: commands)
    func mayBeLargerThanUsual(command: [String]) throws {
        let limits = ["--time-limit", "3600", "--max-pixels", "200000000", "--max-bytes", "134217728"]
        let run = try Program.run(Program.path, command + ["sign.png"] + limits, in: folder)
        #expect(run.exitCode != 1 && run.exitCode != 64, "\(run.errors)")
    }

    @Test(
        arguments: commands,
        [
            ["--time-limit", "0"], ["--time-limit=-1"], ["--time-limit", "nan"], ["--time-limit", "1e300"],
            ["--max-pixels", "0"], ["--max-pixels", "1e3"], ["--max-pixels", "99999999999"], ["--max-bytes", "0"],
            ["--max-bytes", "9999999999999"],
        ])
    func areChecked(command: [String], limit: [String]) throws {
        let run = try Program.run(Program.path, command + ["sign.png"] + limit, in: folder)
        #expect(run.exitCode == 64 && run.output.isEmpty)
    }
}
