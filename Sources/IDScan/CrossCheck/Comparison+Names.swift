import MRZ

extension Comparison {
    /// Compares a printed name, with and without its titles, with an identifier of the zone.
    ///
    /// - Parameter mayBeCut: True where the issuer may have left letters out.
    static func ofNames(printed: String, zone: String, mayBeCut: Bool) -> Comparison {
        guard let name = PrintedName(printed) else { return ofSpellings(of: printed, zone: zone, mayBeCut: mayBeCut) }
        let whole = ofSpellings(of: printed, zone: zone, mayBeCut: mayBeCut)
        guard case .differs = whole, !name.titles.isEmpty || name.birthName != nil else { return whole }
        let bare = ofSpellings(of: name.text, zone: zone, mayBeCut: mayBeCut)
        if case .differs = bare { return whole }
        return bare
    }

    private static func ofSpellings(of printed: String, zone: String, mayBeCut: Bool) -> Comparison {
        switch NameSpellings(printed).comparison(with: zone, mayBeCut: mayBeCut) {
        case .same: .agrees
        case .cut: .agrees(isTruncated: true)
        case .differs(let printed, let zone): .differs(printed: printed, zone: zone)
        }
    }
}
