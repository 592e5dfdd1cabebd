import Foundation
import MRZ
import Testing

@testable import SpecimenCards

/// The folder of test cards and the recipes it was made by.
struct TestCardsTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "TestCards")

    private func bytes(of name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: Self.folder.appending(path: name)))
    }

    /// Small ones, because debug builds are slow: PNG and JPEG, with and without a book, with blur and noise.
    @Test(arguments: ["td1-scan.png", "td1-zone-only.png", "td3-zone-only.jpg", "td3-tiny.jpg", "td3-small.jpg"])
    func pictureIsMadeAgainByteForByte(name: String) throws {
        let recipe = try #require(TestCardRecipe.all.first { $0.name == name })
        #expect(try recipe.file().bytes == bytes(of: name))
    }

    @Test func manifestIsMadeAgainByteForByte() throws {
        let manifest = try TestCardManifest(cards: TestCardRecipe.all.map { try $0.entry() })
        #expect(try Array(manifest.json().utf8) == bytes(of: "truth.json"))
    }

    @Test func manifestCanBeRead() throws {
        let manifest = try JSONDecoder().decode(TestCardManifest.self, from: Data(bytes(of: "truth.json")))
        #expect(try manifest.cards == TestCardRecipe.all.map { try $0.entry() })
    }

    @Test func readmeIsMadeAgainByteForByte() throws {
        #expect(try Array(TestCards.readme.utf8) == bytes(of: "README.md"))
    }

    @Test func folderHoldsWhatTheRecipesSay() throws {
        let entries = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let files = entries.filter { $0 != "results" }
        #expect(Set(files) == Set(TestCardRecipe.all.map(\.name) + ["truth.json", "README.md"]))
        let results = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path + "/results")
        #expect(Set(results) == Set(TestCardRecipe.all.map { $0.name + ".json" }))
        let sizes = try files.map { try bytes(of: $0).count }
        #expect(sizes.reduce(0, +) < 10_000_000)
    }

    @Test func everyCaseIsThere() {
        let recipes = TestCardRecipe.all
        #expect(recipes.count >= 24)
        #expect(Set(recipes.flatMap(\.photograph.cards).map(\.data.format)) == Set(SpecimenFormat.allCases))
        #expect(Set(recipes.compactMap(\.photograph.conditions.exifOrientation)) == Set(1...8))
        #expect(Set(recipes.map(\.expectation)) == Set(TestCardRecipe.Expectation.allCases))
        #expect(Set(recipes.map(\.name)).count == recipes.count)
    }

    @Test func endingSaysWhatTheFileIs() {
        for recipe in TestCardRecipe.all {
            #expect(recipe.name.hasSuffix(".png") == (recipe.photograph.conditions.jpegQuality == nil))
        }
    }

    @Test(arguments: TestCardRecipe.all)
    func expectationFollowsFromWhatIsPrinted(recipe: TestCardRecipe) throws {
        for document in try recipe.entry().truth.documents where !document.lines.isEmpty {
            let zone = try MachineReadableZone(
                parsing: document.lines, correcting: true, referenceDate: .juneOf2026)
            #expect((zone.verdict == .holds) == document.checkDigitsHold)
            #expect((recipe.expectation == .refuted) == !document.checkDigitsHold)
            #expect(zone.lines == document.lines)
            for (name, value) in document.fields {
                #expect(zone[try #require(FieldName(rawValue: name))]?.value == value)
            }
        }
    }
}
