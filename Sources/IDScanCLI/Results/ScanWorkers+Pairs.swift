import IDScan
import ScanReports

extension ScanWorkers {
    /// Scans photographs of the sides of one document.
    func report(onSides inputs: ArraySlice<Input>, by scanner: inout DocumentScanner) -> ScanReport {
        do throws(Failure) {
            var files: [[UInt8]] = []
            for input in inputs {
                do throws(Failure) {
                    files.append(try input.bytes())
                } catch {
                    throw Failure(code: error.code, message: "photograph \(files.count + 1): \(error.message)")
                }
            }
            do throws(ScanError) {
                return ScanReport(inputs, outcome: .success(try scanner.scan(sides: files)))
            } catch {
                throw Failure(error)
            }
        } catch {
            return ScanReport(inputs, outcome: .failure(error))
        }
    }
}
