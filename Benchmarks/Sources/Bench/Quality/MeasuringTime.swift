import DocumentDetection
import Foundation
import Imaging
import SpecimenCards

/// The time that it takes to measure a photograph of 12 million pixels.
struct MeasuringTime {
    let text: String

    init() throws {
        let repetitions = 50
        let conditions = PhotographConditions.desk.with { ($0.width, $0.height) = (4032, 3024) }
        let taken = try Photograph(of: [SpecimenCard(format: .td3, seed: 1)], conditions: conditions, seed: 1).taken()
        let image = taken.image.grey()
        func milliseconds(_ measure: () -> Void) -> Double {
            let times = (0..<repetitions).map { _ in
                let start = ProcessorTime.seconds
                measure()
                return (ProcessorTime.seconds - start) * 1000
            }
            return times.sorted()[repetitions / 2]
        }
        let onZone = milliseconds { _ = taken.quality(in: image) }
        let onDocument = milliseconds {
            _ = CaptureQuality(of: image, document: taken.truth.documents.first?.corners)
        }
        text = String(
            format: "\nCPU for 12 million pixels: %.2f ms with a zone, %.2f ms without", onZone, onDocument)
    }
}
