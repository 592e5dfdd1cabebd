import CCairo
import Resources

/// A typeface of the program's own font files, or of one that the caller brings; the system's fonts are never asked, so
/// every machine draws the same.
package final class Typeface {
    /// The typefaces there are.
    package enum Name: Int, CaseIterable, Sendable {
        case ocrB, ocrBSharp, sans, sansBold
        /// Wide faces with Latin, Greek and Cyrillic letters, for text on screens.
        case text, textBold
        /// That of the font file that the canvas was given.
        case own

        fileprivate var file: Resource {
            let name =
                switch self {
                case .ocrB: "OCRB.otf"
                case .ocrBSharp: "OCRBS.otf"
                case .sans, .own: "DejaVuSansCondensed.ttf"
                case .sansBold: "DejaVuSansCondensed-Bold.ttf"
                case .text: "Inter-Regular.otf"
                case .textBold: "Inter-SemiBold.otf"
                }
            return ResourceFolder.typefaces[name]
        }
    }

    /// Cairo's font face, which owns the ``FontMemory`` that owns the FreeType face.
    let fontFace: OpaquePointer

    /// Loads one of the program's own typefaces.
    ///
    /// - Throws: ``DrawingError`` when FreeType or Cairo refuses.
    package convenience init(_ name: Name) throws(DrawingError) {
        try self.init(name.file.bytes)
    }

    /// Loads a typeface from a font file and keeps a copy of the file.
    ///
    /// - Throws: ``DrawingError`` when FreeType or Cairo refuses.
    package convenience init(_ file: [UInt8]) throws(DrawingError) {
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: file.count)
        _ = copy.initialize(from: file)
        try self.init(UnsafeBufferPointer(copy), copy: copy)
    }

    private init(
        _ bytes: UnsafeBufferPointer<UInt8>, copy: UnsafeMutableBufferPointer<UInt8>? = nil
    ) throws(DrawingError) {
        let memory = try FontMemory(copy: copy)
        var face: FT_Face?
        guard FT_New_Memory_Face(memory.library, bytes.baseAddress, FT_Long(bytes.count), 0, &face) == 0, let face,
            let fontFace = cairo_ft_font_face_create_for_ft_face(face, Int32(FT_LOAD_NO_HINTING))
        else { throw DrawingError(reason: "FreeType refuses the typeface") }
        // Cairo keeps faces longer than their last user, so FreeType's part may only go when Cairo says so. The key is
        // an address that nothing else uses.
        let key = UnsafePointer<cairo_user_data_key_t>(OpaquePointer(bytes.baseAddress))
        let kept = Unmanaged.passRetained(memory)
        let status = cairo_font_face_set_user_data(fontFace, key, kept.toOpaque()) { kept in
            kept.map { Unmanaged<FontMemory>.fromOpaque($0).release() }
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_font_face_destroy(fontFace)
            kept.release()
            throw DrawingError(reason: String(cString: cairo_status_to_string(status)))
        }
        self.fontFace = fontFace
    }

    deinit { cairo_font_face_destroy(fontFace) }
}

/// The memory that a font face of Cairo's needs as long as it lives: FreeType, and the bytes of the file.
private final class FontMemory {
    let library: FT_Library
    private let copy: UnsafeMutableBufferPointer<UInt8>?

    init(copy: UnsafeMutableBufferPointer<UInt8>?) throws(DrawingError) {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else {
            copy?.deallocate()
            throw DrawingError(reason: "FreeType does not start")
        }
        self.library = library
        self.copy = copy
    }

    deinit {
        FT_Done_FreeType(library)
        copy?.deallocate()
    }
}

/// The typefaces that a document needs.
struct TypefaceSet {
    /// One for each name, in the order of these.
    private let faces: [Typeface]

    /// Loads them, and one from a font file.
    init(own file: [UInt8]? = nil) throws(DrawingError) {
        var faces: [Typeface] = []
        for name in Typeface.Name.allCases {
            if name == .own, let file { faces.append(try Typeface(file)) } else { faces.append(try Typeface(name)) }
        }
        self.faces = faces
    }

    /// Cairo's face of a name; without a font file, its name means the sans serif.
    func fontFace(_ name: Typeface.Name) -> OpaquePointer { faces[name.rawValue].fontFace }
}
