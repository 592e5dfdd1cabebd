import DocumentDetection
import ImageProcessing
import TextDetection

extension DocumentScanner {
    /// Reads zones whose lines bend, or are mirrored, or brighter than their ground, after that is undone.
    mutating func readBentZones(
        in photograph: Photograph, adding findings: inout Findings, before deadline: Deadline,
        observing observe: Observer?
    ) throws {
        let lines = try textDetector.lines(in: photograph.pixels) { observe?("text", $0) }
        for strip in lines.zones.compactMap({ BentStrip($0) }) {
            let flat = try strip.flattened(photograph.pixels)
            observe?("flat", flat)
            for zone in try locator.locateZones(in: flat) {
                try deadline.check()
                guard var reading = try reader.read(zone.lines, in: flat) else { continue }
                reading.bend = strip
                try show(reading, in: photograph, to: observe)
                findings.add(Finding(reading: reading, document: nil))
                if reading.status == .verified { break }
            }
        }
    }
}
