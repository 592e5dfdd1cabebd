import Certificates
import DocumentPages
import IDScan
import ImageProcessing
import MRZ
import Sandboxing
import ScanReports
import SystemFoundation

/// The options of scanners as users of the library write them; the names are those of the server's options and parameters.
struct LibraryOptions {
    /// The number of photographs that are read at a time.
    private(set) var workers = ProcessorQuota.threads(of: ProcessInfo.processInfo.activeProcessorCount)
    /// True where reports tell the places of things.
    private(set) var hasCorners = true
    /// The options of the scanners.
    private(set) var scanning = ScanOptions()

    /// Reads an object of JSON.
    ///
    /// - Throws: `Failure` when it is none, a member is unknown or wrong, or a file of certificates cannot be read.
    init(json: String) throws(Failure) {
        guard let members = try? JSONDecoder().decode([String: OptionValue].self, from: Data(json.utf8)) else {
            throw Failure(code: "wrongOption", message: #"options: this is no object of JSON, such as {"workers": 2}"#)
        }
        scanning.loadsLibrariesLate = true
        // In their order, so that the same text has the same first fault.
        for (name, value) in members.sorted(by: { $0.key < $1.key }) { try set(name, value) }
    }

    private static let names = [
        "corners", "maxBytes", "maxPixels", "pages", "referenceDate", "timeLimit", "timings", "trust", "visualZone",
        "workers",
    ]

    private mutating func set(_ name: String, _ value: OptionValue) throws(Failure) {
        switch name {
        case "workers": workers = try value.count(name, in: 1...256)
        case "corners": hasCorners = try value.flag(name)
        case "timings": scanning.request.measuresTime = try value.flag(name)
        case "maxBytes": scanning.limits.fileBytes = try value.count(name, in: 1...1 << 30)
        case "maxPixels": scanning.limits.pixels = try value.count(name, in: 1...1_000_000_000)
        case "timeLimit": scanning.limits.duration = .seconds(try value.seconds(name, atMost: 3600))
        case "visualZone": setVisualZone(try value.flag(name))
        case "referenceDate": scanning.request.referenceDate = try value.day(name)
        case "pages": scanning.request.pages = try value.pages(name)
        case "trust": scanning.trust = try Self.trust(inFiles: try value.texts(name))
        default:
            throw Failure(
                code: "unknownOption",
                message: "options: \(JSONValue.string(name).line) is unknown; known are "
                    + Self.names.joined(separator: ", "))
        }
    }

    private mutating func setVisualZone(_ isRead: Bool) {
        scanning.templates = isRead ? DocumentTemplate.builtIn : []
        (scanning.request.readsPrint, scanning.request.readsCaptions) = (isRead, isRead)
    }

    private static func trust(inFiles names: [String]) throws(Failure) -> TrustStore {
        var files: [[UInt8]] = []
        for name in names {
            guard let bytes = try? Data(contentsOf: URL(filePath: name)) else {
                throw .wrong("trust", "a file that can be read; \(JSONValue.string(name).line) cannot")
            }
            files.append(Array(bytes))
        }
        do throws(CertificateError) { return try TrustStore(files: files) } catch {
            throw Failure(code: "invalidCertificate", message: "options: trust: \(error.description)")
        }
    }
}
