import CTesseract
import ImageProcessing
import Imaging
import SystemLibrary

/// One instance of Tesseract: loads models, is shown an image, and reads it on the calling thread.
///
/// It reads with the LSTM recogniser, learns nothing from its readings, and prints nothing.
struct TesseractHandle: ~Copyable {
    private let name: String
    private let handle: OpaquePointer

    /// The settings that differ from Tesseract's own ones.
    private static let variables = [
        ("debug_file", "/dev/null"), ("user_defined_dpi", "300"), ("classify_enable_learning", "0"),
        ("tessedit_enable_doc_dict", "0"),
    ]

    /// The folder where Tesseract looks for a file of the language's name when trained data are damaged; it has no such file.
    private static let noLanguage = "/dev/null/none"

    /// Lets Leptonica, which Tesseract works with, write nothing to standard error, once for the process: its messages
    /// are about boxes that Tesseract made itself, and say nothing to a user.
    private static let silenceLeptonica: Void = {
        _ = setMsgSeverity(Int32(L_SEVERITY_NONE))
    }()

    /// The source of models.
    enum Source {
        /// The bytes of one `traineddata` file.
        case memory([UInt8])
        /// The files of some languages, in a folder.
        case files(languages: [String], folder: String)
    }

    /// Loads models; nothing is opened afterwards.
    ///
    /// - Parameters:
    ///   - source: The source of the models.
    ///   - name: The name of the models in errors.
    ///   - settings: Further settings of Tesseract's.
    /// - Throws: ``TextRecognitionError`` when Tesseract does not accept them.
    init(
        loading source: Source, name: String, settings: [(String, String)] = []
    ) throws(TextRecognitionError) {
        Self.silenceLeptonica
        guard let handle = TessBaseAPICreate() else {
            throw TextRecognitionError(model: name, reason: "Tesseract has no memory")
        }
        let variables = Self.variables + settings
        guard Self.load(source, variables, into: handle) else {
            TessBaseAPIDelete(handle)
            throw TextRecognitionError(model: name, reason: "Tesseract does not accept the trained data")
        }
        // Trained data may bring settings of their own.
        for (name, value) in variables { TessBaseAPISetVariable(handle, name, value) }
        // The first reading does what is done only once.
        TessBaseAPISetPageSegMode(handle, PSM_RAW_LINE)
        guard Self.recognizes(Image(width: 1, height: 1, pixelFormat: .grey, pixels: [255]), handle) else {
            TessBaseAPIDelete(handle)
            throw TextRecognitionError(model: name, reason: "Tesseract cannot read with the trained data")
        }
        TessBaseAPIClear(handle)
        self.name = name
        self.handle = handle
    }

    deinit {
        TessBaseAPIEnd(handle)
        TessBaseAPIDelete(handle)
    }

    /// Loads models with settings. Some settings matter only now: those that say where messages go.
    private static func load(
        _ source: Source, _ variables: [(String, String)], into handle: OpaquePointer
    ) -> Bool {
        // Messages about the loading itself.
        if let (name, value) = variables.first { TessBaseAPISetVariable(handle, name, value) }
        var names = variables.map { strdup($0.0) }, values = variables.map { strdup($0.1) }
        defer { for text in names + values { free(text) } }
        let count = variables.count
        switch source {
        case .memory(let bytes):
            guard let size = Int32(exactly: bytes.count), size > 0 else { return false }
            return bytes.withUnsafeBytes { data in
                TessBaseAPIInit5(
                    handle, data.baseAddress?.assumingMemoryBound(to: CChar.self), size, noLanguage, OEM_LSTM_ONLY,
                    nil, 0, &names, &values, count, 0) == 0
            }
        case .files(let languages, let folder):
            return TessBaseAPIInit4(
                handle, folder, languages.joined(separator: "+"), OEM_LSTM_ONLY, nil, 0, &names, &values, count, 0) == 0
        }
    }

    /// Says which characters the next readings may have; nil allows all of the models.
    mutating func allow(_ characters: Set<Character>?) {
        TessBaseAPISetVariable(handle, "tessedit_char_whitelist", characters.map { String($0.sorted()) } ?? "")
    }

    /// Reads an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - layout: The layout for which Tesseract takes the image.
    ///   - deadline: The time at which it has to stop; Tesseract asks before each word.
    /// - Returns: The text that was read, in the order of reading; nothing when there is no text.
    /// - Throws: ``TextRecognitionError`` when Tesseract fails, or the time is over.
    mutating func read(
        _ image: Image, as layout: TessPageSegMode, before deadline: Deadline = .never
    ) throws(TextRecognitionError) -> [RecognizedSymbol] {
        try deadline.check(before: name)
        TessBaseAPISetPageSegMode(handle, layout)
        defer { TessBaseAPIClear(handle) }
        guard Self.recognizes(image, handle, before: deadline) else {
            try deadline.check(before: name)
            throw TextRecognitionError(model: name, reason: "Tesseract could not read an image")
        }
        guard let results = TessBaseAPIGetIterator(handle) else { return [] }
        defer { TessResultIteratorDelete(results) }
        return RecognizedSymbol.all(of: results)
    }

    /// Lets Tesseract read an image; its results are kept until it is cleared.
    private static func recognizes(
        _ image: Image, _ handle: OpaquePointer, before deadline: Deadline = .never
    ) -> Bool {
        let channels = Int32(image.pixelFormat.bytesPerPixel)
        return withUnsafePointer(to: deadline) { deadline in
            let monitor = monitor(stoppingAfter: deadline)
            defer { if let monitor { TessMonitorDelete(monitor) } }
            return image.pixels.withUnsafeBufferPointer { pixels in
                singleThreaded {
                    TessBaseAPISetImage(
                        handle, pixels.baseAddress, Int32(image.width), Int32(image.height), channels,
                        Int32(image.width) * channels)
                    return TessBaseAPIRecognize(handle, monitor) == 0
                }
            }
        }
    }

    /// Something that Tesseract asks before each word whether to stop; nil when there is no memory for it.
    ///
    /// - Parameter deadline: The time at which it has to stop. It is read until the monitor is deleted.
    private static func monitor(stoppingAfter deadline: UnsafePointer<Deadline>) -> OpaquePointer? {
        guard let monitor = TessMonitorCreate() else { return nil }
        TessMonitorSetCancelThis(monitor, UnsafeMutableRawPointer(mutating: deadline))
        TessMonitorSetCancelFunc(monitor) { deadline, _ in
            deadline?.assumingMemoryBound(to: Deadline.self).pointee.hasPassed ?? false
        }
        return monitor
    }
}
