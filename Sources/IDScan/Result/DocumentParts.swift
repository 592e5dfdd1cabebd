import DocumentDetection
import Imaging
import MRZ

/// The readings of a document, before anything follows from them: all that a ``ScannedDocument`` is made of.
struct DocumentParts {
    /// The content of its zone; nil when it shows none.
    var zone: ZonePart?
    /// The content of its barcode; nil when none tells a document.
    var barcode: BarcodePart?
    /// The place of the document, and the quality of its picture.
    var capture = DocumentCapture()
    /// The print on it.
    var print = PrintPart()
    /// True where the photograph shows it as in a mirror.
    var isMirrored = false
}

extension DocumentParts {
    /// Takes a document that was made, without its barcode and its print.
    init(of document: ScannedDocument) {
        zone = ZonePart(of: document)
        capture = DocumentCapture(
            quadrilateral: document.quadrilateral, imageIndex: document.imageIndex, quality: document.captureQuality)
        isMirrored = document.findings.contains(.mirrored)
    }
}

/// The content of a document's zone.
struct ZonePart {
    let status: VerificationStatus
    let format: Format
    let fields: [VisualFieldName: ScannedField]
    let report: ZoneReport
    let chipAccess: ChipAccess?
    /// The place of each character, line by line.
    var cells: [[Quadrilateral]] = []

    /// Takes a zone.
    ///
    /// - Parameters:
    ///   - zone: The zone that was read.
    ///   - hasDoubt: True where a character was not read beyond doubt.
    ///   - confidence: The reader's certainty, 0…1; nil for text that was not read from an image.
    ///   - field: Makes a field of the result.
    init(
        _ zone: MachineReadableZone, hasDoubt: Bool, confidence: Double?, cells: [[Quadrilateral]] = [],
        field: (Field) -> ScannedField
    ) {
        let printed = zone.fields.filter { !$0.text.isEmpty || $0.name == .sex }
        let fields = Dictionary(
            printed.map { (VisualFieldName($0.name), field($0)) }, uniquingKeysWith: { first, _ in first })
        status = VerificationStatus(zone, hasDoubt: hasDoubt || zone.fields.contains(where: \.isCenturyOpen))
        (self.fields, format, self.cells) = (fields, zone.format, cells)
        report = ZoneReport(zone, confidence: confidence)
        chipAccess = ChipAccess(zone) { fields[VisualFieldName($0)]?.isInDoubt == true }
    }

    /// Takes the zone out of a document that was made; nil when it shows none.
    init?(of document: ScannedDocument) {
        guard let format = document.format, let report = document.mrz else { return nil }
        (status, self.format, self.report) = (document.status, format, report)
        fields = document.fields.filter { $0.value.source == .mrz }
        (chipAccess, cells) = (document.chipAccess, document.zoneCells)
    }
}

/// The print on the sides of a document.
struct PrintPart {
    /// The fields as they were read; nil when print was not read.
    var report: PrintReport?
    /// The fields that make sense, as results have them.
    var fields: [VisualFieldName: ScannedField] = [:]
    /// The order of numbers in its dates.
    var dateOrder = PrintedDate.Order.dayMonthYear
    /// The types of document that its layouts tell, the surest first.
    var types: [DocumentType] = []
    /// The layout of the side with the zone, or of the only one.
    var template: String?
    /// The corners of the face, and the photograph that shows it.
    var portrait: Quadrilateral?
    var portraitImageIndex: Int?
    /// The side without a zone, where another has it.
    var otherSide: OtherSide?

    init() {}

    /// Takes the print of one side or two.
    ///
    /// - Parameters:
    ///   - print: The print of the side with the zone, or of the only one.
    ///   - front: The other side of the card, if it was seen.
    init(_ print: DocumentPrint?, front: PrintedSide? = nil) {
        let prints = [front?.print, print].compactMap(\.self)
        guard !prints.isEmpty else { return }
        report = PrintReport(joining: prints.map(\.report))
        fields = prints.reduce(into: [:]) { $0.merge($1.scannedFields) { first, _ in first } }
        dateOrder = prints[0].template?.dateOrder ?? .dayMonthYear
        types = prints.compactMap { $0.template?.type ?? ($0.template == nil ? nil : .other) }
        template = print?.template?.name
        let face = prints.first { $0.portrait != nil }
        (portrait, portraitImageIndex, otherSide) = (face?.portrait, face?.imageIndex, front?.otherSide)
    }

    /// Takes the print out of a document that was made.
    ///
    /// - Parameter templates: The layouts that its print may have been read by.
    init(of document: ScannedDocument, templates: [DocumentTemplate]) {
        let names = [document.otherSide?.template, document.template].compactMap(\.self)
        let layouts = names.map { name in templates.first { $0.name == name } }
        report = document.visualZone
        fields = document.fields.filter { $0.value.source == .visualZone }
        dateOrder = layouts.first??.dateOrder ?? .dayMonthYear
        types = layouts.map { $0?.type ?? .other }
        (template, otherSide) = (document.template, document.otherSide)
        (portrait, portraitImageIndex) = (document.portrait, document.portraitImageIndex)
    }
}

/// The fields of a zone, or else of a barcode, as they are compared with print; none where a document shows neither.
struct ComparedZone {
    /// The format of the zone; nil when there is none.
    let format: Format?
    private let fields: [VisualFieldName: ScannedField]

    /// Takes the fields of a document that was made.
    init(of document: ScannedDocument) {
        let zone = ZonePart(of: document)
        self.init(
            zone, barcode: zone == nil ? document.fields.filter { [.barcode, .seal].contains($0.value.source) } : nil)
    }

    /// Takes a zone, or else the fields of a barcode, in the form that zones have.
    init(_ zone: ZonePart?, barcode: [VisualFieldName: ScannedField]? = nil) {
        format = zone?.format
        var told = barcode ?? [:]
        for (name, field) in told { told[name]?.text = field.textInZones(of: name) }
        fields = zone?.fields ?? told
    }

    /// A field of the zone; an empty one where the format has it, but nothing is printed.
    subscript(name: FieldName) -> ScannedField? {
        fields[VisualFieldName(name)] ?? format.flatMap { Layout.of($0).field(name) }.map { _ in .empty }
    }
}

extension ScannedField {
    /// The text as a zone would write it: dates of two digits for each part, the sex in one letter.
    fileprivate func textInZones(of name: VisualFieldName) -> String {
        switch name {
        case .birthDate, .issueDate, .expiryDate: String(value.filter { $0 != "-" }.dropFirst(2))
        case .sex: value == Self.unspecifiedSex ? "<" : value
        default: value
        }
    }
}

/// The place of a document in a photograph, and the quality of its picture.
struct DocumentCapture {
    /// The document's corners in the photograph, in pixels, from the one where reading starts; nil when its edges were
    /// not seen.
    var quadrilateral: Quadrilateral?
    /// The number of the photograph, from 0, if several were scanned together; else nil.
    var imageIndex: Int?
    /// The quality of its picture; nil for text that was not read from an image.
    var quality: CaptureQuality?
}
