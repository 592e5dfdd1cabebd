import ArgumentParser
import Certificates
import IDScan
import ImageProcessing
import Imaging
import LDS
import ScanReports

/// `idscan chip`: the files of a passport's chip in, their content and the proof about it out.
struct ChipCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chip",
        abstract: "Reads and verifies the files that a phone read from a chip.",
        discussion: """
            The files are those of a travel document's chip (Doc 9303-10): EF.SOD, DG1, DG2, DG11, DG12, DG14 and others, in any \
            order; the first byte of each tells which one it is. Their hashes are held against EF.SOD, its signature against the \
            certificate of its signer, and that against the certificates of --trust: passive authentication. It proves that the State \
            signed these data, not that the chip is no copy.

            The exit code is 0 when the verdict is "signed", 2 for any other, and 1 when a file is none of a chip.

            EXAMPLES
              idscan chip --trust masterlist.ml EF_SOD.bin DG1.bin DG2.bin
              idscan chip --trust certificates --portrait face.png --photograph passport.jpg *.bin
            """
    )

    @Argument(help: ArgumentHelp("The files of the chip.", valueName: "file"), completion: .file())
    var files: [String]

    @OptionGroup
    var trust: TrustOption

    @Option(help: "A photograph of the document, whose zone is compared with that of the chip.", completion: .file())
    var photograph: String?

    @Option(
        help: "A picture of the face in DG2: .png or .jpg, or .jp2 for the bytes of a chip that has JPEG 2000.",
        completion: .file(extensions: PictureFile.fileTypes + ["jp2"]))
    var portrait: String?

    @OptionGroup
    var overwriting: OverwriteOption

    @OptionGroup
    var referenceDate: ReferenceDateOption

    func run() throws {
        let picture = portrait.map {
            OutputFile(option: "--portrait", name: FileName($0), replaces: overwriting.replaces)
        }
        let outputs = try OutputSet(
            [picture].compactMap(\.self),
            besides: (files + trust.given + [photograph].compactMap(\.self)).map { FileName($0) })
        let isProven: Bool
        do throws(Failure) {
            let report = try report()
            if let picture { try write(report.portraits, to: picture, outputs) }
            var json = JSONPrinter(shape: .object)
            do { try json.print(report) } catch { throw Failure(code: "outputFailed", message: "\(error)") }
            isProven = report.verdict == .signed && !report.crossChecks.contains { $0.outcome == .differs }
        } catch {
            Console.complain(error.advised.message)
            throw ExitStatus.failed.code
        }
        throw (isProven ? ExitStatus.verified : .notVerified).code
    }

    private func report() throws(Failure) -> ChipReport {
        var contents: [[UInt8]] = []
        for file in files {
            let bytes = try Input(name: file).namedBytes()
            do throws(LDSError) { _ = try LDSFile(bytes) } catch {
                throw Failure(code: "notOfAChip", message: "\(file): \(error.description)")
            }
            contents.append(bytes)
        }
        let store = try trust.store()
        let photographed = try photographedDocument()
        do throws(LDSError) {
            return try ChipReport(
                files: contents, trust: store, today: referenceDate.date, photographed: photographed)
        } catch {
            throw Failure(code: "notOfAChip", message: error.description)
        }
    }

    /// The document whose zone was read on the photograph; nil when none was asked for.
    private func photographedDocument() throws(Failure) -> ScannedDocument? {
        guard let photograph else { return nil }
        let bytes = try Input(name: photograph).bytes()
        do throws(ScanError) {
            var options = ScanOptions(request: ScanRequest(referenceDate: referenceDate.date))
            options.loadsLibrariesLate = true
            var scanner = try DocumentScanner(options: options)
            if let document = try scanner.scan(bytes).documents.first(where: { $0.mrz != nil }) { return document }
        } catch {
            throw Failure(error)
        }
        throw Failure(code: "nothingFound", message: "\(photograph): no zone was found")
    }

    /// Writes the first portrait: its bytes as they are where the name says their format, else drawn anew.
    private func write(_ portraits: [Picture], to file: OutputFile, _ outputs: OutputSet) throws(Failure) {
        guard let portrait = portraits.first else {
            throw Failure(code: "noPortrait", message: "no file is a DG2 with a portrait")
        }
        if Self.types[portrait.format]?.contains(file.name.type) == true {
            return try outputs.write(portrait.bytes, to: file)
        }
        guard PictureFile.fileTypes.contains(file.name.type) else {
            throw Failure(
                code: "otherFileType",
                message: "the portrait is \(portrait.format.rawValue): name a file in .png or .jpg after --portrait")
        }
        try PictureFile(file: file).write(to: outputs) { try ImageDecoder().decode(portrait.bytes, as: .rgb).image }
    }

    private static let types: [Picture.Format: Set<String>] = [.jpeg: ["jpg", "jpeg"], .jpeg2000: ["jp2"]]
}
