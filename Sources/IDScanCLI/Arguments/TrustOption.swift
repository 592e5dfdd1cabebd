import ArgumentParser
import Certificates
import ScanReports

/// The option `--trust`.
struct TrustOption: ParsableArguments {
    @Option(
        name: .customLong("trust"),
        help: ArgumentHelp(
            """
            Certificates that signatures are checked with: DER or PEM, a master list of CSCA certificates, LDIF of the ICAO PKD, \
            or a folder of these; may be repeated.
            """, valueName: "file"),
        completion: .file()
    )
    var given: [String] = []

    /// The same, as arguments of a program.
    var arguments: [String] { given.flatMap { ["--trust", $0] } }

    /// The certificates.
    ///
    /// - Throws: ``Failure`` when a file cannot be read, or has none.
    func store() throws(Failure) -> TrustStore {
        var files: [[UInt8]] = []
        var names: [FileName] = []
        for name in given { names += try PhotographFolder.files(namedBy: name) }
        for file in names {
            let bytes = try Input(file: file).namedBytes()
            do throws(CertificateError) { _ = try TrustStore(files: [bytes]) } catch {
                throw Failure(code: "invalidCertificate", message: "\(file.text): \(error.description)")
            }
            files.append(bytes)
        }
        do throws(CertificateError) { return try TrustStore(files: files) } catch {
            throw Failure(code: "invalidCertificate", message: error.description)
        }
    }
}
