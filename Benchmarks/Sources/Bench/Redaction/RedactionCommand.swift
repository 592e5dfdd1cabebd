import ArgumentParser
import Foundation
import IDScan
import ImageProcessing
import Imaging
import MRZ
import ReaderLab
import Redaction
import SpecimenCards

/// `bench redact`: redacts pictures of documents, and looks for texts that they should no longer show.
struct RedactionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "redact",
        abstract: "Redacts pictures of synthetic documents of all designs and poses, and looks for what is left.",
        discussion: """
            A picture leaks when a hidden character of it is not all black, where it was drawn; or when the scanner, the program \
            tesseract (four ways up, two segmentations) or the bytes of the files, PNG and JPEG, tell a hidden value. Ends with \
            exit code 1 when a picture leaks.
            """
    )

    @OptionGroup
    var samples: SampleOptions<RedactionKind>

    @Option(help: ArgumentHelp("A folder with a truth.json, instead of synthetic documents.", valueName: "folder"))
    var specimens: [String] = []

    @Option(
        help: ArgumentHelp(
            "Redact each document by so many requests at random instead, and read its picture once.",
            valueName: "number"))
    var requests: Int?

    @Flag(help: "Leave the program tesseract out.")
    var withoutTesseract = false

    @Option(
        help: ArgumentHelp("A folder to keep the redacted pictures in.", valueName: "folder"), completion: .directory)
    var pictures: PictureFolder?

    func run() throws {
        var options = ScanOptions()
        options.limits.duration = .seconds(60)
        if let requests { return try redactAtRandom(requests, options) }
        var redactor = try Redactor(options: options)
        var scanner = try DocumentScanner(options: options)
        print(RedactionTally.heading)
        var leaks = 0
        for kind in samples.kinds {
            var tally = RedactionTally()
            for subject in try subjects(kind.request) {
                try trial(subject, kind, by: &redactor, reading: &scanner, &tally)
            }
            print(tally.row(named: kind.rawValue))
            for refusal in tally.refusals { print("    \(refusal)") }
            leaks += tally.leaks
        }
        if leaks > 0 { throw ExitCode.failure }
    }

    private func redactAtRandom(_ requests: Int, _ options: ScanOptions) throws {
        var redactions = try RandomRedactions(options: options)
        for seed in samples.seeds { try redactions.addDocument(seed: seed, requests: requests, keepingIn: pictures) }
        print(redactions.row)
        if redactions.leaks > 0 { throw ExitCode.failure }
    }

    private func trial(
        _ subject: RedactionSubject, _ kind: RedactionKind, by redactor: inout Redactor,
        reading scanner: inout DocumentScanner, _ tally: inout RedactionTally
    ) throws {
        let redacted: RedactedImage
        let start = clock()
        do throws(RedactionError) {
            redacted = try redactor.redact(subject.file, kind.request)
        } catch {
            return tally.addRefused(error)
        }
        tally.addTime(Double(clock() - start) / Double(CLOCKS_PER_SEC))
        tally.addNeighbours(subject.clipped(redacted.image))
        let (png, jpeg) = (try redacted.image.pngData(), try redacted.image.jpegData(quality: 92))
        try pictures?.keep(jpeg, named: "\(kind)-\(subject.name).jpg")
        var texts = try scanner.scan(jpeg).documents.flatMap { $0.fields.values.map(\.text) + ($0.mrz?.lines ?? []) }
        if !withoutTesseract { texts.append(try TesseractPage.text(of: redacted.image)) }
        texts += [png, jpeg].map { String(decoding: $0, as: UTF8.self) }
        let told = Set(texts.flatMap(subject.told))
        let shown = subject.shown(redacted.image)
        let damaged = subject.damaged(redacted.image)
        if !told.isEmpty || !shown.isEmpty {
            print("    leak: \(kind) \(subject.name): told \(told.sorted()) shown \(shown)")
        }
        if !damaged.isEmpty { print("    kept and damaged: \(kind) \(subject.name): \(damaged)") }
        for warning in redacted.warnings { print("    \(kind) \(subject.name): \(warning)") }
        tally.addWritten(
            leaks: !told.isEmpty || !shown.isEmpty,
            keepsAll: damaged.isEmpty && !redacted.warnings.contains { $0.contains("is kept") })
    }

    private func subjects(_ request: RedactionRequest) throws -> [RedactionSubject] {
        guard specimens.isEmpty else {
            return try specimens.flatMap { try RedactionSubject.all(in: URL(filePath: $0), request) }
        }
        return try samples.seeds.map { try RedactionSubject(seed: $0, request) }
    }
}
