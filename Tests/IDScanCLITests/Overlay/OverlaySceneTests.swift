import Imaging
import Testing

@testable import IDScanCLI

struct OverlaySceneTests {
    private static let place = Quadrilateral(x: 0, y: 0, width: 9, height: 9)

    @Test func explainsTheTonesOfFramesOnly() {
        let scene = OverlayScene(frames: [
            .init(outline: Self.place, kind: .document, tone: .proven),
            .init(outline: Self.place, kind: .print, tone: .wrong),
            .init(outline: Self.place, kind: .zone, tone: .doubtful),
            .init(outline: Self.place, kind: .zone, tone: .doubtful),
        ])
        #expect(scene.tones == [.doubtful, .wrong])
        #expect(OverlayScene().tones.isEmpty)
    }
}
