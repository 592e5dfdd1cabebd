import IDScan
import ImageProcessing
import ScanReports

extension ScanWorkers {
    /// Joins the frames of one document, one after another.
    func report(onFrames inputs: ArraySlice<Input>, by scanner: inout DocumentScanner) -> ScanReport {
        var session = FrameSession()
        for (index, input) in inputs.enumerated() {
            do throws(Failure) {
                try add(input, to: &session, by: &scanner)
            } catch {
                let failure = Failure(code: error.code, message: "photograph \(index + 1): \(error.message)")
                return ScanReport(inputs, outcome: .failure(failure))
            }
        }
        let nothing = ScanResult(images: [], documents: [])
        return ScanReport(inputs, outcome: .success(session.result ?? nothing))
    }

    private func add(
        _ input: Input, to session: inout FrameSession, by scanner: inout DocumentScanner
    ) throws(Failure) {
        let bytes = try input.bytes(limit: options.limits.fileBytes)
        do throws(ScanError) {
            try scanner.add(bytes, to: &session, reading: .always)
        } catch {
            throw Failure(error)
        }
    }
}
