import Testing

@testable import IDScan

/// Passports whose captions are too small to be read: the order of their fields is that of Doc 9303-4.
@Suite struct PassportRowTests {
    private typealias Row = (x: Double, y: Double, height: Double, text: String)
    private static let heading: [Row] = [(20, 20, 12, "PASSPORT"), (20, 40, 12, "PASSEPORT")]
    private static let first: [Row] = [(190, 50, 11, "P"), (265, 50, 11, "FRA"), (420, 52, 11, "90RF02331")]
    private static let names: [Row] = [
        (192, 82, 11, "DUPONT MOREL"), (190, 114, 11, "CLAIRE"), (190, 146, 11, "Francaise"),
    ]

    private static func fields(_ rows: [Row]) -> [String: String] { PrintedCard(heading + rows).fields }

    @Test func readsNumberAndNamesByTheirPlaces() {
        let fields = Self.fields(Self.first + Self.names)
        #expect(
            fields == [
                "documentCode": "P", "issuingState": "FRA", "documentNumber": "90RF02331", "surname": "DUPONT MOREL",
                "givenNames": "CLAIRE",
            ])
    }

    /// A single letter is often not seen.
    @Test func needsNoCode() {
        let fields = Self.fields(Self.first.dropFirst() + Self.names)
        #expect(fields["surname"] == "DUPONT MOREL" && fields["documentNumber"] == "90RF02331")
        #expect(PrintedCard(Self.first.dropFirst() + Self.names).fields["surname"] == nil, "nothing says passport")
    }

    @Test func keepsWhatCaptionsTell() {
        let captioned: [Row] = [(300, 200, 11, "Surname"), (300, 220, 12, "LEFEBVRE")]
        let fields = Self.fields(Self.first + Self.names + captioned)
        #expect(
            fields["surname"] == "LEFEBVRE" && fields["givenNames"] == nil && fields["documentNumber"] == "90RF02331")
    }

    /// Names are told only where each takes one line in capitals, and another line follows.
    @Test(
        arguments: [
            [(190, 82, 11, "DUPONT"), (190, 97, 11, "MOREL"), (190, 125, 11, "CLAIRE"), (190, 157, 11, "Francaise")],
            [(190, 82, 11, "DUPONT"), (190, 114, 11, "12 07 1973"), (190, 146, 11, "Paris")],
            [(190, 82, 11, "FRANCE"), (190, 114, 11, "CLAIRE"), (190, 146, 11, "Paris")],
            [(190, 182, 11, "DUPONT"), (190, 214, 11, "CLAIRE"), (190, 246, 11, "Paris")],
            [(190, 82, 11, "DUPONT"), (190, 114, 11, "CLAIRE")], [],
        ] as [[(Double, Double, Double, String)]])
    func tellsNoOthers(rows: [(Double, Double, Double, String)]) {
        let fields = Self.fields(Self.first + rows.map { (x: $0.0, y: $0.1, height: $0.2, text: $0.3) })
        #expect(fields["surname"] == nil && fields["givenNames"] == nil)
        #expect(fields["documentNumber"] == "90RF02331")
    }
}
