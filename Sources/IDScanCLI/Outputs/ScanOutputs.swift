import IDScan
import ImageProcessing
import Imaging

/// What a scan writes beside its report.
struct ScanOutputs: Sendable {
    /// What everything is written by.
    let files: OutputSet
    /// Where the marked photograph goes, if anywhere; then there is one input.
    var overlay: Overlay?
    /// Where the faces and the flat documents go, if anywhere; then there is one input.
    var cutOuts: [CutOutFiles] = []
    /// Where intermediate pictures go, if anywhere.
    var debugImages: DebugImageFolder?

    /// Writes what there is to write about a photograph.
    ///
    /// - Parameters:
    ///   - result: What was found.
    ///   - bytes: The photograph's file.
    ///   - decoder: What the file was decoded with.
    /// - Returns: What could not be written; one does not keep the others from it.
    func write(_ result: ScanResult, of bytes: [UInt8], decodedBy decoder: ImageDecoder) -> [Shortfall] {
        var shortfalls: [Shortfall] = []
        if let overlay {
            do throws(Failure) {
                try overlay.write(bytes, decodedBy: decoder, to: files) { () throws(ImageProcessingError) in
                    try result.annotations()
                }
            } catch {
                shortfalls.append(Shortfall(failure: error, exitStatus: .failed))
            }
        }
        var photograph: Image?
        for cutOut in cutOuts {
            shortfalls += cutOut.write(
                result,
                of: { () throws(Failure) in
                    if let photograph { return photograph }
                    let image = try Self.photograph(bytes, decodedBy: decoder)
                    photograph = image
                    return image
                }, to: files)
        }
        return shortfalls
    }

    private static func photograph(_ bytes: [UInt8], decodedBy decoder: ImageDecoder) throws(Failure) -> Image {
        do {
            return try decoder.decode(bytes, as: .rgb).image
        } catch {
            throw Failure(ScanError(error))
        }
    }
}

/// Something that an output lacks, although the photograph was read.
struct Shortfall: Hashable, Sendable {
    /// What, and why.
    let failure: Failure
    /// How the work on the photograph ended, unless something else was worse.
    let exitStatus: ExitStatus
}
