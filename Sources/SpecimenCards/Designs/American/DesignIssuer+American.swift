extension DesignIssuer {
    /// States and provinces whose driving licences are drawn, by their issuer identification numbers.
    static let americanLicences = [
        american("636000", "ANNNNNNNN"), american("636001", "NNNNNNNNN"), american("636014", "ANNNNNNN"),
        american("636015", "NNNNNNNN"), american("636045", "WDLXXXXXXXXA"), american("636049", "NNNNNNNNNN"),
        american("636012", "ANNNN-NNNNN-NNNNN", isCanadian: true),
        american("604432", "NNNNNN-NNN", isCanadian: true),
    ]

    private static func american(_ identification: String, _ number: String, isCanadian: Bool = false) -> DesignIssuer {
        DesignIssuer(
            code: isCanadian ? "CAN" : "USA", land: isCanadian ? .canada : .unitedStates,
            dateStyle: isCanadian ? .iso : .monthsFirst, number: number, authority: "", printsAddress: true,
            words: [
                .title: isCanadian ? "DRIVER’S LICENCE" : "DRIVER LICENSE", .state: isCanadian ? "CANADA" : "USA",
            ], identification: identification)
    }
}
