public import ImageProcessing
public import MRZ

/// A specimen that could not be drawn.
public enum SpecimenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Cairo or FreeType refused; the associated value says why.
    case drawing(String)
    /// An operation on the picture failed.
    case imageProcessing(ImageProcessingError)
    /// The data of the document do not fit its zone.
    case zone(ZoneWritingError)
    /// The document has no field of this name; the associated value lists those whose values may be chosen.
    case unknownField(String, allowed: [String])
    /// A field cannot have a value; the last associated value is the form that it needs instead.
    case impossibleValue(field: String, value: String, needed: String)

    public var description: String {
        switch self {
        case .drawing(let reason): "the picture cannot be drawn: \(reason)"
        case .imageProcessing(let error): error.description
        case .unknownField(let name, let allowed):
            "this document has no field '\(name)'; it has \(allowed.joined(separator: ", "))"
        case .impossibleValue(let field, let value, let needed): "\(field) cannot be '\(value)': it needs \(needed)"
        case .zone(let error): "the zone cannot be written: \(error.description)"
        }
    }
}

/// Makes an image-processing call; its error becomes ours.
func processed<Result>(_ operation: () throws(ImageProcessingError) -> Result) throws(SpecimenError) -> Result {
    do {
        return try operation()
    } catch {
        throw .imageProcessing(error)
    }
}
