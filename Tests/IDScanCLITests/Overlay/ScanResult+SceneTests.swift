import Foundation
import IDScan
import Imaging
import MRZ
import Testing

@testable import IDScanCLI

struct ScanResultSceneTests {
    private func fields(_ scene: OverlayScene) -> [OverlayRow] { scene.rows.filter { $0.caption != nil } }

    @Test func saysThatNothingIsFound() throws {
        let scene = SceneDocument.result().scene()
        #expect(scene.frames.isEmpty)
        #expect(scene.rows.map(\.text) == ["Nothing found", "Nothing in the picture looks like a document."])
    }

    @Test func framesWhatLooksLikeADocument() {
        let scene = SceneDocument.result().scene(likelyDocuments: [SceneDocument.outline])
        #expect(scene.frames == [.init(outline: SceneDocument.outline, kind: .document, tone: .unproven)])
    }

    @Test func tellsFieldsAndLines() throws {
        let scene = SceneDocument.result(try SceneDocument().scanned()).scene()
        #expect(scene.rows.first == OverlayRow("Passport · TD3: verified", .proven, look: .title))
        #expect(fields(scene).map(\.caption).contains("Document number"))
        #expect(fields(scene).first { $0.caption == "Birth date" }?.text == "1974-08-12 (check digit holds)")
        let zone = scene.rows.filter { $0.look == .zone }
        #expect(zone.map(\.text) == [SceneDocument.passport.joined(separator: "\n")])
    }

    @Test func framesTheDocumentAndEachFieldWithTheNumberOfItsRow() throws {
        let document = try SceneDocument(print: [(.surname, "Eriksson", "Eriksson")]).scanned()
        let scene = SceneDocument.result(document).scene()
        #expect(scene.frames.first?.outline == SceneDocument.outline && scene.frames.first?.kind == .document)
        let rows = fields(scene)
        #expect(rows.map(\.mark) == (1...rows.count).map { "\($0)" })
        let surname = rows.first { $0.caption == "Surname" }
        let frames = scene.frames.filter { $0.mark == surname?.mark }
        #expect(frames.map(\.kind) == [.text, .text] && frames.allSatisfy { $0.tone == surname?.tone })
        let marks = Set(scene.frames.compactMap(\.mark))
        #expect(marks == Set(rows.compactMap(\.mark)))
    }

    @Test(arguments: VerificationStatus.allCases)
    func saysTheStatusInWordsAndColour(status: VerificationStatus) throws {
        let scene = SceneDocument.result(try SceneDocument(status: status).scanned()).scene()
        #expect(scene.frames.first?.tone == status.tone)
        #expect(scene.rows[0].text.hasSuffix(status.rawValue) && scene.rows[0].tone == status.tone)
        #expect(!scene.rows[1].text.isEmpty)
        #expect(Set(VerificationStatus.allCases.map(\.tone.colour)).count == 4)
        #expect(Set(VerificationStatus.allCases.map(\.tone.sign)).count == 4)
        #expect(Set(VerificationStatus.allCases.map(\.tone.words)).count == 4)
    }

    @Test func showsFrontsWithoutZone() throws {
        let scene = SceneDocument.result(try SceneDocument.front()).scene()
        #expect(scene.frames.map(\.kind) == [.document])
        #expect(scene.rows.map(\.text) == ["Document: unverified", "Nothing was read on it."])
        let name: [String: Any] = [
            "value": "ŁUKASZ", "text": "ŁUKASZ", "check": "notPrinted", "inDoubt": false, "truncated": false,
            "source": "visualZone", "confidence": 0.9,
            "quadrilateral": [
                "topLeft": ["x": 90, "y": 100], "topRight": ["x": 200, "y": 100],
                "bottomRight": ["x": 200, "y": 120], "bottomLeft": ["x": 90, "y": 120],
            ],
        ]
        let read = SceneDocument.result(try SceneDocument.front(fields: ["givenNames": name])).scene()
        #expect(read.frames.map(\.kind) == [.document, .text])
        #expect(fields(read).map(\.text) == ["ŁUKASZ (printed)"])
        #expect(read.rows[1].text == "No machine-readable zone: nothing proves what is printed.")
    }

    @Test func tellsDocumentsApart() throws {
        let scene = SceneDocument.result(try SceneDocument().scanned(), try SceneDocument().scanned()).scene()
        #expect(scene.rows.filter { $0.look == .title }.map(\.mark) == ["A", "B"])
        #expect(scene.frames.filter { $0.kind == .document }.map(\.mark) == ["A", "B"])
        let marks = fields(scene).compactMap(\.mark)
        #expect(Set(marks).count == marks.count)
    }

    @Test func framesThePortrait() throws {
        let face = Quadrilateral(x: 70, y: 140, width: 150, height: 200)
        let scene = SceneDocument.result(try SceneDocument(portrait: face).scanned()).scene()
        let frame = try #require(scene.frames.first { $0.outline == face })
        #expect(frame.kind == .region)
        #expect(fields(scene).last.map { $0.caption == "Portrait" && $0.mark == frame.mark } == true)
    }

    @Test func saysWhatIsOdd() throws {
        let line = SceneDocument.passport[1].replacingOccurrences(of: "7408122", with: "7408132")
        let document = try SceneDocument(
            lines: [SceneDocument.passport[0], line],
            findings: [("expired", "warning", "expired on the reference date")]
        ).scanned()
        let texts = SceneDocument.result(document).scene().rows.map(\.text)
        #expect(texts.contains("Expired on the reference date"))
        #expect(texts.contains { $0.hasPrefix("Check digit of birth date") })
    }

    @Test func marksParsedTextNowhere() throws {
        let document = ScannedDocument(try MachineReadableZone(parsing: SceneDocument.passport))
        #expect(SceneDocument.result(document).scene().frames.isEmpty)
    }
}
