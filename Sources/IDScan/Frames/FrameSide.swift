/// The side without a zone that the frames of a session showed best, such as the front of a card that is then turned over.
struct FrameSide: Hashable, Sendable, Codable {
    /// The result of its frame alone.
    private let shown: ScanResult
    /// The number of its frame, from 0.
    let frame: Int

    /// Takes a frame; nil where no print of a document without a zone was read.
    ///
    /// - Parameters:
    ///   - result: The result of the frame alone, the document first.
    ///   - frame: Its number, from 0.
    init?(_ result: ScanResult, frame: Int) {
        (shown, self.frame) = (result, frame)
        guard isSound else { return nil }
    }

    /// True if it shows print of a document without a zone; whatever comes from elsewhere has to be asked.
    var isSound: Bool { shown.documents.first.map { $0.mrz == nil && !$0.fields.isEmpty } ?? false }

    private var document: ScannedDocument { shown.documents[0] }

    /// True if it says more of the document that a later frame shows.
    func saysMore(than later: FrameSide) -> Bool {
        let (own, others) = (document.fields, later.document.fields)
        let alike = own.count { name, field in others[name]?.value == field.value }
        let unlike = own.count { name, field in others[name].map { $0.value != field.value } ?? false }
        return alike > 0 && alike >= unlike && own.count > others.count
    }

    /// The result of a session in which no frame shows a zone.
    ///
    /// - Parameters:
    ///   - count: The number of frames of the session.
    ///   - read: The number of them that were read.
    func result(counting count: Int, read: Int) -> ScanResult {
        shown.saying(shown.documents, frames: FrameCount(count: count, read: read, joined: 0, shown: frame))
    }

    /// A document with the print of this side; as it is where their fields do not agree.
    ///
    /// The places of this side are left out: they belong to another frame.
    func joined(to other: ScannedDocument, by judge: FrameJudge) -> ScannedDocument {
        var own = PrintPart(of: document, templates: judge.templates).withoutPlaces
        guard let report = own.report,
            report.visualZone(dateOrder: own.dateOrder).agreements(with: other) != nil
        else { return other }
        let print = PrintPart(of: other, templates: judge.templates)
        own.report = PrintReport(joining: [print.report, report].compactMap(\.self))
        own.fields.merge(print.fields) { _, others in others }
        (own.template, own.otherSide) = (print.template, print.otherSide)
        (own.portrait, own.portraitImageIndex) = (print.portrait, print.portraitImageIndex)
        own.types = print.types + own.types
        return other.adding(own, referenceDate: judge.today)
    }
}

extension PrintPart {
    /// The same without the places of its fields.
    fileprivate var withoutPlaces: PrintPart {
        var part = self
        part.fields = fields.mapValues(\.withoutPlace)
        part.report = report.map { report in
            PrintReport(
                fields: report.fields.mapValues { field in
                    var field = field
                    (field.quadrilateral, field.imageIndex) = (nil, nil)
                    return field
                })
        }
        return part
    }
}
