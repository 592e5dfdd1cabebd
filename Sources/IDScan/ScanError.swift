import DocumentPages
import ImageProcessing
import TextRecognition

/// A scan that could not be made; a photograph without a document is no error.
public struct ScanError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of failure, for programs.
    public struct Code: RawRepresentable, Hashable, Sendable, Codable {
        public let rawValue: String

        /// Creates a code from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The input has no bytes.
        public static let emptyInput = Code(rawValue: "emptyInput")
        /// The bytes are no image of a known format.
        public static let notAnImage = Code(rawValue: "notAnImage")
        /// The image ends before its last pixel.
        public static let truncatedImage = Code(rawValue: "truncatedImage")
        /// The image contradicts its own format.
        public static let damagedImage = Code(rawValue: "damagedImage")
        /// The image uses a part of its format that is not read here.
        public static let unsupportedImage = Code(rawValue: "unsupportedImage")
        /// The input has more bytes than ``ScanOptions/limits`` allow.
        public static let fileTooLarge = Code(rawValue: "fileTooLarge")
        /// The image has more pixels than ``ScanOptions/limits`` allow.
        public static let tooManyPixels = Code(rawValue: "tooManyPixels")
        /// The scan took longer than ``ScanOptions/limits`` allow.
        public static let timedOut = Code(rawValue: "timedOut")
        /// The scan was cancelled.
        public static let cancelled = Code(rawValue: "cancelled")
        /// There is not enough memory.
        public static let outOfMemory = Code(rawValue: "outOfMemory")
        /// The file is encrypted, and its password was not given.
        public static let encrypted = Code(rawValue: "encrypted")
        /// A program or a library is not installed that a PDF file needs.
        public static let missingProgram = Code(rawValue: "missingProgram")
        /// A model cannot be loaded.
        public static let unusableModel = Code(rawValue: "unusableModel")
        /// A library refused an operation that should have worked.
        public static let internalFailure = Code(rawValue: "internalFailure")
    }

    /// The kind of failure.
    public let code: Code
    /// The fault, in one line that does not name the input.
    public let message: String

    /// Creates an error.
    public init(code: Code, message: String) {
        self.code = code
        self.message = message
    }

    public var description: String { message }
}

extension ScanError {
    static func timedOut(after limit: Duration) -> ScanError {
        ScanError(code: .timedOut, message: "the scan took longer than \(limit)")
    }

    static let cancelled = ScanError(code: .cancelled, message: "the scan was cancelled")

    /// Creates the error that users of the scanner see, from that of any step: the one place where they are told apart.
    package init(_ error: any Error) {
        switch error {
        case let error as ScanError: self = error
        case let error as ImageDecodingError: self.init(code: Code(error), message: error.description)
        case let error as PDFError: self.init(code: Code(error), message: error.message)
        case let error as TextRecognitionError where error.timeLimit != nil:
            self = .timedOut(after: error.timeLimit ?? .zero)
        // Only a language that is not installed is a model that cannot be loaded: the others were loaded before.
        case let error as TextRecognitionError:
            self.init(code: error.package == nil ? .internalFailure : .unusableModel, message: error.description)
        default: self.init(code: .internalFailure, message: "\(error)")
        }
    }
}

extension ScanError.Code {
    fileprivate init(_ error: PDFError) {
        switch error.code {
        case .notAPDF: self = .notAnImage
        case .tooLarge, .tooManyPages: self = .fileTooLarge
        case .damaged, .noSuchPage: self = .damagedImage
        case .encrypted: self = .encrypted
        case .unsupported, .signed: self = .unsupportedImage
        case .cancelled: self = .cancelled
        case .missingProgram: self = .missingProgram
        case .timedOut: self = .timedOut
        }
    }

    fileprivate init(_ error: ImageDecodingError) {
        switch error {
        case .empty: self = .emptyInput
        case .unknownFormat, .otherFormat: self = .notAnImage
        case .truncated: self = .truncatedImage
        case .damaged: self = .damagedImage
        case .unsupported: self = .unsupportedImage
        case .fileTooLarge: self = .fileTooLarge
        case .tooManyPixels: self = .tooManyPixels
        case .timedOut: self = .timedOut
        case .outOfMemory: self = .outOfMemory
        }
    }
}

extension ScanError {
    /// Loads a part of the program.
    ///
    /// - Parameters:
    ///   - name: The beginning of the message of an error that does not name itself.
    ///   - load: Loads it.
    /// - Throws: ``ScanError`` of the code ``ScanError/Code/unusableModel``.
    static func loading<Part: ~Copyable, Failure: Error & CustomStringConvertible>(
        _ name: String? = nil, _ load: () throws(Failure) -> Part
    ) throws(ScanError) -> Part {
        do throws(Failure) {
            return try load()
        } catch {
            throw ScanError(code: .unusableModel, message: (name.map { $0 + ": " } ?? "") + error.description)
        }
    }
}
