import Testing

@testable import IDScan

/// Values are given to captions by place and type.
@Suite struct FieldAssignmentTests {
    /// Captions above their values, in two languages, in two columns.
    private static let identityCard = PrintedCard([
        (100, 20, 20, "REPUBLIKA SLOVENIJA"), (300, 60, 12, "Priimek/Surname"), (300, 85, 20, "VZOREC"),
        (300, 120, 12, "Ime/Given names"), (300, 145, 20, "JANA MARIJA"), (300, 180, 12, "Spol/Sex"),
        (300, 205, 20, "F"),
        (520, 180, 12, "Datum rojstva/Date of birth"), (520, 205, 20, "28.06.1985"),
        (300, 240, 12, "Državljanstvo/Nationality"), (300, 265, 20, "SVN"),
        (520, 240, 12, "Datum izdaje/Date of issue"),
        (520, 265, 20, "28.03.2022"), (300, 300, 12, "Serijska številka/Serial number"), (300, 325, 20, "IE9876543"),
        (520, 300, 12, "Velja do/Date of expiry"), (520, 325, 20, "28.03.2032"),
    ])
    private static let identityFields = [
        "surname": "VZOREC", "givenNames": "JANA MARIJA", "sex": "F", "birthDate": "1985-06-28", "nationality": "SVN",
        "issueDate": "2022-03-28", "documentNumber": "IE9876543", "expiryDate": "2032-03-28",
    ]

    @Test(arguments: [0, 7, -12]) func readsCaptionsAboveValues(degrees: Double) {
        #expect(Self.identityCard.turned(degrees: degrees).fields == Self.identityFields)
    }

    /// A name at birth below the surname is none of it, however alike in length.
    @Test(arguments: ["GEB. WAGNER", "GEBORENE WAGNER", "née WAGNER"]) func tellsNamesAtBirthApart(line: String) {
        let card = PrintedCard([
            (300, 60, 12, "Name/Surname/Nom"), (300, 85, 20, "MUSTERMANN"), (300, 110, 20, line),
            (300, 140, 12, "Vornamen/Given names/Prénoms"), (300, 165, 20, "ERIKA"),
            (300, 200, 12, "Geburtstag/Date of birth"), (300, 225, 20, "12.08.1964"),
        ])
        #expect(
            card.fields == [
                "surname": "MUSTERMANN", "birthName": "WAGNER", "givenNames": "ERIKA", "birthDate": "1964-08-12",
            ])
    }

    @Test func readsCaptionsBesideValues() {
        let card = PrintedCard([
            (100, 40, 14, "Surname IVANOVA"), (100, 70, 14, "Name SLAVINA"), (100, 100, 14, "Father's name GEORGIEVA"),
            (100, 130, 14, "Nationality"), (230, 130, 16, "BGR"), (100, 160, 14, "Date of birth 01.08.1995"),
            (100, 190, 14, "Sex F"), (180, 190, 14, "Personal No 9508010133"), (100, 220, 14, "Document number"),
            (260, 220, 18, "AA0000000"), (260, 250, 18, "267503"),
        ])
        #expect(
            card.fields == [
                "surname": "IVANOVA", "givenNames": "SLAVINA", "nationality": "BGR", "birthDate": "1995-08-01",
                "sex": "F",
                "personalNumber": "9508010133", "documentNumber": "AA0000000",
            ])
    }

    /// An italic `I` is read as a slash. One between two words, or behind a caption, is none.
    @Test func readsItalicNames() {
        let card = PrintedCard([
            (100, 40, 14, "Surname"), (100, 65, 14, "/VANOVA"), (100, 95, 14, "Given names"),
            (100, 120, 14, "/LINA MARIA"),
            (100, 150, 14, "Nationality"), (230, 150, 16, "BGR"), (100, 180, 14, "Date of birth 01.08.1995"),
        ])
        #expect(card.fields["surname"] == "IVANOVA" && card.fields["givenNames"] == "ILINA MARIA")
        let line = PrintedCard([(100, 40, 14, "Nom/SMITH"), (100, 80, 14, "F /M")]).lines
        let values = line.flatMap { $0.values(besides: [0..<3], number: 0, at: PrintPlace($0.corners)) }
        #expect(values.allSatisfy { !$0.text.contains("I") || $0.text == "SMITH" })
    }

    /// Elements by AAMVA's words and numbers; dates are month, day, year.
    @Test func readsAmericanLicences() {
        let card = PrintedCard([
            (300, 30, 30, "DRIVER LICENSE"), (200, 80, 18, "9 CLASS D"), (500, 80, 22, "4d DLN D12345678"),
            (500, 110, 22, "3 DOB 02/01/1957"), (200, 120, 22, "1 SAMPLE"), (200, 145, 22, "2 JELANI"),
            (200, 170, 18, "8 123 MAIN STREET"), (200, 220, 22, "4b EXP 02/11/2018"),
            (500, 220, 22, "4a ISS 01/10/2013"),
            (200, 250, 18, "15 SEX M"), (200, 275, 18, "16 HGT 5'-08\""), (400, 275, 18, "19 HAIR BRO"),
        ])
        let fields = card.fields
        #expect(fields["surname"] == "SAMPLE" && fields["givenNames"] == "JELANI" && fields["sex"] == "M")
        #expect(fields["documentNumber"] == "D12345678" && fields["birthDate"] == "1957-02-01")
        #expect(fields["issueDate"] == "2013-01-10" && fields["expiryDate"] == "2018-02-11")
    }

    @Test func readsEuropeanLicences() {
        let card = PrintedCard([
            (100, 20, 20, "PERMIS DE CONDUIRE"), (200, 60, 16, "1. DUPONT"), (200, 90, 16, "2. JEANNE MARIE"),
            (200, 120, 16, "3. 25.02.1980 LYON"), (200, 150, 16, "4a. 14.09.2015"), (420, 150, 16, "4c. PREFET 69"),
            (200, 180, 16, "4b. 13.09.2030"), (200, 210, 16, "5. 15AA00001"),
        ])
        let fields = card.fields
        #expect(fields["surname"] == "DUPONT" && fields["givenNames"] == "JEANNE MARIE")
        #expect(fields["birthDate"] == "1980-02-25" && fields["documentNumber"] == "15AA00001")
        #expect(fields["issueDate"] == "2015-09-14" && fields["expiryDate"] == "2030-09-13")
    }

    private static let licence: [(x: Double, y: Double, height: Double, text: String)] = [
        (100, 10, 20, "PERMIS DE CONDUIRE"), (100, 35, 10, "Führerschein Pemis de conduire Driving licence Patente"),
        (200, 60, 16, "DUPONT"), (200, 90, 16, "JEANNE MARIE"), (200, 120, 16, "25.02.1980 0RLEANS"),
        (200, 150, 16, "14.09.2015"), (420, 150, 16, "PREFET 69"), (200, 180, 16, "13.09.2030"),
        (420, 180, 16, "123456789"), (200, 210, 16, "15AA00001"), (200, 240, 16, "RUE DU PORT 12"),
        (200, 300, 16, "AM/B1/B"),
    ]
    private static let licenceFields = [
        "surname": "DUPONT", "givenNames": "JEANNE MARIE", "birthDate": "1980-02-25", "birthPlace": "ORLEANS",
        "issueDate": "2015-09-14", "authority": "PREFET 69", "expiryDate": "2030-09-13", "personalNumber": "123456789",
        "documentNumber": "15AA00001", "address": "RUE DU PORT 12",
    ]

    /// None of its numbers was read, or some of them wrongly: the order of the elements tells what is what.
    @Test(arguments: [[], [(160, 120, 10, "1."), (160, 60, 10, "2")]], [0, 8])
    func readsEuropeanLicencesByTheirOrder(
        numbers: [(x: Double, y: Double, height: Double, text: String)], degrees: Double
    ) {
        #expect(PrintedCard(Self.licence + numbers).turned(degrees: degrees).fields == Self.licenceFields)
    }

    /// The names are not told where their rows are not two.
    @Test(arguments: [60.0, 90]) func doubtsTheOrderOfALicenceThatLacksARow(y: Double) {
        let fields = PrintedCard(Self.licence.filter { $0.y != y }).fields
        #expect(fields["surname"] == nil && fields["givenNames"] == nil && fields["documentNumber"] == "15AA00001")
        let more = PrintedCard(
            [(200, 45, 16, "CITOYENNE")] + Self.licence.map { ($0.x, $0.y + 15, $0.height, $0.text) })
        #expect(more.fields["surname"] == nil)
    }

    /// Lines of a texture run another way, and there are more of them.
    @Test func readsCardsOnATexture() {
        let stripes = (0..<30).map { (x: Double($0) * 30, y: -900.0, height: 16.0, text: "EEEEMMMMEEEEMMMM") }
        var card = PrintedCard(stripes).turned(degrees: 70)
        card.lines = card.lines.map { line in
            PrintLine(
                letters: line.letters.map {
                    PrintLine.Letter(character: $0.character, confidence: 0.4, extent: $0.extent)
                },
                corners: line.corners)
        }
        card.lines += Self.identityCard.lines
        #expect(card.fields == Self.identityFields)
    }

    /// An American address has two lines.
    @Test func readsAddressesOfTwoLines() {
        let card = PrintedCard([
            (300, 30, 30, "DRIVER LICENSE"), (500, 80, 22, "4d DLN D12345678"), (500, 110, 22, "3 DOB 02/01/1957"),
            (200, 120, 22, "1 SAMPLE"), (200, 145, 22, "2 JELANI"), (200, 170, 18, "8 HARVEST LN 123"),
            (222, 192, 18, "PHOENIX, AZ 85007"), (200, 240, 22, "4b EXP 02/11/2018"),
        ])
        #expect(card.fields["address"] == "HARVEST LN 123\nPHOENIX, AZ 85007")
    }

    /// The second line is the Latin one if most values stand in two scripts; else it goes on with the name.
    @Test func takesTheLatinOfTwoLines() {
        let greek = PrintedCard([
            (100, 20, 10, "1. Surname"), (100, 38, 16, "EAAHNAZ"), (100, 58, 16, "ELLINAS"),
            (100, 90, 10, "2. Given names"),
            (100, 108, 16, "FEOPFIOZ"), (100, 128, 16, "GEORGIOS"), (100, 170, 10, "Date of birth"),
            (100, 188, 16, "15 MAY 1975"),
        ])
        #expect(greek.fields["surname"] == "ELLINAS" && greek.fields["givenNames"] == "GEORGIOS")
        let spanish = PrintedCard([
            (100, 20, 10, "Apellidos / Surname"), (100, 38, 16, "GARCIA DE LA TORRE"), (100, 58, 16, "RUIZ"),
            (100, 90, 10, "Nombre / Given name"), (100, 108, 16, "JUAN"), (100, 170, 10, "Fecha de nacimiento"),
            (100, 188, 16, "04-06-1975"),
        ])
        #expect(spanish.fields["surname"] == "GARCIA DE LA TORRE RUIZ" && spanish.fields["givenNames"] == "JUAN")
    }

    /// Captions that were not read: whole years lie between issue and expiry, and birth is long before.
    @Test func tellsDatesByEachOther() {
        let card = PrintedCard([
            (100, 20, 12, "Surname"), (100, 40, 18, "VIRTANEN"), (100, 100, 18, "01.01.2017"),
            (300, 100, 18, "01.01.2022"),
            (100, 70, 18, "21.12.1971"),
        ])
        let fields = card.fields
        #expect(fields["issueDate"] == "2017-01-01" && fields["expiryDate"] == "2022-01-01")
        #expect(fields["birthDate"] == "1971-12-21")
    }

    /// A day to come is no date of issue, though whole years lie between it and the date of expiry.
    @Test(arguments: [("01.02.2027", "31.01.2030"), ("14.09.2027", "13.09.2032")])
    func tellsNoIssueToCome(first: String, expiry: String) {
        let card = PrintedCard([
            (100, 20, 12, "Date of birth"), (100, 40, 18, "28.06.1985"), (100, 80, 18, first),
            (100, 120, 12, "Date of expiry"), (100, 140, 18, expiry),
        ])
        #expect(card.fields["issueDate"] == nil && card.fields["expiryDate"] != nil)
    }

    /// A date that another makes impossible is not told.
    @Test func tellsNoImpossibleDates() {
        let card = PrintedCard([
            (100, 20, 12, "Date of birth"), (100, 40, 18, "28.06.1985"), (100, 80, 12, "Date of expiry"),
            (100, 100, 18, "28.06.2099"),
            (100, 140, 12, "Date of issue"), (100, 160, 18, "28.06.1979"),
        ])
        #expect(card.fields["birthDate"] == "1985-06-28")
        #expect(card.fields["expiryDate"] == nil && card.fields["issueDate"] == nil)
    }

    /// Another reader is asked for a date that a sure caption announces, and that makes no sense as it was read.
    @Test(arguments: [
        ("22 03 2033", "2033-03-22"), ("22 05 2055", nil), ("13 01 1990", nil), ("2033", nil), ("", nil),
    ])
    func asksAnotherReaderForDates(text: String, expiry: String?) {
        let card = PrintedCard([
            (100, 20, 12, "Geburtsdatum - Date de naissance"), (100, 45, 20, "01 08 1995"),
            (400, 20, 12, "Date d'expiration"), (400, 45, 20, "22 05 2055"),
        ])
        let assignment = FieldAssignment(of: card.print, today: .lastOf2026)
        var asked: [String] = []
        let fields = assignment.withDates(assignment.fields()) { segment in
            asked.append(segment.text)
            return (text, 0.8)
        }
        #expect(asked == ["22 05 2055"])
        #expect(fields.first { $0.name == .expiryDate }?.value == expiry)
        #expect(fields.first { $0.name == .birthDate }?.value == "1995-08-01")
    }

    /// The end of a name behind a stamp or glare is no name: the other values begin left of it.
    @Test(arguments: [(360.0, false), (300, true)]) func takesNoEndsOfNames(left: Double, isTaken: Bool) {
        let card = PrintedCard([
            (325, 60, 12, "Surname"), (left, 85, 20, "ENBYEN"), (300, 120, 12, "Given names"), (300, 145, 20, "JANA"),
            (300, 180, 12, "Date of birth"), (300, 205, 20, "28.06.1985"), (300, 240, 12, "Nationality"),
            (300, 265, 20, "NOR"),
            (300, 300, 12, "Date of expiry"), (300, 325, 20, "28.03.2032"),
        ])
        #expect((card.fields["surname"] == "ENBYEN") == isTaken)
        #expect(card.fields["givenNames"] == "JANA")
    }

    @Test func inventsNothing() {
        #expect(PrintedCard([]).fields.isEmpty)
        let receipt = PrintedCard([
            (100, 20, 16, "SUPERMARKET"), (100, 50, 12, "Receipt no. 12345"), (100, 80, 12, "Date 12.08.2026"),
            (100, 110, 12, "TOTAL 12.40 EUR"), (100, 140, 12, "Thank you for your visit"),
        ])
        #expect(receipt.fields["surname"] == nil && receipt.fields["birthDate"] == nil)
    }
}
