import CCairo
import CSpecimenFonts

/// A typeface of the program's own font files; the system's fonts are never asked, so every machine draws the same.
struct Typeface: ~Copyable {
    /// The typefaces there are.
    enum Name: Sendable {
        case ocrB, ocrBSharp, sans, sansBold

        fileprivate var file: CSpecimenFontsFile {
            switch self {
            case .ocrB: CSpecimenFontsOCRB()
            case .ocrBSharp: CSpecimenFontsOCRBSharp()
            case .sans: CSpecimenFontsSans()
            case .sansBold: CSpecimenFontsSansBold()
            }
        }
    }

    /// Cairo's font face, which owns the FreeType library that owns the FreeType face.
    let fontFace: OpaquePointer

    /// Loads a typeface from memory.
    ///
    /// - Throws: ``SpecimenError/drawing(_:)`` when FreeType or Cairo refuses.
    init(_ name: Name) throws(SpecimenError) {
        let file = name.file
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { throw .drawing("FreeType does not start") }
        var face: FT_Face?
        guard FT_New_Memory_Face(library, file.bytes, FT_Long(file.size), 0, &face) == 0, let face,
            let fontFace = cairo_ft_font_face_create_for_ft_face(face, Int32(FT_LOAD_NO_HINTING))
        else {
            FT_Done_FreeType(library)
            throw .drawing("FreeType refuses the typeface")
        }
        // Cairo keeps faces longer than their last user, so FreeType's part may only go when Cairo says so. The key is
        // an address that nobody else uses.
        let key = UnsafePointer<cairo_user_data_key_t>(OpaquePointer(file.bytes))
        let status = cairo_font_face_set_user_data(fontFace, key, UnsafeMutableRawPointer(library)) { library in
            FT_Done_FreeType(OpaquePointer(library))
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_font_face_destroy(fontFace)
            FT_Done_FreeType(library)
            throw .drawing(String(cString: cairo_status_to_string(status)))
        }
        self.fontFace = fontFace
    }

    deinit { cairo_font_face_destroy(fontFace) }
}

/// The typefaces that a document needs.
struct TypefaceSet: ~Copyable {
    private let ocrB, ocrBSharp, sans, sansBold: Typeface

    /// Loads them.
    init() throws(SpecimenError) {
        let ocrB = try Typeface(.ocrB)
        let ocrBSharp = try Typeface(.ocrBSharp)
        let sans = try Typeface(.sans)
        let sansBold = try Typeface(.sansBold)
        self.ocrB = ocrB
        self.ocrBSharp = ocrBSharp
        self.sans = sans
        self.sansBold = sansBold
    }

    /// Cairo's face of a name.
    func fontFace(_ name: Typeface.Name) -> OpaquePointer {
        switch name {
        case .ocrB: ocrB.fontFace
        case .ocrBSharp: ocrBSharp.fontFace
        case .sans: sans.fontFace
        case .sansBold: sansBold.fontFace
        }
    }
}
