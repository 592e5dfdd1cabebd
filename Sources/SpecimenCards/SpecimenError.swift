public import ImageProcessing

/// A specimen that could not be drawn.
public enum SpecimenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Cairo or FreeType refused; the associated value says why.
    case drawing(String)
    /// An operation on the picture failed.
    case imageProcessing(ImageProcessingError)

    public var description: String {
        switch self {
        case .drawing(let reason): "draw: \(reason)"
        case .imageProcessing(let error): error.description
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
