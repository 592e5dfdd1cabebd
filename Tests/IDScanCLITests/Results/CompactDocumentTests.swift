import Foundation
import Testing

struct CompactDocumentTests {
    @Test func hasStatusTypeAndValues() throws {
        let run = try Program.idscan(
            "mrz", "parse", "--compact", "--format", "ndjson", input: Data(ParseCommandTests.specimen.utf8),
            in: Folder())
        #expect(
            run.output == """
                {"status":"verified","type":"passport","fields":{"documentCode":"P","issuingState":"UTO",\
                "surname":"ERIKSSON","givenNames":"ANNA MARIA","documentNumber":"L898902C3","nationality":"UTO",\
                "birthDate":"1974-08-12","sex":"F","expiryDate":"2012-04-15","personalNumber":"ZE184226B"}}

                """)
    }

    @Test(arguments: [
        ["mrz", "parse", "--compact", "--format", "text"], ["--compact", "--format", "text", "a.jpg"],
        ["--no-corners", "--format", "text", "a.jpg"], ["--compact", "--no-corners", "a.jpg"],
    ])
    func isForJSONOnly(arguments: [String]) throws {
        let run = try Program.run(Program.path, arguments, in: Folder())
        #expect(run.exitCode == 64)
        #expect(run.errors.hasPrefix("Error: --"))
    }
}
