import MRZ

/// The test of a document for being another one than that of the frames before.
///
/// A frame of the same document may be misread. So another document has to be proven: by its number or the birth date,
/// under check digits that hold for both.
extension FrameTrack {
    /// The fewest characters that differ where no check digit tells: fewer may be misread.
    private static let fewestDiffering = 3

    /// True if it shows another document than the frames before, beyond doubt.
    ///
    /// One frame is enough if it is verified, or if its check digits hold, and number and birth date both differ.
    func isProvenOther(than known: FrameTrack) -> Bool {
        // A bad reading may have been one of this document.
        guard known.isEstablished || known.joined.status == .doubtful else { return false }
        let number = joined.differs(from: known.joined, in: .documentNumber)
        let birth = joined.differs(from: known.joined, in: .birthDate)
        let isInDoubt = [VisualFieldName.documentNumber, .birthDate].contains { joined.fields[$0]?.isInDoubt != false }
        if joined.status == .doubtful, number == true, birth == true, !isInDoubt { return true }
        guard isEstablished else { return false }
        if number == true || birth == true { return true }
        if number == false { return false }
        return evidence.format != known.evidence.format
            || joined.differingCharacters(from: known.joined) >= Self.fewestDiffering
    }

    /// True if less proves that there is such a document, or fewer frames show it.
    func isWeaker(than other: FrameTrack) -> Bool {
        (provenRank, evidence.count) < (other.provenRank, other.evidence.count)
    }

    /// The rank of its status; -1 where it may be no document at all.
    private var provenRank: Int { isEstablished ? joined.status.rank : -1 }
}

extension ScannedDocument {
    /// True if a field differs from that of another document, false if it is the same; nil where check digits do not tell.
    ///
    /// One character that leaves the check digit as it is may be misread: `8` and `S` have the same.
    fileprivate func differs(from other: ScannedDocument, in name: VisualFieldName) -> Bool? {
        guard let own = fields[name], let others = other.fields[name], own.check == .holds, others.check == .holds
        else { return nil }
        guard own.text != others.text else { return false }
        let isSameDigit = CheckDigit(over: own.text) == CheckDigit(over: others.text)
        let isSameLength = own.text.count == others.text.count
        return isSameDigit && isSameLength && zip(own.text, others.text).count(where: !=) == 1 ? nil : true
    }

    /// The number of characters of the zone that differ from those of another document.
    fileprivate func differingCharacters(from other: ScannedDocument) -> Int {
        let (own, others) = (mrz?.lines ?? [], other.mrz?.lines ?? [])
        return zip(own.joined(), others.joined()).count(where: !=)
    }
}
