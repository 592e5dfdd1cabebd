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

    /// Characters that no zone has, where no check digit covers them or the digit holds by chance.
    @Test(arguments: [("ERIKS", "ERIK\u{1B}"), ("ANNA", "日NNA"), ("F1204159", "Q1204159"), ("7408122", "74081W2")])
    func refutesWhatNoZoneHas(old: String, new: String) throws {
        let wrong = Data(Self.specimen.replacing(old, with: new).utf8)
        let run = try Program.idscan("mrz", "parse", input: wrong, in: Folder())
        #expect(run.exitCode == 2)
        let document = try #require(try run.json as? [String: Any])
        #expect(document["status"] as? String == "refuted")
        let deviations = (document["mrz"] as? [String: Any])?["deviations"] as? [[String: Any]]
        #expect(deviations?.contains { $0["code"] as? String == "impossibleCharacter" } == true)
        let verdict = try Program.idscan("mrz", "validate", "-", input: wrong, in: Folder())
        #expect(verdict.exitCode == 2 && verdict.output.contains("no zone has this character"))
    }

    @Test func raisesSmallLettersAndListsThem() throws {
        let small = Data(Self.specimen.lowercased().utf8)
        let run = try Program.idscan("mrz", "parse", input: small, in: Folder())
        #expect(run.exitCode == 0)
        let mrz = try #require(try (run.json as? [String: Any])?["mrz"] as? [String: Any])
        #expect((mrz["lines"] as? [String])?.joined(separator: "\n") == Self.specimen.trimmingCharacters(in: .newlines))
        let codes = (mrz["deviations"] as? [[String: Any]])?.compactMap { $0["code"] as? String }
        #expect(codes.map(Set.init) == ["smallLetters"])
    }

    /// A line with a filler more or less than its format, which a sample of a passport has.
    @Test(arguments: [("MARIA<", "MARIA<<"), ("MARIA<", "MARIA"), ("B<<<<<", "B<<<<<<")])
    func readsALineOfAnotherLengthAsItIsPrinted(old: String, new: String) throws {
        let printed = Self.specimen.replacing(old, with: new)
        let run = try Program.idscan("mrz", "parse", input: Data(printed.utf8), in: Folder())
        #expect(run.exitCode == 2 && run.errors.isEmpty)
        let document = try #require(try run.json as? [String: Any])
        #expect(document["status"] as? String == "refuted")
        let fields = document["fields"] as? [String: [String: Any]]
        #expect(fields?["givenNames"]?["value"] as? String == "ANNA MARIA")
        #expect(fields?["personalNumber"]?["value"] as? String == "ZE184226B")
        let lines = (document["mrz"] as? [String: Any])?["lines"] as? [String]
        #expect(lines == printed.split(separator: "\n").map(String.init))
    }

    @Test func listsItsRepairsForPeople() throws {
        let misread = Data(Self.specimen.replacing("740812", with: "74O812").utf8)
        let run = try Program.idscan("mrz", "parse", "--correct", "--format", "text", input: misread, in: Folder())
        #expect(run.exitCode == 0)
        #expect(
            run.output.contains("\n  repaired: line 2, column 16: O to 0, proven by the check digit of birthDate\n"))
        // The weights of the first and the fourth place are the same.
        let twofold = "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nOAAOAAAAA8XXX7408122F9612109<<<<<<<<\n"
        let open = try Program.idscan(
            "mrz", "parse", "--correct", "--format", "text", input: Data(twofold.utf8), in: Folder())
        #expect(open.exitCode == 2)
        #expect(open.output.contains("\n  not repaired: the check digit of documentNumber holds with each of these: "))
        #expect(
            open.output.contains("line 2, column 1: O to 0; ") && open.output.contains("line 2, column 4: O to 0; "))
    }

    /// Results come while the input is still open.
    @Test(arguments: ["ndjson", "text", "json"])
    func printsAsItReads(format: String) throws {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: Program.path)
        process.arguments = ["mrz", "parse", "--format", format]
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        // An array is begun when a second zone follows.
        input.fileHandleForWriting.write(Data((Self.specimen + "\n" + Self.specimen + "\n").utf8))
        let first = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        #expect(first.contains("ERIKSSON"))
        input.fileHandleForWriting.write(Data(Self.specimen.utf8))
        try input.fileHandleForWriting.close()
        let rest = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        if format == "json" {
            let array = try JSONSerialization.jsonObject(with: Data((first + rest).utf8)) as? [[String: Any]]
            #expect(array?.count == 3)
        }
    }

    /// More than is read of a photograph, which is an error of the content, not of the size.
    @Test func readsFilesOfAnySize() throws {
        let folder = try Folder()
        let file = try FileHandle(forWritingTo: folder.add("large.txt", Self.specimen))
        try file.truncate(atOffset: 200 << 20)
        let run = try Program.idscan("mrz", "parse", "large.txt", in: folder)
        #expect(run.exitCode == 1 && run.errors == "idscan: large.txt: this is not text\n")
    }

    @Test func goesOnBehindAFileThatItCannotRead() throws {
        let folder = try Folder()
        try folder.add("zone.txt", Self.specimen)
        let run = try Program.idscan("mrz", "parse", "missing.txt", "zone.txt", in: folder)
        #expect(run.exitCode == 1)
        let array = try #require(try run.json as? [[String: Any]])
        #expect(array.count == 2 && array[1]["status"] as? String == "verified")
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
        (String(repeating: "A\n", count: 50_000), 3, "line 1: no format has 50000 lines"),
        (String(repeating: "A", count: 100_000), 3, "line 1: no format has a line of more than 4096 bytes"),
    ])
    func saysWhyThereIsNoZone(text: String, exitCode: Int, message: String) throws {
        let run = try Program.idscan("mrz", "parse", input: Data(text.utf8), in: Folder())
        #expect(run.exitCode == exitCode)
        #expect(run.errors == "idscan: standard input: \(message)\n")
        let error = try (run.json as? [String: Any])?["error"] as? [String: String]
        #expect(error?["message"] == message)
    }
}
