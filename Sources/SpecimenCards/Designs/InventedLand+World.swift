extension InventedLand {
    static let turkey = InventedLand(
        "TUR",
        surnames: ("YILDIZ ÖZ ŞAHİN GÜL ÇELİK KARA DEMİR BAĞ", "OĞLU TÜRK DAĞ TAŞ SOY CAN"),
        women: "AYŞE ÇİÇEK GÜLŞEN ELİF IŞIL ÖZLEM", men: "MEHMET ÇAĞRI OĞUZ ÜMİT İBRAHİM KEREM",
        places: ("ESKİ YENİ AK KARA", "ŞEHİR KÖY PINAR TEPE"), streets: ["GÜL SOKAK"], postalCode: "NNNNN",
        authority: "KAYMAKAMLIK")

    static let ukraine = InventedLand(
        "UKR",
        surnames: ("KOVAL SHEV TKACH BOHDA MEL LYSE", "ENKO CHUK YSHYN NCHENKO NYK TSKYI"),
        women: "OKSANA YULIIA LIUDMYLA NADIIA SVITLANA KATERYNA",
        men: "VOLODYMYR YEVHEN SERHII OLEKSANDR YAROSLAV TARAS",
        places: ("NOVO STARO BILA KRASNO", "HRAD LISSIA PIL KIVKA"), streets: ["SADOVA"], postalCode: "NNNNN",
        authority: "DMS")

    static let brazil = InventedLand(
        "BRA",
        surnames: ("CARVALHA MONTE BOA FONSE GUIMARÃ CONCEI", "L ESPERANÇA CÃO VISTA MARÍN ES"),
        particles: "DA,DOS,DE",
        women: "CONCEIÇÃO INÊS LETÍCIA JÚLIA BEATRIZ ANTÔNIA", men: "JOÃO JOSÉ ANTÔNIO SEBASTIÃO LUÍS VINÍCIUS",
        places: ("SÃO SANTA BELO PORTO", "MIRANTE LÚCIA CAMPO NOVO"), streets: ["RUA NOVA"], postalCode: "NNNNN-NNN",
        authority: "SSP")

    static let serbia = InventedLand(
        "SRB",
        surnames: ("ŽIVKO PETRO ĐORĐE JANKO STOJAN MILO", "VIĆ VAROVIĆ ŠEVIĆ NČIĆ JEVIĆ"),
        women: "ŽELJKA ĐURĐA MILICA SNEŽANA JOVANA ČEDOMIRA", men: "ĐORĐE ŽARKO MILOŠ NEBOJŠA UROŠ STEVAN",
        places: ("NOVI STARI GORNJI BELI", "GRAD DOL BROD VRH"), streets: ["GLAVNA"], postalCode: "NNNNN",
        authority: "PU")

    static let morocco = InventedLand(
        "MAR", surnames: ("BEN EL AÏT OU", "NAÏMI CHERKAOUL HADDOUCHE MANSOURI"),
        women: "FATIMA-ZOHRA NAÏMA KHADIJA SAÏDA LEÏLA", men: "MOHAMMED YOUSSEF SAÏD HICHAM ABDELKADER",
        places: ("AÏN OUED SIDI", " SEBAÂ BELL KACEMI"), streets: ["RUE NEUVE"], postalCode: "NNNNN", authority: "DGSN")

    static let world = [turkey, ukraine, brazil, serbia, morocco]
}
