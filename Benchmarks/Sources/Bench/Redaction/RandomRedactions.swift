import IDScan
import ImageProcessing
import Imaging
import ReaderLab
import Redaction
import SpecimenCards

/// Redactions of drawn documents by requests at random: each picture is read once, and redacted by many of them.
///
/// A redaction that shows or tells something hidden is made anew as people ask for it: that reads the covered picture, too.
struct RandomRedactions: ~Copyable {
    private let reader: ReadPicture.Reader
    private var redactor: Redactor
    private var (pictures, written, refused, unread, again, warned) = (0, 0, 0, 0, 0, 0)
    /// The number of redactions that leak, and do not warn of it.
    private(set) var leaks = 0

    init(options: ScanOptions) throws {
        let redactor = try Redactor(options: options)
        reader = try ReadPicture.Reader(options: options)
        self.redactor = redactor
    }

    /// Redacts one document by some requests; keeps the pictures that leak.
    mutating func addDocument(seed: UInt64, requests: Int, keepingIn folder: PictureFolder?) throws {
        let taken = try RedactionSubject.photograph(seed: seed)
        let file = try taken.file()
        let image = try ImageDecoder().decode(file, as: .rgb).image
        pictures += 1
        guard let picture = try? ReadPicture(image, by: reader) else { return unread += 1 }
        let names = Self.names(of: taken.truth)
        var source = SplitMix64(seed: seed)
        for number in 0..<requests {
            let request = RedactionRequest(among: names, using: &source)
            guard let redacted = try? picture.redacted(request) else {
                refused += 1
                continue
            }
            written += 1
            let proof = RedactionProof(of: taken.truth, request)
            guard try !proof.leaks(of: redacted.image).isEmpty else { continue }
            again += 1
            guard let redacted = try? redactor.redact(file, request) else { continue }
            let names = try proof.leaks(of: redacted.image)
            if names.isEmpty { continue }
            try folder?.keep(file, named: "\(seed).jpg")
            try folder?.keep(redacted.image.jpegData(quality: 92), named: "\(seed)-\(number).jpg")
            let isWarned = names.allSatisfy { name in redacted.warnings.contains { request.isWarned($0, of: name) } }
            if isWarned { warned += 1 } else { leaks += 1 }
            print("    \(isWarned ? "warned" : "leak"): \(seed)-\(number): \(names) by \(request.summary)")
        }
    }

    /// The figures in a line.
    var row: String {
        "\(pictures) pictures, \(unread) of them not read; \(written) redactions and \(refused) refused requests; \(again) made "
            + "again with the second reading; \(warned) leaks that are warned of, and \(leaks) others"
    }

    /// The names of all that documents show.
    private static func names(of truth: SpecimenTruth) -> [RedactionName] {
        let fields = truth.documents.flatMap { document in
            document.fields.keys.map { RedactionName(rawValue: $0) }
                + (document.texts ?? []).map { RedactionName(rawValue: $0.name.rawValue) }
        }
        return Set(fields + RedactionName.parts).sorted { $0.rawValue < $1.rawValue }
    }
}

extension RedactionRequest {
    /// A request at random: some of the names are hidden, or kept.
    fileprivate init(among names: [RedactionName], using source: inout SplitMix64) {
        let most = 5
        let count = Int.random(in: 1...min(most, names.count), using: &source)
        let chosen = Set(names.shuffled(using: &source).prefix(count))
        self.init(
            Bool.random(using: &source) ? .hiding(chosen) : .keeping(chosen),
            hidesEverythingElse: Int.random(in: 0..<4, using: &source) == 0,
            allowsMissing: Bool.random(using: &source))
    }
}

extension RedactionRequest {
    /// True if a warning says that print alone tells where a hidden field stands, or one that is kept in its place.
    fileprivate func isWarned(_ warning: String, of name: String) -> Bool {
        guard warning.hasPrefix("print alone tells") else { return false }
        if case .hiding = choice, !hidesEverythingElse { return warning.contains(name) }
        return true
    }

    /// The names that are kept or hidden, in a few words.
    fileprivate var summary: String {
        let (verb, names) =
            switch choice {
            case .keeping(let names): ("keep", names)
            case .hiding(let names): ("hide", names)
            }
        return "--\(verb) \(names.map(\.rawValue).sorted().joined(separator: ","))"
            + (hidesEverythingElse ? " --only" : "")
    }
}

extension RedactionProof {
    /// The names of the hidden fields that a redacted picture shows, or that its open texts or its file tell.
    fileprivate func leaks(of picture: Image) throws -> [String] {
        // Behind the start of the scan (FF DA) there are pixels alone.
        let jpeg = try picture.jpegData(quality: 92)
        let scan = jpeg.indices.dropLast().first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xDA } ?? jpeg.count
        let texts = legible(in: picture) + [String(decoding: jpeg[..<scan], as: UTF8.self)]
        return Set(shown(by: picture) + texts.flatMap(told)).sorted()
    }
}
