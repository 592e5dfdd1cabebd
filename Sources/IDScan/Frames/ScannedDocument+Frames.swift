import MRZ

extension ScannedDocument {
    /// Returns this document, whose zone alone is known, with the print that one frame shows.
    func adding(printOf shown: ScannedDocument, by judge: FrameJudge) -> ScannedDocument {
        guard let visualZone = shown.visualZone else { return adding(nil, referenceDate: judge.today) }
        return ScannedDocument(self, shown, visualZone, by: judge)
    }

    private init(_ zone: ScannedDocument, _ shown: ScannedDocument, _ print: PrintReport, by judge: FrameJudge) {
        let names = [shown.otherSide?.template, shown.template].compactMap(\.self)
        let layout = judge.templates.first { $0.name == names.first }
        let texts = print.visualZone(dateOrder: layout?.dateOrder ?? .dayMonthYear)
        let check = CrossCheck(document: zone, visualZone: texts, referenceDate: judge.today)
        let facts = DocumentFacts(document: zone, print: texts, checks: check.fields, reference: judge.today)
        (status, format, mrz, chipAccess) = (zone.status, zone.format, zone.mrz, zone.chipAccess)
        (quadrilateral, imageIndex, captureQuality) = (zone.quadrilateral, zone.imageIndex, zone.captureQuality)
        fields = zone.fields.merging(shown.fields.filter { $0.value.source != .mrz }) { own, _ in own }
        (self.template, visualZone, otherSide) = (shown.template, shown.visualZone, shown.otherSide)
        (portrait, portraitImageIndex) = (shown.portrait, shown.portraitImageIndex)
        crossChecks = check.fields
        findings = check.findings + zone.findings
        type = shown.type
        derived = DerivedValues(referenceDate: judge.today, birth: facts.birth, expiry: facts.expiry)
    }
}
