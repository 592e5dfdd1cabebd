extension DesignIssuer {
    /// States whose residence permits are drawn.
    static let residencePermits = [
        DesignIssuer(
            code: "D", land: .germany, documentCode: "AR", dateStyle: .spaces, number: "YXXXXXXXX",
            authority: "AUSLÄNDERBEHÖRDE *", printsAddress: true,
            words: captions([
                .title: "AUFENTHALTSTITEL", .state: "BUNDESREPUBLIK DEUTSCHLAND", .flagLetters: "D", .names: "NAMEN",
                .sex: "GESCHLECHT", .nationality: "STAATSANGEHÖRIGKEIT", .birthDate: "GEBURTSDATUM",
                .permitType:
                    "ART DES TITELS", .expiryDate: "KARTE GÜLTIG BIS", .remarks: "ANMERKUNGEN",
                .birthPlace: "GEBURTSORT",
                .issueDate: "AUSSTELLUNGSDATUM", .authority: "AUSSTELLUNGSBEHÖRDE", .address: "ANSCHRIFT",
            ]),
            permits: ["AUFENTHALTSERLAUBNIS", "NIEDERLASSUNGSERLAUBNIS", "BLAUE KARTE EU"]),
        DesignIssuer(
            code: "FRA", land: .france, documentCode: "IR", dateStyle: .spaces, number: "NNXXNNXXX",
            authority: "PRÉFECTURE DE *",
            words: captions([
                .title: "TITRE DE SÉJOUR", .state: "RÉPUBLIQUE FRANÇAISE", .flagLetters: "F", .names: "NOM, PRÉNOMS",
                .sex: "SEXE", .nationality: "NATIONALITÉ", .birthDate: "DATE DE NAISSANCE",
                .permitType:
                    "CATÉGORIE DU TITRE", .expiryDate: "CARTE VALABLE JUSQU’AU", .remarks: "REMARQUES",
                .birthPlace:
                    "LIEU DE NAISSANCE", .issueDate: "DATE DE DÉLIVRANCE", .authority: "AUTORITÉ", .address: "ADRESSE",
            ]),
            permits: ["CARTE DE RÉSIDENT", "VIE PRIVÉE ET FAMILIALE", "PASSEPORT TALENT", "ÉTUDIANT"]),
        DesignIssuer(
            code: "ESP", land: .spain, documentCode: "IR", dateStyle: .spaces, number: "ANNNNNNNN",
            authority: "JEFATURA DE *",
            words: captions([
                .title: "PERMISO DE RESIDENCIA", .state: "ESPAÑA", .flagLetters: "E", .names: "APELLIDOS, NOMBRE",
                .sex: "SEXO", .nationality: "NACIONALIDAD", .birthDate: "FECHA DE NACIMIENTO",
                .permitType:
                    "TIPO DE PERMISO", .expiryDate: "TARJETA VÁLIDA HASTA", .remarks: "OBSERVACIONES",
                .birthPlace:
                    "LUGAR DE NACIMIENTO", .issueDate: "FECHA DE EXPEDICIÓN", .authority: "AUTORIDAD",
                .address:
                    "DOMICILIO",
            ]),
            permits: ["RESIDENCIA TEMPORAL", "LARGA DURACIÓN", "ESTUDIANTE"]),
        DesignIssuer(
            code: "NLD", land: .netherlands, documentCode: "IR", dateStyle: .spaces, number: "AANNNNNNN",
            authority: "IND *",
            words: captions([
                .title: "VERBLIJFSTITEL", .state: "KONINKRIJK DER NEDERLANDEN", .flagLetters: "NL", .names: "NAMEN",
                .sex: "GESLACHT", .nationality: "NATIONALITEIT", .birthDate: "GEBOORTEDATUM",
                .permitType:
                    "SOORT TITEL", .expiryDate: "KAART GELDIG TOT", .remarks: "OPMERKINGEN",
                .birthPlace:
                    "GEBOORTEPLAATS", .issueDate: "DATUM VAN AFGIFTE", .authority: "AUTORITEIT", .address: "ADRES",
            ]),
            permits: ["REGULIER BEPAALDE TIJD", "REGULIER ONBEPAALDE TIJD", "ASIEL"]),
        DesignIssuer(
            code: "UTO", land: .ireland, documentCode: "IR", dateStyle: .spaces, number: "ANNNNNNNN",
            authority: "MIGRATION OFFICE *", printsAddress: true,
            words: captions([
                .title: "TITRE DE SÉJOUR", .state: "UTOPIA", .flagLetters: "U", .names: "NOM, PRÉNOMS", .sex: "SEXE",
                .nationality: "NATIONALITÉ", .birthDate: "DATE DE NAISSANCE", .permitType: "CATÉGORIE DU TITRE",
                .expiryDate: "CARTE VALABLE JUSQU’AU", .remarks: "REMARQUES", .birthPlace: "LIEU DE NAISSANCE",
                .issueDate: "DATE DE DÉLIVRANCE", .authority: "AUTORITÉ", .address: "ADRESSE",
            ]),
            permits: ["TEMPORARY", "PERMANENT", "STUDENT", "EU BLUE CARD"]),
    ]

    /// The captions in English, which every State adds.
    private static let english: [IssuerWord: String] = [
        .names: "NAMES", .sex: "SEX", .nationality: "NATIONALITY", .birthDate: "DATE OF BIRTH",
        .permitType: "TYPE OF PERMIT", .expiryDate: "CARD EXPIRY", .remarks: "REMARKS", .birthPlace: "PLACE OF BIRTH",
        .issueDate: "DATE OF ISSUE", .authority: "ISSUING AUTHORITY", .address: "ADDRESS",
    ]

    /// Adds the English captions to those in the State's language.
    private static func captions(_ words: [IssuerWord: String]) -> [IssuerWord: String] {
        words.merging(english) { "\($0) / \($1)" }
    }
}
