import Testing

struct GenerateCommandTests {
    @Test func writesTheSpecimenOfTheStandard() throws {
        let run = try Program.idscan(
            "mrz", "generate", "--format", "td3", "--issuing-state", "UTO", "--surname", "Eriksson",
            "--given-names", "Anna Maria", "--document-number", "L898902C3", "--birth-date", "1974-08-12",
            "--sex", "F", "--expiry-date", "2012-04-15", "--personal-number", "ZE184226B", in: Folder())
        #expect(run.exitCode == 0)
        #expect(run.output == ParseCommandTests.specimen)
    }

    @Test(arguments: ["td1", "TD2", "td3", "mrva", "mrvb"])
    func writesWhatItParses(format: String) throws {
        let folder = try Folder()
        let written = try Program.idscan(
            "mrz", "generate", "--format", format, "--issuing-state", "UTO", "--surname", "Müller",
            "--document-number", "12345", "--birth-date", "1974", "--expiry-date", "2030-01-31", in: folder)
        try folder.add("zone.txt", written.output)
        let parsed = try Program.idscan("mrz", "parse", "zone.txt", in: folder)
        #expect(parsed.exitCode == 0)
        let fields = try (parsed.json as? [String: Any])?["fields"] as? [String: [String: Any]]
        #expect(fields?["surname"]?["value"] as? String == "MUELLER")
        #expect(fields?["birthDate"]?["value"] as? String == "1974")
    }

    @Test func saysWhatCannotBeWritten() throws {
        let run = try Program.idscan(
            "mrz", "generate", "--issuing-state", "UTO", "--surname", "山田", "--document-number", "1", in: Folder())
        #expect(run.exitCode == 64)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("Error: surname: "))
    }
}
