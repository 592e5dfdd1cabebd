import IDScan
import Testing

@testable import IDScanCLI

struct ScanTimingsTextTests {
    @Test func areATable() {
        let timings = ScanTimings(
            whole: .init(count: 1, wall: .milliseconds(120), processor: .microseconds(101_960)),
            stages: [
                .rest: .init(wall: .milliseconds(1), processor: .milliseconds(1)),
                .tesseract: .init(count: 12, wall: .milliseconds(50), processor: .milliseconds(40)),
            ],
            looks: [.zone: .init(count: 1, wall: .microseconds(949), processor: .microseconds(950))])
        let lines = [
            "                        count   cpu ms  wall ms",
            "  the whole scan            1    102.0    120.0",
            "    tesseract              12     40.0     50.0",
            "    rest                    0      1.0      1.0",
            "  looks for zones, with all that they do",
            "    zone                    1      1.0      0.9",
        ]
        #expect(timings.text.split(separator: "\n").map(String.init) == lines)
    }
}
