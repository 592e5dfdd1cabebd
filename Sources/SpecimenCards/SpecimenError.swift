public import ImageProcessing
public import MRZ

/// A specimen that could not be drawn.
public enum SpecimenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Cairo or FreeType refused; the associated value says why.
    case drawing(String)
    /// An operation on the picture failed.
    case imageProcessing(ImageProcessingError)
    /// What the document says does not fit its zone.
    case zone(ZoneWritingError)

    public var description: String {
        switch self {
        case .drawing(let reason): "draw: \(reason)"
        case .imageProcessing(let error): error.description
        case .zone(let error): "zone: \(error.description)"
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
