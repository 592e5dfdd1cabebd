import Foundation
import IDScan
import Imaging
import MRZ
import Testing

@testable import IDScanCLI

struct ScanResultSceneTests {
    private func fields(_ section: OverlaySection) -> [OverlayField] {
        section.rows.compactMap { if case .field(let field) = $0 { field } else { nil } }
    }

    private func remarks(_ section: OverlaySection) -> [String] {
        section.rows.compactMap { if case .remark(let text, _) = $0 { text } else { nil } }
    }

    @Test func saysThatNothingIsFound() throws {
        let scene = SceneDocument.result().scene()
        #expect(scene.frames.isEmpty)
        #expect(scene.sections.map(\.title) == ["Nothing found"])
        #expect(scene.sections[0].explanation == "Nothing in the picture looks like a document.")
    }

    @Test func framesWhatLooksLikeADocument() {
        let scene = SceneDocument.result().scene(likelyDocuments: [SceneDocument.outline])
        #expect(scene.frames == [.init(outline: SceneDocument.outline, kind: .document, tone: .unproven)])
    }

    @Test func tellsFieldsAndLines() throws {
        let scene = SceneDocument.result(try SceneDocument().scanned()).scene()
        let section = try #require(scene.sections.first)
        #expect(section.title == "Passport · TD3" && section.status == .init(words: "verified", tone: .proven))
        #expect(fields(section).map(\.caption).contains("Document number"))
        #expect(fields(section).first { $0.caption == "Birth date" }?.readings.first?.text == "1974-08-12")
        guard
            case .zone(let lines, let places)? = section.rows.first(where: {
                if case .zone = $0 { true } else { false }
            })
        else { return #expect(Bool(false), "there is no zone") }
        #expect(lines == SceneDocument.passport)
        let number = fields(section).first { $0.caption == "Document number" }?.mark
        #expect(places.contains { $0.mark == number && $0.line == 2 && $0.columns == 1...9 })
    }

    @Test func framesTheDocumentAndEachFieldWithTheNumberOfItsRow() throws {
        let document = try SceneDocument(print: [(.surname, "Eriksson", "Eriksson")]).scanned()
        let scene = SceneDocument.result(document).scene()
        #expect(scene.frames.first?.outline == SceneDocument.outline && scene.frames.first?.kind == .document)
        let rows = fields(scene.sections[0])
        #expect(rows.map(\.mark) == (1...rows.count).map { "\($0)" })
        let surname = rows.first { $0.caption == "Surname" }
        let frames = scene.frames.filter { $0.mark == surname?.mark }
        #expect(frames.map(\.kind) == [.zone, .print] && frames.allSatisfy { $0.tone == surname?.tone })
        let marks = Set(scene.frames.compactMap(\.mark))
        #expect(marks == Set(rows.compactMap(\.mark)))
    }

    @Test(arguments: VerificationStatus.allCases)
    func saysTheStatusInWordsAndColour(status: VerificationStatus) throws {
        let scene = SceneDocument.result(try SceneDocument(status: status).scanned()).scene()
        #expect(scene.frames.first?.tone == status.tone)
        #expect(scene.sections[0].status?.words == status.rawValue && scene.sections[0].explanation?.isEmpty == false)
        #expect(Set(VerificationStatus.allCases.map(\.tone.colour)).count == 4)
        #expect(Set(VerificationStatus.allCases.map(\.tone.sign)).count == 4)
        #expect(Set(VerificationStatus.allCases.map(\.tone.words)).count == 4)
    }

    @Test func showsFrontsWithoutZone() throws {
        let scene = SceneDocument.result(try SceneDocument.front()).scene()
        #expect(scene.frames.map(\.kind) == [.document])
        #expect(scene.sections[0].title == "Document" && scene.sections[0].explanation == "Nothing was read on it.")
        let name: [String: Any] = [
            "value": "ŁUKASZ", "text": "ŁUKASZ", "check": "notPrinted", "inDoubt": false, "truncated": false,
            "source": "visualZone", "confidence": 0.9,
            "quadrilateral": [
                "topLeft": ["x": 90, "y": 100], "topRight": ["x": 200, "y": 100],
                "bottomRight": ["x": 200, "y": 120], "bottomLeft": ["x": 90, "y": 120],
            ],
        ]
        let read = SceneDocument.result(try SceneDocument.front(fields: ["givenNames": name])).scene()
        #expect(read.frames.map(\.kind) == [.document, .print])
        #expect(fields(read.sections[0]).map(\.readings.first?.text) == ["ŁUKASZ"])
        #expect(read.sections[0].explanation == "No machine-readable zone: nothing proves what is printed.")
    }

    @Test func tellsDocumentsApart() throws {
        let scene = SceneDocument.result(try SceneDocument().scanned(), try SceneDocument().scanned()).scene()
        #expect(scene.sections.map(\.mark) == ["A", "B"])
        #expect(scene.frames.filter { $0.kind == .document }.map(\.mark) == ["A", "B"])
        let marks = scene.sections.flatMap(fields).compactMap(\.mark)
        #expect(Set(marks).count == marks.count)
    }

    @Test func framesThePortrait() throws {
        let face = Quadrilateral(x: 70, y: 140, width: 150, height: 200)
        let scene = SceneDocument.result(try SceneDocument(portrait: face).scanned()).scene()
        let frame = try #require(scene.frames.first { $0.kind == .portrait })
        #expect(frame.outline == face)
        #expect(fields(scene.sections[0]).last.map { $0.caption == "Portrait" && $0.mark == frame.mark } == true)
    }

    @Test func saysWhatIsOdd() throws {
        let line = SceneDocument.passport[1].replacingOccurrences(of: "7408122", with: "7408132")
        let document = try SceneDocument(
            lines: [SceneDocument.passport[0], line],
            findings: [("expired", "warning", "expired on the reference date")]
        ).scanned()
        let section = SceneDocument.result(document).scene().sections[0]
        #expect(remarks(section).contains("Expired on the reference date"))
        #expect(remarks(section).contains { $0.hasPrefix("Check digit of birth date") })
    }

    @Test func marksParsedTextNowhere() throws {
        let document = ScannedDocument(try MachineReadableZone(parsing: SceneDocument.passport))
        #expect(SceneDocument.result(document).scene().frames.isEmpty)
    }
}
