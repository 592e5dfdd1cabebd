import Foundation
import IDScan
import Imaging
import ReaderLab
import TextRecognition

/// Our network, with the decoding of the scanner.
final class NetworkReader: LineReader {
    let name = "mrz-lines"
    /// The part of the time that the decoding takes.
    private(set) var decoding = DecodingTime()
    /// The reliability of its confidences.
    private(set) var reliability = Reliability()
    private var last: RecognizedLine?
    private var reader: MRZLineReader

    init() throws {
        reader = try MRZLineReader()
    }

    func read(_ line: Image, from file: URL) throws -> (text: String, formatted: String?) {
        let lattice = try reader.lattice(for: line)
        let start = ProcessorTime.seconds
        let reading = LineReading(lattice)
        decoding.add(reading.formatted?.text ?? "", seconds: ProcessorTime.seconds - start)
        last = reading.line
        return (reading.line.text, reading.formatted?.text)
    }

    func learn(truth: String) {
        if let last { reliability.add(last, truth: truth) }
    }
}
