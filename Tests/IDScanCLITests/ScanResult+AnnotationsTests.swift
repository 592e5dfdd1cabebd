import Foundation
import IDScan
import ImageProcessing
import Imaging
import MRZ
import Testing

@testable import IDScanCLI

struct ScanResultAnnotationsTests {
    /// Doc 9303-4, appendix A.
    private static let passport = [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
    ]
    private static let outline = Quadrilateral(x: 50, y: 80, width: 700, height: 480)

    /// The document of a zone as if it had been read from a photograph, its fields along two lines, which may be
    /// turned about the picture's corner.
    private static func document(
        lines: [String] = passport, status: VerificationStatus? = nil, inDoubt: FieldName? = nil,
        quadrilateral: Quadrilateral? = outline, angle: Double = 0
    ) throws -> ScannedDocument {
        let parsed = try JSONEncoder().encode(ScannedDocument(MachineReadableZone(parsing: lines)))
        var json = try #require(try JSONSerialization.jsonObject(with: parsed) as? [String: Any])
        var fields = try #require(json["fields"] as? [String: [String: Any]])
        for (number, name) in FieldName.allCases.filter({ fields[$0.rawValue] != nil }).enumerated() {
            let place = Quadrilateral(
                x: 70 + Double(number / 2) * 130, y: 480 + Double(number % 2) * 40, width: 120, height: 30)
            let turned = place.mapped { $0.turned(cosine: cos(angle), sine: sin(angle)) }
            fields[name.rawValue]?["quadrilateral"] = try object(turned)
        }
        if let inDoubt { fields[inDoubt.rawValue]?["inDoubt"] = true }
        json["fields"] = fields
        if let status { json["status"] = status.rawValue }
        if let quadrilateral { json["quadrilateral"] = try object(quadrilateral) }
        return try JSONDecoder().decode(ScannedDocument.self, from: JSONSerialization.data(withJSONObject: json))
    }

    private static func object(_ value: some Encodable) throws -> Any {
        try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    }

    private static func result(_ documents: ScannedDocument..., width: Int = 800, height: Int = 640) -> ScanResult {
        ScanResult(image: ImageSize(width: width, height: height), documents: documents)
    }

    private func texts(_ annotations: [Annotation]) -> [String] {
        annotations.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
    }

    private func outlines(_ annotations: [Annotation]) -> [(outline: Quadrilateral, colour: Annotation.Colour)] {
        annotations.compactMap { if case .outline(let outline, let colour, _) = $0 { (outline, colour) } else { nil } }
    }

    @Test func leavesPhotographsWithoutDocumentsAlone() throws {
        #expect(try Self.result().annotations().isEmpty)
    }

    @Test func tellsFieldsAndLines() throws {
        let texts = texts(try Self.result(try Self.document()).annotations())
        #expect(texts.contains("TD3 verified"))
        #expect(texts.contains("surname") && texts.contains("ERIKSSON") && texts.contains("1974-08-12"))
        #expect(Self.passport.allSatisfy(texts.contains))
    }

    @Test func outlinesTheDocumentAndEachField() throws {
        let document = try Self.document()
        let outlines = outlines(try Self.result(document).annotations()).map(\.outline)
        #expect(outlines.contains(Self.outline))
        #expect(document.fields.values.allSatisfy { $0.quadrilateral.map(outlines.contains) == true })
    }

    @Test func outlinesDocumentsWithoutZoneOnly() throws {
        let corners = try JSON.text(of: Self.outline, isPretty: false)
        let front = #"{"status":"unverified","fields":{},"quadrilateral":\#(corners)}"#
        let document = try JSONDecoder().decode(ScannedDocument.self, from: Data(front.utf8))
        let annotations = try Self.result(document).annotations()
        let outlines = outlines(annotations)
        #expect(outlines.map(\.outline) == [Self.outline, Self.outline] && annotations.count == 2)
        #expect(outlines.map(\.colour) == [.ground, VerificationStatus.unverified.colour])
    }

    @Test(arguments: VerificationStatus.allCases)
    func coloursTheOutlineByStatus(status: VerificationStatus) throws {
        let annotations = try Self.result(try Self.document(status: status)).annotations()
        #expect(outlines(annotations).last { $0.outline == Self.outline }?.colour == status.colour)
        #expect(Set(VerificationStatus.allCases.map(\.colour)).count == 4)
    }

    @Test func provesNothingByPartsOfARefutedZone() throws {
        let line = Self.passport[1].replacingOccurrences(of: "7408122", with: "7408132")
        let document = try Self.document(lines: [Self.passport[0], line])
        let statuses = document.fields.mapValues { document.status(of: $0) }
        #expect(statuses[.birthDate] == .refuted)
        #expect(statuses.filter { $0.key != .birthDate }.allSatisfy { $0.value == .unverified })
        #expect(document.legend.rows.contains { $0.value == "1974-08-13 (check digit fails)" })
    }

    @Test func saysWhichFieldIsInDoubt() throws {
        let document = try Self.document(status: .doubtful, inDoubt: .surname)
        let row = try #require(document.legend.rows.first { $0.name == "surname" })
        #expect(row.value == "ERIKSSON (in doubt)" && row.colour == VerificationStatus.doubtful.colour)
        #expect(document.legend.rows.first { $0.name == "sex" }?.colour == VerificationStatus.verified.colour)
    }

    @Test func hidesNothingOfTheZone() throws {
        let document = try Self.document()
        let areas = try Self.result(document).annotations().compactMap {
            if case .area(let area, _) = $0 { area } else { nil }
        }
        let zone = try #require(document.zoneOutline)
        #expect(areas.count == 2)
        #expect(areas.allSatisfy { zone.area(inside: $0) < 1 })
        #expect(document.fields.values.compactMap(\.quadrilateral).allSatisfy { $0.area(inside: zone) == $0.area })
    }

    @Test(arguments: [0, 0.3, .pi / 2, 2, -1])
    func surroundsZonesThatLieAskew(angle: Double) throws {
        let upright = try #require(try Self.document(quadrilateral: nil).zoneOutline)
        let zone = try #require(try Self.document(angle: angle).zoneOutline)
        for (corner, turned) in zip(upright.corners, zone.corners) {
            #expect(corner.turned(cosine: cos(angle), sine: sin(angle)).distance(to: turned) < 1e-6)
        }
    }

    @Test(arguments: [(1, 1), (300, 20), (20, 300), (90, 90), (320, 240), (760, 600), (5000, 5000)])
    func keepsTextInsideThePicture(width: Int, height: Int) throws {
        let annotations = try Self.result(try Self.document(), width: width, height: height).annotations()
        for case .text(let text, let start, let size, _) in annotations {
            let right = start.x + (try Annotation.width(of: text, height: size))
            #expect(start.x >= 0 && right <= Double(width), "\(text)")
            #expect(start.y >= 1.25 * size + 2 && start.y + 0.4 * size + 2 <= Double(height), "\(text)")
        }
        let picture = Image(
            width: width, height: height, pixelFormat: .grey, pixels: [UInt8](repeating: 9, count: width * height))
        #expect(try picture.annotated(with: annotations).width == width)
    }

    @Test func marksParsedTextNowhere() throws {
        #expect(try Self.result(ScannedDocument(MachineReadableZone(parsing: Self.passport))).annotations().isEmpty)
    }
}
