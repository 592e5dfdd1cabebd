import CQPDF
import ImageProcessing

/// A PDF file: opened by qpdf, which checks and mends its structure, or new.
///
/// It is used by one thread at a time.
public final class PDFDocument {
    let functions: UnsafePointer<CQPDFFunctions>
    let handle: qpdf_data
    /// The limits of the file.
    public let limits: PDFLimits
    /// The password with which it was opened.
    let password: String?
    /// qpdf reads the bytes when it needs them.
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    /// The levels of objects below those that were looked at; see ``checkDepth(of:)``.
    var heights: [Int: Int] = [:]
    /// The files of pages that were added: qpdf reads the streams of these when this one is written.
    private var lenders: [PDFDocument] = []

    /// True if bytes begin a PDF file: within the first 1,024 bytes, as programs have it, unless they begin an image.
    public static func recognizes(_ bytes: [UInt8]) -> Bool {
        guard ImageFileFormat(recognizing: bytes) == nil else { return false }
        let mark = Array("%PDF-".utf8)
        let start = bytes.prefix(1024)
        return start.indices.contains { bytes[$0...].starts(with: mark) }
    }

    /// Loads the library that is loaded otherwise with the first file. Opening files needs no other file after that.
    public static func loadLibrary() { _ = CQPDFLoad() }

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - password: The user's or the owner's password of an encrypted file.
    ///   - limits: The limits of the file.
    /// - Throws: ``PDFError`` when it is no PDF, needs another password, is broken beyond mending, or exceeds the limits.
    public init(_ bytes: [UInt8], password: String? = nil, limits: PDFLimits = PDFLimits()) throws(PDFError) {
        guard Self.recognizes(bytes) else { throw PDFError(code: .notAPDF, message: "this is no PDF file") }
        guard bytes.count <= limits.fileBytes else {
            throw PDFError(code: .tooLarge, message: "the file has more than \(limits.fileBytes) bytes")
        }
        try bytes.checkStructure(limit: limits.structureBytes)
        (functions, handle) = try Self.opened()
        (self.limits, self.password) = (limits, password)
        self.bytes = .allocate(capacity: bytes.count)
        _ = self.bytes.initialize(from: bytes)
        _ = self.bytes.withMemoryRebound(to: CChar.self) {
            functions.pointee.read_memory(handle, "the file", $0.baseAddress, UInt64($0.count), password)
        }
        try check()
        try cutLoopsOfPages()
        try checkPages()
        _ = functions.pointee.push_inherited_attributes_to_page(handle)
        try check()
    }

    /// Creates a file without pages.
    public init() throws(PDFError) {
        (functions, handle) = try Self.opened()
        (limits, password) = (PDFLimits(), nil)
        bytes = .allocate(capacity: 0)
        _ = functions.pointee.empty_pdf(handle)
        try check()
    }

    deinit {
        var handle: qpdf_data? = handle
        functions.pointee.cleanup(&handle)
        bytes.deallocate()
    }

    private static func opened() throws(PDFError) -> (UnsafePointer<CQPDFFunctions>, qpdf_data) {
        guard let functions = CQPDFLoad() else {
            throw PDFError(
                code: .missingProgram,
                message: "the library qpdf is not installed; Debian has it as libqpdf29 or libqpdf30")
        }
        guard let handle = functions.pointee.`init`() else {
            throw PDFError(code: .tooLarge, message: "there is no memory for the file")
        }
        functions.pointee.silence_errors(handle)
        functions.pointee.set_suppress_warnings(handle, 1)
        return (functions, handle)
    }

    /// The number of pages of the file.
    public var pageCount: Int { max(0, Int(functions.pointee.get_num_pages(handle))) }

    /// True where the file was encrypted.
    public var isEncrypted: Bool { functions.pointee.is_encrypted(handle) != 0 }

    private func checkPages() throws(PDFError) {
        let count = Int(functions.pointee.get_num_pages(handle))
        try check()
        guard count > 0 else { throw PDFError(code: .damaged, message: "the file has no page") }
        guard count <= limits.pages else {
            throw PDFError(
                code: .tooManyPages, message: "the file has \(count) pages, and \(limits.pages) is the limit")
        }
    }

    /// The number of nodes of the tree of pages that are looked at.
    private static let mostNodes = 1_000_000
    /// The levels of the tree of pages. qpdf goes down by recursion, and 100,000 take the stack.
    private static let mostLevels = 256

    /// Takes nodes out of the tree of pages that stand in it a second time, as in a loop: then the remaining pages can
    /// be read (ISO 32000-1, 7.7.3.2).
    private func cutLoopsOfPages() throws(PDFError) {
        guard let top = root["Pages"] else { return }
        var (waiting, seen, count) = ([(node: top, level: 1)], Set([top.number].compactMap(\.self)), 0)
        while let (node, level) = waiting.popLast(), count < Self.mostNodes {
            guard level <= Self.mostLevels else {
                throw PDFError(code: .damaged, message: "the tree of its pages has too many levels")
            }
            guard let kids = node["Kids"]?.array else { continue }
            count += kids.count
            var kept: [PDFObject] = []
            for kid in kids {
                guard kid["Kids"] != nil else {
                    kept.append(kid)
                    continue
                }
                guard let number = kid.number, seen.insert(number).inserted else { continue }
                kept.append(kid)
                waiting.append((kid, level + 1))
            }
            if kept.count < kids.count { node[setting: "Kids"] = .array(kept.map(PDFValue.object)) }
        }
    }

    /// Throws the error of the last calls of qpdf.
    func check() throws(PDFError) {
        guard functions.pointee.has_error(handle) != 0, let error = functions.pointee.get_error(handle) else { return }
        let code = functions.pointee.get_error_code(handle, error)
        // The detail may quote the file; it is not told.
        switch code {
        case qpdf_e_password:
            throw PDFError(
                code: .encrypted,
                message: password == nil
                    ? "the file is encrypted, and needs its password" : "the password is not that of the file")
        case qpdf_e_unsupported:
            throw PDFError(code: .unsupported, message: "the file has a part or an encryption that qpdf does not know")
        default: throw PDFError(code: .damaged, message: "the structure of the file is broken")
        }
    }

    func object(_ handle: qpdf_oh) -> PDFObject { PDFObject(document: self, handle: handle) }

    /// Keeps another file as long as this one, which has taken pages of it; returns true if these are the first.
    func keep(_ lender: PDFDocument) -> Bool {
        guard lender !== self, !lenders.contains(where: { $0 === lender }) else { return false }
        lenders.append(lender)
        return true
    }

    /// The catalogue of the file.
    var root: PDFObject { object(functions.pointee.get_root(handle)) }

    /// The dictionary at the end of the file, which leads to everything else.
    var trailer: PDFObject { object(functions.pointee.get_trailer(handle)) }

    /// The dictionary of a page, from 1.
    func page(_ number: Int) throws(PDFError) -> PDFObject {
        precondition((1...max(1, pageCount)).contains(number), "the file has no such page")
        let page = object(functions.pointee.get_page_n(handle, number - 1))
        try check()
        return page
    }
}
