package import Certificates
package import ScanReports

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TrustStore {
    /// Reads files of certificates.
    ///
    /// - Parameter names: The files, and folders of them; hidden files are left out.
    /// - Throws: `Failure` when one cannot be read, or has no certificate.
    package init(filesNamed names: [String]) throws(Failure) {
        var files: [[UInt8]] = []
        for name in names {
            var isFolder = false
            _ = FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
            let entries = isFolder ? (try? FileManager.default.contentsOfDirectory(atPath: name)) ?? [] : []
            for file in isFolder ? entries.filter({ !$0.hasPrefix(".") }).sorted().map({ "\(name)/\($0)" }) : [name] {
                guard let bytes = try? Data(contentsOf: URL(filePath: file)) else {
                    throw Failure(code: "fileNotFound", message: "\(file) cannot be read")
                }
                do throws(CertificateError) { _ = try TrustStore(files: [Array(bytes)]) } catch {
                    throw Failure(code: "invalidCertificate", message: "\(file): \(error.description)")
                }
                files.append(Array(bytes))
            }
        }
        do throws(CertificateError) { try self.init(files: files) } catch {
            throw Failure(code: "invalidCertificate", message: error.description)
        }
    }
}
