import Imaging
import MRZ
import SpecimenCards
import Testing

@testable import IDScan

/// Pages of captions and values, 10 pixels a millimetre, read by the models of the Latin script.
@Suite struct CaptionSearchTests {
    private typealias Print = (text: String, size: Double, x: Int, y: Int)

    private static func page(_ prints: [Print]) throws -> Image {
        let (width, height) = (900, 420)
        var pixels = [UInt8](repeating: 255, count: width * height)
        for print in prints {
            let image = try PrintedText(lines: [print.text], size: print.size, margin: 0).drawn().image.grey()
            for row in 0..<image.height {
                for column in 0..<image.width {
                    let place = (print.y + row) * width + print.x + column
                    pixels[place] = min(pixels[place], image.pixels[row * image.width + column])
                }
            }
        }
        return Image(width: width, height: height, pixelFormat: .grey, pixels: pixels)
    }

    private static let captions: KeyValuePairs = [
        "birthDate": "Date of birth", "issueDate": "Date of issue", "authority": "Authority",
        "expiryDate": "Date of expiry",
    ]

    private static func template(size: TemplateSize) throws -> DocumentTemplate {
        let fields = captions.map { name, caption in
            let content = name == "authority" ? "text" : "date"
            return #"{ "name": "\#(name)", "content": "\#(content)", "captions": ["\#(caption)"] }"#
        }
        return try .sheet(size: size, anchor: "Date of birth", fields: fields)
    }

    /// Reads a page. By its zone the holder was born on 12 August 1974, and the document expires on 15 April 2035.
    private static func fields(of prints: [Print]) throws -> [VisualFieldName: PrintedField] {
        var printed = ZoneFields(
            documentCode: "P", issuingState: "UTO", surname: "Eriksson", givenNames: "Anna",
            documentNumber: "L898902C3", nationality: "UTO")
        (printed.birthDate, printed.expiryDate) = (CalendarDate("1974-08-12"), CalendarDate("2035-04-15"))
        let zone = try MachineReadableZone(format: .td3, fields: printed)
        let image = try page(prints)
        let size = TemplateSize(width: Double(image.width) / 10, height: Double(image.height) / 10)
        let picture = try #require(try FlatSide(of: image.bounds, size: size, in: image))
        var text = try PrintedLines(of: picture, readBy: PrintedTextReaders(language: "Latin"))
        let reader = TemplateReader(
            template: try template(size: size), reference: .lastOf2026,
            zone: ScannedDocument(zone))
        return try reader.fields(in: &text)
    }

    /// Where captions cannot be read, the later of two dates is that of expiry, even if its year is one in which the document
    /// may have been issued.
    @Test(
        arguments: [
            (["12.08.1974", "14.04.2025", "15.04.2025"], "14.04.2025", "15.04.2025"),
            (["12.08.1974", "14.04.2025", "15.04.2035"], "14.04.2025", "15.04.2035"),
            (["12.08.1974", "15.04.2025"], "15.04.2025", nil),
        ] as [([String], String, String?)])
    func tellsAMisprintedDayOfExpiry(dates: [String], issue: String, expiry: String?) throws {
        let fields = try Self.fields(of: dates.enumerated().map { ($1, 34, 60, 40 + 120 * $0) })
        #expect(fields[.birthDate]?.text == "12.08.1974")
        #expect(fields[.issueDate]?.text == issue && fields[.expiryDate]?.text == expiry)
    }

    /// Another value that stands close behind a date is not part of the date.
    @Test func leavesOutWhatBelongsToAnotherField() throws {
        let fields = try Self.fields(of: [
            ("Date of birth", 16, 60, 10), ("13 AUG 74", 34, 60, 40), ("Authority", 16, 259, 10),
            ("GLENMORE", 34, 259, 40),
        ])
        #expect(fields[.birthDate]?.text == "13 AUG 74" && fields[.authority]?.text == "GLENMORE")
    }
}
