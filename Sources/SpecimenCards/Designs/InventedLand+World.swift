extension InventedLand {
    static let turkey = InventedLand(
        "TUR",
        people: People(
            surnames: Compounds("YILDIZ ÖZ ŞAHİN GÜL ÇELİK KARA DEMİR BAĞ", "OĞLU TÜRK DAĞ TAŞ SOY CAN"),
            women: "AYŞE ÇİÇEK GÜLŞEN ELİF IŞIL ÖZLEM",
            men: "MEHMET ÇAĞRI OĞUZ ÜMİT İBRAHİM KEREM"),
        homes: Homes(
            places: Compounds("ESKİ YENİ AK KARA", "ŞEHİR KÖY PINAR TEPE"),
            streets: ["GÜL SOKAK"],
            postalCode: "NNNNN"))

    static let ukraine = InventedLand(
        "UKR",
        people: People(
            surnames: Compounds("KOVAL SHEV TKACH BOHDA MEL LYSE", "ENKO CHUK YSHYN NCHENKO NYK TSKYI"),
            women: "OKSANA YULIIA LIUDMYLA NADIIA SVITLANA KATERYNA",
            men: "VOLODYMYR YEVHEN SERHII OLEKSANDR YAROSLAV TARAS"),
        homes: Homes(
            places: Compounds("NOVO STARO BILA KRASNO", "HRAD LISSIA PIL KIVKA"),
            streets: ["SADOVA"],
            postalCode: "NNNNN"))

    static let brazil = InventedLand(
        "BRA",
        people: People(
            surnames: Compounds("CARVALHA MONTE BOA FONSE GUIMARÃ CONCEI", "L ESPERANÇA CÃO VISTA MARÍN ES"),
            particles: "DA,DOS,DE",
            women: "CONCEIÇÃO INÊS LETÍCIA JÚLIA BEATRIZ ANTÔNIA",
            men: "JOÃO JOSÉ ANTÔNIO SEBASTIÃO LUÍS VINÍCIUS"),
        homes: Homes(
            places: Compounds("SÃO SANTA BELO PORTO", "MIRANTE LÚCIA CAMPO NOVO"),
            streets: ["RUA NOVA"],
            postalCode: "NNNNN-NNN"))

    static let serbia = InventedLand(
        "SRB",
        people: People(
            surnames: Compounds("ŽIVKO PETRO ĐORĐE JANKO STOJAN MILO", "VIĆ VAROVIĆ ŠEVIĆ NČIĆ JEVIĆ"),
            women: "ŽELJKA ĐURĐA MILICA SNEŽANA JOVANA ČEDOMIRA",
            men: "ĐORĐE ŽARKO MILOŠ NEBOJŠA UROŠ STEVAN"),
        homes: Homes(
            places: Compounds("NOVI STARI GORNJI BELI", "GRAD DOL BROD VRH"),
            streets: ["GLAVNA"],
            postalCode: "NNNNN"))

    static let morocco = InventedLand(
        "MAR",
        people: People(
            surnames: Compounds("BEN EL AÏT OU", "NAÏMI CHERKAOUL HADDOUCHE MANSOURI"),
            women: "FATIMA-ZOHRA NAÏMA KHADIJA SAÏDA LEÏLA",
            men: "MOHAMMED YOUSSEF SAÏD HICHAM ABDELKADER"),
        homes: Homes(
            places: Compounds("AÏN OUED SIDI", " SEBAÂ BELL KACEMI"),
            streets: ["RUE NEUVE"],
            postalCode: "NNNNN"))

    static let world = [turkey, ukraine, brazil, serbia, morocco]
}
