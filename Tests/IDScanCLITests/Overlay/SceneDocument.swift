import Foundation
import IDScan
import Imaging
import MRZ
import Testing

/// Documents as if they had been read from photographs, for tests of overlays.
struct SceneDocument {
    /// Doc 9303-4, appendix A.
    static let passport = [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
    ]
    static let outline = Quadrilateral(x: 50, y: 80, width: 700, height: 480)

    var lines = passport
    var status: VerificationStatus?
    var inDoubt: FieldName?
    var quadrilateral: Quadrilateral? = outline
    /// The printed texts, one below the other.
    var print: [(name: VisualFieldName, text: String, value: String?)] = []
    /// The texts of fields in zone and print.
    var checks: [(field: FieldName, outcome: FieldCrossCheck.Outcome, zone: String, print: String)] = []
    var portrait: Quadrilateral?
    var findings: [(name: String, severity: String, message: String)] = []

    /// The document, its fields along the lines of its zone.
    func scanned() throws -> ScannedDocument {
        var json = try Self.object(ScannedDocument(MachineReadableZone(parsing: lines)))
        var fields = try #require(json["fields"] as? [String: [String: Any]])
        for (number, name) in FieldName.allCases.filter({ fields[$0.rawValue] != nil }).enumerated() {
            let place = Quadrilateral(
                x: 70 + Double(number / 2) * 110, y: 470 + Double(number % 2) * 50, width: 100, height: 28)
            fields[name.rawValue]?["quadrilateral"] = try Self.object(place)
        }
        if let inDoubt { fields[inDoubt.rawValue]?["inDoubt"] = true }
        json["fields"] = fields
        if let status { json["status"] = status.rawValue }
        if let quadrilateral { json["quadrilateral"] = try Self.object(quadrilateral) }
        if let portrait { json["portrait"] = try Self.object(portrait) }
        if !print.isEmpty { json["visualZone"] = ["fields": try printedFields()] }
        json["crossChecks"] = checks.map { check -> [String: Any] in
            var object: [String: Any] = [
                "field": check.field.rawValue, "outcome": check.outcome.rawValue, "zoneText": check.zone,
                "printedText": check.print, "truncated": false,
            ]
            if check.outcome == .differs { object["difference"] = ["printedOffset": 2, "zoneOffset": 2] }
            return object
        }
        json["findings"] = findings.map { ["name": $0.name, "severity": $0.severity, "message": $0.message] }
        return try JSONDecoder().decode(ScannedDocument.self, from: JSONSerialization.data(withJSONObject: json))
    }

    private func printedFields() throws -> [String: Any] {
        var fields: [String: Any] = [:]
        for (number, printed) in print.enumerated() {
            let place = Quadrilateral(x: 300, y: 120 + Double(number) * 50, width: 180, height: 24)
            var field: [String: Any] = [
                "text": printed.text, "confidence": 0.9, "quadrilateral": try Self.object(place),
            ]
            if let value = printed.value { field["value"] = value }
            fields[printed.name.rawValue] = field
        }
        return fields
    }

    /// The front of a card: no zone, only print.
    static func front(fields: [String: Any] = [:]) throws -> ScannedDocument {
        let json: [String: Any] = [
            "status": "unverified", "fields": fields, "quadrilateral": try object(outline),
        ]
        return try JSONDecoder().decode(ScannedDocument.self, from: JSONSerialization.data(withJSONObject: json))
    }

    static func result(_ documents: ScannedDocument...) -> ScanResult {
        ScanResult(image: ImageSize(width: 800, height: 640), documents: documents)
    }

    private static func object(_ value: some Encodable) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
        return try #require(object as? [String: Any])
    }
}
