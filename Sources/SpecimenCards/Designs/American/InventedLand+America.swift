/// Lands of North America, whose licences have letters without accents.
extension InventedLand {
    static let unitedStates = InventedLand(
        "USA",
        people: People(
            surnames: Compounds(
                "MILL HART BROOK STONE RIVER WINTER OAK FAIR CASTLE RED", "WICK BERRY LAND MAN WELL FORD SON GATE"),
            women: "ADELINE ROSALIND HARRIET PERPETUA MABEL WINIFRED JUNIPER OPAL",
            men: "AMBROSE QUENTIN DESMOND CORNELIUS ELLSWORTH THADDEUS ORVILLE JASPER",
            eyes: "BRO BLU GRN HAZ GRY"),
        homes: Homes(
            places: Compounds("CEDAR MAPLE SILVER PRAIRIE COPPER", "FALLS SPRINGS JUNCTION HOLLOW"),
            streets: ["MIRROR STREET", "OBSERVATORY AVE", "LANTERN ROAD", "HARVEST LN"], postalCode: "NNNNN"))

    static let canada = InventedLand(
        "CAN", people: unitedStates.people,
        homes: Homes(
            places: Compounds("MOOSE LOON BIRCH NORTH GRAND", "BROOK HAVEN RIDGE LAKE"),
            streets: ["MIRROR STREET", "LANTERN CRES", "OBSERVATORY AVE"], postalCode: "ANA NAN"))
}
