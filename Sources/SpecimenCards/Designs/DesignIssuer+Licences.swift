extension DesignIssuer {
    /// States whose driving licences are drawn.
    static let drivingLicences = [
        DesignIssuer(
            code: "D", land: .germany, dateStyle: .shortPoints, number: "ANNNXXXNXNN", authority: "STADT *",
            hasSmallLetters: true,
            words: [.title: "FÜHRERSCHEIN", .state: "BUNDESREPUBLIK DEUTSCHLAND", .flagLetters: "D"]),
        DesignIssuer(
            code: "AUT", land: .austria, dateStyle: .points, number: "NNNNNNNN", authority: "BH *",
            words: [.title: "FÜHRERSCHEIN", .state: "REPUBLIK ÖSTERREICH", .flagLetters: "A"]),
        DesignIssuer(
            code: "FRA", land: .france, dateStyle: .points, number: "NNAANNNNN", authority: "PRÉFET DE *",
            words: [.title: "PERMIS DE CONDUIRE", .state: "RÉPUBLIQUE FRANÇAISE", .flagLetters: "F"]),
        DesignIssuer(
            code: "ESP", land: .spain, dateStyle: .hyphens, number: "NNNNNNNN-A", authority: "TRÁFICO *",
            words: [.title: "PERMISO DE CONDUCCIÓN", .state: "REINO DE ESPAÑA", .flagLetters: "E"]),
        DesignIssuer(
            code: "ITA", land: .italy, dateStyle: .obliques, number: "ANXNNNNNNA", authority: "MIT-UCO",
            words: [.title: "PATENTE DI GUIDA", .state: "REPUBBLICA ITALIANA", .flagLetters: "I"]),
        DesignIssuer(
            code: "NLD", land: .netherlands, dateStyle: .points, number: "NNNNNNNNNN", authority: "GEMEENTE *",
            personalNumber: "NNNNNNNNN",
            words: [.title: "RIJBEWIJS", .state: "KONINKRIJK DER NEDERLANDEN", .flagLetters: "NL"]),
        DesignIssuer(
            code: "SWE", land: .sweden, dateStyle: .iso, number: "NNNNNNNN", authority: "TRANSPORTSTYRELSEN",
            personalNumber: "NNNNNN-NNNN", words: [.title: "KÖRKORT", .state: "SVERIGE", .flagLetters: "S"]),
        DesignIssuer(
            code: "POL", land: .poland, dateStyle: .points, number: "NNNNN/NN/NNNN", authority: "PREZYDENT M. *",
            personalNumber: "NNNNNNNNNNN",
            words: [.title: "PRAWO JAZDY", .state: "RZECZPOSPOLITA POLSKA", .flagLetters: "PL"]),
        DesignIssuer(
            code: "DNK", land: .denmark, dateStyle: .points, number: "NNNNNNNN", authority: "* KOMMUNE",
            personalNumber: "NNNNNN-NNNN", words: [.title: "KØREKORT", .state: "DANMARK", .flagLetters: "DK"]),
        DesignIssuer(
            code: "IRL", land: .ireland, dateStyle: .points, number: "NNNNNNNNN", authority: "NDLS",
            personalNumber: "NNNNNNNNNAA", printsAddress: true,
            words: [.title: "CEADÚNAS TIOMÁNA DRIVING LICENCE", .state: "ÉIRE IRELAND", .flagLetters: "IRL"]),
    ]
}
