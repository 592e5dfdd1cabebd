import DocumentDetection
import Imaging
import MRZ
import TextRecognition

/// A side of a document without a zone whose print was read: a document of its own, or the front of a card whose back
/// lies beside it.
struct PrintedSide {
    /// The outline of the document in the original photograph, and the quality of its picture.
    let quadrilateral: Quadrilateral
    /// The number of the photograph that shows it, from 0, if several are scanned together; else nil.
    let imageIndex: Int?
    let captureQuality: CaptureQuality
    /// The layout; nil where captions alone tell it.
    let template: DocumentTemplate?
    var print: DocumentPrint
    /// The type and the order of dates that captions tell, and true if the edges are seen; nil of a layout.
    var told: (type: DocumentType, dateOrder: PrintedDate.Order, hasOutline: Bool)?

    /// As a document of its own.
    func document(referenceDate: CalendarDate) -> ScannedDocument {
        let capture = DocumentCapture(
            quadrilateral: told?.hasOutline == false ? nil : quadrilateral, imageIndex: imageIndex,
            quality: captureQuality)
        var part = PrintPart(print)
        if let told { (part.types, part.dateOrder) = ([told.type], told.dateOrder) }
        return ScannedDocument(DocumentParts(capture: capture, print: part), referenceDate: referenceDate)
    }

    /// The same side, with the values that the zone of the other side settles: print is read as the zone where it allows that.
    ///
    /// - Parameters:
    ///   - document: The document with the zone.
    ///   - claimed: The fields of this side, in the places of `looks`.
    ///   - looks: The lines of the photograph, if they were not sought through for the zone already.
    ///   - today: The day that counts as today.
    func confirmed(
        by document: ScannedDocument, besides claimed: [VisualFieldName: PrintedField], on looks: PrintedView?,
        today: CalendarDate
    ) -> PrintedSide {
        guard let looks else { return self }
        let found = ZonePrint(document: document, looks: looks.looks, today: today).fields(besides: claimed)
        let told = DocumentPrint(template: template, fields: found, portrait: nil).inOriginal(of: looks.photograph)
        var side = self
        side.print = DocumentPrint(
            template: template, fields: told.fields.merging(print.fields) { own, _ in own }, portrait: print.portrait,
            imageIndex: print.imageIndex)
        return side
    }

    /// As a part of the document whose zone is on the other side.
    var otherSide: OtherSide {
        OtherSide(
            quadrilateral: quadrilateral.encoded, imageIndex: imageIndex, template: template?.name,
            captureQuality: captureQuality)
    }

    /// The number of identifying fields that agree with a zone or a barcode; nil when it is not that of the same card.
    func agreements(with document: ScannedDocument) -> Int? {
        print.report.visualZone(dateOrder: told?.dateOrder ?? template?.dateOrder ?? .dayMonthYear)
            .agreements(with: document)
    }
}

extension VisualZone {
    /// The number of identifying fields that agree with a zone or a barcode; nil when it is not that of the same card.
    func agreements(with document: ScannedDocument) -> Int? {
        guard document.mrz != nil || document.barcodeFormat != nil else { return nil }
        return CrossCheck(document: document, visualZone: self).agreementsOfCard
    }
}

extension CrossCheck {
    /// The fields that tell a card from all others.
    private static let identity: [FieldName] = [.surname, .givenNames, .birthDate, .documentNumber, .expiryDate]
    /// The least number of these that agree, and the least number of them for each that differs: two, or one if the
    /// number of the document agrees, which no other card has. One misread or altered field makes no other card.
    private static let fewestAgreements = 2, agreementsPerDifference = 2.0, withTheNumber = 1.0
    /// The weight of a text that is nearly the same: it was misread or changed.
    private static let weightOfNear = 0.5

    /// The number of identifying fields that agree; nil when both are not of the same card.
    var agreementsOfCard: Int? {
        let outcomes = Self.identity.compactMap { self[$0]?.outcome }
        let agreements = outcomes.count { $0 == .agrees }
        let differences = Self.identity.compactMap { self[$0] }.filter { $0.outcome == .differs }
            .reduce(0) { $0 + ($1.isNear ? Self.weightOfNear : 1) }
        let perDifference =
            self[.documentNumber]?.outcome == .agrees ? Self.withTheNumber : Self.agreementsPerDifference
        let isSame = agreements >= Self.fewestAgreements && Double(agreements) > perDifference * differences
        return isSame ? agreements : nil
    }
}

extension FieldCrossCheck {
    /// Texts with so much of all characters in common are nearly the same.
    private static let leastInCommon = 0.7

    /// True if both texts have most characters in common: of dates, the digits.
    var isNear: Bool {
        guard let printedText, let zoneText else { return false }
        if field.isDate {
            // The zone has the year first, and two digits of it.
            let printed = PrintedDate(printedText)
            let parts = [printed?.shortYear, printed?.month, printed?.day]
            let zone = stride(from: 0, to: 6, by: 2).map { Int(zoneText.dropFirst($0).prefix(2)) }
            return zip(parts, zone).count { $0 == $1 } == 2
        }
        let (printed, zone) = (FoldedText(printedText).characters, FoldedText(zoneText).characters)
        let limit = Int((1 - Self.leastInCommon) * Double(zone.count))
        return printed.editDistance(to: zone, limit: limit) != nil
    }
}

extension [PrintedSide] {
    /// The number of the side that agrees best with the zone of a document; nil when none does.
    func indexOfFront(of document: ScannedDocument) -> Int? {
        let agreements = indices.compactMap { index in
            self[index].agreements(with: document).map { (index: index, count: $0) }
        }
        return agreements.max { $0.count < $1.count }?.index
    }
}
