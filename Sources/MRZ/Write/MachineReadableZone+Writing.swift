extension MachineReadableZone {
    /// Writes a zone, and reads it.
    ///
    /// - Parameters:
    ///   - format: A format of Doc 9303.
    ///   - fields: The content of the zone.
    ///   - writer: The writer, with its transliteration and the choices of the issuer.
    ///   - referenceDate: The day that counts as today when centuries are decided.
    /// - Throws: ``ZoneWritingError`` naming the field that cannot be written, and the cause.
    public init(
        format: Format, fields: ZoneFields, writer: ZoneWriter = ZoneWriter(), referenceDate: CalendarDate
    ) throws(ZoneWritingError) {
        let lines = try writer.lines(of: fields, in: format)
        do {
            try self.init(parsing: lines, as: format, referenceDate: referenceDate)
        } catch {
            preconditionFailure("A written zone has the shape of its format: \(error)")
        }
    }
}
