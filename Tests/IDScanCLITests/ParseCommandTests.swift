import Foundation
import Testing

struct ParseCommandTests {
    /// The specimen of Doc 9303-4, appendix A.
    static let specimen = """
        P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
        L898902C36UTO7408122F1204159ZE184226B<<<<<10

        """

    @Test func printsTheDocument() throws {
        let run = try Program.idscan("mrz", "parse", input: Data(Self.specimen.utf8), in: Folder())
        #expect(run.exitCode == 0)
        #expect(run.errors.isEmpty)
        let document = try #require(try run.json as? [String: Any])
        #expect(document["format"] as? String == "TD3")
        #expect(document["status"] as? String == "verified")
        let fields = try #require(document["fields"] as? [String: [String: Any]])
        #expect(fields["surname"]?["value"] as? String == "ERIKSSON")
        #expect(fields["birthDate"]?["value"] as? String == "1974-08-12")
        #expect(fields["birthDate"]?["check"] as? String == "holds")
    }

    /// Values come first, evidence last, and the fields in the order in which people expect them.
    @Test func printsMembersInTheirOrder() throws {
        let run = try Program.idscan("mrz", "parse", input: Data(Self.specimen.utf8), in: Folder())
        let keys = run.output.matches(of: /(?m)^(?: {2}| {4})"(\w+)":/).map { String($0.1) }
        #expect(
            keys == [
                "status", "type", "typeName", "format", "derived", "fields", "documentCode", "issuingState", "surname",
                "givenNames", "documentNumber", "nationality", "birthDate", "sex", "expiryDate", "personalNumber",
                "chipAccess", "documentNumber", "birthDate", "expiryDate", "crossChecks", "findings", "mrz", "lines",
                "checkDigits", "corrections", "ambiguities", "deviations",
            ])
        #expect(run.output.contains("\n    \"sex\": { \"value\": \"F\", \"text\": \"F\", "))
        #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 120 && $0.last != " " })
    }

    @Test func printsTheSameBytesEachTime() throws {
        let runs = try (0..<8).map { _ in
            try Program.idscan("mrz", "parse", input: Data(Self.specimen.utf8), in: Folder()).output
        }
        #expect(Set(runs).count == 1)
    }

    @Test func printsAnArrayForSeveralZones() throws {
        let folder = try Folder()
        try folder.add("zones.txt", Self.specimen + "\n# again\n" + Self.specimen)
        let run = try Program.idscan("mrz", "parse", "--format", "json", "zones.txt", in: folder)
        #expect(try (run.json as? [[String: Any]])?.count == 2)
    }

    @Test func printsTextForPeople() throws {
        let folder = try Folder()
        try folder.add("zone.txt", Self.specimen)
        let run = try Program.idscan("mrz", "parse", "--format", "text", "zone.txt", in: folder)
        #expect(run.output.hasPrefix("zone.txt:1: Passport, TD3, verified\n"))
        #expect(run.output.contains("birthDate       1974-08-12  check digit holds\n"))
    }

    @Test func refutesWrongDigits() throws {
        let wrong = Self.specimen.replacing("L8", with: "M8")
        let run = try Program.idscan("mrz", "parse", input: Data(wrong.utf8), in: Folder())
        #expect(run.exitCode == 2)
        #expect(try (run.json as? [String: Any])?["status"] as? String == "refuted")
    }

    @Test func correctsOnlyWhenAsked() throws {
        let misread = Data(Self.specimen.replacing("740812", with: "74O812").utf8)
        #expect(try Program.idscan("mrz", "parse", input: misread, in: Folder()).exitCode == 2)
        let corrected = try Program.idscan("mrz", "parse", "--correct", input: misread, in: Folder())
        #expect(corrected.exitCode == 0)
        let mrz = try (corrected.json as? [String: Any])?["mrz"] as? [String: Any]
        let correction = try #require((mrz?["corrections"] as? [[String: Any]])?.first)
        #expect(correction["read"] as? String == "O")
        #expect(correction["proof"] as? String == "birthDate")
    }

    @Test func reckonsCenturiesFromTheReferenceDate() throws {
        let folder = try Folder()
        try folder.add("zone.txt", Self.specimen)
        let run = try Program.idscan("mrz", "parse", "--reference-date", "1970-01-01", "zone.txt", in: folder)
        let fields = try (run.json as? [String: Any])?["fields"] as? [String: [String: Any]]
        #expect(fields?["birthDate"]?["value"] as? String == "1874-08-12")
    }

    @Test(arguments: [
        ("", 1, "the file is empty"),
        ("# nothing\n\n", 3, "there is no zone in this file"),
        ("\n\nhello\n", 3, "line 3: no format has one line of 5 characters"),
        ("P<UTO\0", 1, "this is not text"),
    ])
    func saysWhyThereIsNoZone(text: String, exitCode: Int, message: String) throws {
        let run = try Program.idscan("mrz", "parse", input: Data(text.utf8), in: Folder())
        #expect(run.exitCode == exitCode)
        #expect(run.errors == "idscan: standard input: \(message)\n")
        let error = try (run.json as? [String: Any])?["error"] as? [String: String]
        #expect(error?["message"] == message)
    }
}
