/// A language of signs.
public enum SignLanguage: String, CaseIterable, Hashable, Sendable {
    case english, german, french

    /// The words of signs and labels.
    var words: [String] {
        switch self {
        case .english:
            """
            Exit Entrance Parking Library Museum Station Airport Harbour Market Bakery Pharmacy Hospital School Theatre \
            Police Information Tickets Platform Private Closed Open Danger Caution Fragile Handle Storage Kitchen Office \
            Reception Elevator Stairs Garden Bridge River Castle Street Avenue North South Water Coffee Bread Sugar \
            Honey Flour Butter Cheese Apples Oranges Pepper Cotton Leather Silver Winter Summer Monday Friday 24 365 1987
            """.words
        case .german:
            """
            Ausgang Eingang Bahnhof Flughafen Apotheke Krankenhaus Schule Bäckerei Straße Brücke Schloß Garten Küche \
            Vorsicht Zerbrechlich Geöffnet Geschlossen Fußgänger Zürich München Köln Grün Weiß Käse Öl Gemüse Früchte \
            Auskunft Bücherei Rathaus Polizei Gleis Fahrkarten Umleitung Werkstatt Lager Büro Treppe Aufzug Westen \
            Süden Wasser Kaffee Brot Zucker Honig Mehl Äpfel Pfeffer Leder Silber Montag Freitag 24 365 1987 2026
            """.words
        case .french:
            """
            Sortie Entrée Gare Pharmacie Hôpital École Théâtre Musée Bibliothèque Fermé Ouvert Défense Cuisine Fenêtre \
            Forêt Rivière Château Boulangerie Fromagerie Pâtisserie Été Hiver Août Février Café Crème Thé Légumes \
            Renseignements Billets Quai Police Marché Atelier Bureau Escalier Ascenseur Jardin Pont Rue Nord Sud Eau \
            Pain Sucre Miel Farine Beurre Fromage Pommes Poivre Cuir Argent Lundi Vendredi 24 365 1987 2026
            """.words
        }
    }
}

extension String {
    /// The words between spaces.
    fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
