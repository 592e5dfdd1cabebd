extension StateCode {
    /// A row of the table of codes.
    struct Row: Sendable {
        let code: String
        let name: String
        let kind: Kind
        /// The two letters of ISO 3166-1; nil where that has none.
        let alpha2: String?

        /// A line of the table: the code, the kind, the two letters or `-`, and the name.
        fileprivate init(_ line: Substring.UTF8View) {
            let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3).map { String(Substring($0)) }
            guard words.count == 4, let kind = Kind(rawValue: words[1]) else {
                preconditionFailure("no code of a State: \(Substring(line))")
            }
            (code, name, self.kind) = (words[0], words[3], kind)
            alpha2 = words[2] == "-" ? nil : words[2]
        }
    }

    /// Every known code, sorted, so that a search halves it.
    static let rows = table.utf8.split(separator: UInt8(ascii: "\n")).map(Row.init)

    /// The codes. States are ISO 3166-1's and Doc 9303-3, section 5's; obsolete ones also ISO 3166-3's, because documents
    /// outlive them; codes of field use are in no standard but on documents.
    ///
    /// The table is text: the optimizer takes five seconds for a list of three hundred values.
    private static let table = """
        ABW state AW Aruba
        AFG state AF Afghanistan
        AFI obsolete - French Afars and Issas
        AGO state AO Angola
        AIA state AI Anguilla
        ALA state AX Åland Islands
        ALB state AL Albania
        AND state AD Andorra
        ANT obsolete - Netherlands Antilles
        ARE state AE United Arab Emirates
        ARG state AR Argentina
        ARM state AM Armenia
        ASM state AS American Samoa
        ATA state AQ Antarctica
        ATB obsolete - British Antarctic Territory
        ATF state TF French Southern Territories
        ATG state AG Antigua and Barbuda
        ATN obsolete - Dronning Maud Land
        AUS state AU Australia
        AUT state AT Austria
        AZE state AZ Azerbaijan
        BDI state BI Burundi
        BEL state BE Belgium
        BEN state BJ Benin
        BES state BQ Bonaire, Sint Eustatius and Saba
        BFA state BF Burkina Faso
        BGD state BD Bangladesh
        BGR state BG Bulgaria
        BHR state BH Bahrain
        BHS state BS Bahamas
        BIH state BA Bosnia and Herzegovina
        BLM state BL Saint Barthélemy
        BLR state BY Belarus
        BLZ state BZ Belize
        BMU state BM Bermuda
        BOL state BO Bolivia
        BRA state BR Brazil
        BRB state BB Barbados
        BRN state BN Brunei Darussalam
        BTN state BT Bhutan
        BUR obsolete - Burma, Socialist Republic of the Union of
        BVT state BV Bouvet Island
        BWA state BW Botswana
        BYS obsolete - Byelorussian SSR Soviet Socialist Republic
        CAF state CF Central African Republic
        CAN state CA Canada
        CCK state CC Cocos (Keeling) Islands
        CHE state CH Switzerland
        CHL state CL Chile
        CHN state CN China
        CIV state CI Côte d'Ivoire
        CMR state CM Cameroon
        COD state CD Congo, The Democratic Republic of the
        COG state CG Congo
        COK state CK Cook Islands
        COL state CO Colombia
        COM state KM Comoros
        CPV state CV Cabo Verde
        CRI state CR Costa Rica
        CSK obsolete - Czechoslovakia, Czechoslovak Socialist Republic
        CTE obsolete - Canton and Enderbury Islands
        CUB state CU Cuba
        CUW state CW Curaçao
        CXR state CX Christmas Island
        CYM state KY Cayman Islands
        CYP state CY Cyprus
        CZE state CZ Czechia
        D state DE Germany
        DDR obsolete - German Democratic Republic
        DEU state DE Germany
        DHY obsolete - Dahomey
        DJI state DJ Djibouti
        DMA state DM Dominica
        DNK state DK Denmark
        DOM state DO Dominican Republic
        DZA state DZ Algeria
        ECU state EC Ecuador
        EGY state EG Egypt
        ERI state ER Eritrea
        ESH state EH Western Sahara
        ESP state ES Spain
        EST state EE Estonia
        ETH state ET Ethiopia
        EUE organisation - European Union
        FIN state FI Finland
        FJI state FJ Fiji
        FLK state FK Falkland Islands (Malvinas)
        FRA state FR France
        FRO state FO Faroe Islands
        FSM state FM Micronesia, Federated States of
        FXX obsolete - France, Metropolitan
        GAB state GA Gabon
        GBD nationality - British Overseas Territories Citizen
        GBN nationality - British National (Overseas)
        GBO nationality - British Overseas Citizen
        GBP nationality - British Protected Person
        GBR state GB United Kingdom
        GBS nationality - British Subject
        GEL obsolete - Gilbert and Ellice Islands
        GEO state GE Georgia
        GGY state GG Guernsey
        GHA state GH Ghana
        GIB state GI Gibraltar
        GIN state GN Guinea
        GLP state GP Guadeloupe
        GMB state GM Gambia
        GNB state GW Guinea-Bissau
        GNQ state GQ Equatorial Guinea
        GRC state GR Greece
        GRD state GD Grenada
        GRL state GL Greenland
        GTM state GT Guatemala
        GUF state GF French Guiana
        GUM state GU Guam
        GUY state GY Guyana
        HKG state HK Hong Kong
        HMD state HM Heard Island and McDonald Islands
        HND state HN Honduras
        HRV state HR Croatia
        HTI state HT Haiti
        HUN state HU Hungary
        HVO obsolete - Upper Volta, Republic of
        IAO special - International Civil Aviation Organization
        IDN state ID Indonesia
        IMN state IM Isle of Man
        IND state IN India
        IOT state IO British Indian Ocean Territory
        IRL state IE Ireland
        IRN state IR Iran
        IRQ state IQ Iraq
        ISL state IS Iceland
        ISR state IL Israel
        ITA state IT Italy
        JAM state JM Jamaica
        JEY state JE Jersey
        JOR state JO Jordan
        JPN state JP Japan
        JTN obsolete - Johnston Island
        KAZ state KZ Kazakhstan
        KEN state KE Kenya
        KGZ state KG Kyrgyzstan
        KHM state KH Cambodia
        KIR state KI Kiribati
        KNA state KN Saint Kitts and Nevis
        KOR state KR South Korea
        KWT state KW Kuwait
        LAO state LA Laos
        LBN state LB Lebanon
        LBR state LR Liberia
        LBY state LY Libya
        LCA state LC Saint Lucia
        LIE state LI Liechtenstein
        LKA state LK Sri Lanka
        LSO state LS Lesotho
        LTU state LT Lithuania
        LUX state LU Luxembourg
        LVA state LV Latvia
        MAC state MO Macao
        MAF state MF Saint Martin (French part)
        MAR state MA Morocco
        MCO state MC Monaco
        MDA state MD Moldova
        MDG state MG Madagascar
        MDV state MV Maldives
        MEX state MX Mexico
        MHL state MH Marshall Islands
        MID obsolete - Midway Islands
        MKD state MK North Macedonia
        MLI state ML Mali
        MLT state MT Malta
        MMR state MM Myanmar
        MNE state ME Montenegro
        MNG state MN Mongolia
        MNP state MP Northern Mariana Islands
        MOZ state MZ Mozambique
        MRT state MR Mauritania
        MSR state MS Montserrat
        MTQ state MQ Martinique
        MUS state MU Mauritius
        MWI state MW Malawi
        MYS state MY Malaysia
        MYT state YT Mayotte
        NAM state NA Namibia
        NCL state NC New Caledonia
        NER state NE Niger
        NFK state NF Norfolk Island
        NGA state NG Nigeria
        NHB obsolete - New Hebrides
        NIC state NI Nicaragua
        NIU state NU Niue
        NLD state NL Netherlands
        NOR state NO Norway
        NPL state NP Nepal
        NRU state NR Nauru
        NTZ obsolete - Neutral Zone
        NZL state NZ New Zealand
        OMN state OM Oman
        PAK state PK Pakistan
        PAN state PA Panama
        PCI obsolete - Pacific Islands (trust territory)
        PCN state PN Pitcairn
        PCZ obsolete - Panama Canal Zone
        PER state PE Peru
        PHL state PH Philippines
        PLW state PW Palau
        PNG state PG Papua New Guinea
        POL state PL Poland
        PRI state PR Puerto Rico
        PRK state KP North Korea
        PRT state PT Portugal
        PRY state PY Paraguay
        PSE state PS Palestine, State of
        PUS obsolete - US Miscellaneous Pacific Islands
        PYF state PF French Polynesia
        QAT state QA Qatar
        REU state RE Réunion
        RHO obsolete - Southern Rhodesia
        RKS state - Republic of Kosovo
        ROU state RO Romania
        RUS state RU Russian Federation
        RWA state RW Rwanda
        SAU state SA Saudi Arabia
        SCG obsolete - Serbia and Montenegro
        SDN state SD Sudan
        SEN state SN Senegal
        SGP state SG Singapore
        SGS state GS South Georgia and the South Sandwich Islands
        SHN state SH Saint Helena, Ascension and Tristan da Cunha
        SJM state SJ Svalbard and Jan Mayen
        SKM obsolete - Sikkim
        SLB state SB Solomon Islands
        SLE state SL Sierra Leone
        SLV state SV El Salvador
        SMR state SM San Marino
        SOM state SO Somalia
        SPM state PM Saint Pierre and Miquelon
        SRB state RS Serbia
        SSD state SS South Sudan
        STP state ST Sao Tome and Principe
        SUN obsolete - USSR, Union of Soviet Socialist Republics
        SUR state SR Suriname
        SVK state SK Slovakia
        SVN state SI Slovenia
        SWE state SE Sweden
        SWZ state SZ Eswatini
        SXM state SX Sint Maarten (Dutch part)
        SYC state SC Seychelles
        SYR state SY Syria
        TCA state TC Turks and Caicos Islands
        TCD state TD Chad
        TGO state TG Togo
        THA state TH Thailand
        TJK state TJ Tajikistan
        TKL state TK Tokelau
        TKM state TM Turkmenistan
        TLS state TL Timor-Leste
        TMP obsolete - East Timor
        TON state TO Tonga
        TTO state TT Trinidad and Tobago
        TUN state TN Tunisia
        TUR state TR Türkiye
        TUV state TV Tuvalu
        TWN state TW Taiwan
        TZA state TZ Tanzania
        UGA state UG Uganda
        UKR state UA Ukraine
        UMI state UM United States Minor Outlying Islands
        UNA organisation - UN specialized agency or official
        UNK organisation - Kosovo resident, document issued by UNMIK
        UNO organisation - United Nations Organization or official
        URY state UY Uruguay
        USA state US United States
        UTO specimen - Utopia
        UZB state UZ Uzbekistan
        VAT state VA Holy See (Vatican City State)
        VCT state VC Saint Vincent and the Grenadines
        VDR obsolete - Viet-Nam, Democratic Republic of
        VEN state VE Venezuela
        VGB state VG Virgin Islands, British
        VIR state VI Virgin Islands, U.S.
        VNM state VN Vietnam
        VUT state VU Vanuatu
        WAK obsolete - Wake Island
        WLF state WF Wallis and Futuna
        WSA fieldUse - World Service Authority "World Passport"
        WSM state WS Samoa
        XBA organisation - African Development Bank (ADB)
        XCC organisation - Caribbean Community or emissary (CARICOM)
        XCE organisation - Council of Europe
        XCO organisation - Common Market for Eastern and Southern Africa (COMESA)
        XCT fieldUse - Turkish Republic of Northern Cyprus
        XDC organisation - Southern African Development Community (SADC)
        XEC organisation - Economic Community of West African States (ECOWAS)
        XES organisation - Organization of Eastern Caribbean States (OECS)
        XIM organisation - African Export-Import Bank (AFREXIM)
        XKX fieldUse - Kosovo (user-assigned by EU bodies)
        XMP organisation - Parliamentary Assembly of the Mediterranean (PAM)
        XOM organisation - Sovereign Military Order of Malta or emissary
        XPO organisation - INTERPOL
        XXA special - Stateless person (1954 Convention art. 1)
        XXB special - Refugee (1951 Convention art. 1, 1967 Protocol)
        XXC special - Refugee other than XXB
        XXK fieldUse - Kosovo (German residence permits)
        XXX special - Unspecified nationality
        YEM state YE Yemen
        YMD obsolete - Yemen, Democratic, People's Democratic Republic of
        YTO specimen - "Utopia" as misprinted in Part 3 Appendix A
        YUG obsolete - Yugoslavia, (Socialist) Federal Republic of
        ZAF state ZA South Africa
        ZAR obsolete - Zaire, Republic of
        ZIM fieldUse - Zimbabwe
        ZMB state ZM Zambia
        ZWE state ZW Zimbabwe
        """
}
