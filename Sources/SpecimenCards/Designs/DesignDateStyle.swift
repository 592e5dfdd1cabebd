/// A style in which documents print dates.
enum DesignDateStyle: Hashable, Sendable {
    /// `12.08.1974`
    case points
    /// `12.08.74`
    case shortPoints
    /// `12 08 1974`
    case spaces
    /// `12-08-1974`
    case hyphens
    /// `12/08/1974`
    case obliques
    /// `08/12/1974` for the same day.
    case monthsFirst
    /// `1974-08-12`
    case iso
    /// `12 AUG 1974`
    case months
    /// `12 AUG/AOUT 74`, as Doc 9303-3, 3.8, has it.
    case bilingualMonths

    /// Returns a date in this style.
    func text(of date: SpecimenDate) -> String {
        let parts = date.isoText.split(separator: "-").map(String.init)
        let (year, month, day) = (parts[0], parts[1], parts[2])
        let names = Self.monthNames[date.month - 1]
        return switch self {
        case .points: "\(day).\(month).\(year)"
        case .shortPoints: "\(day).\(month).\(year.suffix(2))"
        case .spaces: "\(day) \(month) \(year)"
        case .hyphens: "\(day)-\(month)-\(year)"
        case .obliques: "\(day)/\(month)/\(year)"
        case .monthsFirst: "\(month)/\(day)/\(year)"
        case .iso: date.isoText
        case .months: "\(day) \(names.english) \(year)"
        case .bilingualMonths: "\(day) \(names.english)/\(names.french) \(year.suffix(2))"
        }
    }

    /// The abbreviations of Doc 9303-3, 3.8, in English and in French without accents.
    private static let monthNames: [(english: String, french: String)] = [
        ("JAN", "JAN"), ("FEB", "FEV"), ("MAR", "MARS"), ("APR", "AVR"), ("MAY", "MAI"),
        ("JUN", "JUIN"), ("JUL", "JUIL"), ("AUG", "AOUT"), ("SEP", "SEPT"), ("OCT", "OCT"), ("NOV", "NOV"),
        ("DEC", "DEC"),
    ]
}
