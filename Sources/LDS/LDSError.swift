import Certificates

/// A reason why bytes are not a file of a chip, or why one cannot be read.
public enum LDSError: Error, Hashable, Sendable {
    /// The bytes end within an element.
    case cutOff
    /// An element has no length of its own, which the files of chips never have.
    case indefiniteLength
    /// An element has a length of more than four bytes, or a tag of more than three.
    case otherHeader
    /// An element is made of more elements than any file has.
    case tooManyElements
    /// Other bytes than zeros follow the file.
    case bytesAfterFile
    /// The file is longer than any of a chip.
    case tooLong
    /// The first tag is of no file of a chip.
    case otherFile(tag: UInt8)
    /// The file is of another kind than asked for.
    case otherKind(LDSFile.Kind)
    /// An element is missing, by its tag.
    case missing(tag: UInt32)
    /// An element has another length than the standard says, by its tag.
    case otherLength(tag: UInt32)
    /// An element says something that the standard does not know, by its tag.
    case otherValue(tag: UInt32)
    /// A part in ASN.1 is not encoded as its rules demand, or has other parts than the standard says.
    case otherEncoding
    /// The template holds no picture.
    case noPicture
    /// A picture is neither JPEG nor JPEG 2000, or it has no size.
    case otherPicture
    /// Two files of one kind were given.
    case repeated(LDSFile.Kind)
    /// The signed data of EF.SOD cannot be read, with the reason.
    case signedData(String)
    /// The signed data of EF.SOD has a content that is not hashes of data groups, by its object identifier.
    case otherContent(String)
    /// There is no EF.SOD.
    case noSecurityObject
}

extension LDSError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .cutOff: "it ends within an element"
        case .indefiniteLength: "an element has no length of its own"
        case .otherHeader: "an element has a tag or a length that is too long"
        case .tooManyElements: "it has too many elements"
        case .bytesAfterFile: "other bytes follow the file"
        case .tooLong: "it is longer than any file of a chip"
        case .otherFile(let tag): "no file of a chip begins with the tag \(Self.hex(UInt32(tag)))"
        case .otherKind(let kind): "it is \(kind.rawValue)"
        case .missing(let tag): "the element \(Self.hex(tag)) is missing"
        case .otherLength(let tag): "the element \(Self.hex(tag)) has a wrong length"
        case .otherValue(let tag): "the element \(Self.hex(tag)) has a value that the standard does not know"
        case .otherEncoding: "a part of it is not in ASN.1 as the standard says"
        case .noPicture: "it has no picture"
        case .otherPicture: "a picture is neither JPEG nor JPEG 2000"
        case .repeated(let kind): "\(kind.rawValue) was given twice"
        case .signedData(let reason): "its signed data cannot be read: \(reason)"
        case .otherContent(let identifier): "its signed data has the content \(identifier)"
        case .noSecurityObject: "EF.SOD is missing"
        }
    }

    private static func hex(_ tag: UInt32) -> String { String(tag, radix: 16, uppercase: true) }
}

extension LDSError {
    /// The result of reading ASN.1; an error of the encoding becomes one of the file.
    static func reading<Result>(_ body: () throws(DERError) -> Result) throws(LDSError) -> Result {
        do { return try body() } catch { throw .otherEncoding }
    }
}
