import DocumentPages
import IDScan
import ImageProcessing
import MRZ
import ScanReports
import Testing

@testable import IDScanLibrary

struct LibraryOptionsTests {
    @Test func readsEveryOption() throws {
        let options = try LibraryOptions(
            json: """
                {"workers": 3, "corners": false, "timings": true, "maxBytes": 1000, "maxPixels": 2000, "timeLimit": 1.5, \
                "visualZone": true, "referenceDate": "2026-11-21", "pages": "1,3-5"}
                """)
        #expect(options.workers == 3)
        #expect(!options.hasCorners)
        #expect(options.scanning.request.measuresTime)
        #expect(options.scanning.limits.fileBytes == 1000)
        #expect(options.scanning.limits.pixels == 2000)
        #expect(options.scanning.limits.duration == .milliseconds(1500))
        #expect(options.scanning.templates == DocumentTemplate.builtIn)
        #expect(options.scanning.request.referenceDate == CalendarDate("2026-11-21"))
        #expect(options.scanning.request.pages == PageNumbers("1,3-5"))
    }

    @Test func hasWhatIsUsualWithoutOptions() throws {
        let options = try LibraryOptions(json: "{}")
        #expect(options.workers >= 1)
        #expect(options.hasCorners)
        #expect(options.scanning.limits == ScanOptions().limits)
        #expect(options.scanning.request == ScanRequest())
        #expect(options.scanning.templates.isEmpty)
    }

    @Test func readsZonesAloneWhereNoPrintIsWanted() throws {
        let request = try LibraryOptions(json: #"{"visualZone": false}"#).scanning.request
        #expect(!request.readsPrint && !request.readsCaptions)
    }

    @Test(arguments: [
        ("", "options: this is no object of JSON"),
        ("[1]", "options: this is no object of JSON"),
        (#"{"worker": 2}"#, #"options: "worker" is unknown; known are corners, maxBytes"#),
        (#"{"a\nb": 2}"#, #"options: "a\nb" is unknown"#),
        (#"{"workers": 0}"#, "options: workers must be a whole number from 1 to 256"),
        (#"{"workers": 1.5}"#, "options: workers must be a whole number from 1 to 256"),
        (#"{"workers": true}"#, "options: workers must be a whole number from 1 to 256"),
        (#"{"corners": "yes"}"#, "options: corners must be true or false"),
        (#"{"timeLimit": 0}"#, "options: timeLimit must be a number that is more than 0 and at most 3600"),
        (#"{"referenceDate": "2026-02-30"}"#, "options: referenceDate must be a whole date"),
        (#"{"pages": "one"}"#, "options: pages must be numbers of pages"),
        (#"{"trust": []}"#, "options: trust must be an array of texts"),
        (
            #"{"trust": ["/dev/null/none"]}"#,
            #"options: trust must be a file that can be read; "/dev/null/none" cannot"#
        ),
        (#"{"workers": {"a": 1}}"#, "options: workers must be a whole number"),
    ])
    func saysWhatIsWrong(json: String, message: String) throws {
        let failure = try #require(throws: Failure.self) { try LibraryOptions(json: json) }
        #expect(failure.message.hasPrefix(message))
        #expect(!failure.message.contains("\n"))
    }
}
