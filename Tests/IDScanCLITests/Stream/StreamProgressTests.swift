import Testing

@testable import IDScanCLI

struct StreamProgressTests {
    @Test(arguments: [
        (0, 0, nil, 0, "0 answers, 0.0 a second"), (1204, 500, nil, 100, "1204 answers, 12.0 a second"),
        (50, 500, 1000, 10, "50 answers, 5.0 a second, 10 s left"),
        (600, 100, 1000, 60, "600 answers, 10.0 a second, 9 min left"),
        (60, 1000, 1000, 60, "60 answers, 1.0 a second, 0 s left"),
    ])
    func saysHowFarAStreamIs(count: Int, bytesRead: Int, size: Int?, seconds: Int, text: String) {
        #expect(StreamProgress.text(count, bytesRead: bytesRead, of: size, after: .seconds(seconds)) == text)
    }
}
