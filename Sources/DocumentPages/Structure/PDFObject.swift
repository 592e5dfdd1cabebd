import CQPDF
import SystemLibrary

/// An object of a PDF file: a number, a name, a dictionary, a stream and so on (ISO 32000-1, 7.3).
///
/// A value that is missing, or of another kind than is asked for, is nil: files from strangers have anything anywhere.
struct PDFObject {
    let document: PDFDocument
    let handle: qpdf_oh

    private var qpdf: CQPDFFunctions { document.functions.pointee }
    private var data: qpdf_data { document.handle }

    /// Its kind; a reference has the kind of the object that it leads to.
    var kind: qpdf_object_type_e { qpdf.oh_get_type_code(data, handle) }

    var isNull: Bool { kind == ot_null || kind == ot_uninitialized }
    var isStream: Bool { kind == ot_stream }
    var isDictionary: Bool { kind == ot_dictionary }

    /// The number of an indirect object; nil for a direct one.
    var number: Int? { qpdf.oh_is_indirect(data, handle) != 0 ? Int(qpdf.oh_get_object_id(data, handle)) : nil }

    var bool: Bool? { kind == ot_boolean ? qpdf.oh_get_bool_value(data, handle) != 0 : nil }

    var integer: Int? { kind == ot_integer ? Int(qpdf.oh_get_int_value(data, handle)) : nil }

    var real: Double? {
        guard kind == ot_integer || kind == ot_real else { return nil }
        let value = qpdf.oh_get_numeric_value(data, handle)
        return value.isFinite ? value : nil
    }

    /// A name without its slash.
    var name: String? {
        guard kind == ot_name, let name = qpdf.oh_get_name(data, handle) else { return nil }
        return String(String(cString: name).dropFirst())
    }

    var bytes: [UInt8]? {
        var count = 0
        guard kind == ot_string, let start = qpdf.oh_get_binary_string_value(data, handle, &count) else { return nil }
        return start.withMemoryRebound(to: UInt8.self, capacity: count) {
            [UInt8](UnsafeBufferPointer(start: $0, count: count))
        }
    }

    var array: [PDFObject]? {
        guard kind == ot_array else { return nil }
        return (0..<max(0, qpdf.oh_get_array_n_items(data, handle))).map {
            PDFObject(document: document, handle: qpdf.oh_get_array_item(data, handle, $0))
        }
    }

    /// The numbers of an array; nil when one of its items is something else.
    var reals: [Double]? {
        guard let array else { return nil }
        let numbers = array.compactMap(\.real)
        return numbers.count == array.count ? numbers : nil
    }

    /// The keys of a dictionary, or of a stream's, without their slashes.
    var keys: [String] {
        guard let dictionary else { return [] }
        var keys: [String] = []
        qpdf.oh_begin_dict_key_iter(data, dictionary.handle)
        while qpdf.oh_dict_more_keys(data) != 0 {
            guard let key = qpdf.oh_dict_next_key(data) else { break }
            keys.append(String(String(cString: key).dropFirst()))
        }
        return keys
    }

    /// The dictionary itself, or that of a stream.
    var dictionary: PDFObject? {
        switch kind {
        case ot_dictionary: self
        case ot_stream: PDFObject(document: document, handle: qpdf.oh_get_dict(data, handle))
        default: nil
        }
    }

    /// The value of a dictionary, or of a stream's, for a key; nil when it has none.
    subscript(key: String) -> PDFObject? {
        guard let dictionary else { return nil }
        let value = PDFObject(document: document, handle: qpdf.oh_get_key(data, dictionary.handle, "/" + key))
        return value.isNull ? nil : value
    }
}

/// Streams.
extension PDFObject {
    /// The streams of a page's content.
    var contents: [PDFObject] { self["Contents"].map { $0.array ?? [$0] } ?? [] }

    /// The names of the filters of a stream, in the order in which they are undone.
    var filters: [String] {
        guard let filter = self["Filter"] else { return [] }
        return filter.name.map { [$0] } ?? filter.array?.compactMap(\.name) ?? []
    }

    /// The parameters of the last filter, the first of one.
    var decodeParameters: PDFObject? {
        guard let parameters = self["DecodeParms"] ?? self["DP"] else { return nil }
        return parameters.array.map { $0.last } ?? parameters
    }

    /// The bytes of a stream as they are in the file, but for its encryption.
    func storedBytes() throws(PDFError) -> [UInt8] {
        var start: UnsafeMutablePointer<UInt8>?
        var (count, isDecoded) = (0, QPDF_BOOL(0))
        _ = qpdf.oh_get_stream_data(data, handle, qpdf_dl_none, &isDecoded, &start, &count)
        defer { free(start) }
        try document.check()
        return [UInt8](UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
    }

    /// The bytes of a stream without its compression.
    ///
    /// - Parameter limit: The most bytes that it may have.
    /// - Throws: ``PDFError`` when it has more, or is compressed in a way that is not known here.
    func decodedBytes(limit: Int) throws(PDFError) -> [UInt8] {
        let stored = try storedBytes()
        var bytes = stored
        for filter in filters {
            switch filter {
            case "FlateDecode", "Fl": bytes = try bytes.inflated(limit: limit)
            case "ASCII85Decode", "A85": bytes = bytes.withoutASCII85()
            case "ASCIIHexDecode", "AHx": bytes = bytes.withoutHexadecimals()
            case "RunLengthDecode", "RL": bytes = try bytes.withoutRunLengths(limit: limit)
            default:
                throw PDFError(code: .unsupported, message: "a stream has other filters than those that are known")
            }
        }
        guard bytes.count <= limit else { throw .tooLong }
        guard ["FlateDecode", "Fl"].contains(filters.last), let parameters = decodeParameters,
            let predictor = parameters["Predictor"]?.integer, predictor > 1
        else { return bytes }
        return try bytes.unpredicted(
            predictor, colours: parameters["Colors"]?.integer ?? 1, bits: parameters["BitsPerComponent"]?.integer ?? 8,
            columns: parameters["Columns"]?.integer ?? 1)
    }
}

extension PDFError {
    static let tooLong = PDFError(code: .tooLarge, message: "a stream is longer than the limit when it is decompressed")
}
