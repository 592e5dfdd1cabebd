import Testing

@testable import IDScanCLI

@Suite struct StreamTallyTests {
    @Test func countsStatusesAndErrors() {
        var tally = StreamTally()
        for line in [
            #"{"id":1,"documents":[{"status":"verified"},{"status":"unverified"}]}"#, #"{"id":2,"documents":[]}"#,
            #"{"id":"\"error\":{\"code\":\"x\"","documents":[{"status":"verified"}]}"#,
            #"{"id":3,"error":{"code":"badLine","message":"\"status\":\"verified\""}}"#,
        ] { tally.add(Array(line.utf8)) }
        #expect(tally.statuses == ["verified": 2, "nothingFound": 1] && tally.errors == ["badLine": 1])
        #expect(
            tally.summary(after: .seconds(2))
                == "4 answers: 2 verified, 1 nothingFound, 1 error (badLine 1); 2.0 a second")
        #expect(StreamTally().summary(after: .zero) == "0 answers; 0.0 a second")
    }
}
