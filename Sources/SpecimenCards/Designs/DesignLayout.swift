import Drawing

/// The places of everything on a side of a design, in millimetres from its upper left corner.
struct DesignLayout: Sendable {
    /// The size of the letters of captions and of values: that of the em square.
    let captionSize, valueSize: Double
    /// The limits of the paper's colours, as hues.
    let hues: [Double]
    /// The portrait, if this side has one.
    var portrait: Frame?
    /// The blue flag with the letters of the State, if there is one.
    var flag: Frame?
    /// The left end of the signature, if there is one.
    var signature: Position?
    /// The place of the barcode, if there is one.
    var barcode: Frame?
    /// The captions that all documents of the kind print.
    let captions: [DesignCaption]
    /// The fields of the holder.
    let fields: [DesignField]

    /// An upright rectangle.
    struct Frame: Sendable {
        let x, y, width, height: Double
    }
}

/// A caption, a title, or the number of a field.
struct DesignCaption: Sendable {
    /// The words of a caption.
    enum Words: Sendable, Hashable {
        case fixed(String)
        /// A word of the issuer's language.
        case issuers(IssuerWord)
    }

    let words: Words
    /// The left end of its base line.
    let x, y: Double
    /// The width there is; longer text becomes narrower.
    let width: Double
    /// The size of the caption, compared with other captions.
    var size = 1.0
    var isBold = false

    init(_ words: String, x: Double, y: Double, width: Double, size: Double = 1, isBold: Bool = false) {
        self.init(.fixed(words), x: x, y: y, width: width, size: size, isBold: isBold)
    }

    init(_ words: Words, x: Double, y: Double, width: Double, size: Double = 1, isBold: Bool = false) {
        (self.words, self.x, self.y, self.width) = (words, x, y, width)
        (self.size, self.isBold) = (size, isBold)
    }
}

/// A place for a value.
struct DesignField: Sendable {
    let name: SpecimenFieldName
    /// The left end of the base line of its first line.
    let x, y: Double
    /// The width there is; longer text becomes narrower.
    let width: Double
    /// The text that stands before it whenever it is there, as `GEB.`
    let prefix: String
    /// The size of the value, compared with other values.
    let size: Double
    /// From one line to the next.
    private(set) var lineDistance = 3.0
    /// The field behind which it stands, on the same line; its own place is then the least one.
    private(set) var follows: SpecimenFieldName?

    init(_ name: SpecimenFieldName, x: Double, y: Double, width: Double, prefix: String = "", size: Double = 1) {
        (self.name, self.x, self.y, self.width) = (name, x, y, width)
        (self.prefix, self.size) = (prefix, size)
    }

    /// Returns the same place with so much from one line to the next.
    func withLines(apart distance: Double) -> DesignField {
        var field = self
        field.lineDistance = distance
        return field
    }

    /// Returns the same place, behind another field on its line.
    func following(_ name: SpecimenFieldName) -> DesignField {
        var field = self
        field.follows = name
        return field
    }
}

/// A word that each issuer has in its own language.
enum IssuerWord: Hashable, Sendable {
    case title, state, flagLetters
    case names, sex, nationality, birthDate, permitType, expiryDate, remarks, birthPlace, issueDate, authority, address
}

extension DesignLayout {
    /// Returns the layout of a side; of a side that a design has not, an empty one.
    static func of(_ design: SpecimenDesign, _ side: SpecimenSide) -> DesignLayout {
        switch (design, side) {
        case (.germanIdentityCard2010, .front): germanIdentityCard2010Front
        case (.germanIdentityCard2010, .back): germanIdentityCard2010Back
        case (.germanIdentityCard2021, .front): germanIdentityCard2021Front
        case (.germanIdentityCard2021, .back): germanIdentityCard2021Back
        case (.residencePermit, .front): residencePermitFront
        case (.residencePermit, .back): residencePermitBack
        case (.drivingLicence, .front): drivingLicenceFront
        case (.passportColumns, .front): passportColumns
        case (.passportNumbered, .front): passportNumbered
        case (.passportTrilingual, .front): passportTrilingual
        case (.usLicence, .front): usLicenceFront
        case (.usLicence, .back): usLicenceBack
        case (.drivingLicence, .back), (.passportColumns, .back), (.passportNumbered, .back),
            (.passportTrilingual, .back):
            DesignLayout(captionSize: 1.3, valueSize: 2.5, hues: [0.5, 0.5], captions: [], fields: [])
        }
    }
}
