import CCairo
package import Imaging

/// A white sheet to draw on, in millimetres from its top left corner.
package struct Canvas: ~Copyable {
    /// The size in millimetres.
    package let width, height: Double
    /// The resolution of the image it becomes.
    package let pixelsPerMillimetre: Double

    /// Cairo's pixels.
    let surface: OpaquePointer
    private let context: OpaquePointer
    private let typefaces: TypefaceSet

    /// Creates a white canvas.
    ///
    /// - Parameter font: The file of the typeface ``Typeface/Name/own``.
    /// - Throws: ``DrawingError`` when Cairo has no memory for it or a typeface cannot be loaded.
    package init(
        width: Double, height: Double, pixelsPerMillimetre: Double, font: [UInt8]? = nil
    ) throws(DrawingError) {
        let columns = Int32((width * pixelsPerMillimetre).rounded())
        let rows = Int32((height * pixelsPerMillimetre).rounded())
        let typefaces = try TypefaceSet(own: font)
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, columns, rows) else {
            throw DrawingError(reason: "no memory")
        }
        guard let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw DrawingError(reason: "a canvas of \(columns)×\(rows) pixels is not possible")
        }
        self.surface = surface
        self.context = context
        self.typefaces = typefaces
        self.width = width
        self.height = height
        self.pixelsPerMillimetre = pixelsPerMillimetre
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_paint(context)
        cairo_scale(context, Double(columns) / width, Double(rows) / height)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        // Letters keep their proportions at every resolution.
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_set_font_options(context, options)
        cairo_font_options_destroy(options)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Fills a shape.
    package func fill(_ outline: Outline, _ paint: Paint) {
        trace(outline)
        withSource(paint) { cairo_fill(context) }
    }

    /// Draws along a shape.
    ///
    /// - Parameters:
    ///   - outline: The shape.
    ///   - paint: The paint of the line.
    ///   - width: The width of the line, in millimetres, half of it on each side of the shape.
    ///   - dashes: The lengths of dashes and gaps in turn, in millimetres; none for a whole line.
    package func stroke(_ outline: Outline, _ paint: Paint, width: Double, dashes: [Double] = []) {
        trace(outline)
        cairo_set_line_width(context, width)
        cairo_set_dash(context, dashes, Int32(dashes.count), 0)
        withSource(paint) { cairo_stroke(context) }
    }

    /// Draws with everything outside a shape left as it is.
    package func clipped(to outline: Outline, draw: (borrowing Canvas) throws -> Void) rethrows {
        cairo_save(context)
        defer { cairo_restore(context) }
        trace(outline)
        cairo_clip(context)
        try draw(self)
    }

    /// Draws in coordinates that are moved and turned clockwise.
    package func placed(at origin: Position, turned angle: Angle = .degrees(0), draw: (borrowing Canvas) -> Void) {
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_translate(context, origin.x, origin.y)
        cairo_rotate(context, angle.radians)
        draw(self)
    }

    private func trace(_ outline: Outline) {
        cairo_new_path(context)
        for segment in outline.segments {
            switch segment {
            case .move(let point): cairo_move_to(context, point.x, point.y)
            case .line(let point): cairo_line_to(context, point.x, point.y)
            case .curve(let first, let second, let end):
                cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(context)
            }
        }
    }

    private func withSource(_ paint: Paint, _ draw: () -> Void) {
        switch paint {
        case .colour(let colour):
            cairo_set_source_rgba(context, colour.red, colour.green, colour.blue, colour.opacity)
            draw()
        case .linear(let colours, let start, let end):
            withPattern(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), colours, draw)
        case .radial(let colours, let centre, let radius):
            withPattern(cairo_pattern_create_radial(centre.x, centre.y, 0, centre.x, centre.y, radius), colours, draw)
        }
    }

    private func withPattern(_ pattern: OpaquePointer?, _ colours: [Colour], _ draw: () -> Void) {
        defer { cairo_pattern_destroy(pattern) }
        for (index, colour) in colours.enumerated() {
            let offset = Double(index) / Double(max(colours.count - 1, 1))
            cairo_pattern_add_color_stop_rgba(pattern, offset, colour.red, colour.green, colour.blue, colour.opacity)
        }
        cairo_set_source(context, pattern)
        draw()
    }
}

// MARK: - Text

extension Canvas {
    /// A manner of writing.
    package struct TextStyle: Sendable {
        package let typeface: Typeface.Name
        /// The size of the em square, in millimetres.
        package var size: Double
        package var colour: Colour
        /// The growth of each stroke over its drawing when it is printed, in millimetres.
        package var spread = 0.0

        /// Creates a manner of writing.
        package init(typeface: Typeface.Name, size: Double, colour: Colour, spread: Double = 0) {
            (self.typeface, self.size, self.colour, self.spread) = (typeface, size, colour, spread)
        }
    }

    /// Writes a line of text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - position: The left end of its base line.
    ///   - style: The style of the text.
    ///   - available: The width into which the text is squeezed when it is longer, in millimetres.
    package func write(_ text: String, at position: Position, _ style: TextStyle, available: Double = .infinity) {
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_translate(context, position.x, position.y)
        let length = width(of: text, style)
        if length > available { cairo_scale(context, available / length, 1) }
        cairo_set_font_face(context, typefaces.fontFace(style.typeface))
        cairo_set_font_size(context, style.size)
        cairo_new_path(context)
        cairo_move_to(context, 0, 0)
        cairo_text_path(context, text)
        cairo_set_source_rgba(
            context, style.colour.red, style.colour.green, style.colour.blue, style.colour.opacity)
        cairo_fill_preserve(context)
        if style.spread > 0 {
            cairo_set_line_width(context, style.spread)
            cairo_stroke(context)
        }
        cairo_new_path(context)
    }

    /// Returns how long a line of text is, in millimetres.
    package func width(of text: String, _ style: TextStyle) -> Double {
        cairo_set_font_face(context, typefaces.fontFace(style.typeface))
        cairo_set_font_size(context, style.size)
        var extents = cairo_text_extents_t()
        cairo_text_extents(context, text, &extents)
        return extents.x_advance
    }

    /// True if a typeface has all letters of a text.
    package func hasLetters(for text: String, in typeface: Typeface.Name) -> Bool {
        cairo_set_font_face(context, typefaces.fontFace(typeface))
        var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
        var count: Int32 = 0
        let status = cairo_scaled_font_text_to_glyphs(
            cairo_get_scaled_font(context), 0, 0, text, Int32(text.utf8.count), &glyphs, &count, nil, nil, nil)
        defer { cairo_glyph_free(glyphs) }
        guard status == CAIRO_STATUS_SUCCESS, let glyphs else { return false }
        // Glyph 0 is the box that stands for what is missing.
        return UnsafeBufferPointer(start: glyphs, count: Int(count)).allSatisfy { $0.index != 0 }
    }

    /// Returns the rectangle of the ink of a line of text that begins at the origin; nil when there is none.
    ///
    /// - Parameter available: The width into which the text is squeezed when it is longer, in millimetres.
    package func ink(of text: String, _ style: TextStyle, available: Double = .infinity) -> Quadrilateral? {
        let squeeze = min(1, available / max(width(of: text, style), .leastNormalMagnitude))
        var extents = cairo_text_extents_t()
        cairo_text_extents(context, text, &extents)
        guard extents.width > 0, extents.height > 0 else { return nil }
        let margin = style.spread / 2
        return Quadrilateral(
            x: (extents.x_bearing - margin) * squeeze, y: extents.y_bearing - margin,
            width: (extents.width + 2 * margin) * squeeze, height: extents.height + 2 * margin)
    }
}
