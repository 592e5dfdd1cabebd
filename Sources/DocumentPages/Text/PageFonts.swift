/// The typefaces of a page, as far as they say which letters they show (ISO 32000-1, 9.10).
struct PageFonts {
    /// True if one of them does not say it: programs that copy its text copy the numbers of its letters.
    let haveNamelessLetters: Bool

    /// The numbers of typefaces, of resources in resources, and of differences that are looked at.
    private static let mostFonts = 1000, mostForms = 200, mostDifferences = 512

    /// Looks at the typefaces of a page and of the forms that it draws.
    init(of page: PDFObject) {
        var (waiting, seen, fonts) = ([page["Resources"]].compactMap(\.self), Set<Int>(), [PDFObject]())
        var forms = 0
        while let resources = waiting.popLast(), forms < Self.mostForms, fonts.count < Self.mostFonts {
            forms += 1
            fonts += (resources["Font"]?.keys ?? []).compactMap { resources["Font"]?[$0] }
            for name in resources["XObject"]?.keys ?? [] {
                guard let form = resources["XObject"]?[name], form["Subtype"]?.name == "Form",
                    form.number.map({ seen.insert($0).inserted }) ?? true, let own = form["Resources"]
                else { continue }
                waiting.append(own)
            }
        }
        haveNamelessLetters = fonts.prefix(Self.mostFonts).contains { Self.isNameless($0) }
    }

    private static func isNameless(_ font: PDFObject) -> Bool {
        if font["ToUnicode"] != nil { return false }
        switch font["Subtype"]?.name {
        case "Type0":
            // Character collections of Adobe are known by their names; "Identity" only numbers the shapes of a typeface.
            let collection = font["DescendantFonts"]?.array?.first?["CIDSystemInfo"]?["Ordering"]?.bytes
            return collection.map { String(decoding: $0, as: UTF8.self) == "Identity" } ?? true
        case "Type3": return font["Encoding"]?["Differences"].map { hasNumbers(for: $0) } ?? true
        default:
            let encoding = font["Encoding"]
            if let differences = encoding?["Differences"] { return hasNumbers(for: differences) }
            guard encoding?.name == nil else { return false }
            // A part of a typeface that is embedded may have an encoding of its own.
            let descriptor = font["FontDescriptor"]
            let isPart = font["BaseFont"]?.name.map { $0.dropFirst(6).first == "+" } ?? false
            return isPart && ["FontFile", "FontFile2", "FontFile3"].contains { descriptor?[$0] != nil }
        }
    }

    /// True if most letters have numbers for names, such as `g12`, and not names of the Adobe Glyph List.
    private static func hasNumbers(for differences: PDFObject) -> Bool {
        let names = (differences.array ?? []).prefix(mostDifferences).compactMap(\.name).filter { $0 != ".notdef" }
        let numbered = names.count { name in
            let digits = name.reversed().prefix { $0.isNumber }.count
            let start = name.dropLast(digits)
            return digits > 0 && !["uni", "u"].contains(start) && start.count <= 5
        }
        return 2 * numbered > names.count
    }
}
