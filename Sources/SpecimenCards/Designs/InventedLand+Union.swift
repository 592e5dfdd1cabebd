extension InventedLand {
    static let germany = InventedLand(
        "D",
        people: People(
            surnames: Compounds(
                "BRÜCKEN EISEN HUMMEL ROSEN WEIß GROß MÜHL KÖHL SCHÖN GRÜNE STEIN LINDEN HÖLZEN WALD FELD BÄREN KRÄHEN OST ACHEN",
                "THALER VOGEL DORF HÜGEL BAUER MANN BERG HOFF KÄMPER STÄTTER MÜLLER HÄUSER WEIß LOHE"),
            particles: "VON,VON DER,ZU,VOM",
            women: """
                ANNELIESE GRETEL HENRIKE KÄTHE ROSALINDE URSULA WILHELMINE BÄRBEL SÖNKE ELSE JÖRDIS THERESE CHARLOTTE HANNA \
                MATHILDE LIESELOTTE ANTJE CLAUDIA
                """,
            men: """
                JÜRGEN MATTHIAS WENDELIN FLORIAN GÖTZ JÖRG BJÖRN GÜNTER LEOPOLD ULRICH BALTHASAR XAVER MAXIMILIAN FRIEDRICH \
                KLAUS THADDÄUS HENNING PAUL
                """,
            eyes: "BRAUN BLAU GRÜN GRAU BLAUGRAU GRAUGRÜN"),
        homes: Homes(
            places: Compounds(
                "NIEDER OBER ALT NEU KLEIN SÜDER WÜST MÖR LÜDEN RÖHR HÖCH DACH KIRCH",
                "WOLKEN BRÜCKEN MÜHLE FELDEN STADT TÖNNIEN HAGEN ZELLE SCHÖNAU WEILER BÜTTEL"),
            streets: [
                "HEIDESTRASSE", "LINDENWEG", "AM MÜHLBACH", "SPIEGELGASSE", "AN DER ALTEN SCHMIEDE", "KÖNIGSALLEE",
                "WOLKENSTRAßE", "KUPFERMARKT", "STERNWARTENSTRASSE", "ZUM GRÜNEN TOR", "FÄHRWEG", "BÖTTCHERPLATZ",
            ],
            postalCode: "NNNNN"))

    static let france = InventedLand(
        "FRA",
        people: People(
            surnames: Compounds(
                "BEAU CLAIR MONT PRÉ HAUT LA GRAND VIEUX BOIS CHÂTEAU FRÉ",
                "CHÊNE FORÊT VALLÉE RIVIÈRE GUÉRIN BELLOT NÉVERT MARTEL ROCHÈRE"),
            particles: "DE,DE LA,D’",
            women: "CLÉMENCE MAËLLE ÉLODIE FRANÇOISE HÉLÈNE ZOÉ NOÉMIE AGNÈS SOLÈNE CAMILLE MARGUERITE INÈS",
            men: "FRANÇOIS JÉRÔME RENÉ LOÏC GAËTAN THÉO ANDRÉ BENOÎT STÉPHANE QUENTIN RAPHAËL ÉMILE",
            eyes: "MARRON BLEU VERT GRIS NOISETTE"),
        homes: Homes(
            places: Compounds("VILLE CHÂTEL MONT SAINT- BEAU PONT", "NEUVE ARÊCHE AVELOT RÉMOND ÉVRIN CLAIR"),
            streets: [
                "RUE DU PORT", "AVENUE DES TILLEULS", "IMPASSE DE L’ÉTANG", "QUAI DES BRUMES", "PLACE DU MARCHÉ",
            ],
            postalCode: "NNNNN"))

    static let spain = InventedLand(
        "ESP",
        people: People(
            surnames: Compounds(
                "MÁRQUE ZAMO VILLA MUÑO PEÑA CASTA VARGA ÁLVA LUNA NÚÑE", "DAL RENO NUEVA SOLA RRIÑO MAYOR ZÓN LLÉS"),
            particles: "DE,DEL",
            women: "JACINTA BEGOÑA MARÍA LUCÍA SOFÍA XIMENA INÉS VALENTINA DOROTEA PERPETUA",
            men: "HÉCTOR ESTEBAN ÍÑIGO JOSÉ MARTÍN ÁNGEL OSVALDO RAFAEL TOMÁS RAÚL"),
        homes: Homes(
            places: Compounds("VILLA ALTA PEÑA SAN MONTE", "NUEVA LUZ MIRÓN CLARA ZUELA"),
            streets: ["CALLE MAYOR", "AVENIDA DEL SOL", "PLAZA DE LA PEÑA", "CALLE DE LOS MOLINOS"],
            postalCode: "NNNNN"))

    static let italy = InventedLand(
        "ITA",
        people: People(
            surnames: Compounds(
                "BELLO MARTI SAN VAL CAMPO ROSSE FIORE ALTO", "MARRA NELLI GIORNO DORI BASSO TTINI LUCCI"),
            particles: "DI,DE,DELLA",
            women: "NICCOLA FRANCESCA GIULIA BEATRICE ORNELLA CATERINA LUDOVICA ADELE",
            men: "NICCOLÒ ANDREA GIOSUÈ MATTEO TOMMASO PIERO LODOVICO VALERIO"),
        homes: Homes(
            places: Compounds("MONTE VILLA CASTEL PONTE BORGO", "FIORITO LUNGO ALTO SERENO BELLA"),
            streets: ["VIA DEI MULINI", "VIALE DELLA LIBERTÀ", "PIAZZA NUOVA"],
            postalCode: "NNNNN"))

    static let netherlands = InventedLand(
        "NLD",
        people: People(
            surnames: Compounds(
                "MEIJ KUIPERS ZEE BLOEM WINTER DIJK MOLEN VEEN", "BLOEM STRA MANS KAMP HORST BERGEN ZICHT"),
            particles: "VAN,VAN DER,DE,TEN",
            women: "MARIJKE SASKIA WILLEMIJN ANOUK LOTTE FEMKE HENDRIKA ZOË",
            men: "JOOST PIETER CORNELIS DAAN RUBEN GIJSBERT THIJS DANIËL"),
        homes: Homes(
            places: Compounds("OOSTER WESTER NIEUW OUD ZUIDER", "MEER DIJK KERK WOUDE HOVEN"),
            streets: ["DORPSSTRAAT", "MOLENWEG", "PRINSENKADE", "OUDE HAVEN"],
            postalCode: "NNNN AA"))

    static let sweden = InventedLand(
        "SWE",
        people: People(
            surnames: Compounds(
                "ÅKER LIND BJÖRK STRÖM FJÄLL SJÖ GRÖN HÖG NORD", "STRÖM QVIST GREN BERG LUND STRAND SSON HOLM"),
            women: "ÅSA FREJA INGRID LINNÉA SIGNE MÄRTA ELIN MALIN",
            men: "BJÖRN GÖRAN ÅKE SÖREN MÅNS GUNNAR ANDERS JÖNS"),
        homes: Homes(
            places: Compounds("ÖSTER VÄSTER NORR SÖDER STOR", "HAMN VIK MÅLA KÖPING BRO"),
            streets: ["STORGATAN", "ÄNGSVÄGEN", "SJÖSTIGEN", "KYRKBACKEN"],
            postalCode: "NNN NN"))

    static let poland = InventedLand(
        "POL",
        people: People(
            surnames: Compounds(
                "CZERNO RADZI WIŚNIO KOŁO ZIELO DĄBRO JABŁO ŚWIĘTO GÓRE ŁAGO", "LEWSKI MOWICZ WSKI SZEK DZIEJ CKI ŃCZYK"
            ),
            women: "AGNIESZKA URSZULA KALINA MAŁGORZATA ŻANETA ELŻBIETA ZOFIA BOGUMIŁA",
            men: "PRZEMYSŁAW ŁUKASZ KAZIMIERZ STANISŁAW BŁAŻEJ TOMASZ JÓZEF GRZEGORZ"),
        homes: Homes(
            places: Compounds("NOWA STARA BIAŁO ZŁOTO MAŁA", "WOLA GÓRA ŁĄKA BRZEG DĄBROWA"),
            streets: ["ULICA DŁUGA", "ALEJA LIPOWA", "ULICA MŁYŃSKA"],
            postalCode: "NN-NNN"))

    static let ireland = InventedLand(
        "IRL",
        people: People(
            surnames: Compounds(
                "O’GWYN MAC HALLOW MEADOW WINTER O’FARRA KESTREL FAIR", "DOLAN BECK QUIST BOURNE WEATHER LLY NAGH"),
            women: "ADELINE ROSALIND AOIFE SINÉAD RÓISÍN NIAMH PERPETUA MÁIRE",
            men: "SEÁN CIARÁN DESMOND AMBROSE ÓISÍN RÓNÁN PÁDRAIG QUENTIN"),
        homes: Homes(
            places: Compounds("BALLY KIL DUN GLEN CARRICK", "MARROW MORE BEG WREN DALE"),
            streets: ["HARBOUR ROW", "MIRROR STREET", "OBSERVATORY HILL", "COPPER MARKET"],
            postalCode: "ANN XNNN"))

    static let austria = InventedLand(
        "AUT",
        people: People(
            surnames: Compounds(
                "OBER UNTER STEIN MÖS GRÜN HOCH ALT KÖNIGS", "LECHNER HUBER ÖDER BICHLER REITER MAIR STÖCKL"),
            women: "RESI WALBURGA CRESZENTIA JOHANNA LEONIE ANNEMARIE VRONI KÄTHE",
            men: "SEPP ALOIS JÖRG GÜNTHER KORBINIAN VALENTIN LEOPOLD JOSEF"),
        homes: Homes(
            places: Compounds("SANKT ALT NEU OBER MÜRZ", "ÖD STETTEN HOFEN KIRCHEN BACH"),
            streets: ["HAUPTPLATZ", "MÜHLGASSE", "BERGSTRASSE"],
            postalCode: "NNNN"))

    static let denmark = InventedLand(
        "DNK",
        people: People(
            surnames: Compounds("LØVEN SØNDER NØRRE ÅGÅRD BÆK KJÆR HØJ", "DALBY GAARD HOLM STRØM LUND SEN"),
            women: "SØLVI KIRSTEN ÅSE METTE DORTHE FREJA",
            men: "SØREN JØRGEN ÅGE RASMUS MAGNUS TORBEN"),
        homes: Homes(
            places: Compounds("NØRRE SØNDER ØSTER STOR", "HAVN BÆK STRUP LØSE"),
            streets: ["HOVEDGADEN", "ÅVEJ", "SØNDERGADE"],
            postalCode: "NNNN"))

    static let all = [germany, france, spain, italy, netherlands, sweden, poland, ireland, austria, denmark]
}
