import CQPDF

/// The value of an object of a PDF file.
indirect enum PDFValue {
    case null
    case bool(Bool)
    case integer(Int)
    /// A number with four decimals.
    case real(Double)
    /// A name without its slash.
    case name(String)
    /// A text for people, of any characters.
    case text(String)
    case bytes([UInt8])
    case array([PDFValue])
    case dictionary([String: PDFValue])
    /// An object that is there; a reference to it when it is indirect.
    case object(PDFObject)

    static func reals(_ numbers: [Double]) -> PDFValue { .array(numbers.map(PDFValue.real)) }
}

extension PDFDocument {
    private static let decimals: Int32 = 4

    /// Makes a direct object.
    func made(_ value: PDFValue) -> PDFObject {
        let qpdf = functions.pointee
        switch value {
        case .null: return object(qpdf.oh_new_null(handle))
        case .bool(let value): return object(qpdf.oh_new_bool(handle, value ? 1 : 0))
        case .integer(let value): return object(qpdf.oh_new_integer(handle, Int64(value)))
        case .real(let value): return object(qpdf.oh_new_real_from_double(handle, value, Self.decimals))
        case .name(let name): return object(qpdf.oh_new_name(handle, "/" + name))
        case .text(let text): return object(text.withBytes { qpdf.oh_new_binary_unicode_string(handle, $0, $1) })
        case .bytes(let bytes):
            return bytes.withUnsafeBytes { buffer in
                object(qpdf.oh_new_binary_string(handle, buffer.bindMemory(to: CChar.self).baseAddress, buffer.count))
            }
        case .array(let items):
            let array = object(qpdf.oh_new_array(handle))
            for item in items { qpdf.oh_append_item(handle, array.handle, made(item).handle) }
            return array
        case .dictionary(let entries):
            let dictionary = object(qpdf.oh_new_dictionary(handle))
            for (key, value) in entries.sorted(by: { $0.key < $1.key }) { dictionary[setting: key] = value }
            return dictionary
        case .object(let object): return object
        }
    }

    /// Makes an object that others refer to.
    func makeIndirect(_ value: PDFValue) -> PDFObject {
        object(functions.pointee.make_indirect_object(handle, made(value).handle))
    }

    /// Makes a stream.
    ///
    /// - Parameters:
    ///   - entries: Its dictionary, but for its length and its filter.
    ///   - bytes: The content, compressed already by the filter. Without a filter it is compressed when the file is
    ///     written.
    func makeStream(
        _ entries: [String: PDFValue], _ bytes: [UInt8], filter: String? = nil, parameters: PDFValue = .null
    ) -> PDFObject {
        let stream = object(functions.pointee.oh_new_stream(handle))
        stream.replaceStream(bytes, filter: filter, parameters: parameters)
        for (key, value) in entries.sorted(by: { $0.key < $1.key }) { stream[setting: key] = value }
        return stream
    }

    /// Adds a page behind the last one.
    func add(_ page: PDFObject) throws(PDFError) {
        if page.document !== self { try page.document.checkDepth(of: page) }
        _ = functions.pointee.add_page(handle, page.document.handle, page.handle, 0)
        try check()
        try page.document.check()
        if keep(page.document) { try adoptLayers(of: page.document) }
    }

    /// Takes a page out of the file.
    func remove(_ page: PDFObject) throws(PDFError) {
        _ = functions.pointee.remove_page(handle, page.handle)
        try check()
    }

    /// The file as it is written: compressed, its tables in streams.
    ///
    /// - Throws: ``PDFError`` when a part of it is too broken to be written, or there is no memory for it.
    public func written() throws(PDFError) -> [UInt8] { try written(WritingStyle()) }

    /// The way in which a file is written.
    struct WritingStyle {
        /// True where objects are put into streams; nil to leave them as they were before.
        var packsObjects: Bool? = true
        /// The version that the file names, such as 1.7; nil for the least that is needed.
        var version: String?
        /// True where each stream ends with an end of line, as PDF/A wants.
        var endsStreams = false
    }

    /// The file as it is written.
    func written(_ style: WritingStyle) throws(PDFError) -> [UInt8] {
        let qpdf = functions.pointee
        // qpdf writes the number of objects only where there is one: it is missing in some files that qpdf mended.
        if trailer["Size"] == nil { trailer[setting: "Size"] = .integer(1) }
        _ = qpdf.init_write_memory(handle)
        let packing = style.packsObjects.map { $0 ? qpdf_o_generate : qpdf_o_disable } ?? qpdf_o_preserve
        qpdf.set_object_stream_mode(handle, packing)
        qpdf.set_compress_streams(handle, 1)
        qpdf.set_decode_level(handle, qpdf_dl_none)
        qpdf.set_newline_before_endstream(handle, style.endsStreams ? 1 : 0)
        if let version = style.version { qpdf.set_minimum_pdf_version(handle, version) }
        // A file that is encrypted has an identifier already, by which it is encrypted.
        if !isEncrypted { qpdf.set_deterministic_ID(handle, 1) }
        _ = qpdf.write(handle)
        try check()
        guard let start = qpdf.get_buffer(handle) else {
            throw PDFError(code: .tooLarge, message: "there is no memory for the file")
        }
        let file = [UInt8](UnsafeBufferPointer(start: start, count: qpdf.get_buffer_length(handle)))
        if isEncrypted { try checkEncryption(of: file) }
        return file
    }
}

extension PDFObject {
    /// Puts other bytes into a stream, which are compressed when the file is written.
    func replaceStream(_ bytes: [UInt8], filter: String? = nil, parameters: PDFValue = .null) {
        let (qpdf, document) = (self.document.functions.pointee, self.document)
        let (filter, parameters) = (document.made(filter.map { .name($0) } ?? .null), document.made(parameters))
        bytes.withUnsafeBufferPointer {
            qpdf.oh_replace_stream_data(
                document.handle, handle, $0.baseAddress, $0.count, filter.handle, parameters.handle)
        }
    }

    /// The value of a dictionary, or of a stream's, for a key; `null` takes the key away.
    subscript(setting key: String) -> PDFValue {
        get { self[key].map { .object($0) } ?? .null }
        nonmutating set {
            guard let dictionary else { return }
            let qpdf = document.functions.pointee
            if case .null = newValue {
                qpdf.oh_remove_key(document.handle, dictionary.handle, "/" + key)
            } else {
                qpdf.oh_replace_key(
                    document.handle, dictionary.handle, "/" + key, document.made(newValue).handle)
            }
        }
    }
}

extension String {
    fileprivate func withBytes<Result>(_ body: (UnsafePointer<CChar>?, Int) -> Result) -> Result {
        Array(utf8).withUnsafeBytes { body($0.bindMemory(to: CChar.self).baseAddress, $0.count) }
    }
}
